import { sql } from 'kysely';
import { expect } from 'vitest';
import { cardAccount } from '#backend/money/gift-cards/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { transfer } from '#backend/money/ledger/service.ts';
import type { TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { reconcilePayments } from '#backend/money/payments/service.ts';
import type { Contribution } from '#contract/gifts/contributions.ts';
import type { LedgerJson } from '#sandbox/payments/ledger.ts';
import type { MoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

export type Place = { eventId: string; giftId: string };

/** A contribution that was paid for. */
export interface Given {
  place: Place;
  paymentId: string;
  contributionId: string;
  who: Caller;
}

const sent = {
  held: false,
  order: 'sent',
  tamper: 'none',
  timing: 'at_once',
  repeat: 1,
  newRefunds: 'processed',
};

/** The provider in fair weather, whose webhooks wait until they are released when `held`. */
export async function fairWeather(world: MoneyWorld, { held = true } = {}): Promise<void> {
  world.api.setNow();
  for (const operation of ['payments.refund', 'refunds.fetch', 'orders.create', 'orders.payments'])
    await world.control('fault', { operation, mode: 'none' });
  await world.control('', { ...sent, held });
}

/** Somebody gives; the payer's return tells of it. */
export async function give(
  world: MoneyWorld,
  amount: number,
  { place, who = world.guest }: { place?: Place; who?: Caller } = {},
): Promise<Given> {
  const where = place ?? (await world.gift());
  const payment = await world.begin(where, amount, who);
  await world.comeBack(await world.press(payment, 'pay'));
  return {
    place: where,
    paymentId: payment._id,
    contributionId: await contributionId(world, payment._id),
    who,
  };
}

async function contributionId(world: MoneyWorld, paymentId: string): Promise<string> {
  const row = await world.api.backend.ctx.db
    .selectFrom('contributions')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return row.id;
}

export const withdraw = ({ place, contributionId: id, who }: Given, by: Caller = who) =>
  by.call('withdrawContribution', { params: { ...place, contributionId: id } });

/** The contribution as this person reads it; undefined when they do not. */
export async function asSeen(
  { place, contributionId: id, who }: Given,
  by: Caller = who,
): Promise<Contribution | undefined> {
  const { data } = await by.call('listContributions', { params: place, query: {} });
  return data.contributions.find(({ _id }) => _id === id);
}

export const refundsOf = (world: MoneyWorld, paymentId: string) =>
  world.api.backend.ctx.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute();

/** What the provider itself sent back of a payment, in paise, one number for each time. */
export async function sentBack(world: MoneyWorld, paymentId: string): Promise<number[]> {
  const record = (await (await fetch(`${world.sandbox.url}/razorpay/ledger.json`)).json()) as LedgerJson;
  const { payment } = await world.traces(paymentId);
  return record.refunds
    .filter(({ payment_id }) => payment_id === payment.provider_payment_id)
    .map(({ amount }) => amount);
}

/** Rupees on the cards of a payment, with their states. */
export async function cardsOf(world: MoneyWorld, paymentId: string): Promise<[string, number][]> {
  const { db } = world.api.backend.ctx;
  const cards = await db
    .selectFrom('gift_cards')
    .select(['id', 'status'])
    .where('payment_id', '=', paymentId)
    .orderBy('part')
    .execute();
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_paise'])
    .where('kind', '=', 'gift_card')
    .execute();
  return cards.map(({ id, status }) => [
    status,
    (accounts.find((account) => account.id === cardAccount(id))?.balance_paise ?? 0) / 100,
  ]);
}

/** The organiser buys something for rupees on the first card of a payment. */
export async function spend(world: MoneyWorld, paymentId: string, rupees: number): Promise<void> {
  const { db } = world.api.backend.ctx;
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .selectFrom('gift_cards')
      .select('id')
      .where('payment_id', '=', paymentId)
      .orderBy('part')
      .limit(1)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await transfer(tx, {
      key: newId(),
      kind: 'redeem',
      description: 'Voucher',
      postings: [
        { account: cardAccount(id), kind: 'gift_card', amountPaise: -rupees * 100 },
        { account: 'vouchers', kind: 'hold', amountPaise: rupees * 100 },
      ],
      now: new Date(),
    });
  });
}

/** Letters waiting for somebody since the last look, oldest first. */
export async function takeMails(world: MoneyWorld, { userId }: Caller): Promise<TransactionalMail[]> {
  const { rows } = await world.api.backend.ctx.database.pool.query(
    `with taken as (delete from jobs.job where name = 'letter' and data->>'userId' = $1 returning data, created_on) select data from taken order by created_on`,
    [userId],
  );
  return (rows as { data: { letter: TransactionalMail } }[]).map(({ data }) => data.letter);
}

/** Reconciles every 10 seconds of the product's clock, from `start` on, until `settled`: how many seconds that took. */
export async function secondsUntil(
  world: MoneyWorld,
  start: number,
  settled: () => Promise<boolean>,
): Promise<number> {
  for (let seconds = 10; seconds <= 120; seconds += 10) {
    world.api.setNow(new Date(start + seconds * 1000));
    await reconcilePayments(world.api.backend.paymentContext);
    if (await settled()) return seconds;
  }
  return Infinity;
}

/** Everything set aside for the refunds of payments was sent or put back. */
export async function expectNothingHeld(world: MoneyWorld, ...paymentIds: string[]): Promise<void> {
  const { db } = world.api.backend.ctx;
  expect(
    await db
      .selectFrom('ledger_accounts')
      .select(['id', 'balance_paise'])
      .where('id', 'like', 'refund:%')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('refunds')
            .where('payment_id', 'in', paymentIds)
            .where((each) => each('ledger_accounts.id', '=', sql<string>`'refund:' || refunds.id`)),
        ),
      )
      .where('balance_paise', '<>', 0)
      .execute(),
  ).toEqual([]);
}

/** The event is over since long. */
export async function passes(world: MoneyWorld, { eventId }: Pick<Place, 'eventId'>): Promise<void> {
  const past = new Date(Date.now() - 40 * 86_400_000);
  await world.api.backend.ctx.db
    .updateTable('events')
    .set({ date: past.toISOString().slice(0, 10), starts_at: past })
    .where('id', '=', eventId)
    .execute();
}
