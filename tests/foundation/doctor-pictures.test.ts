import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '#backend/platform/metrics/metrics.ts';
import { createPictureStores } from '#backend/platform/picture-store/stores.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import type { Diagnosis } from '#scripts/doctor/diagnosis.ts';
import { lookAtPictures } from '#scripts/doctor/pictures.ts';
import { S3Server } from '#tests/setup/s3-server.ts';

let s3: S3Server;
let folder = '';
beforeAll(async () => {
  s3 = await S3Server.open();
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-doctor-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const envWith = (changed: Record<string, string> = {}) =>
  readEnv({
    SHAGUN_MODE: 'test',
    SESSION_SECRET: 'a secret of tests that is long enough to be one',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...changed,
  });
const states = (found: Diagnosis[]) => found.map(({ state }) => state);
const text = (found: Diagnosis[]) =>
  found.map(({ text: sentence, todo }) => `${sentence} ${todo ?? ''}`).join('\n');

describe('the doctor', () => {
  it('tries nothing where pictures go to the database', async () => {
    expect(states(await lookAtPictures(envWith()))).toEqual(['well']);
  });

  it('writes, reads and deletes in a bucket, and leaves nothing there', async () => {
    s3.requests.length = 0;
    const found = await lookAtPictures(envWith(s3.env));
    expect(states(found)).toEqual(['well', 'well']);
    expect(s3.requests.map((each) => each.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE', 'GET']);
    expect(s3.objects.size).toBe(0);
  });

  it('says what to look at where keys are wrong, and no key', async () => {
    const found = await lookAtPictures(
      envWith({ ...s3.env, S3_SECRET_ACCESS_KEY: 'hunter2-and-more-of-it' }),
    );
    expect(states(found)).toEqual(['well', 'mend']);
    expect(text(found)).toContain('S3_REGION and the keys');
    expect(text(found)).not.toMatch(/hunter2/);
  });

  it('tries the folder', async () => {
    const file = path.join(folder, 'no folder');
    await writeFile(file, '');
    for (const [place, state] of [
      [path.join(folder, 'pictures'), 'well'],
      [file, 'mend'],
    ] as const) {
      const found = await lookAtPictures(envWith({ PICTURE_STORE: 'folder', PICTURE_FOLDER: place }));
      expect(states(found)).toEqual(['well', state]);
    }
  });
});

it('metrics count what a store was asked and how it failed', async () => {
  const metrics = createMetrics();
  const { target } = createPictureStores(envWith(s3.env), (store) =>
    metrics.watchCalls('picture-store', store),
  );
  expect(await target?.get('pictures/none/full')).toBeNull();
  s3.state = 'away';
  await expect(target?.get('pictures/none/full')).rejects.toThrow();
  s3.state = 'well';
  for (const outcome of ['ok', 'failed'])
    expect(await metrics.text()).toContain(
      `shagun_provider_seconds_count{provider="picture-store",method="get",outcome="${outcome}"} 1`,
    );
});
