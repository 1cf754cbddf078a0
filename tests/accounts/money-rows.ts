import { issueCards } from '#backend/gift-cards/service.ts';
import type { Context } from '#backend/context.ts';
import { newId } from '#backend/ids.ts';

interface PaymentRows {
  payer: string;
  payee: string;
  eventId: string;
  paise: number;
}

/** A payment that was made, with its contribution and gift card, as its webhook would leave them. @returns its id */
export async function addPayment(ctx: Context, { payer, payee, eventId, paise }: PaymentRows): Promise<string> {
  const id = newId();
  const now = new Date();
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('payments')
      .values({
        id,
        payer_id: payer,
        payee_id: payee,
        request_key: null,
        request_hash: 'hash',
        purpose: 'contribution',
        subject: JSON.stringify({ eventId }),
        description: 'A gift',
        amount_paise: paise,
        status: 'paid',
        provider: 'razorpay',
        provider_order_id: `order_${id}`,
        provider_payment_id: `pay_${id}`,
        checkout: JSON.stringify({ kind: 'form', action: 'https://pay.example', fields: { email: 'payer@private.example' } }),
        method: 'card',
        expires_at: now,
        completed_at: now,
        next_check_at: null,
      })
      .execute();
    await tx.insertInto('contributions').values({ id: newId(), gift_id: null, event_id: eventId, contributor_id: payer, payment_id: id, amount_paise: paise }).execute();
    await issueCards(ctx, tx, { ownerId: payee, eventId, paymentId: id, amountPaise: paise, description: 'A gift', source: { account: 'provider:razorpay', kind: 'provider' } });
  });
  return id;
}
