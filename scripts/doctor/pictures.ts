import type pg from 'pg';
import { probeStore, type PictureStore } from '#backend/platform/picture-store/port.ts';
import { createPictureStores } from '#backend/platform/picture-store/stores.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { count } from '#contract/common/format.ts';
import { withClient } from '#scripts/doctor/database.ts';
import { because, mend, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';

const called = { database: 'the database', folder: 'the folder', s3: 'the S3 store' } as const;
type Place = keyof typeof called;

/**
 * Whether the stores of pictures work, by writing, reading and deleting a small object in each that is used: the one new
 * pictures go to, and those where some still lie. Where the database cannot be asked it is the former alone.
 */
export async function lookAtPictures(env: Env): Promise<Diagnosis[]> {
  const stores = createPictureStores(env);
  const there = env.DATABASE_URL ? await picturesByPlace(env.DATABASE_URL).catch(() => null) : null;
  const found: Diagnosis[] = [well(`New pictures go to ${called[env.PICTURE_STORE]}.`)];
  for (const name of ['folder', 's3'] as const) {
    const pictures = there?.get(name) ?? 0;
    if (env.PICTURE_STORE !== name && pictures === 0) continue;
    const store = stores.named(name);
    found.push(
      store
        ? await lookAtStore(store, env)
        : mend(
            `${count(pictures, 'picture')} lie in the S3 store, whose settings are missing: nobody sees them.`,
            'State S3_ENDPOINT and the others as they were.',
          ),
    );
  }
  const elsewhere = [...(there ?? [])].filter(([name]) => name !== env.PICTURE_STORE);
  return [
    ...found,
    ...elsewhere.map(([name, pictures]) =>
      well(
        `${count(pictures, 'picture')} still in ${called[name]}: \`npm run move-pictures -- --to=${env.PICTURE_STORE}\` moves them.`,
      ),
    ),
  ];
}

async function lookAtStore(store: PictureStore, env: Env): Promise<Diagnosis> {
  try {
    await probeStore(store);
    return well(`In ${called[store.name]} something was written, read and deleted.`);
  } catch (error) {
    return mend(
      `${store.name === 's3' ? `The S3 store at ${new URL(env.S3_ENDPOINT).host}` : 'The folder of pictures'} does not work: ${because(error)}`,
      store.name === 's3'
        ? 'Look at S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys, which have to allow reading, writing and deleting in it.'
        : 'Give PICTURE_FOLDER to the user who runs Shagun, or name another one.',
    );
  }
}

async function picturesByPlace(url: string): Promise<Map<Place, number>> {
  return withClient(url, async (client: pg.ClientBase) => {
    const { rows } = await client.query<{ place: Place; pictures: string }>(
      `select coalesce(store, 'database') as place, count(*) as pictures from images group by 1`,
    );
    return new Map(rows.map(({ place, pictures }) => [place, Number(pictures)]));
  });
}
