import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as importWords from '#messages/guests/import/en.ts';
import { importRead } from '#tests/guests/import/list-form.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
const NAMES = ['Uma', 'Om', 'Ila', 'Nani'];
let host: Caller;
let eventId: string;
let importId: string;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

beforeEach(async () => {
  eventId = await addEvent(t.backend.ctx, host.userId);
  await addGuest(t.backend.ctx, eventId, { first_name: 'Asha', email: 'asha@example.in' });
  const lines = NAMES.map((name) => `${name},Das,,${name.toLowerCase()}@example.in,`);
  importId = await importRead(host, eventId, lines);
  await host.call('addGuestImport', { params: { eventId, importId }, body: {} });
});

const review = (who = host) => who.call('getGuestImportUndo', { params: { eventId, importId } });
const undo = (expected: number, who = host) =>
  who.call('undoGuestImport', { params: { eventId, importId }, body: { expected } });
const imports = async () => (await host.call('listGuestImports', { params: { eventId } })).data.imports;
const guests = () =>
  db().selectFrom('guests').selectAll().where('event_id', '=', eventId).orderBy('position').execute();
const names = async () => (await guests()).map(({ first_name: name }) => name);
const idOf = async (name: string) => (await guests()).find((guest) => guest.first_name === name)?.id ?? '';

test('takes the guests of a file off again and nobody else, and puts them back within the minute', async () => {
  expect(await imports()).toMatchObject([{ _id: importId, added: 4 }]);
  expect((await review()).data).toEqual({
    removed: 4,
    staying: 0,
    stays: [],
    updated: 0,
    keeping: 0,
    keeps: [],
  });
  const { data } = await undo(4);
  expect(data.changed).toBe(4);
  expect(await names()).toEqual(['Asha']);
  expect(await imports()).toEqual([]);
  expect((await review()).status).toBe(404);
  await host.call('undoGuestChange', { params: { eventId, changeId: data.undo ?? '' } });
  expect((await review()).data.removed).toBe(4);
});

test('leaves whoever had a message, answered or was changed, and says why', async () => {
  const om = (await guests()).find(({ first_name: name }) => name === 'Om');
  await host.call('sendInvitations', {
    params: { eventId },
    body: { guests: [await idOf('Uma')] },
  });
  await t.visitor.call('setRsvp', {
    params: { eventId, guestId: om?.id ?? '' },
    body: { rsvp: 'yes', key: om?.link_key },
  });
  await host.call('changeGuests', {
    params: { eventId },
    body: { guests: [await idOf('Ila')], change: 'add-tags', tags: 'Pune' },
  });
  expect((await review()).data).toEqual({
    removed: 1,
    staying: 3,
    updated: 0,
    keeping: 0,
    keeps: [],
    stays: [
      { name: 'Uma Das', why: 'message' },
      { name: 'Om Das', why: 'answer' },
      { name: 'Ila Das', why: 'change' },
    ],
  });
  expect((await undo(2)).error.code).toBe('list_changed');
  expect((await undo(1)).status).toBe(200);
  expect(await names()).toEqual(['Asha', 'Uma', 'Om', 'Ila']);
  const { status, error } = await undo(3);
  expect([status, error.code, error.message]).toEqual([409, 'import_stays', importWords.allStay(3)]);
});

test('tells nobody of a surprise: what a guest brings in secret is left to the others, and is no reason to stay', async () => {
  const form = new FormData();
  form.set('name', 'A kettle');
  form.set('price', '1500');
  const { gift } = (await host.call('addGift', { params: { eventId }, form })).data;
  const nani = (await guests()).find(({ first_name: name }) => name === 'Nani');
  const claimed = await t.visitor.call('claimGift', {
    params: { eventId, giftId: gift._id },
    body: { surprise: true, guest: nani?.id ?? '', key: nani?.link_key ?? '' },
  });
  expect(claimed.status).toBe(200);
  expect((await review()).data).toMatchObject({ removed: 4, staying: 0, stays: [] });
  expect((await undo(4)).data.changed).toBe(4);
  expect(
    await db().selectFrom('gift_claims').select('gift_id').where('event_id', '=', eventId).execute(),
  ).toEqual([]);
});

test('a change that was taken back is none', async () => {
  const { data } = await host.call('changeGuests', {
    params: { eventId },
    body: { guests: 'found', change: 'set-language', language: 'hi' },
  });
  expect((await review()).data).toMatchObject({ removed: 0, staying: 4 });
  await host.call('undoGuestChange', { params: { eventId, changeId: data.undo ?? '' } });
  expect((await review()).data.removed).toBe(4);
});

test('is for every host who may change the event, and for nobody else', async () => {
  const viewer = await t.signIn();
  const editor = await t.signIn();
  for (const [who, role] of [
    [viewer, 'viewer'],
    [editor, 'editor'],
  ] as const)
    await addHost(t.backend.ctx, eventId, { email: who.email, role, userId: who.userId });
  expect((await undo(4, viewer)).error.code).toBe('host_role');
  expect((await undo(4, await t.signIn())).status).toBe(404);
  expect((await review(t.visitor)).status).toBe(401);
  const elsewhere = await addEvent(t.backend.ctx, editor.userId);
  const other = await editor.call('undoGuestImport', {
    params: { eventId: elsewhere, importId },
    body: { expected: 4 },
  });
  expect(other.status).toBe(404);
  expect((await undo(4, editor)).status).toBe(200);
});

test('gives guests back what they were before the file changed them, and names whom something rests on', async () => {
  const lines = ['Uma', 'Om', 'Ila'].map((name) => `${name},Rao,,${name.toLowerCase()}@example.in,`);
  const again = await importRead(host, eventId, lines);
  await host.call('addGuestImport', {
    params: { eventId, importId: again },
    body: { others: 'replace' },
  });
  const place = { params: { eventId, importId: again } };
  const lastNames = async () => (await guests()).map(({ last_name: name }) => name);
  expect(await lastNames()).toEqual(['Nair', 'Rao', 'Rao', 'Rao', 'Das']);
  expect((await imports()).map(({ added, updated }) => [added, updated])).toEqual([
    [0, 3],
    [4, 0],
  ]);
  await host.call('changeGuests', {
    params: { eventId },
    body: { guests: [await idOf('Ila')], change: 'add-tags', tags: 'Pune' },
  });
  expect((await host.call('getGuestImportUndo', place)).data).toEqual({
    removed: 0,
    staying: 0,
    stays: [],
    updated: 2,
    keeping: 1,
    keeps: [{ name: 'Ila Rao', why: 'change' }],
  });
  expect((await host.call('undoGuestImport', { ...place, body: { expected: 3 } })).error.code).toBe(
    'list_changed',
  );
  const { data } = await host.call('undoGuestImport', { ...place, body: { expected: 2 } });
  expect([data.changed, data.undo, data.message]).toEqual([2, null, importWords.restored(2)]);
  expect(await lastNames()).toEqual(['Nair', 'Das', 'Das', 'Rao', 'Das']);
});
