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

/** Marks cards as used up, or as usable again. */
export async function markCards(
  tx: Db,
  cardIds: readonly string[],
  status: 'active' | 'used',
): Promise<void> {
  if (cardIds.length > 0)
    await tx.updateTable('gift_cards').set({ status }).where('id', 'in', cardIds).execute();
}
