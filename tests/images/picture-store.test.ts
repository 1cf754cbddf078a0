import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoData } from '#backend/designs/photo-data.ts';
import { movePictures } from '#backend/platform/images/move-service.ts';
import { deleteDueObjects } from '#backend/platform/images/place-service.ts';
import { forgetUnusedImages } from '#backend/platform/images/service.ts';
import { holdMigrations } from '#backend/platform/database/migrate.ts';
import { folderStore } from '#backend/platform/picture-store/folder.ts';
import { newObjectKey, objectName, probeStore } from '#backend/platform/picture-store/port.ts';
import { s3Store } from '#backend/platform/picture-store/s3.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { S3Server } from '#tests/setup/s3-server.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await S3Server.open();
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
const t = useTestBackend({ env: () => ({ ...s3.env, PICTURE_FOLDER: folder }) });
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});
// each test counts what there is, in whatever order they run
beforeEach(async () => {
  await ctx().db.deleteFrom('images').execute();
  await ctx().db.deleteFrom('picture_objects_to_delete').execute();
  s3.objects.clear();
});
afterEach(() => {
  s3.state = 'well';
  s3.beforePut = undefined;
  t.setNow();
});

const ctx = () => t.backend.ctx;
const DAY = 24 * 3600 * 1000;
const later = (ms: number) => t.setNow(new Date(Date.now() + ms));

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#a8124f' } })
    .png()
    .toBuffer();
}
async function upload(person: Caller) {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await photo())], 'lamp.png', { type: 'image/png' }));
  return person.call('uploadImage', { form });
}
const rowOf = (id: string) =>
  ctx().db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
const namesOf = (key: string | null | undefined) => [`${key}/full`, `${key}/thumbnail`];
const loose = () => ctx().db.selectFrom('picture_objects_to_delete').selectAll().execute();
async function shown(address: string) {
  const response = await t.visitor.fetch(address);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a store', () => {
  const s3Settings = (changed: Record<string, string> = {}) =>
    s3Store({ ...(s3.env as unknown as Parameters<typeof s3Store>[0]), ...changed });

  it.each(['folder', 's3'] as const)(
    'gives back what it was given, also nothing, and forgets it: %s',
    async (name) => {
      const store = name === 'folder' ? folderStore(folder) : s3Settings();
      await probeStore(store);
      const key = newObjectKey();
      for (const body of [Buffer.from([0, 255, 10, 13]), Buffer.alloc(0)]) {
        await store.put(objectName(key, 'full'), body, 'image/webp');
        expect(await store.get(objectName(key, 'full'))).toEqual(body);
      }
      await store.delete(objectName(key, 'full'));
      await store.delete(objectName(key, 'full'));
      expect(await store.get(objectName(key, 'full'))).toBeNull();
    },
  );

  it('says what is wrong with keys, bucket and region', async () => {
    const wrong: Record<string, string>[] = [
      { S3_SECRET_ACCESS_KEY: 'another' },
      { S3_ACCESS_KEY_ID: 'another' },
      { S3_REGION: 'eu-west-1' },
      { S3_BUCKET: 'another' },
      { S3_ENDPOINT: 'http://127.0.0.1:9' },
    ];
    for (const changed of wrong)
      await expect(probeStore(s3Settings(changed)), JSON.stringify(changed)).rejects.toThrow();
  });

  it('in a folder never leaves it, and says when it cannot be written to', async () => {
    const store = folderStore(folder);
    for (const name of ['../secret', 'pictures/../../secret', '/etc/passwd', 'pictures/aa/b/full'])
      await expect(store.get(name)).rejects.toThrow('none of ours');
    const file = path.join(folder, 'a file');
    await writeFile(file, '');
    await expect(probeStore(folderStore(file))).rejects.toThrow();
  });
});

describe('a file that was half written when its process was killed', () => {
  it('goes with its picture', async () => {
    const store = folderStore(folder);
    const key = newObjectKey();
    for (const size of ['full', 'thumbnail'] as const) {
      await store.put(objectName(key, size), Buffer.from('bytes'), 'image/webp');
      await writeFile(path.join(folder, `${objectName(key, size)}.0a1b2c3d4e5f.part`), 'half');
    }
    await store.delete(objectName(key, 'full'));
    expect((await readdir(path.join(folder, key))).sort()).toEqual([
      'thumbnail',
      'thumbnail.0a1b2c3d4e5f.part',
    ]);
    await store.delete(objectName(key, 'thumbnail'));
    await expect(readdir(path.join(folder, key))).rejects.toThrow('ENOENT');
  });
});

describe('a picture in a store', () => {
  it('is served as one in the database is, and counts for its owner', async () => {
    const asha = await t.signIn();
    const { image } = (await upload(asha)).data;
    const row = await rowOf(image._id);
    expect(row).toMatchObject({ store: 's3', bytes: null, thumbnail: null });
    expect(row?.object_key).toMatch(/^pictures\/([0-9a-f]{2})\/\1[0-9a-f]{30}$/);
    const full = await shown(image.url);
    expect(full.bytes).toEqual(s3.objects.get(`${row?.object_key}/full`)?.body);
    expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect(full.response.headers.get('Content-Type')).toBe('image/webp');
    expect(full.response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const thumbnail = await shown(image.thumbnailUrl);
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(row?.stored_bytes).toBe(full.bytes.length + thumbnail.bytes.length);
    expect(await loose()).toEqual([]);
  });

  it('is gone from it once its row is: after 90 unused days, and with the account', async () => {
    const asha = await t.signIn();
    const unused = (await upload(asha)).data.image._id;
    const key = (await rowOf(unused))?.object_key;
    await forgetUnusedImages(ctx());
    later(91 * DAY);
    await forgetUnusedImages(ctx());
    expect(await rowOf(unused)).toBeUndefined();
    await deleteDueObjects(ctx());
    for (const name of namesOf(key)) expect(s3.objects.has(name)).toBe(false);
    t.setNow();

    const rohan = await t.signIn();
    const theirs = (await rowOf((await upload(rohan)).data.image._id))?.object_key;
    const others = (await rowOf((await upload(asha)).data.image._id))?.object_key;
    expect((await rohan.call('deleteAccount', { body: { confirmation: rohan.email } })).status).toBe(200);
    await deleteDueObjects(ctx());
    for (const name of namesOf(theirs)) expect(s3.objects.has(name)).toBe(false);
    for (const name of namesOf(others)) expect(s3.objects.has(name)).toBe(true);
    expect(await loose()).toEqual([]);
  });

  it('that cannot be deleted now is deleted later, and not while a backup runs', async () => {
    const asha = await t.signIn();
    const { object_key: key } = (await rowOf((await upload(asha)).data.image._id)) ?? {};
    await ctx()
      .db.deleteFrom('images')
      .where('object_key', '=', key ?? '')
      .execute();
    // due by the clock of the database, which may be a part of a millisecond ahead
    later(1000);
    s3.state = 'away';
    await deleteDueObjects(ctx());
    expect(await loose()).toHaveLength(1);
    s3.state = 'well';
    await deleteDueObjects(ctx());
    expect(s3.objects.has(`${key}/full`)).toBe(true);
    later(11 * 60_000);
    if (ctx().database.kind === 'postgresql') {
      const client = await ctx().database.pool.connect();
      await holdMigrations(client, () => deleteDueObjects(ctx()));
      client.release(true);
      expect(s3.objects.has(`${key}/full`)).toBe(true);
    }
    await deleteDueObjects(ctx());
    expect(s3.objects.has(`${key}/full`)).toBe(false);
    expect(await loose()).toEqual([]);
  });

  it('whose row was never written is deleted after a day', async () => {
    const asha = await t.signIn();
    const before = new Set(s3.objects.keys());
    // the event is gone before the gift is written
    const eventId = await addEvent(ctx(), asha.userId);
    s3.beforePut = () =>
      ctx().db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute();
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Lamp', price: '500' })) form.set(name, value);
    form.set('images', new File([new Uint8Array(await photo())], 'lamp.png', { type: 'image/png' }));
    expect((await asha.call('addGift', { params: { eventId }, form })).status).toBe(409);
    const left = [...s3.objects.keys()].filter((name) => !before.has(name));
    expect(left).toHaveLength(2);
    later(DAY - 60_000);
    await deleteDueObjects(ctx());
    expect(s3.objects.has(left[0] ?? '')).toBe(true);
    later(DAY + 60_000);
    await deleteDueObjects(ctx());
    for (const name of left) expect(s3.objects.has(name)).toBe(false);
  });
});

describe('while the store is away', () => {
  it('pictures say so for five seconds, pages and the rest work, and nothing is half kept', async () => {
    const asha = await t.signIn();
    const { image } = (await upload(asha)).data;
    const eventId = await addEvent(ctx(), asha.userId);
    const pictures = await ctx().db.selectFrom('images').select('id').execute();
    s3.state = 'away';
    const { response } = await shown(image.url);
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=5');
    const refused = await upload(asha);
    expect([refused.status, refused.error.code]).toEqual([503, 'busy']);
    expect(refused.error.message).toContain('Please try again in a minute, or go on without the picture');
    expect((await t.visitor.call('getEvent', { params: { eventId }, query: {} })).status).toBe(200);
    expect(await ctx().db.selectFrom('images').select('id').execute()).toEqual(pictures);
    // a card drawn now would stay without its photo
    await expect(photoData(ctx(), asha.userId, image._id)).rejects.toMatchObject({ status: 503 });
    expect(await photoData(ctx(), asha.userId, 'no such picture')).toBeNull();
    s3.state = 'well';
    expect((await shown(image.url)).response.status).toBe(200);
  });
});

describe('moving', () => {
  it('takes all pictures from place to place, readable throughout, and leaves nothing behind', async () => {
    const asha = await t.signIn();
    const { image } = (await upload(asha)).data;
    const { bytes } = await shown(image.url);
    for (const [to, other] of [
      ['folder', 's3'],
      [null, 'folder'],
      ['s3', null],
    ] as const) {
      const was = await rowOf(image._id);
      const { moved, lost } = await movePictures(ctx(), to && ctx().pictureStores.named(to));
      expect(moved).toBeGreaterThan(0);
      expect(lost).toEqual([]);
      expect((await rowOf(image._id))?.store ?? null).toBe(to);
      expect((await shown(image.url)).bytes).toEqual(bytes);
      await deleteDueObjects(ctx());
      expect((await shown(image.url)).bytes).toEqual(bytes);
      if (other === 's3')
        for (const name of namesOf(was?.object_key)) expect(s3.objects.has(name)).toBe(false);
      if (other === 'folder')
        expect(await readdir(path.join(folder, was?.object_key ?? '')).catch(() => [])).toEqual([]);
      expect(await movePictures(ctx(), to && ctx().pictureStores.named(to))).toEqual({
        moved: 0,
        gone: 0,
        lost: [],
      });
    }
  });

  it('goes on where it was broken off, and lets others move and delete meanwhile', async () => {
    const asha = await t.signIn();
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await upload(asha)).data.image._id);
    const inFolder = ctx().pictureStores.named('folder');
    const inS3 = ctx().pictureStores.named('s3');
    await movePictures(ctx(), inFolder);
    // the store goes away after the first
    let puts = 0;
    s3.beforePut = async () => void ((puts += 1) > 2 && (s3.state = 'away'));
    await expect(movePictures(ctx(), inS3)).rejects.toThrow();
    s3.state = 'well';
    s3.beforePut = undefined;
    for (const id of ids) expect((await shown(`/events/images/${id}`)).response.status).toBe(200);
    // one is deleted while its bytes are under way
    const [first = '', ...rest] = (
      await ctx().db.selectFrom('images').select('id').where('store', '=', 'folder').orderBy('id').execute()
    ).map(({ id }) => id);
    s3.beforePut = () => ctx().db.deleteFrom('images').where('id', '=', first).execute();
    expect(await movePictures(ctx(), inS3)).toEqual({ moved: rest.length, gone: 1, lost: [] });
    s3.beforePut = undefined;
    later(2 * DAY);
    await deleteDueObjects(ctx());
    const rows = await ctx().db.selectFrom('images').select('object_key').execute();
    expect([...s3.objects.keys()].filter((name) => name.startsWith('pictures/')).sort()).toEqual(
      rows.flatMap(({ object_key: key }) => namesOf(key)).sort(),
    );
    expect(
      await readdir(path.join(folder, 'pictures'), { recursive: true }).then((all) =>
        all.filter((name) => /full|thumb/.test(name)),
      ),
    ).toEqual([]);
  });

  it('takes no picture for lost that somebody else moved meanwhile', async () => {
    const asha = await t.signIn();
    const inFolder = ctx().pictureStores.named('folder');
    const inS3 = ctx().pictureStores.named('s3');
    for (let n = 0; n < 2; n += 1) await upload(asha);
    await movePictures(ctx(), inFolder);
    s3.beforePut = async () => {
      s3.beforePut = undefined;
      await movePictures(ctx(), inS3);
      await deleteDueObjects(ctx());
    };
    const { moved, gone, lost } = await movePictures(ctx(), inS3);
    expect(lost).toEqual([]);
    expect(moved).toBe(0);
    expect(gone).toBeGreaterThanOrEqual(2);
  });

  it('leaves a picture whose bytes are lost, and says which', async () => {
    const asha = await t.signIn();
    const { image } = (await upload(asha)).data;
    s3.objects.delete(`${(await rowOf(image._id))?.object_key}/full`);
    expect((await shown(image.url)).response.status).toBe(404);
    const { lost } = await movePictures(ctx(), ctx().pictureStores.named('folder'));
    expect(lost).toEqual([image._id]);
    expect((await rowOf(image._id))?.store).toBe('s3');
  });
});
