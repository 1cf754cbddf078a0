import { blankGuest } from '#contract/guests/guest-fields.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GuestListQuery } from '#contract/guests/guests.ts';
import { newId } from '#backend/platform/ids.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { notAGuest } from '#messages/guests/reply/en.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

const ctx = () => t.backend.ctx;
const list = (eventId: string, query: Partial<Record<keyof GuestListQuery, string | number>> = {}) =>
  host.call('listGuests', { params: { eventId }, query });
const namesIn = async (eventId: string, query: Parameters<typeof list>[1]) =>
  (await list(eventId, query)).data.items.map((guest) => guest.firstName);

async function deliver(
  eventId: string,
  guestId: string,
  status: 'queued' | 'sent' | 'bounced' | 'link_ready',
  minutesAgo = 0,
  kind: 'invitation' | 'update' = 'invitation',
) {
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await ctx()
    .db.insertInto('deliveries')
    .values({
      id: newId(),
      event_id: eventId,
      guest_id: guestId,
      kind,
      channel: 'email',
      address: 'a@example.in',
      status,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

describe('the list', () => {
  let eventId: string;
  beforeAll(async () => {
    eventId = await addEvent(ctx(), host.userId);
    const family = await addGuest(ctx(), eventId, {
      first_name: 'Lakshmi',
      last_name: 'Menon',
      phone: '+919820012345',
      with_family: true,
    });
    const single = await addGuest(ctx(), eventId, {
      first_name: 'José',
      last_name: 'D’Souza',
      email: 'jose_1@example.in',
    });
    const silent = await addGuest(ctx(), eventId, {
      first_name: '100%',
      last_name: 'Sure',
      email: 'josex1@example.in',
    });
    await addGuest(ctx(), eventId, { first_name: 'Back\\slash', last_name: '' });
    await addGuest(ctx(), await addEvent(ctx(), host.userId), { first_name: 'Elsewhere' });
    await t.visitor.call('setRsvp', {
      params: { eventId, guestId: family.id },
      body: { rsvp: 'yes', adults: 2, children: 3, key: family.key },
    });
    await t.visitor.call('setRsvp', {
      params: { eventId, guestId: single.id },
      body: { rsvp: 'no', key: single.key },
    });
    await t.visitor.call('setRsvp', {
      params: { eventId, guestId: silent.id },
      body: { rsvp: 'yes', key: silent.key },
    });
    await t.visitor.call('resetRsvp', { params: { eventId, guestId: silent.id }, body: { key: silent.key } });
    await deliver(eventId, family.id, 'link_ready');
    await deliver(eventId, single.id, 'sent', 30);
    await deliver(eventId, single.id, 'bounced', 5);
    await deliver(eventId, single.id, 'sent', 0, 'update');
    await deliver(eventId, silent.id, 'queued');
  });

  test('holds guests with reply and the latest invitation, and counts the whole list', async () => {
    const { data } = await list(eventId);
    expect(data).toMatchObject({ total: 4, page: 1, pages: 1 });
    expect(data.items[0]).toMatchObject({
      firstName: 'Lakshmi',
      phone: '+919820012345',
      rsvp: 'yes',
      rsvpSource: 'manual',
      reply: { adults: 2, children: 3 },
      delivery: { status: 'link_ready', error: '' },
    });
    expect(data.items.map((guest) => guest.delivery.status)).toEqual([
      'link_ready',
      'bounced',
      'queued',
      'none',
    ]);
    expect(data.items[3]?.delivery.updatedAt).toBeNull();
    const counts = {
      total: 4,
      linkReady: 1,
      confirmed: 1,
      dateChanged: 0,
      declined: 1,
      pending: 2,
      heads: 5,
      adults: 2,
      children: 3,
      expected: 7,
      uncountedFamilies: 0,
      notInvited: 1,
      sendable: 0,
      unreachable: 1,
      undelivered: 1,
      sending: 1,
      sent: 0,
    };
    expect(data.counts).toEqual(counts);
    expect((await list(eventId, { status: 'no' })).data.counts).toEqual(counts);
    expect(data.unreachable).toMatchObject([{ firstName: 'Back\\slash', lastName: '' }]);
  });

  test.each([
    ['क्षितिज', 'क्\u200dषितिज'],
    ['क्\u200dषितिज', 'क्षितिज'],
    ['അവന്', 'അവന്\u200d'],
    ['അവൻ', 'അവന്\u200d'],
    ['അവന്\u200d', 'അവൻ'],
    ['জোয়া', 'জোয\u09bcা'],
    ['மோகன்', 'மோகன்'],
    ['फातिमा', 'फ़ातिमा'],
    ['चांदनी', 'चाँदनी'],
    ['jose', 'José'],
    ['Renée', 'Renee'],
    ['র্যাচেল', 'র\u200d্যাচেল'],
    ['dr su', 'Sunita'],
    ['dr. su', 'Sunita'],
    ['(papa)', 'Ravi'],
  ])('search for %s finds %s, however it is spelt', async (search, name) => {
    const eventId = await addEvent(ctx(), host.userId);
    const other = await addGuest(ctx(), eventId, { first_name: 'Ravi', last_name: '' });
    const doctor = await addGuest(ctx(), eventId, { first_name: 'Sunita', last_name: '' });
    await ctx().db.updateTable('guests').set({ title: 'Dr.' }).where('id', '=', doctor.id).execute();
    await ctx()
      .db.updateTable('guests')
      .set({ other_contacts: '98200 66005 (Papa)' })
      .where('id', '=', other.id)
      .execute();
    if (!['Sunita', 'Ravi'].includes(name))
      await addGuest(ctx(), eventId, { first_name: name, last_name: '' });
    expect(await namesIn(eventId, { search })).toEqual([name]);
  });

  test.each([
    ['lakshmi menon', ['Lakshmi']],
    ['MENON', ['Lakshmi']],
    ['098200 12345', ['Lakshmi']],
    ['jose_1', ['José']],
    ['100%', ['100%']],
    ['%', ['100%']],
    ['_', ['José']],
    ['k\\s', ['Back\\slash']],
    ['nobody', []],
  ])('search for %s', async (search, names) => {
    expect(await namesIn(eventId, { search })).toEqual(names);
  });

  test('a name is found however a keyboard writes its letters', async () => {
    const organiser = await t.signIn({ plan: 'premium' });
    const params = { eventId: await addEvent(ctx(), organiser.userId) };
    // ज़ in one sign and with its dot apart; é likewise
    const [one, apart] = ['\u095bोया', 'ज\u093cोया'];
    await organiser.call('addInvitees', {
      params,
      body: {
        newGuests: [
          { firstName: one, email: 'zoya@example.in' },
          { firstName: 'Jose\u0301', email: 'jose@example.in' },
          { firstName: 'Dev’s', email: 'dev@example.in' },
          { firstName: "D'Souza", email: 'dsouza@example.in' },
        ],
      },
    });
    for (const [search, name] of [
      [one, apart],
      [apart, apart],
      ['José', 'José'],
      ["dev's", 'Dev’s'],
      ['d’souza', "D'Souza"],
    ])
      expect(
        (await organiser.call('listGuests', { params, query: { search } })).data.items.map(
          ({ firstName }) => firstName,
        ),
      ).toEqual([name]);
  });

  test.each([
    [{ status: 'yes' }, ['Lakshmi']],
    [{ status: 'no' }, ['José']],
    [{ status: 'pending' }, ['100%', 'Back\\slash']],
    [{ delivery: 'none' }, ['Back\\slash']],
    [{ delivery: 'bounced' }, ['José']],
    [{ delivery: 'sent' }, []],
    [{ status: 'pending', delivery: 'queued' }, ['100%']],
  ])('filter %j', async (query, names) => {
    expect(await namesIn(eventId, query)).toEqual(names);
  });

  test('is its organiser’s alone', async () => {
    const guest = await t.signIn();
    const params = { eventId: await addEvent(ctx(), host.userId) };
    await addGuest(ctx(), params.eventId, { first_name: 'Signed in', user_id: guest.userId });
    expect((await t.visitor.call('listGuests', { params, query: {} })).status).toBe(401);
    expect((await guest.call('listGuests', { params, query: {} })).error).toMatchObject({
      code: 'forbidden',
      message: 'Access denied - You can only manage invitations for events you organized',
    });
    const stranger = await t.signIn();
    expect((await stranger.call('listGuests', { params, query: {} })).error).toMatchObject({
      code: 'event_not_found',
      message: 'Event not found',
    });
    expect((await stranger.call('exportGuests', { params, query: {} })).status).toBe(404);
    // an identifier that can be none is as unknown as any other
    for (const eventId of ['nope', 'no-such-event'])
      expect((await stranger.call('listGuests', { params: { eventId }, query: {} })).error).toMatchObject({
        code: 'event_not_found',
        message: 'Event not found',
      });
  });
});

test('pages of twenty-five; a page past the end shows the last', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  for (let count = 0; count < 26; count += 1) await addGuest(ctx(), eventId, { first_name: `G${count}` });
  const first = (await list(eventId)).data;
  expect([first.items.length, first.total, first.pages]).toEqual([25, 26, 2]);
  expect(await namesIn(eventId, { page: 2 })).toEqual(['G25']);
  expect((await list(eventId, { page: 9 })).data).toMatchObject({ page: 2 });
});

describe('mending a guest', () => {
  const setUp = async (guest: Parameters<typeof addGuest>[2]) => {
    const eventId = await addEvent(ctx(), host.userId);
    const added = await addGuest(ctx(), eventId, guest);
    return { eventId, added, params: { eventId, guestId: added.id } };
  };

  test('writes name and contact, keeps the reply, and lets go of the person behind the old address', async () => {
    const person = await t.signIn({ email: 'right@example.in' });
    const before = await t.signIn();
    const { params, added } = await setUp({ email: 'wrong@example.in', user_id: before.userId });
    await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key: added.key } });
    const answer = await host.call('updateGuest', {
      params,
      body: {
        firstName: ' Anita ',
        lastName: 'Shah',
        phone: '098200-54321',
        email: 'Right@Example.in',
        withFamily: true,
      },
    });
    expect(answer.data.guest).toEqual({
      ...blankGuest,
      _id: added.id,
      firstName: 'Anita',
      language: null,
      lastName: 'Shah',
      phone: '+919820054321',
      email: 'right@example.in',
      withFamily: true,
      side: '',
      rsvp: 'yes',
      rsvpSource: 'manual',
    });
    expect((await before.call('setRsvp', { params, body: { rsvp: 'yes' } })).error.message).toBe(notAGuest);
    expect((await person.call('setRsvp', { params, body: { rsvp: 'yes' } })).status).toBe(200);
  });

  test('refuses a contact another guest has, a wrong phone, and nothing at all', async () => {
    const { params, eventId } = await setUp({ email: 'one@example.in' });
    await addGuest(ctx(), eventId, {
      first_name: 'Two',
      last_name: '',
      email: 'two@example.in',
      phone: '+919820012345',
    });
    const send = (body: object) => host.call('updateGuest', { params, body });
    const email = 'Two is already on the list with this e-mail.';
    expect((await send({ firstName: 'One', email: 'TWO@example.in' })).error).toMatchObject({
      code: 'contact_taken',
      message: email,
      details: { email: [email] },
    });
    expect((await send({ firstName: 'One', phone: '98200 12345' })).error.details).toHaveProperty('phone');
    expect(
      (await send({ firstName: 'One', phone: '12345', email: 'one', partyLimit: 'many' })).error.details,
    ).toMatchObject({
      phone: [fieldWords.phone],
      email: expect.any(Array),
      partyLimit: expect.any(Array),
    });
    expect(await send({ firstName: 'One', phone: '12345' })).toMatchObject({
      status: 400,
      error: { details: { phone: [fieldWords.phone] } },
    });
    expect((await send({})).status).toBe(400);
    expect((await list(eventId)).data.items[0]).toMatchObject({
      firstName: 'Priya',
      email: 'one@example.in',
    });
  });

  test('removes a guest with reply and link', async () => {
    const { params, eventId, added } = await setUp({ email: 'one@example.in' });
    await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key: added.key } });
    expect((await host.call('removeGuest', { params })).data).toEqual({
      success: true,
      message: 'Priya Nair was taken off the list.',
    });
    expect((await list(eventId)).data.counts).toMatchObject({ total: 0, heads: 0 });
    expect((await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key: added.key } })).status).toBe(
      401,
    );
    expect((await host.call('removeGuest', { params })).error.message).toBe(
      'This guest is no longer on the list.',
    );
  });

  test('is its organiser’s alone, and only within the event', async () => {
    const { params } = await setUp({ email: 'one@example.in' });
    const stranger = await t.signIn();
    const ownEvent = await addEvent(ctx(), stranger.userId);
    for (const place of [params, { ...params, eventId: ownEvent }]) {
      expect((await stranger.call('updateGuest', { params: place, body: { firstName: 'X' } })).status).toBe(
        404,
      );
      expect((await stranger.call('removeGuest', { params: place })).status).toBe(404);
    }
    expect((await t.visitor.call('removeGuest', { params })).status).toBe(401);
    expect((await list(params.eventId)).data.items[0]).toMatchObject({ firstName: 'Priya' });
  });
});
