import type { S3mini } from 's3mini';
import type { PictureStore } from './port.ts';

interface S3Settings {
  S3_ENDPOINT: string;
  S3_BUCKET: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

/** A store on the same continent answers within a fraction of this, also with the largest picture. */
const PATIENCE_MS = 10_000;

/**
 * Pictures in a bucket of a store that speaks S3, addressed by path (`ENDPOINT/BUCKET/…`), which all of them understand. The
 * client is read when it is first used: most installations need none.
 */
export function s3Store(settings: S3Settings): PictureStore {
  let opened: Promise<S3mini> | undefined;
  const client = () => (opened ??= openClient(settings));
  return {
    name: 's3',
    async put(name, body, mediaType) {
      await (await client()).putObject(name, body, mediaType);
    },
    async get(name) {
      const body = await (await client()).getObjectArrayBuffer(name);
      return body && Buffer.from(body);
    },
    async delete(name) {
      if (!(await (await client()).deleteObject(name))) throw new Error('the store did not delete an object');
    },
  };
}

async function openClient(settings: S3Settings): Promise<S3mini> {
  const { S3mini } = await import('s3mini');
  return new S3mini({
    endpoint: `${settings.S3_ENDPOINT}/${settings.S3_BUCKET}`,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    requestAbortTimeout: PATIENCE_MS,
  });
}
