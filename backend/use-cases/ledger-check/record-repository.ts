import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { AT_ONCE } from './finding.ts';

/** What is known here of payments the provider names: by its ids of the payment or of the order. */
export async function paymentsNamed(
  db: Db,
  provider: string,
  named: readonly { id: string; orderId: string | null }[],
) {
  const orders = named.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  return db
    .selectFrom('payments')
    .select(['id', 'status', 'amount_paise', 'provider_payment_id', 'provider_order_id'])
    .where('provider', '=', provider)
    .where((is) =>
      is.or([
        is(
          'provider_payment_id',
          'in',
          named.map(({ id }) => id),
        ),
        is('provider_order_id', 'in', [...orders, '']),
      ]),
    )
    .execute();
}

/** Which of these ids of the provider, of payments or refunds, are kept aside. */
export async function quarantined(db: Db, providerIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payment_quarantine')
    .select('provider_payment_id')
    .where('provider_payment_id', 'in', providerIds)
    .execute();
  return new Set(rows.map(({ provider_payment_id: id }) => id));
}

/** What is known here of refunds the provider names: by its id, or by our key where it repeats it. */
export async function refundsNamed(db: Db, named: readonly { id: string; idempotencyKey: string | null }[]) {
  const keys = named.flatMap(({ idempotencyKey }) => (idempotencyKey === null ? [] : [idempotencyKey]));
  return db
    .selectFrom('refunds')
    .select(['id', 'status', 'amount_paise', 'provider_refund_id'])
    .where((is) =>
      is.or([
        is(
          'provider_refund_id',
          'in',
          named.map(({ id }) => id),
        ),
        is('id', 'in', [...keys, '']),
      ]),
    )
    .execute();
}

/** Redemptions by their ids, which are our names for the orders. */
export async function redemptionsNamed(db: Db, provider: string, references: readonly string[]) {
  return db
    .selectFrom('redemptions')
    .select(['id', 'status', 'amount_paise', 'provider_order_id'])
    .where('provider', '=', provider)
    .where('id', 'in', [...references, ''])
    .execute();
}

/** Something the provider has to know. */
interface Expected {
  id: string;
  amount: number;
  /** The provider's id of it, or for a voucher our own name of the order. */
  named: string;
}

/** Rows in groups, in the order of their ids: no statement stays open while they are compared. */
async function* inOrder(read: (after: string) => Promise<Expected[]>): AsyncGenerator<Expected[]> {
  for (let after = ''; ;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? '';
  }
}

export const paidPayments = (db: Db, provider: string, until: Date): AsyncGenerator<Expected[]> =>
  inOrder((after) =>
    db
      .selectFrom('payments')
      .select(['id', 'amount_paise as amount', sql<string>`provider_payment_id`.as('named')])
      .where('provider', '=', provider)
      .where('status', 'in', ['paid', 'refunded'])
      .where('completed_at', '<', until)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );

export const sentRefunds = (db: Db, provider: string, until: Date): AsyncGenerator<Expected[]> =>
  inOrder((after) =>
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.id', 'refunds.amount_paise as amount', sql<string>`provider_refund_id`.as('named')])
      .where('provider', '=', provider)
      .where('refunds.status', 'in', ['pending', 'processed'])
      .where('provider_refund_id', 'is not', null)
      .where('refunds.updated_at', '<', until)
      .where('refunds.id', '>', after)
      .orderBy('refunds.id')
      .limit(AT_ONCE)
      .execute(),
  );

export const completedRedemptions = (db: Db, provider: string, until: Date): AsyncGenerator<Expected[]> =>
  inOrder((after) =>
    db
      .selectFrom('redemptions')
      .select(['id', 'amount_paise as amount', 'id as named'])
      .where('provider', '=', provider)
      .where('status', '=', 'completed')
      .where('completed_at', '<', until)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );

/** When the first payment began and the first redemption was asked for; undefined when there is none. */
export async function beginnings(db: Db): Promise<{ payment?: Date; redemption?: Date }> {
  const payment = await db
    .selectFrom('payments')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const redemption = await db
    .selectFrom('redemptions')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return {
    ...(payment && { payment: payment.created_at }),
    ...(redemption && { redemption: redemption.created_at }),
  };
}

/** What an operator has to decide about. */
export async function quarantineRows(db: Db) {
  return db.selectFrom('payment_quarantine').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** How much was checked. */
export async function totals(db: Db) {
  const { rows } = await sql<{
    payments: number;
    refunds: number;
    cards: number;
    redemptions: number;
    onCards: number;
  }>`
    select (select count(*) from payments where status in ('paid', 'refunded')) as payments,
      (select count(*) from refunds) as refunds, (select count(*) from gift_cards) as cards, (select count(*) from redemptions) as redemptions,
      (select coalesce(sum(balance_paise), 0)::bigint from ledger_accounts where kind = 'gift_card') as "onCards"`.execute(
    db,
  );
  return rows[0] ?? { payments: 0, refunds: 0, cards: 0, redemptions: 0, onCards: 0 };
}
