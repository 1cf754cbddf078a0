import type { Context } from '#backend/platform/context.ts';
import { objectName, type OutsideStore, type PictureStore } from '#backend/platform/picture-store/port.ts';
import { putInStore } from './place-service.ts';
import {
  countElsewhere,
  liesAt,
  picturesElsewhere,
  replacePicture,
  type PicturePlace,
} from './place-repository.ts';

/** What became of the pictures that were to be moved. */
interface MovedPictures {
  moved: number;
  /** Deleted, or moved by somebody else, meanwhile. */
  gone: number;
  /** Identifiers of those whose bytes are not where their row says: they stay as they are. */
  lost: string[];
}

const AT_ONCE = 20;

/**
 * Moves all pictures to one place, a few at a time, each in one step: until then it is read where it lay. Broken off it goes on
 * where it was when it is called again, and others may write, move and delete pictures meanwhile.
 *
 * @param to a store; null for the database
 * @param onProgress how many of how many
 * @throws what the stores throw; what was moved by then stays moved
 */
export async function movePictures(
  ctx: Context,
  to: PictureStore | null,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<MovedPictures> {
  const all = await countElsewhere(ctx.db, to?.name ?? null);
  const found: MovedPictures = { moved: 0, gone: 0, lost: [] };
  for (let after = ''; ;) {
    const batch = await picturesElsewhere(ctx.db, to?.name ?? null, after, AT_ONCE);
    for (const row of batch) {
      const bytes = row.bytes ?? (await objectOf(ctx, row, 'full'));
      const thumbnail = row.thumbnail ?? (await objectOf(ctx, row, 'thumbnail'));
      if (!bytes || !thumbnail) {
        // moved or deleted by somebody else since the row was read, its bytes went with it
        if (await liesAt(ctx.db, row.id, row)) found.lost.push(row.id);
        else found.gone += 1;
        continue;
      }
      const place: PicturePlace = to
        ? await putInStore(ctx, to, { bytes, thumbnail, mediaType: row.media_type })
        : { store: null, object_key: null, stored_bytes: null, bytes, thumbnail };
      if (await replacePicture(ctx.db, row.id, row, place)) found.moved += 1;
      else found.gone += 1;
    }
    onProgress(found.moved + found.gone + found.lost.length, all);
    const last = batch.at(-1);
    if (!last) return found;
    after = last.id;
  }
}

async function objectOf(
  ctx: Context,
  { store: name, object_key: key }: { store: OutsideStore | null; object_key: string | null },
  size: 'full' | 'thumbnail',
): Promise<Buffer | null> {
  if (!name || !key) return null;
  const store = ctx.pictureStores.named(name);
  if (!store)
    throw new Error(`Pictures lie in ${name}, whose settings are missing: state them until all are moved.`);
  return store.get(objectName(key, size));
}
