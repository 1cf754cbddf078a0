import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { imageReferences } from '#backend/platform/images/references.ts';
import { forgetUnusedImages } from '#backend/platform/images/service.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { eventually } from '#tests/setup/patience.ts';

const test = useTestBackend({ runJobs: true });
const ctx = () => test.backend.ctx;
let asha: Caller;
beforeAll(async () => {
  asha = await test.signIn();
});

const start = new Date('2027-01-01T00:00:00Z');
/** The job as it runs that many days later. */
const after = (days: number) =>
  forgetUnusedImages({ ...ctx(), now: () => new Date(start.getTime() + days * 24 * 3600 * 1000) });

async function addImage(ownerId = asha.userId): Promise<string> {
  const id = newId();
  await ctx()
    .db.insertInto('images')
    // older than anything here: how long ago a picture was made decides nothing
    .values({
      id,
      owner_id: ownerId,
      media_type: 'image/webp',
      width: 1,
      height: 1,
      bytes: Buffer.alloc(1),
      thumbnail: Buffer.alloc(1),
      created_at: new Date('2020-01-01T00:00:00Z'),
    })
    .execute();
  return id;
}
const isKept = async (id: string) =>
  (await ctx().db.selectFrom('images').select('id').where('id', '=', id).execute()).length === 1;

type Joined<R> = R extends readonly [infer Table extends string, infer Column extends string]
  ? `${Table}.${Column}`
  : never;
type Column = Joined<(typeof imageReferences)[number]>;

/** A row that names the picture in one column. */
const uses: Record<Column, (image: string) => Promise<unknown>> = {
  'gifts.image_id': async (image_id) =>
    ctx()
      .db.insertInto('gifts')
      .values({
        id: newId(),
        event_id: await addEvent(ctx(), asha.userId),
        name: 'A lamp',
        price_paise: 1000,
        position: 1,
        type: 'home',
        image_id,
      })
      .execute(),
  'events.photo_id': async (photo_id) =>
    ctx()
      .db.updateTable('events')
      .set({ photo_id })
      .where('id', '=', await addEvent(ctx(), asha.userId))
      .execute(),
  'event_designs.photo_id': (image) => design('photo_id', image),
  'event_designs.wide_image_id': (image) => design('wide_image_id', image),
  'event_designs.tall_image_id': (image) => design('tall_image_id', image),
  'event_designs.print_image_id': (image) => design('print_image_id', image),
  'design_tool_pictures.image_id': async (image_id) =>
    ctx()
      .db.insertInto('design_tool_pictures')
      .values({ event_id: await addEvent(ctx(), asha.userId), image_id, design_id: 'DAF1', chosen_at: start })
      .execute(),
  'design_tool_exports.image_id': async (image_id) =>
    ctx()
      .db.insertInto('design_tool_exports')
      .values({
        id: newId(),
        user_id: asha.userId,
        event_id: await addEvent(ctx(), asha.userId),
        design_id: 'DAF1',
        status: 'ready',
        use_it: false,
        image_id,
        created_at: start,
        updated_at: start,
      })
      .execute(),
};

async function design(
  column: 'photo_id' | 'wide_image_id' | 'tall_image_id' | 'print_image_id',
  image: string,
) {
  const none = { photo_id: null, wide_image_id: null, tall_image_id: null, print_image_id: null };
  await ctx()
    .db.insertInto('event_designs')
    .values({
      event_id: await addEvent(ctx(), asha.userId),
      selection: '{}',
      chosen_at: start,
      ...none,
      [column]: image,
    })
    .execute();
}

describe('a picture nothing shows', () => {
  it('goes 90 days after that was first seen, not before', async () => {
    const image = await addImage();
    await after(0);
    await after(89);
    expect(await isKept(image)).toBe(true);
    await after(91);
    expect(await isKept(image)).toBe(false);
  });

  it('begins anew when it was used in between', async () => {
    const image = await addImage();
    await after(0);
    await uses['gifts.image_id'](image);
    await after(60);
    await ctx().db.deleteFrom('gifts').where('image_id', '=', image).execute();
    await after(100);
    await after(189);
    expect(await isKept(image)).toBe(true);
    await after(191);
    expect(await isKept(image)).toBe(false);
  });

  it('stays for a draft of its owner that names it, and for nobody else’s', async () => {
    const [typing, other] = [await test.signIn(), await test.signIn()];
    const [theirs, replaced, foreign] = [
      await addImage(typing.userId),
      await addImage(typing.userId),
      await addImage(other.userId),
    ];
    const entries: [string, string][] = [
      ['eventName', 'Ours'],
      ['wishlist[0].image', theirs],
      ['wishlist[1].image', foreign],
    ];
    await typing.call('saveEventDraft', { params: { eventType: 'wedding' }, body: { entries } });
    await after(0);
    await after(400);
    expect([await isKept(theirs), await isKept(replaced), await isKept(foreign)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a picture in use', () => {
  it.each(Object.entries(uses))('stays for good: %s', async (_column, use) => {
    const image = await addImage();
    await use(image);
    await after(0);
    await after(4000);
    expect(await isKept(image)).toBe(true);
  });

  const nullable = imageReferences.filter(([table]) => table !== 'design_tool_pictures');
  it.each([
    ...imageReferences.map(([table, column]) => ({
      table,
      column,
      how: 'deleted',
      away: sql`delete from ${sql.table(table)}`,
    })),
    ...nullable.map(([table, column]) => ({
      table,
      column,
      how: 'changed',
      away: sql`update ${sql.table(table)} set ${sql.ref(column)} = null`,
    })),
  ])('is looked at again once it is taken away: $table.$column $how', async ({ table, column, away }) => {
    const [image, other] = [await addImage(), await addImage()];
    for (const each of [image, other]) await uses[`${table}.${column}` as Column](each);
    await after(0);
    await sql`${away} where ${sql.ref(column)} = ${image}`.execute(ctx().db);
    await after(1);
    await after(92);
    expect([await isKept(image), await isKept(other)]).toEqual([false, true]);
  });

  it('is asked of every column that refers to pictures', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || attname as name from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'images'::regclass`.execute(ctx().db);
    expect(rows.map(({ name }) => name).sort()).toEqual(
      imageReferences.map((names) => names.join('.')).sort(),
    );
  });

  it('is asked of every column that is called like one, whether it refers to pictures or not', async () => {
    // addresses of ready-made portraits, and what pictures are made of
    const others = ['users.profile_picture', 'images.thumbnail'];
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(image|photo|picture|portrait|thumbnail|logo)'`.execute(
      ctx().db,
    );
    const known = [...imageReferences.map((names) => names.join('.')), ...others];
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(7);
  });
});

it('is done by a job every day', async () => {
  const { rows } = await sql<{
    cron: string;
  }>`select cron from jobs.schedule where name = 'forget-unused-images'`.execute(ctx().db);
  expect(rows).toEqual([{ cron: '47 3 * * *' }]);
  const image = await addImage();
  await ctx()
    .db.updateTable('images')
    .set({ unused_since: new Date('2020-01-01T00:00:00Z') })
    .where('id', '=', image)
    .execute();
  await ctx()
    .db.transaction()
    .execute((tx) => ctx().jobs.enqueue(tx, 'forget-unused-images', [{}]));
  await expect.poll(() => isKept(image), eventually).toBe(false);
});
