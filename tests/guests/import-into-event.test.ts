import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as eventWords from '#messages/events/en.ts';
import * as importWords from '#messages/guests/import/en.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { importRead, listForm, sendList } from '#tests/guests/import/list-form.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const ctx = () => t.backend.ctx;
const fixtures = path.resolve(import.meta.dirname, '../fixtures/guest-lists');
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', plan: 'professional' });
});

const newEvent = (changes = {}, who = host) => addEvent(ctx(), who.userId, changes);
const add = (eventId: string, importId: string, invite = false, who = host) =>
  who.call('addGuestImport', { params: { eventId, importId }, body: { invite } });
const look = (eventId: string, importId: string, who = host) =>
  who.call('getGuestImport', { params: { eventId, importId } });
const guestsOf = (eventId: string) =>
  ctx().db.selectFrom('guests').selectAll().where('event_id', '=', eventId).orderBy('position').execute();
const namesOf = async (eventId: string) => (await guestsOf(eventId)).map(({ first_name: name }) => name);
const deliveriesOf = async (eventId: string) =>
  (
    await ctx()
      .db.selectFrom('deliveries')
      .select(['channel', 'status', 'address'])
      .where('event_id', '=', eventId)
      .execute()
  )
    .map(({ channel, status, address }) => `${channel} ${status} ${address}`)
    .sort();

/** Tries count by the hour of the clock: none ends meanwhile. */
async function atHalfPast(work: () => Promise<void>): Promise<void> {
  const now = Date.now();
  t.setNow(new Date(now - (now % 3_600_000) + 1_800_000));
  try {
    await work();
  } finally {
    t.setNow();
  }
}
const countAs = (what: string, { userId }: Caller, hits: number) =>
  ctx().db.updateTable('rate_limits').set({ hits }).where('key', '=', `${what}:${userId}`).execute();

const LIST = [
  'Uma,Das,,UMA@example.in,TRUE',
  'Old,Friend,98200 99999,,',
  'Om,Das,9820066666,,',
  'Om,Das,+91 9820066666,,',
  'Ila,Das,12,ila@example.in,',
  ',,12,,',
  'Nani,,,,',
];

describe('a guest list for an event that exists', () => {
  test('names the columns that were not used each time it is looked at', async () => {
    const eventId = await newEvent();
    const file = new File(['Name,Contact,Shirt size\nUma Das,98200 66667,M'], 'aunt.csv');
    const { data } = await sendList(host, eventId, file);
    const unusedColumns = [{ heading: 'Shirt size', rows: 1 }];
    expect(data.import).toMatchObject({ unusedColumns, rows: [{ phone: '+919820066667' }] });
    expect((await look(eventId, data.import._id)).data.import).toMatchObject({ unusedColumns });
  });

  test('is shown before anybody is added: who is new, who is on the list, what cannot be used', async () => {
    const eventId = await newEvent();
    await addGuest(ctx(), eventId, {
      first_name: 'Old',
      last_name: 'Friend',
      email: 'old@example.in',
      phone: '+919820099999',
    });
    const { status, data } = await sendList(host, eventId, LIST);
    expect(status).toBe(201);
    const { import: read } = data;
    expect(read).toMatchObject({
      fileName: 'guests.csv',
      counts: { read: 7, added: 4, listed: 1, leftOut: 2, withFamily: 1, problems: 4, toLookAt: 4 },
      guestCount: 1,
      guestLimit: null,
      hasInvited: false,
      planned: null,
    });
    expect(
      read.rows.map(({ rowNumber, firstName, phone, email, withFamily }) => [
        rowNumber,
        firstName,
        phone,
        email,
        withFamily,
      ]),
    ).toEqual([
      [2, 'Uma', '', 'uma@example.in', true],
      [4, 'Om', '+919820066666', '', false],
      [6, 'Ila', '', 'ila@example.in', false],
      [8, 'Nani', '', '', false],
    ]);
    expect(read.listed).toEqual([
      { rowNumber: 3, message: 'Row 3 was left out: a guest with the same phone is already on the list.' },
    ]);
    expect(read.problems.map(({ message }) => message)).toEqual([
      'Row 5 (Om Das) was left out: it has the same phone as row 4.',
      `Row 6: phone “12” was left out. ${fieldWords.phone}`,
      `Row 7 was left out: phone “12” cannot be used. ${fieldWords.phone}`,
      'Row 8: Nani has no phone or e-mail, so no invitation can be sent. Add one, or tell them yourself.',
    ]);
    expect((await look(eventId, read._id)).data).toEqual(data);
    expect(await guestsOf(eventId)).toHaveLength(1);

    const added = await add(eventId, read._id);
    expect(added.data).toEqual({
      added: 4,
      listed: 1,
      updated: 0,
      unchanged: 1,
      conflicts: 0,
      outdatedLinks: 0,
      withoutContact: 0,
      message: '4 guests added, 1 unchanged.',
      sent: null,
    });
    expect(await namesOf(eventId)).toEqual(['Old', 'Uma', 'Om', 'Ila', 'Nani']);
    expect((await guestsOf(eventId))[1]).toMatchObject({
      with_family: true,
      language: null,
      party_limit: null,
    });
    expect(await deliveriesOf(eventId)).toEqual([]);
  });

  test('takes the checkbox where the file does not say who comes with family', async () => {
    const eventId = await newEvent();
    const file = new File(['Name,Mobile\nUma Das,9820011111\n'], 'aunt.csv', { type: 'text/csv' });
    const { data } = await sendList(host, eventId, file, 'on');
    expect(data.import.counts).toMatchObject({ added: 1, withFamily: 1 });
  });

  test('adds once, however often the button is pressed, and answers the same', async () => {
    const eventId = await newEvent();
    const importId = await importRead(host, eventId, LIST);
    const answers = await Promise.all([
      add(eventId, importId),
      add(eventId, importId, true),
      add(eventId, importId),
    ]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await guestsOf(eventId)).toHaveLength(5);
    // what was read is gone with that: the guests are on the list
    const seen = await look(eventId, importId);
    expect([seen.status, seen.error.message]).toEqual([404, importWords.addedBefore]);
    const [row] = await ctx().db.selectFrom('guest_imports').selectAll().where('id', '=', importId).execute();
    expect(row?.preview).toBeNull();
  });

  test('the same list brought in again adds nobody, not even whom only a name tells', async () => {
    const eventId = await newEvent();
    await add(eventId, await importRead(host, eventId, [...LIST, 'Nani,,,,']));
    expect(await namesOf(eventId)).toEqual(['Uma', 'Old', 'Om', 'Ila', 'Nani', 'Nani']);
    const { data } = await sendList(host, eventId, [...LIST, 'NANI,,,,', 'Nani ,,,,', 'Dada,,,,']);
    // a third of that name is somebody else
    expect(data.import.counts).toMatchObject({ read: 10, added: 2, listed: 6, leftOut: 2 });
    expect(data.import.rows.map(({ rowNumber }) => rowNumber)).toEqual([10, 11]);
    expect(data.import.listed.at(-1)?.message).toBe(
      'Row 8 was left out: Nani is already on the list. If this is somebody else, add a phone or e-mail.',
    );
    expect(data.import.changes).toMatchObject([{ rowNumber: 9, byName: true, after: { firstName: 'NANI' } }]);
    expect((await add(eventId, data.import._id)).data.added).toBe(2);
    expect(await namesOf(eventId)).toEqual(['Uma', 'Old', 'Om', 'Ila', 'Nani', 'Nani', 'Nani', 'Dada']);
  });

  test('does not double whom somebody else adds after the preview', async () => {
    const eventId = await newEvent();
    const importId = await importRead(host, eventId, [
      'Uma,Das,,uma@example.in,',
      'Om,Das,9820066666,,',
      'Nani,,,,',
    ]);
    await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in', phone: '' });
    await addGuest(ctx(), eventId, { first_name: 'nani', last_name: '', email: '', phone: '' });
    const { data: seen } = await look(eventId, importId);
    expect(seen.import.counts).toMatchObject({ read: 3, added: 1, listed: 2 });
    expect(seen.import.rows.map(({ firstName }) => firstName)).toEqual(['Om']);
    const { data } = await add(eventId, importId);
    expect(data).toMatchObject({ added: 1, listed: 2 });
    expect(data.message).toBe('1 guest added, 2 unchanged.');
    expect(await guestsOf(eventId)).toHaveLength(3);
  });

  test('of which everybody is there by now adds nobody, and says so', async () => {
    const eventId = await newEvent();
    const importId = await importRead(host, eventId, ['Uma,Das,,uma@example.in,']);
    await addGuest(ctx(), eventId, { first_name: 'Uma', email: 'uma@example.in' });
    const { status, data } = await add(eventId, importId, true);
    expect([status, data.added, data.sent, data.message]).toEqual([200, 0, null, importWords.imported(data)]);
    expect(await deliveriesOf(eventId)).toEqual([]);
  });

  test('joins guests to accounts under their address, and counts them', async () => {
    const eventId = await newEvent();
    const guest = await t.signIn({ firstName: 'Kabir' });
    await add(eventId, await importRead(host, eventId, [`Kabir,Rao,,${guest.email},`]));
    expect((await guestsOf(eventId))[0]?.user_id).toBe(guest.userId);
    const event = await ctx()
      .db.selectFrom('events')
      .select('guest_count')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    expect(event.guest_count).toBe(1);
  });
});

describe('invitations of those who came with a file', () => {
  test('go out at once when asked for, in the way of each, and to nobody else', async () => {
    const eventId = await newEvent();
    await addGuest(ctx(), eventId, { email: 'old@example.in', phone: '' });
    const importId = await importRead(host, eventId, LIST);
    const { data } = await add(eventId, importId, true);
    expect(data.added).toBe(5);
    expect(data.sent).toMatchObject({ success: true, queued: 2, linkReady: 2 });
    expect(data.sent?.message).toContain('1 guest has no e-mail or phone.');
    expect(await deliveriesOf(eventId)).toEqual([
      'email queued ila@example.in',
      'email queued uma@example.in',
      'phone link_ready +919820066666',
      'phone link_ready +919820099999',
    ]);
    expect((await sendList(host, eventId, ['Zoya,,,zoya@example.in,'])).data.import.hasInvited).toBe(true);
  });

  test('wait for the day that is planned, which the preview names, when they are to go later', async () => {
    const eventId = await newEvent();
    const day = ctx().now().getTime() + 3 * 24 * 3_600_000;
    const plan = { day: new Date(day).toISOString().slice(0, 10), time: '10:00' };
    await host.call('planSending', { params: { eventId }, body: plan });
    const { data } = await sendList(host, eventId, LIST);
    expect(data.import.planned?.at).toContain(plan.day);
    await add(eventId, data.import._id);
    expect(await deliveriesOf(eventId)).toEqual([]);
    // whoever has none by then gets one
    expect((await sendList(host, eventId, LIST)).data.import.planned).toEqual(data.import.planned);
  });

  test('are held by the limits on sending as others are', async () => {
    const eager = await t.signIn();
    const eventId = await newEvent({}, eager);
    const importId = await importRead(eager, eventId, ['Uma,Das,,uma@example.in,']);
    await atHalfPast(async () => {
      await eager.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
      await countAs('invitations', eager, 60);
      expect((await add(eventId, importId, true, eager)).status).toBe(429);
      expect(await guestsOf(eventId)).toEqual([]);
      expect((await add(eventId, importId, false, eager)).data.added).toBe(1);
    });
  });
});

describe('a guest list is refused', () => {
  test('in the words of the creation form when it cannot be used, and nothing is kept', async () => {
    const eventId = await newEvent();
    const file = async (name: string) => new File([await readFile(path.join(fixtures, name))], name);
    const cases: [File, string][] = [
      [new File([], ''), 'Please select a file.'],
      [await file('empty.csv'), 'The file appears to be empty or improperly formatted.'],
      [await file('only-header.csv'), 'The file appears to be empty or improperly formatted.'],
      [
        await file('missing-column.csv'),
        'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.',
      ],
      [await file('not-a-spreadsheet.xlsx'), 'Error parsing file.'],
      [
        new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.csv'),
        'This file is larger than 10 MB. Remove pictures and other sheets from it, or split it, and choose it again.',
      ],
    ];
    for (const [chosen, message] of cases) {
      const answer = await sendList(host, eventId, chosen);
      expect([answer.status, answer.error.message, answer.error.details], chosen.name).toEqual([
        400,
        message,
        { file: [message] },
      ]);
    }
    const huge = await sendList(host, eventId, new File([new Uint8Array(11 * 1024 * 1024)], 'huge.csv'));
    expect(huge.status).toBe(413);
    expect(
      await ctx().db.selectFrom('guest_imports').select('id').where('event_id', '=', eventId).execute(),
    ).toEqual([]);
    const broken = await host.fetch(`/events/${eventId}/guest-imports`, {
      method: 'POST',
      body: 'no form',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
  });

  test('when the plan has no room for all of it: nobody is added', async () => {
    const asha = await t.signIn({ plan: 'basic' });
    const eventId = await newEvent({}, asha);
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `G${from + at},,,g${from + at}@example.in,`);
    await add(eventId, await importRead(asha, eventId, rows(0, 45)), false, asha);
    const { data } = await sendList(asha, eventId, rows(40, 52));
    expect(data.import).toMatchObject({
      counts: { added: 7, listed: 5 },
      guestCount: 45,
      guestLimit: { plan: 'basic', limit: 50 },
    });
    for (const invite of [false, true]) {
      const refused = await add(eventId, data.import._id, invite, asha);
      expect([refused.status, refused.error.code, refused.error.message]).toEqual([
        403,
        'plan_limit',
        eventWords.planFullOfGuests({ plan: 'Basic', limit: 50, guests: 52 }),
      ]);
    }
    expect(await guestsOf(eventId)).toHaveLength(45);
    expect(await deliveriesOf(eventId)).toEqual([]);
    // once there is room, the same press does it
    await ctx().db.updateTable('users').set({ plan: 'premium' }).where('id', '=', asha.userId).execute();
    expect((await add(eventId, data.import._id, false, asha)).data.added).toBe(7);
  });

  test.each([
    ['cancelled', { status: 'cancelled' as const }, 'event_cancelled'],
    ['over', { date: '2020-01-01' }, 'event_over'],
  ])('for an event that is %s, also when it was read before', async (_, changes, code) => {
    const eventId = await newEvent();
    const importId = await importRead(host, eventId, LIST);
    const starts_at = new Date('2020-01-01T12:00:00Z');
    await ctx()
      .db.updateTable('events')
      .set(code === 'event_over' ? { ...changes, starts_at } : changes)
      .where('id', '=', eventId)
      .execute();
    for (const answer of [
      await sendList(host, eventId, LIST),
      await add(eventId, importId),
      await add(eventId, importId, true),
    ])
      expect([answer.status, answer.error.code]).toEqual([409, code]);
    expect(await guestsOf(eventId)).toEqual([]);
  });

  test('above sixty files an hour, those of the creation form among them', async () => {
    const eager = await t.signIn({ plan: 'professional' });
    const eventId = await newEvent({}, eager);
    const list = ['Uma,Das,,uma@example.in,'];
    await atHalfPast(async () => {
      expect((await sendList(eager, eventId, list)).status).toBe(201);
      await countAs('import', eager, 58);
      const form = listForm(list);
      const drafted = await eager.call('readGuestListFile', { params: { eventType: 'wedding' }, form });
      expect(drafted.status).toBe(200);
      expect((await sendList(eager, eventId, list)).status).toBe(201);
      expect((await sendList(eager, eventId, list)).status).toBe(429);
    });
  });
});

describe('a file that was read', () => {
  test('is for the host who sent it, for that event, while they may change it', async () => {
    const eventId = await newEvent();
    const elsewhere = await newEvent();
    const lata = await t.signIn({ firstName: 'Lata' });
    for (const where of [eventId, elsewhere])
      await addHost(ctx(), where, { email: lata.email, role: 'editor', userId: lata.userId });
    const importId = await importRead(lata, eventId, LIST);
    for (const [who, where] of [
      [lata, elsewhere],
      [host, eventId],
      [host, elsewhere],
      [await t.signIn(), eventId],
    ] as const) {
      expect((await look(where, importId, who)).status).toBe(404);
      expect((await add(where, importId, false, who)).status).toBe(404);
      await who.call('discardGuestImport', { params: { eventId: where, importId } });
    }
    expect((await look(eventId, importId, lata)).status).toBe(200);
    await ctx()
      .db.updateTable('event_hosts')
      .set({ role: 'viewer' })
      .where('user_id', '=', lata.userId)
      .execute();
    for (const answer of [
      await look(eventId, importId, lata),
      await add(eventId, importId, false, lata),
      await sendList(lata, eventId, LIST),
    ])
      expect([answer.status, answer.error.code]).toEqual([403, 'host_role']);
    expect(await guestsOf(eventId)).toEqual([]);
  });

  test('takes the place of the one before, whose page adds nothing of the new one', async () => {
    const eventId = await newEvent();
    const first = await importRead(host, eventId, ['Uma,Das,,uma@example.in,']);
    const second = await importRead(host, eventId, ['Om,Das,,om@example.in,']);
    for (const answer of [await look(eventId, first), await add(eventId, first)])
      expect([answer.status, answer.error.message]).toEqual([404, importWords.gone]);
    expect((await add(eventId, second)).data.added).toBe(1);
    expect(await namesOf(eventId)).toEqual(['Om']);
    // one that was added stays to answer a second press
    await importRead(host, eventId, ['Ila,Das,,ila@example.in,']);
    expect((await add(eventId, second)).data.added).toBe(1);
  });

  test('can be discarded, and is gone then', async () => {
    const eventId = await newEvent();
    const importId = await importRead(host, eventId, LIST);
    for (let time = 0; time < 2; time += 1)
      expect((await host.call('discardGuestImport', { params: { eventId, importId } })).data.message).toBe(
        importWords.discarded,
      );
    expect((await add(eventId, importId)).status).toBe(404);
    expect(await guestsOf(eventId)).toEqual([]);
  });
});
