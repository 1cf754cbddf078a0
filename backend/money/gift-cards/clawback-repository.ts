import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { CardRow } from './repository.ts';

/** The cards issued for these payments. */
export const findCardsOf = async (db: Db, paymentIds: readonly string[]): Promise<CardRow[]> =>
  paymentIds.length === 0
    ? []
    : db.selectFrom('gift_cards').selectAll().where('payment_id', 'in', paymentIds).execute();

/** The same of one payment, locked in the order in which the ledger locks their accounts. */
export const lockCardsOf = async (tx: Db, paymentId: string): Promise<CardRow[]> =>
  tx
    .selectFrom('gift_cards')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Marks cards as used up. */
export async function markUsed(tx: Db, cardIds: readonly string[]): Promise<void> {
  if (cardIds.length > 0)
    await tx.updateTable('gift_cards').set({ status: 'used' }).where('id', 'in', cardIds).execute();
}

/** Makes cards usable again, until this moment at least; of a new last day their owner is told. */
export async function reopenCards(tx: Db, cardIds: readonly string[], until: Date): Promise<void> {
  if (cardIds.length > 0)
    await tx
      .updateTable('gift_cards')
      .set({
        status: 'active',
        expires_at: sql`greatest(expires_at, ${until})`,
        expiry_announced_at: sql`case when expires_at < ${until} then null else expiry_announced_at end`,
      })
      .where('id', 'in', cardIds)
      .execute();
}
