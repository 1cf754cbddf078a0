import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EncodedPicture } from '#backend/platform/picture-work/picture-tasks.ts';
import type { PlacedPicture } from './place-service.ts';
import { imageReferences } from './references.ts';

export async function insertImage(
  db: Db,
  row: { id: string; ownerId: string; picture: PlacedPicture<EncodedPicture>; now: Date },
): Promise<void> {
  const { mediaType, ...picture } = row.picture;
  await db
    .insertInto('images')
    .values({ id: row.id, owner_id: row.ownerId, media_type: mediaType, ...picture, created_at: row.now })
    .execute();
}

/** How many pictures a person sent are kept, and their bytes; what was drawn for them does not count. */
export async function keptBy(db: Db, ownerId: string): Promise<{ pictures: number; bytes: number }> {
  return db
    .selectFrom('images')
    .select(({ fn }) => [
      fn.countAll<number>().as('pictures'),
      sql<number>`coalesce(sum(coalesce(octet_length(bytes) + octet_length(thumbnail), stored_bytes)), 0)::bigint`.as(
        'bytes',
      ),
    ])
    .where('owner_id', '=', ownerId)
    .where('drawn', '=', sql<boolean>`false`)
    .executeTakeFirstOrThrow();
}

/** One size of a picture, or where it lies. */
export async function findImage(db: Db, imageId: string, size: 'full' | 'thumbnail') {
  return db
    .selectFrom('images')
    .select(['media_type', 'store', 'object_key', size === 'full' ? 'bytes as body' : 'thumbnail as body'])
    .where('id', '=', imageId)
    .executeTakeFirst();
}

/** Those of `ids` that are pictures this person uploaded. */
export async function ownedImages(db: Db, ownerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Whether a picture is one this person uploaded for the page of an event: cropped three to two, to the pixel. */
export async function isPhotoOf(db: Db, ownerId: string, imageId: string): Promise<boolean> {
  const photo = await db
    .selectFrom('images')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', imageId)
    .where(sql<boolean>`abs(2 * width - 3 * height) <= 3`)
    .executeTakeFirst();
  return photo !== undefined;
}

/**
 * Makes a picture the owner's of an event, when they or the host who puts it there uploaded
 * it: it stays with the event when that host deletes their account.
 *
 * @returns whether it was one of theirs
 */
export async function giveImage(
  db: Db,
  imageId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ owner_id: to })
    .where('id', '=', imageId)
    .where('owner_id', 'in', [from, to])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those of `ids` that are not kept. */
export async function missingImages(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute();
  const kept = new Set(rows.map((row) => row.id));
  return new Set(ids.filter((id) => !kept.has(id)));
}

/** A picture or a page made by the product itself, named by what it shows. */
export interface DrawnImage {
  id: string;
  ownerId: string;
  mediaType: 'image/png' | 'application/pdf';
  width: number;
  height: number;
  bytes: Buffer;
  thumbnail: Buffer;
}

/** Keeps a drawn image; one of the same name shows the same and stays. */
export async function keepDrawnImage(
  tx: Db,
  { id, ownerId, mediaType, ...image }: PlacedPicture<DrawnImage>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('images')
    .values({ id, owner_id: ownerId, media_type: mediaType, ...image, drawn: true, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whether something shows a picture; with `offset 0` it is asked of each, and no table is read to ask it of all at once. */
const isShown = sql<boolean>`(${sql.join(
  imageReferences.map(
    ([table, column]) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = images.id offset 0)`,
  ),
  sql` or `,
)})`;

/** Whether a draft of its owner names a picture inside what was typed. */
const isInDraft = sql<boolean>`exists (select from event_drafts where event_drafts.user_id = images.owner_id and position(images.id in event_drafts.entries::text) > 0)`;

const inUse = sql<boolean>`(${isShown} or ${isInDraft})`;

/**
 * Notes since when each picture is used by nothing, and takes the note back from those that are used again. A
 * picture that something shows is not looked at again before the database says that it was taken away there.
 */
export async function noteUnusedImages(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // held, so that whoever takes one away meanwhile is waited for, or says so afterwards
    const looked = sql<string>`select id from images where not shown`;
    await sql`select count(*) from (${looked} for no key update) as held`.execute(tx);
    await tx
      .updateTable('images')
      .set({ shown: true, unused_since: null })
      .where('shown', '=', sql<boolean>`false`)
      .where(isShown)
      .execute();
  });
  await db
    .updateTable('images')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(isInDraft)
    .execute();
  await db
    .updateTable('images')
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where('shown', '=', sql<boolean>`false`)
    .where(({ not }) => not(inUse))
    .execute();
}

/** Deletes those of a person's pictures that came for something which was given up, unless anything uses them. */
export async function deleteUnshownImages(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('images')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where(({ not }) => not(inUse))
    .execute();
}

/** Deletes pictures that nothing has used since before `before`. @returns how many */
export async function deleteUnusedImages(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('images')
    .where('unused_since', '<', before)
    .where(({ not }) => not(inUse))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
