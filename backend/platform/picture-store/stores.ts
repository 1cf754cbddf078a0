import path from 'node:path';
import type { Env } from '#backend/platform/settings/env.ts';
import { folderStore } from './folder.ts';
import type { OutsideStore, PictureStore, PictureStores } from './port.ts';
import { s3Store } from './s3.ts';

/**
 * The stores of these settings. One that is set up stays readable while new pictures go to another.
 *
 * @param watched wraps each, so that its failures are counted
 */
export function createPictureStores(
  env: Pick<
    Env,
    | 'PICTURE_STORE'
    | 'PICTURE_FOLDER'
    | 'DATA_DIR'
    | 'S3_ENDPOINT'
    | 'S3_BUCKET'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
  >,
  watched: (store: PictureStore) => PictureStore = (store) => store,
): PictureStores {
  const stores: Record<OutsideStore, PictureStore | null> = {
    folder: watched(folderStore(env.PICTURE_FOLDER ?? path.join(env.DATA_DIR, 'pictures'))),
    s3: env.S3_ENDPOINT ? watched(s3Store(env)) : null,
  };
  return {
    target: env.PICTURE_STORE === 'database' ? null : stores[env.PICTURE_STORE],
    named: (name) => stores[name],
  };
}
