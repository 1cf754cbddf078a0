import { beforeAll, expect, test } from 'vitest';
import { guestEntry } from '#contract/guests/guests.ts';
import { insertGuests, linkGuestsOfEvent, normaliseGuests } from '#backend/guests/service.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

const read = (entries: object[]) => normaliseGuests(entries.map((entry) => guestEntry.parse(entry))).guests;
const insert = (eventId: string, entries: object[]) =>
  t.backend.ctx.db.transaction().execute((tx) => insertGuests(tx, { eventId, guests: read(entries) }));
const namesOf = async (eventId: string) =>
  (
    await t.backend.ctx.db
      .selectFrom('guests')
      .select(['first_name'])
      .where('event_id', '=', eventId)
      .orderBy('position')
      .execute()
  ).map((row) => row.first_name);

test('guests follow the last one in order; those already there are skipped and told', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  await insert(eventId, [
    { firstName: 'A', email: 'a@example.in' },
    { firstName: 'B', phone: '9820012345' },
  ]);
  const { inserted, skipped } = await insert(eventId, [
    { firstName: 'C' },
    { firstName: 'A again', email: 'a@example.in' },
    { firstName: 'B again', phone: '9820012345', email: 'b@example.in' },
    { firstName: 'D', email: 'd@example.in' },
  ]);
  expect(await namesOf(eventId)).toEqual(['A', 'B', 'C', 'D']);
  expect(inserted.map(({ guest, row }) => [guest.index, row.first_name])).toEqual([
    [0, 'C'],
    [3, 'D'],
  ]);
  expect(skipped.map((guest) => guest.firstName)).toEqual(['A again', 'B again']);
  expect(new Set(inserted.map(({ row }) => row.link_key)).size).toBe(2);
});

test('the same guest may be on two events', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { inserted } = await insert(await addEvent(t.backend.ctx, host.userId), [
      { firstName: 'A', email: 'a@example.in' },
    ]);
    expect(inserted).toHaveLength(1);
  }
});

test('ten thousand guests at once', async () => {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const many = Array.from({ length: 10_000 }, (_, count) => ({
    firstName: `G${count}`,
    phone: String(9_000_000_000 + count),
  }));
  const { inserted, skipped } = await insert(eventId, many);
  expect([inserted.length, skipped.length]).toEqual([10_000, 0]);
  const names = await namesOf(eventId);
  expect([names[0], names[9_999]]).toEqual(['G0', 'G9999']);
});

test('people whose address is vouched for are joined to the guests invited under it, and nobody else', async () => {
  const person = await t.signIn({ email: 'known@example.in' });
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const known = await addGuest(t.backend.ctx, eventId, { email: 'known@example.in' });
  await addGuest(t.backend.ctx, eventId, { email: 'unknown@example.in' });
  await addGuest(t.backend.ctx, eventId, { phone: '+919820012345' });
  await t.backend.ctx.db.transaction().execute((tx) => linkGuestsOfEvent(tx, eventId));
  const rows = await t.backend.ctx.db
    .selectFrom('guests')
    .select(['id', 'user_id'])
    .where('event_id', '=', eventId)
    .where('user_id', 'is not', null)
    .execute();
  expect(rows).toEqual([{ id: known.id, user_id: person.userId }]);
});
