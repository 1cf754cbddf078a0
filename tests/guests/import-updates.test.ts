import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GuestImportForm, ImportChange } from '#contract/guests/guest-imports.ts';
import * as importWords from '#messages/guests/import/en.ts';
import { importRead, sendList } from '#tests/guests/import/list-form.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const ctx = () => t.backend.ctx;
let host: Caller;
let eventId: string;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});
beforeEach(async () => {
  eventId = await addEvent(ctx(), host.userId);
});

const file = (...lines: string[]) => new File([lines.join('\r\n')], 'aunt.csv', { type: 'text/csv' });
const read = async (...lines: string[]) => (await sendList(host, eventId, file(...lines))).data.import;
const add = (importId: string, body: Partial<GuestImportForm> = {}, who = host) =>
  who.call('addGuestImport', { params: { eventId, importId }, body });
const guests = () =>
  ctx().db.selectFrom('guests').selectAll().where('event_id', '=', eventId).orderBy('position').execute();
const guestOf = async (id: string) => (await guests()).find((guest) => guest.id === id);
const keysOf = (changes: readonly ImportChange[], ...ids: string[]) =>
  changes.filter(({ _id }) => ids.includes(_id)).map(({ key }) => key);
const change = (guestId: string, body: object) =>
  host.call('updateGuest', { params: { eventId, guestId }, body: { firstName: '', lastName: '', ...body } });
const reply = (guest: { id: string; key: string }, body: object) =>
  t.visitor.call('setRsvp', {
    params: { eventId, guestId: guest.id },
    body: { rsvp: 'yes', key: guest.key, ...body },
  });

const HEAD =
  'Title,First name,Last name,Phone,Email,With family,Side,Tags,People by name,Maximum number of people';

describe('a list brought in again', () => {
  test('names what differs of each guest, adds and updates in one press, and says how many', async () => {
    const uma = await addGuest(ctx(), eventId, {
      first_name: 'Uma',
      last_name: 'Das',
      email: 'uma@example.in',
      phone: '',
    });
    const om = await addGuest(ctx(), eventId, { first_name: 'Om', last_name: 'Rao', phone: '+919820066666' });
    const ila = await addGuest(ctx(), eventId, {
      first_name: 'Ila',
      last_name: 'Sen',
      phone: '+919820066667',
    });
    await addGuest(ctx(), eventId, { first_name: 'Lata', last_name: 'Sen', phone: '+919820066668' });
    const found = await read(
      HEAD,
      'Dr.,Uma,Das,98200 12345,UMA@example.in,TRUE,Bride,Office,Uma; Ria (child),4',
      ',Om,RAO,98200 66666,,,,,,',
      ',Ila,Sen,98200 66667,,,,,,',
      ',Zoya,Ali,98200 66669,,,,,,',
    );
    expect(found.counts).toMatchObject({
      read: 4,
      added: 1,
      listed: 3,
      additions: 1,
      replacements: 1,
      absent: 1,
    });
    expect(found.changes).toMatchObject([
      {
        _id: uma.id,
        name: 'Uma Das',
        rowNumber: 2,
        byName: false,
        before: {
          title: '',
          phone: '',
          withFamily: false,
          side: '',
          tags: [],
          household: [],
          partyLimit: null,
        },
        after: {
          title: 'Dr.',
          phone: '+919820012345',
          withFamily: true,
          side: 'bride',
          tags: ['Office'],
          household: [
            { name: 'Uma', child: false },
            { name: 'Ria', child: true },
          ],
          partyLimit: 4,
        },
        replaces: [],
      },
      { _id: om.id, before: { lastName: 'Rao' }, after: { lastName: 'RAO' }, replaces: ['lastName'] },
    ]);
    expect(found.listed.map(({ rowNumber }) => rowNumber)).toEqual([4]);

    const { data } = await add(found._id, {
      update: keysOf(found.changes, uma.id),
      leave: keysOf(found.changes, om.id),
    });
    expect(data).toMatchObject({
      added: 1,
      listed: 3,
      updated: 1,
      unchanged: 2,
      conflicts: 0,
      outdatedLinks: 0,
      withoutContact: 0,
    });
    expect(data.message).toBe('1 guest added, 1 updated, 2 unchanged.');
    expect(await guestOf(uma.id)).toMatchObject({
      title: 'Dr.',
      phone: '+919820012345',
      email: 'uma@example.in',
      with_family: true,
      side: 'bride',
      tags: ['Office'],
      party_limit: 4,
      // a phone that is added takes the link from nobody
      link_key: uma.key,
    });
    expect((await guestOf(om.id))?.last_name).toBe('Rao');
    expect((await guestOf(ila.id))?.title).toBe('');
    expect((await guests()).map(({ first_name: name }) => name)).toEqual([
      'Uma',
      'Om',
      'Ila',
      'Lata',
      'Zoya',
    ]);
    // pressed again it answers the same
    expect((await add(found._id, { others: 'replace' })).data).toEqual(data);
    expect((await guestOf(om.id))?.last_name).toBe('Rao');
  });

  test('without a word about those on the list only adds', async () => {
    const uma = await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
    const { _id } = await read('Name,Mobile,Email', 'Uma,98200 12345,uma@example.in');
    const { data } = await add(_id);
    expect(data).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    expect(data.message).toBe(importWords.imported(data));
    expect((await guestOf(uma.id))?.phone).toBe('');
  });

  test.each([
    ['add', '+919820012345', 'Rao'],
    ['replace', '+919820012345', 'Kumar'],
    ['leave', '', 'Rao'],
  ] as const)('of all others who differ, `%s` is done', async (others, phone, lastName) => {
    const uma = await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
    const om = await addGuest(ctx(), eventId, { first_name: 'Om', last_name: 'Rao', email: 'om@example.in' });
    const { _id } = await read(
      'First name,Last name,Mobile,Email',
      'Uma,,98200 12345,uma@example.in',
      'Om,Kumar,,om@example.in',
    );
    await add(_id, { others });
    expect([(await guestOf(uma.id))?.phone, (await guestOf(om.id))?.last_name]).toEqual([phone, lastName]);
  });

  test('a phone that is replaced gives the link a new key, an e-mail also lets the account go', async () => {
    const friend = await t.signIn();
    const uma = await addGuest(ctx(), eventId, {
      first_name: 'Uma',
      phone: '+919820012345',
      email: friend.email,
      user_id: friend.userId,
    });
    await host.call('sendInvitations', { params: { eventId }, body: { guests: [uma.id] } });
    await ctx().db.updateTable('deliveries').set({ status: 'sent' }).where('guest_id', '=', uma.id).execute();
    const other = await t.signIn();
    const { _id, changes } = await read('Name,Mobile,Email', `Uma,98200 12345,${other.email}`);
    expect(changes).toMatchObject([{ replaces: ['email'] }]);
    const { data } = await add(_id, { update: keysOf(changes, uma.id) });
    expect(data).toMatchObject({ updated: 1, outdatedLinks: 1 });
    expect(data.message).toContain('send the invitation again');
    const row = await guestOf(uma.id);
    expect(row).toMatchObject({ email: other.email, user_id: other.userId, link_outdated: true });
    expect(row?.link_key).not.toBe(uma.key);
  });

  test('leaves every answer as it is, and the people of a household who they are', async () => {
    const uma = await addGuest(ctx(), eventId, {
      first_name: 'Uma',
      last_name: 'Das',
      email: 'uma@example.in',
    });
    await change(uma.id, {
      firstName: 'Uma',
      lastName: 'Das',
      email: 'uma@example.in',
      household: [{ name: 'Uma Das' }, { name: 'Riya', child: true }],
    });
    const before = (await guestOf(uma.id))?.household ?? [];
    const key = (await guestOf(uma.id))?.link_key ?? '';
    await reply(
      { id: uma.id, key },
      { adults: 1, children: 1, note: 'Veg', household: before.map(({ _id }) => ({ _id, coming: true })) },
    );
    const answerOf = () =>
      ctx().db.selectFrom('replies').selectAll().where('guest_id', '=', uma.id).executeTakeFirstOrThrow();
    const answer = await answerOf();
    const longer = await read(HEAD, ',Uma,Das,,uma@example.in,TRUE,,,Uma Das; Om Das; Riya (child),');
    expect(longer.changes).toMatchObject([{ replaces: [] }]);
    await add(longer._id, { others: 'add' });
    const household = (await guestOf(uma.id))?.household ?? [];
    expect(household.map(({ name }) => name)).toEqual(['Uma Das', 'Om Das', 'Riya']);
    expect([household[0]?._id, household[2]?._id]).toEqual(before.map(({ _id }) => _id));
    expect(await answerOf()).toEqual(answer);

    // another name goes into the answer, as where a host types it; who comes stays
    const renamed = await read(HEAD, ',Uma,Das,,uma@example.in,TRUE,,,Uma Das; Om Das; Ria (child),');
    await add(renamed._id, { others: 'replace' });
    const after = await answerOf();
    expect(after).toMatchObject({ rsvp: 'yes', adults: 1, children: 1, note: 'Veg' });
    expect(after.answered_household.map(({ _id, name, coming }) => [_id, name, coming])).toEqual([
      [before[0]?._id, 'Uma Das', true],
      [before[1]?._id, 'Ria', true],
    ]);
  });

  test('says which contact stays with another guest, and does not take it from them', async () => {
    const uma = await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
    await addGuest(ctx(), eventId, { first_name: 'Om', last_name: 'Rao', phone: '+919820066666' });
    const { _id, problems, counts } = await read('Name,Mobile,Email', 'Uma,98200 66666,uma@example.in');
    expect(problems).toEqual([
      {
        rowNumber: 2,
        kind: 'taken',
        message: 'Row 2: the phone stays with Om Rao, who has it on your list.',
      },
    ]);
    expect(counts).toMatchObject({ listed: 1, additions: 0, replacements: 0 });
    await add(_id, { others: 'replace' });
    expect((await guestOf(uma.id))?.phone).toBe('');
  });

  test('the export, changed and brought in again, updates what was changed, and signs of formulas come back as they were', async () => {
    const amit = await addGuest(ctx(), eventId, {
      first_name: '=Amit',
      last_name: '',
      phone: '+919820012345',
      side: 'bride',
    });
    const uma = await addGuest(ctx(), eventId, {
      first_name: 'Uma',
      last_name: 'Das',
      email: 'uma@example.in',
      phone: '',
    });
    const { response } = await host.call('exportGuests', { params: { eventId }, query: {} });
    const text = await response.text();
    const same = (await sendList(host, eventId, new File([text], 'guests.csv'))).data.import;
    expect([same.counts.listed, same.changes, same.counts.absent]).toEqual([2, [], 0]);

    const edited = text
      .replace(/'=Amit,,([^\r]*)/, "'=Amit,=Shah,$1")
      .replace('Uma,Das,,', 'Uma,Das,98200 54321,');
    const found = (await sendList(host, eventId, new File([edited], 'guests.csv'))).data.import;
    expect(found.changes.map(({ _id, after }) => [_id, after])).toEqual([
      [amit.id, { lastName: '=Shah' }],
      [uma.id, { phone: '+919820054321' }],
    ]);
    await add(found._id, { others: 'add' });
    expect(await guestOf(amit.id)).toMatchObject({ first_name: '=Amit', last_name: '=Shah', side: 'bride' });
  });
});

describe('what changes between the look and the press', () => {
  test('is left as it is, and said', async () => {
    const uma = await addGuest(ctx(), eventId, {
      first_name: 'Uma',
      last_name: '',
      email: 'uma@example.in',
      phone: '',
    });
    const om = await addGuest(ctx(), eventId, {
      first_name: 'Om',
      last_name: '',
      email: 'om@example.in',
      phone: '',
    });
    const lata = await addGuest(ctx(), eventId, {
      first_name: 'Lata',
      last_name: '',
      email: 'lata@example.in',
      phone: '',
    });
    const { _id, changes } = await read(
      'First name,Mobile,Email',
      'Uma,98200 12345,uma@example.in',
      'Om,98200 12346,om@example.in',
      'Lata,98200 12347,lata@example.in',
    );
    // a co-host types another phone, the same one, and takes somebody off the list
    await change(uma.id, { firstName: 'Uma', email: 'uma@example.in', phone: '98200 99999' });
    await change(om.id, { firstName: 'Om', email: 'om@example.in', phone: '98200 12346' });
    await host.call('removeGuest', { params: { eventId, guestId: lata.id } });
    const { data } = await add(_id, { update: changes.map(({ key }) => key), others: 'replace' });
    expect(data).toMatchObject({ added: 1, updated: 0, unchanged: 2, conflicts: 1 });
    expect(data.message).toContain('1 guest changed meanwhile');
    expect((await guestOf(uma.id))?.phone).toBe('+919820099999');
    expect((await guests()).at(-1)).toMatchObject({ first_name: 'Lata', phone: '+919820012347' });
  });

  test('pressed twice at once it is done once', async () => {
    await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
    const { _id } = await read('Name,Mobile,Email', 'Uma,98200 12345,uma@example.in', 'Zoya,98200 12346,');
    const answers = await Promise.all([1, 2, 3].map(() => add(_id, { others: 'add' })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ added: 1, updated: 1 });
  });
});

test('where the plan has no room for the new ones, nobody is updated either', async () => {
  const basic = await t.signIn({ plan: 'basic' });
  const own = await addEvent(ctx(), basic.userId);
  const uma = await addGuest(ctx(), own, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
  const lines = Array.from({ length: 50 }, (_, at) => `G${at},,,g${at}@example.in,`);
  const importId = await importRead(basic, own, ['Uma,,9820012345,uma@example.in,', ...lines]);
  const params = { eventId: own, importId };
  expect((await basic.call('addGuestImport', { params, body: { others: 'add' } })).error.code).toBe(
    'plan_limit',
  );
  const row = await ctx().db.selectFrom('guests').select('phone').where('id', '=', uma.id).executeTakeFirst();
  expect(row?.phone).toBe('');
});

test('is for hosts who may change the event, and refuses keys that are none', async () => {
  await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
  const { _id } = await read('Name,Mobile,Email', 'Uma,98200 12345,uma@example.in');
  const viewer = await t.signIn();
  await addHost(ctx(), eventId, { email: viewer.email, role: 'viewer', userId: viewer.userId });
  expect((await add(_id, { others: 'add' }, viewer)).error.code).toBe('host_role');
  expect((await add(_id, { others: 'add' }, await t.signIn())).status).toBe(404);
  expect((await add(_id, { others: 'add' }, t.visitor)).status).toBe(401);
  expect((await add(_id, { update: ['uma'] })).status).toBe(400);
  expect((await guests())[0]?.phone).toBe('');
});

test('an undo removes who was added, and takes updates back', async () => {
  const uma = await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
  const { _id } = await read('Name,Mobile,Email', 'Uma,98200 12345,uma@example.in', 'Zoya,98200 12346,');
  await add(_id, { others: 'add' });
  const params = { eventId, importId: _id };
  const { data } = await host.call('getGuestImportUndo', { params });
  expect(data).toMatchObject({ removed: 1, staying: 0, updated: 1, keeping: 0 });
  await host.call('undoGuestImport', { params, body: { expected: 2 } });
  expect((await guests()).map(({ id, phone }) => [id, phone])).toEqual([[uma.id, '']]);
});

test('a guest whom one file added and the next one changed stays when the first is undone', async () => {
  const first = await read('Name,Mobile', 'Uma,98200 12345', 'Om,98200 12346');
  await add(first._id);
  const second = await read('Name,Mobile,Side', 'Uma,98200 12345,Bride');
  await add(second._id, { others: 'add' });
  const { data } = await host.call('getGuestImportUndo', { params: { eventId, importId: first._id } });
  expect(data).toMatchObject({ removed: 1, staying: 1, stays: [{ name: 'Uma', why: 'change' }] });
});
