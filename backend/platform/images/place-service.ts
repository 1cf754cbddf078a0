import { imageWords } from '#messages/images/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { nothingHoldsMigrations } from '#backend/platform/database/migrate.ts';
import { busy, Problem } from '#backend/platform/errors.ts';
import {
  newObjectKey,
  objectName,
  type OutsideStore,
  type PictureSize,
  type PictureStore,
} from '#backend/platform/picture-store/port.ts';
import {
  dueObjects,
  forgetObjects,
  noteObject,
  postponeObjects,
  type PicturePlace,
} from './place-repository.ts';
import { HOUR_MS } from '#contract/common/durations.ts';

/** A picture with its bytes at hand. */
interface PictureAtHand {
  mediaType: string;
  bytes: Buffer;
  thumbnail: Buffer;
}

/** A picture whose bytes are safe where new pictures go; what is left is to write its row. */
export type PlacedPicture<Picture extends PictureAtHand> = Omit<Picture, 'bytes' | 'thumbnail'> &
  PicturePlace;

/** An object whose row was not written by then belongs to nothing: no request and no job takes as long. */
const UNUSED_MS = 24 * HOUR_MS;
const AT_ONCE = 100;

/**
 * Puts a picture's bytes where new pictures go. Slow, so call it before the transaction that writes its row; without that row
 * they are deleted a day later.
 *
 * @throws {Problem} 503 when the store does not take them
 */
export async function placePicture<Picture extends PictureAtHand>(
  ctx: Context,
  picture: Picture,
): Promise<PlacedPicture<Picture>> {
  const { target } = ctx.pictureStores;
  if (!target) return { ...picture, store: null, object_key: null, stored_bytes: null };
  try {
    return { ...picture, ...(await putInStore(ctx, target, picture)) };
  } catch (error) {
    ctx.log.error({ err: error, store: target.name }, 'the store of pictures did not take one');
    throw busy(30, imageWords.storeAway);
  }
}

/** Puts both sizes into a store under a new key, which is written down before. @throws what the store throws */
export async function putInStore(
  ctx: Context,
  store: PictureStore,
  { bytes, thumbnail, mediaType }: PictureAtHand,
): Promise<PicturePlace> {
  const key = newObjectKey();
  await noteObject(ctx.db, { key, store: store.name }, new Date(ctx.now().getTime() + UNUSED_MS));
  await store.put(objectName(key, 'full'), bytes, mediaType);
  await store.put(objectName(key, 'thumbnail'), thumbnail, 'image/webp');
  return {
    store: store.name,
    object_key: key,
    stored_bytes: bytes.length + thumbnail.length,
    bytes: null,
    thumbnail: null,
  };
}

/**
 * Reads one size of a picture that lies in a store; null when it is not there.
 *
 * @throws {Problem} 503, which browsers may keep for five seconds, when the store does not answer
 */
export async function readFromStore(
  ctx: Context,
  { store: name, key }: { store: OutsideStore; key: string },
  size: PictureSize,
): Promise<Buffer | null> {
  try {
    const store = ctx.pictureStores.named(name);
    if (!store) throw new Error(`pictures lie in a store without settings: ${name}`);
    return await store.get(objectName(key, size));
  } catch (error) {
    ctx.log.error({ err: error, store: name }, 'the store of pictures gave none');
    throw new Problem(503, 'unavailable', imageWords.storeGivesNone, undefined, {
      'Retry-After': '10',
      'Cache-Control': 'public, max-age=5',
    });
  }
}

/** Deletes, every minute, the objects that no picture names any more. */
export function repeatDeletingObjects(ctx: Context): void {
  ctx.jobs.every('picture-objects', 60, () => deleteDueObjects(ctx));
}

/**
 * Deletes objects that are due: of pictures that are gone or have moved, and those never used. What cannot be deleted stays
 * on the list for ten minutes more. Several processes may do so at once. While a backup runs nothing is deleted: its moment may
 * still show a picture.
 */
export async function deleteDueObjects(ctx: Context): Promise<void> {
  for (;;) {
    const due = await dueObjects(ctx.db, ctx.now(), AT_ONCE);
    // looked for after the list was read: a backup that begins now no longer sees their pictures
    if (due.length === 0 || !(await nothingHoldsMigrations(ctx.database.pool))) return;
    const [gone, left]: [string[], string[]] = [[], []];
    for (const { key, store } of due) {
      try {
        const place = ctx.pictureStores.named(store);
        if (!place) throw new Error(`objects lie in a store without settings: ${store}`);
        for (const size of ['full', 'thumbnail'] as const) await place.delete(objectName(key, size));
        gone.push(key);
      } catch (error) {
        ctx.log.error({ err: error, store }, 'an object of a picture could not be deleted');
        left.push(key);
        // a store that is away is not asked a hundred times
        if (left.length >= 3) break;
      }
    }
    if (gone.length > 0) await forgetObjects(ctx.db, gone);
    if (left.length > 0) await postponeObjects(ctx.db, left, new Date(ctx.now().getTime() + HOUR_MS / 6));
    if (left.length >= 3 || due.length < AT_ONCE) return;
  }
}
