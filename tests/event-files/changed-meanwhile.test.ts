import { beforeAll, expect, test, vi } from 'vitest';
import { EVENT_FILE_PART } from '#contract/events/event-file-limits.ts';
import { bringIn, contentsOf, download } from '#tests/event-files/files.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
let host: Caller;
beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

/** Downloads an event that changes before it is read for the first, second or third time: its head, then each page of guests. */
async function downloadWhile(eventId: string, changes: Record<number, () => Promise<unknown>>) {
  const { database } = t.backend.ctx;
  const beginReading = database.beginReading.bind(database);
  let reads = 0;
  const begun = vi.spyOn(database, 'beginReading').mockImplementation(async () => {
    const read = await beginReading();
    return async (work) => {
      await changes[(reads += 1)]?.();
      return read(work);
    };
  });
  try {
    return await download(host, eventId);
  } finally {
    begun.mockRestore();
  }
}

/** An event whose guests take two pages: the first of the list, the first of the second page and one more. */
async function longEvent() {
  const { ctx } = t.backend;
  const eventId = await addEvent(ctx, host.userId);
  const guests: AddedGuest[] = [];
  for (let number = 1; number <= EVENT_FILE_PART + 2; number += 1)
    guests.push(await addGuest(ctx, eventId, { first_name: `Guest ${number}` }));
  const [first, next, last] = [guests[0], guests[EVENT_FILE_PART], guests[EVENT_FILE_PART + 1]];
  if (!first || !next || !last) throw new Error('no guests');
  return { eventId, first, next, last };
}
const change = (
  guest: AddedGuest,
  contact: { email?: string; phone?: string; first_name?: string; last_name?: string },
) => db().updateTable('guests').set(contact).where('id', '=', guest.id).execute();

test('a gift that passes from one guest to another meanwhile is brought by the first', async () => {
  const { eventId, first, next } = await longEvent();
  const [giftId, bought] = [`lamp-of-${eventId}`, `bowl-of-${eventId}`];
  await db()
    .insertInto('gifts')
    .values([
      { id: giftId, event_id: eventId, position: 1, name: 'Lamp', price_paise: 100 },
      { id: bought, event_id: eventId, position: 2, name: 'Bowl', price_paise: 100 },
    ])
    .execute();
  await db().updateTable('gifts').set({ purchased_at: new Date() }).where('id', '=', bought).execute();
  const claim = async (guest: AddedGuest, gift: string) => {
    const { status } = await t.visitor.call('claimGift', {
      params: { eventId, giftId: gift },
      body: { surprise: false, blessing: '', guest: guest.id, key: guest.key },
    });
    expect(status).toBe(200);
  };
  await claim(first, giftId);
  const file = await downloadWhile(eventId, {
    3: async () => {
      await db().deleteFrom('gift_claims').where('gift_id', '=', giftId).execute();
      await claim(next, giftId);
      // that one was bought when the head was read
      await db().updateTable('gifts').set({ purchased_at: null }).where('id', '=', bought).execute();
      await claim(next, bought);
    },
  });
  const { guests } = await contentsOf(file);
  expect(guests.flatMap(({ firstName, brings }) => brings.map(({ gift }) => [firstName, gift]))).toEqual([
    ['Guest 1', 0],
  ]);
  await bringIn(host, file);
});

test('a choice that came up meanwhile is left out of answers', async () => {
  const { eventId, first, next } = await longEvent();
  const question = { event_id: eventId, position: 0, required: false };
  const choices = (...ids: string[]) => JSON.stringify(ids.map((_id) => ({ _id, text: _id })));
  const [one, many] = [`one-of-${eventId}`, `many-of-${eventId}`];
  await db()
    .insertInto('event_questions')
    .values([
      { ...question, id: one, kind: 'one', question: 'Eat?', choices: choices('veg') },
      { ...question, id: many, kind: 'many', question: 'Dance?', choices: choices('bhangra'), position: 1 },
    ])
    .execute();
  const file = await downloadWhile(eventId, {
    2: async () => {
      const all = choices('veg', 'bhangra', 'new');
      await db()
        .updateTable('event_questions')
        .set({ choices: all })
        .where('event_id', '=', eventId)
        .execute();
      await db()
        .insertInto('reply_answers')
        .values([
          { question_id: one, guest_id: first.id, answer: ['new'] },
          { question_id: many, guest_id: first.id, answer: ['bhangra', 'new'] },
          { question_id: one, guest_id: next.id, answer: ['veg'] },
          { question_id: many, guest_id: next.id, answer: ['new'] },
        ])
        .execute();
    },
  });
  const { guests } = await contentsOf(file);
  expect(guests[0]?.answers).toEqual([{ question: 1, answer: ['bhangra'] }]);
  expect(guests[EVENT_FILE_PART]?.answers).toEqual([{ question: 0, answer: ['veg'] }]);
  await bringIn(host, file);
});

test('an address or a number that passes to another guest meanwhile stays with the first', async () => {
  const { eventId, first, next, last } = await longEvent();
  const [email, phone] = ['passed@example.in', '+919876543210'];
  await change(first, { email, phone });
  await change(last, { email: 'last@example.in' });
  await db()
    .insertInto('unsubscribed_addresses')
    .values({ email, event_id: eventId, created_at: new Date() })
    .execute();
  const file = await downloadWhile(eventId, {
    3: async () => {
      await change(first, { email: '', phone: '' });
      await change(next, { email });
      // nothing else is known of this one
      await change(last, { email: '', phone, first_name: '', last_name: '' });
    },
  });
  const { guests, names } = await contentsOf(file);
  expect(guests[0]).toMatchObject({ email, phone, wantsNoMore: ['email'] });
  expect(guests.slice(EVENT_FILE_PART)).toMatchObject([
    { firstName: `Guest ${EVENT_FILE_PART + 1}`, email: '', phone: '', wantsNoMore: [] },
  ]);
  expect(names).toEqual(['shagun-event.json', 'guests/1.json', 'guests/2.json', 'end.json']);
  await bringIn(host, file);
});
