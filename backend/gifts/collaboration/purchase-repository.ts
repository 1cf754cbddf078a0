import type { Db } from '#backend/platform/database/connect.ts';
import { emailFor, type Seer } from './giver-repository.ts';
import { withGuestNames } from './guest-names-repository.ts';

const purchases = (db: Db, giftIds: readonly string[]) =>
  db
    .selectFrom('gift_purchases')
    .innerJoin('users', 'users.id', 'gift_purchases.user_id')
    .select([
      'gift_purchases.gift_id',
      'gift_purchases.confirmation',
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.profile_picture',
    ])
    .where('gift_purchases.gift_id', 'in', giftIds);

/** Who bought these gifts, and what they wrote about it. */
export const purchasesOf = async (db: Db, giftIds: readonly string[]) =>
  giftIds.length === 0 ? [] : purchases(db, giftIds).execute();

/** The same as somebody may read it who is named the buyers, with the buyer's address where they may have it. */
export async function purchasesSeenBy(db: Db, giftIds: readonly string[], seer: Seer) {
  if (giftIds.length === 0) return [];
  return withGuestNames(
    db,
    await purchases(db, giftIds).select(emailFor(seer, 'gift_purchases.gift_id')).execute(),
    seer,
  );
}

/** Notes who bought the gift. Ask while its row is locked and nobody did. */
export async function insertPurchase(
  tx: Db,
  purchase: { giftId: string; userId: string; confirmation: string; now: Date },
): Promise<void> {
  const { giftId, userId, confirmation, now } = purchase;
  await tx.updateTable('gifts').set({ purchased_at: now }).where('id', '=', giftId).execute();
  await tx
    .insertInto('gift_purchases')
    .values({ gift_id: giftId, user_id: userId, confirmation, created_at: now })
    .execute();
}

/** Remembers whose mark a host took back. */
export async function insertRefusal(
  tx: Db,
  refusal: { gift_id: string; user_id: string; refused_at: Date },
): Promise<void> {
  await tx
    .insertInto('purchase_refusals')
    .values(refusal)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whose mark of this gift a host took back. */
export async function refusedBuyersOf(tx: Db, giftId: string): Promise<string[]> {
  return (
    await tx.selectFrom('purchase_refusals').select('user_id').where('gift_id', '=', giftId).execute()
  ).map((row) => row.user_id);
}

export async function deleteRefusals(tx: Db, giftId: string): Promise<void> {
  await tx.deleteFrom('purchase_refusals').where('gift_id', '=', giftId).execute();
}

/** Forgets who bought the gift, what they wrote and that it arrived. Ask while its row is locked. */
export async function deletePurchase(tx: Db, giftId: string): Promise<void> {
  await tx.deleteFrom('gift_purchases').where('gift_id', '=', giftId).execute();
  await tx
    .updateTable('gifts')
    .set({ purchased_at: null, delivered_at: null })
    .where('id', '=', giftId)
    .execute();
}
