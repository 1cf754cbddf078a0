import type { Context } from '#backend/platform/context.ts';
import { newId } from '#backend/platform/ids.ts';
import { webhookSignature } from '#backend/providers/payments/razorpay-signatures.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';

/** How long the payment provider waited for its webhooks to be answered, in milliseconds. */
export interface WebhookTimes {
  webhooks: number;
  median: number;
  /** 99 of 100 were answered sooner. */
  p99: number;
  /** Payments that were settled in a second. */
  rate: number;
}

/** A gift that people may pay for together. */
export interface MeasuredGift {
  organiserId: string;
  eventId: string;
  giftId: string;
}

const PAISE = 100_000;

async function addPeople(ctx: Context, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await ctx.db
    .insertInto('users')
    .values(
      ids.map((id, number) => ({
        id,
        issuer: 'bench',
        subject: id,
        verified_email: `${id}@example.in`,
        email: `${id}@example.in`,
        first_name: 'Guest',
        last_name: String(number),
      })),
    )
    .execute();
  await ctx.db
    .insertInto('address_owners')
    .values(ids.map((id) => ({ email: `${id}@example.in`, user_id: id, since: new Date() })))
    .execute();
  return ids;
}

/** So many gifts, each of another organiser. */
export async function addGifts(ctx: Context, count: number): Promise<MeasuredGift[]> {
  const gifts: MeasuredGift[] = [];
  for (const organiserId of await addPeople(ctx, count)) {
    const eventId = await addEvent(ctx, organiserId);
    const giftId = newId();
    await ctx.db
      .insertInto('gifts')
      .values({
        id: giftId,
        event_id: eventId,
        position: 1,
        name: 'A kettle',
        price_paise: 100_000_000,
        image_id: null,
        purchased_at: null,
        delivered_at: null,
        request_key: null,
      })
      .execute();
    await ctx.db
      .insertInto('collaborations')
      .values({ gift_id: giftId, enabled_by: organiserId, open_to_all: true })
      .execute();
    gifts.push({ organiserId, eventId, giftId });
  }
  return gifts;
}

/** A payment begun and not yet paid for each of the gifts, each by somebody new. @returns their orders at the provider */
export async function beginPayments(ctx: Context, gifts: readonly MeasuredGift[]): Promise<string[]> {
  const payers = await addPeople(ctx, gifts.length);
  const rows = gifts.map(({ organiserId, eventId, giftId }, index) =>
    paymentRow({
      payer: payers[index] ?? '',
      payee: organiserId,
      paise: PAISE,
      subject: JSON.stringify({ eventId, giftId }),
      description: 'A kettle',
    }),
  );
  await ctx.db.insertInto('payments').values(rows).execute();
  return rows.map((row) => row.provider_order_id);
}

/** Pays them all: the provider sends so many webhooks at once, each as soon as one is answered. Every one of them credits a contribution. */
export async function payByWebhooks(
  app: string,
  secret: string,
  orders: readonly string[],
  atOnce: number,
): Promise<WebhookTimes> {
  const left = [...orders];
  const taken: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let order = left.pop(); order; order = left.pop()) {
        const payment = {
          id: order.replace('order_', 'pay_'),
          order_id: order,
          amount: PAISE,
          currency: 'INR',
          status: 'captured',
          method: 'upi',
          created_at: Math.floor(Date.now() / 1000),
        };
        const body = Buffer.from(
          JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: payment } } }),
        );
        const headers = {
          'Content-Type': 'application/json',
          'X-Razorpay-Event-Id': order,
          'X-Razorpay-Signature': webhookSignature(secret, body),
        };
        const started = performance.now();
        const answer = await fetch(`${app}/api/payments/webhook`, { method: 'POST', headers, body });
        await answer.text();
        taken.push(performance.now() - started);
        if (!answer.ok) throw new Error(`A webhook was answered with ${answer.status}`);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return {
    webhooks: sorted.length,
    median: at(0.5),
    p99: at(0.99),
    rate: sorted.length / seconds,
  };
}
