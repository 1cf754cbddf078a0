import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/env.ts';
import { newId } from '#backend/ids.ts';
import { webhookSignature } from '#backend/providers/payments/razorpay-signatures.ts';
import { organiser } from '#bench/prepare.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { serveBuild } from '#bench/serve.ts';

/** How long the payment provider waited for its webhooks to be answered, in milliseconds. */
export interface WebhookTimes {
  webhooks: number;
  median: number;
  /** 99 of 100 were answered sooner. */
  p99: number;
}

const PAYMENTS = 300;
const AT_ONCE = 10;

/** Payments of guests for gifts of one event, begun and not yet paid. @returns the order and amount of each */
export async function begin(database: Record<string, string>): Promise<string[]> {
  const env = readEnv({ SHAGUN_MODE: 'local', LOG_LEVEL: 'error', APP_URL: 'http://localhost:3000', ...database });
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  try {
    const cookie = await organiser(backend);
    const answer = await backend.fetch(
      new Request('http://localhost:3000/events/create', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: 'http://localhost:3000' },
        body: JSON.stringify({ eventType: 'wedding', eventName: 'Meera weds Arjun', date: '2031-02-14', time: '19:30', description: 'Come.', venue: { name: 'Taj', location: 'Udaipur' }, giftsWanted: [{ name: 'A kettle', price: 1_000_000 }] }),
      }),
    );
    if (!answer.ok) throw new Error(`Creating an event answered ${answer.status}`);
    const { db } = backend.ctx;
    const { id: giftId, event_id: eventId } = await db.selectFrom('gifts').select(['id', 'event_id']).executeTakeFirstOrThrow();
    const { organiser_id: payee } = await db.selectFrom('events').select('organiser_id').where('id', '=', eventId).executeTakeFirstOrThrow();
    const orders: string[] = [];
    for (let payment = 0; payment < PAYMENTS; payment += 1) {
      const id = newId();
      const payer = newId();
      const order = `order_${id.replace(/[^A-Za-z0-9]/g, '')}`;
      await db.insertInto('users').values({ id: payer, issuer: 'bench', subject: payer, verified_email: `${payer}@example.in`, email: `${payer}@example.in`, first_name: 'Guest', last_name: String(payment) }).execute();
      await db
        .insertInto('payments')
        .values({
          id,
          payer_id: payer,
          payee_id: payee,
          request_key: null,
          request_hash: id,
          purpose: 'contribution',
          subject: JSON.stringify({ eventId, giftId }),
          description: 'A kettle',
          amount_paise: 100_000,
          provider: 'razorpay',
          provider_order_id: order,
          provider_payment_id: null,
          checkout: null,
          method: null,
          created_at: new Date(),
          expires_at: new Date(Date.now() + 1_800_000),
          completed_at: null,
          next_check_at: null,
          updated_at: new Date(),
        })
        .execute();
      orders.push(order);
    }
    return orders;
  } finally {
    await backend.stop();
  }
}

/** Pays them all: the provider sends ten webhooks at once, each as soon as one is answered. Every one of them credits a contribution. */
export async function measureWebhooks(build: string, database: Record<string, string>): Promise<WebhookTimes> {
  const orders = await begin(database);
  const port = await findFreePorts(1);
  const server = await serveBuild(build, port, database);
  const taken: number[] = [];
  try {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let order = orders.pop(); order; order = orders.pop()) {
          const payment = { id: order.replace('order_', 'pay_'), order_id: order, amount: 100_000, currency: 'INR', status: 'captured', method: 'upi', created_at: Math.floor(Date.now() / 1000) };
          const body = Buffer.from(JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: payment } } }));
          const headers = { 'Content-Type': 'application/json', 'X-Razorpay-Event-Id': order, 'X-Razorpay-Signature': webhookSignature(readEnv(database).RAZORPAY_WEBHOOK_SECRET, body) };
          const started = performance.now();
          const answer = await fetch(`http://127.0.0.1:${port}/api/payments/webhook`, { method: 'POST', headers, body });
          await answer.text();
          taken.push(performance.now() - started);
          if (!answer.ok) throw new Error(`A webhook was answered with ${answer.status}`);
        }
      }),
    );
  } finally {
    await server.stop();
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { webhooks: sorted.length, median: at(0.5), p99: at(0.99) };
}
