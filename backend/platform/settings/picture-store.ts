import { z } from 'zod/v4';
import { optional, url } from './field-kinds.ts';
import { providerSettings } from './provider.ts';

/** Where pictures lie, filled in. */
interface PictureStoreSettings {
  PICTURE_STORE: 'database' | 'folder' | 's3';
  /** Without a slash at the end; empty, like the other three, where no S3 store is set up. */
  S3_ENDPOINT: string;
  S3_BUCKET: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

/** Without any: in the database. An S3 store that is set up is read from, wherever new pictures go. */
export const pictureStoreSettings = providerSettings({
  fields: {
    PICTURE_STORE: optional(z.enum(['database', 'folder', 's3'], 'must be database, folder or s3')),
    PICTURE_FOLDER: optional(z.string()),
    S3_ENDPOINT: optional(url),
    S3_BUCKET: optional(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as shagun-pictures'),
    ),
    S3_REGION: z.preprocess((value) => (value === '' ? undefined : value), z.string().default('us-east-1')),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
  },
  together: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  secrets: ['S3_SECRET_ACCESS_KEY'],
  // it may well run beside us: `safe-settings.ts` judges its address by itself
  addresses: [],
  fillIn(stated): PictureStoreSettings {
    return {
      PICTURE_STORE: stated.PICTURE_STORE ?? 'database',
      S3_ENDPOINT: (stated.S3_ENDPOINT ?? '').replace(/\/+$/, ''),
      S3_BUCKET: stated.S3_BUCKET ?? '',
      S3_ACCESS_KEY_ID: stated.S3_ACCESS_KEY_ID ?? '',
      S3_SECRET_ACCESS_KEY: stated.S3_SECRET_ACCESS_KEY ?? '',
    };
  },
});
