import type { Insertable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { newId } from '../ids.ts';

type NewGift = Omit<Insertable<Schema['gifts']>, 'id' | 'position' | 'event_id'>;

/** Gives a new event its wishlist, in the order of `gifts`. */
export async function insertGifts(tx: Db, eventId: string, gifts: readonly NewGift[]): Promise<void> {
  if (gifts.length === 0) return;
  await tx
    .insertInto('gifts')
    .values(gifts.map((gift, index) => ({ ...gift, id: newId(), event_id: eventId, position: index + 1 })))
    .execute();
}

const withImages = (db: Db) =>
  db
    .selectFrom('gifts')
    .leftJoin('images', 'images.id', 'gifts.image_id')
    .select(['gifts.id', 'gifts.event_id', 'gifts.name', 'gifts.price_paise', 'gifts.link', 'gifts.type', 'gifts.image_id'])
    .select(['images.width', 'images.height']);

/** The first gifts of an event in their order. */
export async function firstGifts(db: Db, eventId: string, limit: number) {
  return withImages(db).where('gifts.event_id', '=', eventId).orderBy('gifts.position').orderBy('gifts.id').limit(limit).execute();
}

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
