import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { provenEmail } from '#backend/platform/database/proven-email.ts';
import type { MoneySchema } from '#backend/platform/database/money-schema.ts';
import { dueRows } from '#backend/money/due-repository.ts';

export type RedemptionRow = Selectable<MoneySchema['redemptions']>;

/** Stores a redemption; undefined when its user's request key was used before. Waits for one with the same key that is being stored. */
export async function insertRedemption(
  tx: Db,
  redemption: Insertable<MoneySchema['redemptions']>,
): Promise<RedemptionRow | undefined> {
  return tx
    .insertInto('redemptions')
    .values(redemption)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'request_key']).where('request_key', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findRedemptionByRequestKey(
  db: Db,
  userId: string,
  key: string,
): Promise<RedemptionRow | undefined> {
  return db
    .selectFrom('redemptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

export async function findRedemption(db: Db, id: string): Promise<RedemptionRow | undefined> {
  return db.selectFrom('redemptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockRedemption(tx: Db, id: string): Promise<RedemptionRow | undefined> {
  return tx.selectFrom('redemptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What was bought with these cards, newest first. */
export async function redemptionsOf(db: Db, cardIds: readonly string[]): Promise<RedemptionRow[]> {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom('redemptions')
    .selectAll()
    .where('card_id', 'in', cardIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether money of the card is set aside for something that is not over. */
export async function hasOpenRedemption(db: Db, cardId: string): Promise<boolean> {
  const open = await db
    .selectFrom('redemptions')
    .select('id')
    .where('card_id', '=', cardId)
    .where('next_check_at', 'is not', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** Notes that the order is about to be sent. Only the first caller gets the redemption; all others get undefined. */
export async function takeToOrder(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<RedemptionRow | undefined> {
  return db
    .updateTable('redemptions')
    .set({ status: 'ordering', ordered_at: now, next_check_at: until, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .returningAll()
    .executeTakeFirst();
}

export async function updateRedemption(
  tx: Db,
  id: string,
  change: Updateable<MoneySchema['redemptions']>,
): Promise<RedemptionRow> {
  return tx
    .updateTable('redemptions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Notes when to ask again; a redemption that is over is left as it is. */
export async function askAgainAt(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('redemptions')
    .set({ next_check_at: at })
    .where('id', '=', id)
    .where('next_check_at', 'is not', null)
    .execute();
}

/** Takes redemptions whose time has come, for this process alone: another one finds them again after `until`. */
export async function claimDueRedemptions(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<RedemptionRow[]> {
  return db
    .updateTable('redemptions')
    .set({ next_check_at: until })
    .where('id', 'in', dueRows('redemptions', { now, limit }))
    .returningAll()
    .execute();
}

/** Who buys: where the voucher goes unless they say otherwise, and that address again where it is theirs (`provenEmail`). */
export async function buyerOf(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'pending_email', provenEmail().as('proven_email')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
