import type { Insertable, Updateable } from 'kysely';
import { claimColumns } from '#backend/gifts/claims/service.ts';
import {
  isOpenColumn,
  isStrangersAlone,
  progressColumns,
} from '#backend/gifts/collaboration/progress-service.ts';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId } from '#backend/platform/ids.ts';

type NewGift = Omit<Insertable<Schema['gifts']>, 'id' | 'position' | 'event_id'>;
type ChangedGift = Pick<Updateable<Schema['gifts']>, 'name' | 'price_paise' | 'link' | 'type' | 'image_id'>;

/** Puts gifts on an event's wishlist, in the order of `gifts`, the first at `position`. @returns their identifiers */
export async function insertGifts(
  tx: Db,
  eventId: string,
  gifts: readonly NewGift[],
  position = 1,
): Promise<string[]> {
  if (gifts.length === 0) return [];
  const rows = gifts.map((gift, index) => ({
    ...gift,
    id: newId(),
    event_id: eventId,
    position: position + index,
  }));
  await tx.insertInto('gifts').values(rows).execute();
  return rows.map((row) => row.id);
}

const withImages = (db: Db) =>
  db
    .selectFrom('gifts')
    .leftJoin('images', 'images.id', 'gifts.image_id')
    .select([
      'gifts.id',
      'gifts.event_id',
      'gifts.name',
      'gifts.price_paise',
      'gifts.link',
      'gifts.type',
      'gifts.image_id',
    ])
    .select(['gifts.purchased_at', 'gifts.delivered_at', 'images.width', 'images.height'])
    .select(claimColumns)
    .select(isStrangersAlone.as('is_strangers_alone'));

/** The first gifts of an event in their order, each with how far giving it together has come. */
export const firstGifts = async (db: Db, eventId: string, limit: number) =>
  readFirstGifts(db, { eventId, limit });

const readFirstGifts = compileOnce((db, { eventId, limit }: { eventId: string; limit: number }) =>
  withImages(db)
    .select(progressColumns)
    .select(isOpenColumn)
    .where('gifts.event_id', '=', eventId)
    .orderBy('gifts.position')
    .orderBy('gifts.id')
    .limit(limit),
);

/** Every gift of several events, each event's in their order. */
export async function giftsOf(db: Db, eventIds: readonly string[]) {
  if (eventIds.length === 0) return [];
  return withImages(db)
    .where('gifts.event_id', 'in', eventIds)
    .orderBy('gifts.event_id')
    .orderBy('gifts.position')
    .orderBy('gifts.id')
    .execute();
}

/** A gift of this event; gifts of other events are not found. */
export async function findWishlistGift(db: Db, eventId: string, giftId: string) {
  return withImages(db)
    .where('gifts.event_id', '=', eventId)
    .where('gifts.id', '=', giftId)
    .executeTakeFirst();
}

/** The gift that a request with this key added before. */
export async function findGiftByRequest(tx: Db, eventId: string, requestKey: string) {
  return withImages(tx)
    .where('gifts.event_id', '=', eventId)
    .where('gifts.request_key', '=', requestKey)
    .executeTakeFirst();
}

/** The event, locked until the transaction ends: whoever adds gifts comes one after the other. */
export async function lockWishlist(tx: Db, eventId: string) {
  return tx
    .selectFrom('events')
    .select(['id', 'event_name', 'organiser_id', 'status', 'gift_count', 'give_together'])
    .where('id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Where the next gift of an event comes. Ask while its wishlist is locked. */
export async function nextPosition(tx: Db, eventId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('gifts')
    .select((select) => select.fn.max('position').as('last'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** A gift of the event, locked until the transaction ends: nobody joins in giving it meanwhile. */
export async function lockWishlistGift(tx: Db, eventId: string, giftId: string) {
  return tx
    .selectFrom('gifts')
    .select(['id', 'name'])
    .where('event_id', '=', eventId)
    .where('id', '=', giftId)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns whether the event has this gift */
export async function changeGift(
  tx: Db,
  eventId: string,
  giftId: string,
  change: ChangedGift,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gifts')
    .set(change)
    .where('event_id', '=', eventId)
    .where('id', '=', giftId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the event had this gift */
export async function removeGift(tx: Db, eventId: string, giftId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('gifts')
    .where('event_id', '=', eventId)
    .where('id', '=', giftId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes when a purchased gift arrived; one that is noted already stays as it is. */
export async function setDelivered(tx: Db, eventId: string, giftId: string, now: Date): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ delivered_at: now })
    .where('event_id', '=', eventId)
    .where('id', '=', giftId)
    .where('purchased_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .execute();
}
