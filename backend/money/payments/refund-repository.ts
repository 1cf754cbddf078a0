import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { MoneySchema } from '#backend/platform/database/money-schema.ts';
import type { RefundRow } from './payment-handler.ts';
import { dueRows } from '#backend/money/due-repository.ts';

export async function insertRefund(tx: Db, refund: Insertable<MoneySchema['refunds']>): Promise<RefundRow> {
  return tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** The refund of a payment that did not fail: there is one at most. */
export async function findStandingRefund(db: Db, paymentId: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
}

export async function findLatestRefund(db: Db, paymentId: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The refund the provider reports: found by our key, which it repeats, or by its own id, and only of this payment. */
export async function findReportedRefund(
  db: Db,
  paymentId: string,
  { id, idempotencyKey }: { id: string; idempotencyKey: string | null },
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where((is) => is.or([is('id', '=', idempotencyKey ?? ''), is('provider_refund_id', '=', id)]))
    .executeTakeFirst();
}

export async function updateRefund(
  db: Db,
  id: string,
  change: Updateable<MoneySchema['refunds']>,
): Promise<void> {
  await db.updateTable('refunds').set(change).where('id', '=', id).execute();
}

/** Notes when to ask about a refund again, unless it has ended meanwhile. */
export async function keepAsking(
  db: Db,
  id: string,
  change: { failure: string; next_check_at: Date },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', ['requested', 'pending'])
    .execute();
}

/** Takes refunds whose time has come, for this process alone: another one finds them again after `until`. With `id`, that one if it is due. */
export async function claimDueRefunds(
  db: Db,
  { now, until, limit, id }: { now: Date; until: Date; limit: number; id?: string | undefined },
): Promise<RefundRow[]> {
  return db
    .updateTable('refunds')
    .set({ next_check_at: until })
    .where('id', 'in', dueRows('refunds', { now, limit, id }))
    .returningAll()
    .execute();
}
