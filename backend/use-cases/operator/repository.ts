import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { PaymentState } from '#backend/platform/database/money-schema.ts';

/** A payment by our id or the provider's, or by the id of anything that came of it: a refund, a contribution, a gift card. */
export async function findPaymentBy(db: Db, id: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where((is) =>
      is.or([
        is('id', '=', id),
        is('provider_order_id', '=', id),
        is('provider_payment_id', '=', id),
        is(
          'id',
          'in',
          is
            .selectFrom('refunds')
            .select('payment_id')
            .where((of) => of.or([of('refunds.id', '=', id), of('provider_refund_id', '=', id)])),
        ),
        is(
          'id',
          'in',
          is.selectFrom('contributions').select('payment_id').where('contributions.id', '=', id),
        ),
        is('id', 'in', is.selectFrom('gift_cards').select('payment_id').where('gift_cards.id', '=', id)),
      ]),
    )
    .executeTakeFirst();
}

/** A redemption by our id or the provider's of its order, with its card. */
export async function findRedemptionBy(db: Db, id: string) {
  return db
    .selectFrom('redemptions')
    .innerJoin('gift_cards', 'gift_cards.id', 'redemptions.card_id')
    .selectAll('redemptions')
    .select(['gift_cards.number', 'gift_cards.payment_id'])
    .where((is) => is.or([is('redemptions.id', '=', id), is('redemptions.provider_order_id', '=', id)]))
    .executeTakeFirst();
}

/** The id of who pays: a person, or a guest without an account. */
export const payerIdOf = (payment: { payer_id: string | null; guest_payer_id: string | null }): string =>
  payment.payer_id ?? payment.guest_payer_id ?? '';

/** First names by user id: what an operator needs to know whom they write to, and no more. */
export async function firstNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name'])
    .where('id', 'in', ids)
    .unionAll(db.selectFrom('guest_payers').select(['id', 'first_name']).where('id', 'in', ids))
    .execute();
  return new Map(rows.map(({ id, first_name: name }) => [id, name]));
}

export const eventsOf = (db: Db, paymentId: string) =>
  db
    .selectFrom('payment_events')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('received_at')
    .execute();

export const contributionRows = (db: Db, paymentId: string) =>
  db.selectFrom('contributions').selectAll().where('payment_id', '=', paymentId).execute();

export const cardRows = (db: Db, paymentId: string) =>
  db.selectFrom('gift_cards').selectAll().where('payment_id', '=', paymentId).orderBy('part').execute();

export const refundsOf = (db: Db, paymentId: string) =>
  db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('created_at').execute();

/** What was kept aside, of one payment or of all. */
export const quarantineOf = (db: Db, paymentId?: string) =>
  db
    .selectFrom('payment_quarantine')
    .selectAll()
    .$if(paymentId !== undefined, (query) => query.where('payment_id', '=', paymentId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function redemptionRows(db: Db, cardIds: readonly string[]) {
  return db
    .selectFrom('redemptions')
    .innerJoin('gift_cards', 'gift_cards.id', 'redemptions.card_id')
    .selectAll('redemptions')
    .select('gift_cards.number')
    .where('card_id', 'in', [...cardIds, ''])
    .orderBy('redemptions.created_at')
    .execute();
}

/** Accounts of money set aside for these refunds and redemptions. */
export async function holdsOf(db: Db, subjects: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('kind', '=', 'hold')
    .where(sql<string>`regexp_replace(id, '^.*:', '')`, 'in', [...subjects, ''])
    .execute();
  return rows.map(({ id }) => id);
}

/** Every posting of the transfers that touch these accounts, oldest first. */
export async function transfersTouching(db: Db, accounts: readonly string[]) {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select(['transfer_id', 'account_id', 'amount_paise', 'ledger_transfers.kind', 'created_at'])
    .where('transfer_id', 'in', (select) =>
      select
        .selectFrom('ledger_postings')
        .select('transfer_id')
        .where('account_id', 'in', [...accounts, '']),
    )
    .orderBy('created_at')
    .orderBy('transfer_id')
    .orderBy('amount_paise')
    .execute();
}

/** Payments, newest first, and how many there are in all. */
export async function listPayments(
  db: Db,
  { state, page, perPage }: { state: PaymentState | undefined; page: number; perPage: number },
) {
  const chosen = db
    .selectFrom('payments')
    .$if(state !== undefined, (query) => query.where('status', '=', state ?? 'paid'));
  const { total } = await chosen
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .select(['id', 'created_at', 'status', 'amount_paise', 'provider_payment_id', 'payee_id'])
    .select(['payer_id', 'guest_payer_id'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
}

export async function noteRefund(tx: Db, refundId: string, note: string): Promise<void> {
  await tx.updateTable('refunds').set({ note }).where('id', '=', refundId).execute();
}
