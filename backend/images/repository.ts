import type { Db } from '../database/connect.ts';
import type { EncodedPicture } from './encode.ts';

export async function insertImage(db: Db, row: { id: string; ownerId: string; picture: EncodedPicture; now: Date }): Promise<void> {
  const { mediaType, ...picture } = row.picture;
  await db
    .insertInto('images')
    .values({ id: row.id, owner_id: row.ownerId, media_type: mediaType, ...picture, created_at: row.now })
    .execute();
}

/** One size of a picture. */
export async function findImage(db: Db, imageId: string, size: 'full' | 'thumbnail') {
  return db
    .selectFrom('images')
    .select(['media_type', size === 'full' ? 'bytes as body' : 'thumbnail as body'])
    .where('id', '=', imageId)
    .executeTakeFirst();
}

/** Those of `ids` that are pictures this person uploaded. */
export async function ownedImages(db: Db, ownerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('images').select('id').where('owner_id', '=', ownerId).where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
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
export async function keepDrawnImage(tx: Db, { id, ownerId, mediaType, ...image }: DrawnImage, now: Date): Promise<void> {
  await tx
    .insertInto('images')
    .values({ id, owner_id: ownerId, media_type: mediaType, ...image, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes pictures made before `before` that no gift and no invitation shows and no draft of their owner can still name. */
export async function deleteUnusedImages(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('images')
    .where('created_at', '<', before)
    .where((where) =>
      where.not(where.exists(where.selectFrom('gifts').select('gifts.id').whereRef('gifts.image_id', '=', 'images.id'))),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('event_designs')
            .select('event_id')
            .where(({ eb, or }) => or((['photo_id', 'wide_image_id', 'tall_image_id', 'print_image_id'] as const).map((column) => eb(column, '=', where.ref('images.id'))))),
        ),
      ),
    )
    .where((where) =>
      where.not(where.exists(where.selectFrom('design_tool_pictures').select('event_id').whereRef('image_id', '=', 'images.id'))),
    )
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('event_drafts').select('event_drafts.user_id').whereRef('event_drafts.user_id', '=', 'images.owner_id'),
        ),
      ),
    )
    .execute();
}
