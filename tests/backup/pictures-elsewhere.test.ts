import { rename, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Env } from '#backend/platform/settings/env.ts';
import { backUp } from '#scripts/backup/back-up.ts';
import { restore } from '#scripts/backup/restore.ts';
import { onDatabase, usePlaces } from '#tests/backup/places.ts';
import { S3Server } from '#tests/setup/s3-server.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/*
 * An installation with pictures in a bucket, in a folder and in its database is backed up and restored where there is
 * no bucket.
 */

let s3: S3Server;
beforeAll(async () => {
  s3 = await S3Server.open();
});
afterAll(() => s3.close());
const places = usePlaces();
const t = useTestBackend({ env: () => ({ ...s3.env, PICTURE_FOLDER: places.file('pictures') }) });

let source: Env;
const bytesOf = (name: string, size: string) => Buffer.from(`${name} ${size} \u0000\u00ff`, 'latin1');

beforeAll(async () => {
  const { ctx, stop } = t.backend;
  const { userId } = await t.signIn();
  const common = { owner_id: userId, media_type: 'image/webp', width: 1, height: 1, created_at: new Date() };
  for (const store of ['s3', 'folder'] as const) {
    const key = `pictures/ab/ab${store === 's3' ? '0' : '1'}${'c'.repeat(29)}`;
    for (const size of ['full', 'thumbnail'])
      await ctx.pictureStores.named(store)?.put(`${key}/${size}`, bytesOf(store, size), 'image/webp');
    await ctx.db
      .insertInto('images')
      .values({
        ...common,
        id: store,
        bytes: null,
        thumbnail: null,
        store,
        object_key: key,
        stored_bytes: 10,
        unused_since: null,
      })
      .execute();
  }
  await ctx.db
    .insertInto('images')
    .values({
      ...common,
      id: 'database',
      bytes: bytesOf('database', 'full'),
      thumbnail: bytesOf('database', 'thumbnail'),
      unused_since: null,
    })
    .execute();
  await ctx.db
    .insertInto('picture_objects_to_delete')
    .values({ object_key: 'pictures/of the other', store: 's3', due_at: new Date(0) })
    .execute();
  source = ctx.env;
  await stop();
});

async function restored(file: string) {
  const env = await places.emptyPlace();
  await restore(env, file, { say: () => undefined });
  return onDatabase(env, async (client) => ({
    pictures: (
      await client.query<{ id: string; bytes: Buffer; thumbnail: Buffer; store: string | null }>(
        'select id, bytes, thumbnail, store from images order by id',
      )
    ).rows,
    loose: (await client.query('select from picture_objects_to_delete')).rowCount,
  }));
}

describe('a backup', () => {
  it('holds the pictures of every place, which a restore puts into the database, and no objects to delete', async () => {
    const file = places.file('all.backup');
    expect((await backUp(source, file)).join('\n')).not.toContain('could not be kept');
    const { pictures, loose } = await restored(file);
    expect(pictures).toEqual(
      ['database', 'folder', 's3'].map((id) => ({
        id,
        bytes: bytesOf(id, 'full'),
        thumbnail: bytesOf(id, 'thumbnail'),
        store: null,
      })),
    );
    expect(loose).toBe(0);
  });

  it('is not made while a store with pictures is away, or its settings are missing', async () => {
    s3.state = 'away';
    await expect(backUp(source, places.file('away.backup'))).rejects.toThrow('S3 store, which does not work');
    s3.state = 'well';
    const without = { ...source, PICTURE_STORE: 'folder' as const, S3_ENDPOINT: '' };
    await expect(backUp(without, places.file('without.backup'))).rejects.toThrow('settings are missing');
  });

  it('says how many pictures the store has lost, and keeps the others', async () => {
    const kept = [...s3.objects];
    onTestFinished(() => kept.forEach(([name, object]) => s3.objects.set(name, object)));
    s3.objects.clear();
    const file = places.file('lost.backup');
    expect((await backUp(source, file)).join('\n')).toContain('1 picture could not be kept');
    const { pictures } = await restored(file);
    expect(pictures.map(({ id, bytes }) => [id, bytes.length > 0])).toEqual([
      ['database', true],
      ['folder', true],
      ['s3', false],
    ]);
  });

  it('needs a folder that can be written to', async () => {
    const folder = places.file('pictures');
    await rename(folder, `${folder}-kept`);
    await writeFile(folder, '');
    onTestFinished(async () => {
      await rm(folder);
      await rename(`${folder}-kept`, folder);
    });
    await expect(backUp(source, places.file('no-folder.backup'))).rejects.toThrow(
      'folder, which does not work',
    );
  });
});
