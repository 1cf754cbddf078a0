import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPictureQueue } from '#backend/platform/picture-work/picture-queue.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Pictures whose decoding never ends: whoever waits for one waits, and nobody else. */
const pictures = createPictureQueue({
  program: path.resolve('tests/images/odd-process.mjs'),
  atOnce: 1,
  waiting: 1,
  perPerson: 2,
  timeLimitMs: 600_000,
});
const test = useTestBackend({ pictures });

const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
function upload(person: Caller) {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(jpeg)], 'gift.jpg', { type: 'image/jpeg' }));
  return person.call('uploadImage', { form });
}

const held: Promise<unknown>[] = [];
afterAll(async () => {
  pictures.close();
  await Promise.allSettled(held);
});

it('while pictures are held back pages and files answer, and the ones too many are told to come again', async () => {
  const asha = await test.signIn();
  const rohan = await test.signIn();
  const { data } = await asha.call('createEvent', { body: eventForm() });
  const answered: unknown[] = [];
  // one more than a person may have there: whichever comes last is refused, and then both places are taken
  for (let picture = 0; picture < 3; picture += 1)
    held.push(upload(asha).then((answer) => answered.push(answer.status)));
  await expect.poll(() => answered).toEqual([503]);
  const refused = await upload(rohan);
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    503,
    'busy',
    'We are busy with many pictures at the moment. Please try again in a few seconds.',
  ]);
  expect(refused.response.headers.get('Retry-After')).toBe('5');
  const pages = Array.from({ length: 12 }, () =>
    test.visitor.call('getEvent', { params: { eventId: data.event._id }, query: {} }),
  );
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect((await readFile('package.json')).byteLength).toBeGreaterThan(0);
  expect(answered).toEqual([503]);
});

it('a person has a quota by the day, and one for all that is kept', async () => {
  const { db } = test.backend.ctx;
  const meera = await test.signIn();
  const day = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
  await db
    .insertInto('rate_limits')
    .values({ key: `image-day-kb:${meera.userId}`, window_start: day, hits: 500 * 1024 })
    .execute();
  expect((await upload(meera)).status).toBe(429);
  await db.deleteFrom('rate_limits').where('key', 'like', `%${meera.userId}`).execute();
  const picture = {
    owner_id: meera.userId,
    media_type: 'image/webp' as const,
    width: 1,
    height: 1,
    bytes: Buffer.alloc(1),
    thumbnail: Buffer.alloc(0),
    created_at: new Date(),
  };
  const add = (more: { drawn?: boolean }) =>
    db
      .insertInto('images')
      .values(
        Array.from({ length: 3000 }, (_, at) => ({
          ...picture,
          ...more,
          id: `${meera.userId}-${more.drawn ? 'drawn' : 'sent'}-${at}`,
        })),
      )
      .execute();
  // what was drawn for them takes none of the room for what they send
  await add({ drawn: true });
  expect((await upload(meera)).error.code).toBe('busy');
  await add({});
  const full = await upload(meera);
  expect([full.status, full.error.code]).toEqual([409, 'too_many_pictures']);
});
