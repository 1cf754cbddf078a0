import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { newId } from '#backend/platform/ids.ts';
import { webhookSignature } from '#backend/providers/payments/razorpay-signatures.ts';
import { atDistance } from '#bench/distance.ts';
import { organiser } from '#bench/prepare.ts';
import { serveBuild } from '#bench/serve.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
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

const PAISE = 100_000;
/** Payments that are told of by so many webhooks at once. */
interface Round {
  payments: number;
  atOnce: number;
}

/** Payments of guests for gifts of one event, one gift for each round, begun and not yet paid. @returns their orders */
async function begin(database: Record<string, string>, rounds: readonly Round[]): Promise<string[][]> {
  const env = readEnv({
    SHAGUN_MODE: 'local',
    LOG_LEVEL: 'error',
    APP_URL: 'http://localhost:3000',
    ...database,
  });
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  try {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: await organiser(backend),
      Origin: 'http://localhost:3000',
    };
    const send = async (method: string, path: string, body?: object) => {
      const answer = await backend.fetch(
        new Request(`http://localhost:3000${path}`, {
          method,
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      );
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()) as { event: { _id: string } };
    };
    const giftsWanted = rounds.map((_, index) => ({ name: `Gift number ${index + 1}`, price: 1_000_000 }));
    const { event } = await send('POST', '/events/create', {
      eventType: 'wedding',
      eventName: 'Meera weds Arjun',
      date: '2031-02-14',
      time: '19:30',
      description: 'Come.',
      venue: { name: 'Taj', location: 'Udaipur' },
      giftsWanted,
    });
    const { db } = backend.ctx;
    const gifts = await db
      .selectFrom('gifts')
      .select('id')
      .where('event_id', '=', event._id)
      .orderBy('position')
      .execute();
    const { organiser_id: payee } = await db
      .selectFrom('events')
      .select('organiser_id')
      .where('id', '=', event._id)
      .executeTakeFirstOrThrow();
    const orders: string[][] = [];
    for (const [index, { payments }] of rounds.entries()) {
      const giftId = gifts[index]?.id ?? '';
      await send('PATCH', `/events/${event._id}/wishlist/gift/${giftId}/enable-collaboration`);
      const payers = Array.from({ length: payments }, newId);
      const rows = payers.map((payer) =>
        paymentRow({
          payer,
          payee,
          paise: PAISE,
          subject: JSON.stringify({ eventId: event._id, giftId }),
          description: 'A kettle',
        }),
      );
      await db
        .insertInto('users')
        .values(
          payers.map((id, number) => ({
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
      await db.insertInto('payments').values(rows).execute();
      orders.push(rows.map((row) => row.provider_order_id));
    }
    return orders;
  } finally {
    await backend.stop();
  }
}

/** Pays them all: the provider sends so many webhooks at once, each as soon as one is answered. Every one of them credits a contribution. */
async function pay(url: string, secret: string, orders: string[], atOnce: number): Promise<WebhookTimes> {
  const taken: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let order = orders.pop(); order; order = orders.pop()) {
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
        const answer = await fetch(url, { method: 'POST', headers, body });
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
    rate: Math.round(sorted.length / seconds),
  };
}

/** Serves the database, reached as `served` says, and pays the rounds one after the other. */
async function payRounds(
  build: string,
  database: Record<string, string>,
  served: Record<string, string>,
  rounds: readonly Round[],
): Promise<WebhookTimes[]> {
  const orders = await begin(database, rounds);
  const port = await findFreePorts(1);
  const server = await serveBuild(build, port, { ...database, ...served });
  try {
    const times: WebhookTimes[] = [];
    for (const [index, { atOnce }] of rounds.entries()) {
      times.push(
        await pay(
          `http://127.0.0.1:${port}/api/payments/webhook`,
          readEnv(database).RAZORPAY_WEBHOOK_SECRET,
          orders[index] ?? [],
          atOnce,
        ),
      );
    }
    return times;
  } finally {
    await server.stop();
  }
}

/** 300 payments of one gift, told of by ten webhooks at once. */
export async function measureWebhooks(
  build: string,
  database: Record<string, string>,
): Promise<WebhookTimes> {
  // what a process does for the first time is not what is measured
  const [, times] = await payRounds(build, database, {}, [
    { payments: 30, atOnce: 5 },
    { payments: 300, atOnce: 10 },
  ]);
  if (!times) throw new Error('Nothing was paid');
  return times;
}

/** How many payments are settled in a second when so many come at once, on a PostgreSQL server that is a millisecond away. */
export async function measureSettling(
  build: string,
  url: string,
  atOnce: readonly number[],
): Promise<Map<number, WebhookTimes>> {
  const near = new URL(url);
  const far = await atDistance(Number(near.port), 1);
  const distant = new URL(url);
  distant.port = String(far.port);
  try {
    const rounds = atOnce.map((count) => ({ payments: 200, atOnce: count }));
    // what a process does for the first time is not what is measured
    const [, ...times] = await payRounds(
      build,
      { DATABASE_URL: url, DATA_DIR: '/nowhere' },
      { DATABASE_URL: distant.href, DATABASE_POOL_SIZE: '50' },
      [{ payments: 50, atOnce: 5 }, ...rounds],
    );
    return new Map(times.map((each, index) => [atOnce[index] ?? 0, each]));
  } finally {
    await far.close();
  }
}
