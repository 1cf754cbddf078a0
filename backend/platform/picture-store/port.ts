import { randomBytes } from 'node:crypto';

/** Where pictures can lie outside the database. */
export type OutsideStore = 'folder' | 's3';

/** The sizes of a picture; each is an object of its own. */
export type PictureSize = 'full' | 'thumbnail';

/**
 * A place for bytes under keys that nobody guesses and that never change what they hold. Bytes come and go as a whole: no
 * picture that is kept has more than a few megabytes.
 */
export interface PictureStore {
  readonly name: OutsideStore;
  /** Returns once the bytes are safe. @throws when they are not known to be */
  put(name: string, body: Buffer, mediaType: string): Promise<void>;
  /** Null when there is no such object. @throws when that cannot be told */
  get(name: string): Promise<Buffer | null>;
  /** Also of one that is not there. @throws when it may still be there */
  delete(name: string): Promise<void>;
}

/** The stores this installation can reach. */
export interface PictureStores {
  /** Where new pictures go; null for the database. */
  readonly target: PictureStore | null;
  /** The one of this name; null when its settings are missing. */
  named(name: OutsideStore): PictureStore | null;
}

/** A new key for one picture, of 128 random bits: `pictures/3f/3f…`. */
export function newObjectKey(): string {
  const key = randomBytes(16).toString('hex');
  return `pictures/${key.slice(0, 2)}/${key}`;
}

/** The name of one size of the picture under a key. */
export const objectName = (key: string, size: PictureSize): string => `${key}/${size}`;

/** Writes, reads and deletes a small object. @throws with what the store said when one of them does not work */
export async function probeStore(store: PictureStore): Promise<void> {
  const name = `${newObjectKey()}/probe`;
  const body = randomBytes(32);
  await store.put(name, body, 'application/octet-stream');
  try {
    if (!(await store.get(name))?.equals(body))
      throw new Error('it gave back something else than was put there');
  } finally {
    await store.delete(name);
  }
  if (await store.get(name)) throw new Error('what was deleted is still there');
}
