import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { OutsideStore } from '#backend/platform/picture-store/port.ts';

/** Where the bytes of a picture lie: in its row, or under a key of a store. */
export type PicturePlace =
  | { store: null; object_key: null; stored_bytes: null; bytes: Buffer; thumbnail: Buffer }
  | { store: OutsideStore; object_key: string; stored_bytes: number; bytes: null; thumbnail: null };

/** An object that no row names. */
interface LooseObject {
  key: string;
  store: OutsideStore;
}

/** Writes down that an object is to be deleted at `due`, unless a picture takes its key before. */
export async function noteObject(db: Db, { key, store }: LooseObject, due: Date): Promise<void> {
  await db.insertInto('picture_objects_to_delete').values({ object_key: key, store, due_at: due }).execute();
}

/** Objects that are due to be deleted, the oldest first. */
export async function dueObjects(db: Db, now: Date, limit: number): Promise<LooseObject[]> {
  return db
    .selectFrom('picture_objects_to_delete')
    .select(['object_key as key', 'store'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** Takes objects off the list: they are gone. */
export async function forgetObjects(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('picture_objects_to_delete').where('object_key', 'in', keys).execute();
}

/** Leaves objects that could not be deleted for later, so that they keep no others waiting. */
export async function postponeObjects(db: Db, keys: readonly string[], due: Date): Promise<void> {
  await db
    .updateTable('picture_objects_to_delete')
    .set({ due_at: due })
    .where('object_key', 'in', keys)
    .execute();
}

const liesElsewhere = (store: OutsideStore | null) => sql<boolean>`images.store is distinct from ${store}`;

/** Pictures that do not lie in `store` (null: the database), with their place, by identifier from after `after`. */
export async function picturesElsewhere(db: Db, store: OutsideStore | null, after: string, limit: number) {
  return db
    .selectFrom('images')
    .select(['id', 'media_type', 'store', 'object_key', 'bytes', 'thumbnail'])
    .where(liesElsewhere(store))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many pictures do not lie in `store`. */
export async function countElsewhere(db: Db, store: OutsideStore | null): Promise<number> {
  const { count } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(liesElsewhere(store))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const keyIs = (key: string | null) => sql<boolean>`object_key is not distinct from ${key}`;

/** Whether a picture still lies where it lay. */
export async function liesAt(db: Db, id: string, was: { object_key: string | null }): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('id')
    .where('id', '=', id)
    .where(keyIs(was.object_key))
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a picture its new place, if it lies where it lay. @returns whether it did */
export async function replacePicture(
  db: Db,
  id: string,
  was: { object_key: string | null },
  place: PicturePlace,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set(place)
    .where('id', '=', id)
    .where(keyIs(was.object_key))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
