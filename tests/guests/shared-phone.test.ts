import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Somebody who has the phone of a guest on the list: neither is dropped, and nothing is sent before it is clear who they are. */

const t = useTestBackend();
const ctx = () => t.backend.ctx;
let host: Caller;
let eventId: string;
let rameshId: string;
const phone = '+919820012345';
const sunita = { firstName: 'Sunita', lastName: 'Sharma', phone };

beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  eventId = await addEvent(ctx(), host.userId);
  const ramesh = { first_name: 'Ramesh', last_name: 'Sharma', phone, email: '' };
  rameshId = (await addGuest(ctx(), eventId, ramesh)).id;
});

const listed = async () =>
  (await host.call('listGuests', { params: { eventId }, query: {} })).data.items.map((guest) => [
    guest.firstName,
    guest.phone,
    ...guest.household.map(({ name }) => name),
  ]);
const sent = () =>
  ctx().db.selectFrom('deliveries').select(['guest_id']).where('event_id', '=', eventId).execute();
const invite = (...newGuests: object[]) =>
  host.call('addInvitees', { params: { eventId }, body: { newGuests } });

describe('invited by a form', () => {
  test('is on the list as a guest of their own where nothing is said, and nobody is said to be invited', async () => {
    const { data } = await invite(sunita);
    expect(data.inviteResults).toEqual([
      {
        type: 'none',
        status: 'shared',
        name: 'Sunita Sharma',
        guestId: expect.any(String),
        message:
          'Sunita Sharma has the same phone as Ramesh Sharma, who is on the list. Both are kept; the invitation goes to Ramesh Sharma.',
      },
    ]);
    expect(await listed()).toEqual([
      ['Ramesh', phone],
      ['Sunita', ''],
    ]);
    expect(await sent()).toEqual([]);
  });

  test('with an e-mail of their own is invited there, without the phone', async () => {
    const { data } = await invite({ ...sunita, email: 'sunita@example.in' });
    expect(data.inviteResults).toMatchObject([{ status: 'queued', name: 'Sunita Sharma' }]);
    expect(data.inviteResults[0]?.message).toContain('The phone stays with Ramesh Sharma.');
    expect(await listed()).toEqual([
      ['Ramesh', phone],
      ['Sunita', ''],
    ]);
  });

  test('asked about: nobody of the form is added or written to', async () => {
    const { status, error } = await invite(
      { firstName: 'Anil', email: 'anil@example.in' },
      { ...sunita, shared: 'ask' },
    );
    expect([status, error.code, Object.keys(error.details ?? {})]).toEqual([
      409,
      'contact_shared',
      ['newGuests[1].shared'],
    ]);
    expect((await listed()).length).toBe(1);
    expect(await sent()).toEqual([]);
  });

  test('is a person of the household, whose one invitation goes out', async () => {
    const { data } = await invite({ ...sunita, shared: 'household' });
    expect(data.inviteResults).toMatchObject([
      { status: 'link_ready', name: 'Ramesh Sharma', guestId: rameshId },
    ]);
    expect(await listed()).toEqual([['Ramesh', phone, 'Ramesh Sharma', 'Sunita Sharma']]);
    expect(await sent()).toEqual([{ guest_id: rameshId }]);
  });

  test('of a name that may be the same is named as who they are taken for, and asked about where the form asks', async () => {
    const { data } = await invite({ firstName: 'Ramesh', lastName: 'Kumar', phone });
    expect(data.inviteResults).toMatchObject([{ name: 'Ramesh Sharma' }]);
    expect(data.inviteResults[0]?.message).toContain('Ramesh Kumar counts as Ramesh Sharma');
    expect((await invite({ firstName: 'Ramesh', lastName: 'Kumar', phone, shared: 'ask' })).status).toBe(409);
  });

  test('two of one form who share a phone are both kept, too', async () => {
    const other = '9820099999';
    const { data } = await invite({ firstName: 'Anil', phone: other }, { firstName: 'Deepak', phone: other });
    expect(data.inviteResults.map(({ status, name }) => [status, name])).toEqual([
      ['link_ready', 'Anil'],
      ['shared', 'Deepak'],
    ]);
    expect((await listed()).map(([name]) => name)).toEqual(['Ramesh', 'Anil', 'Deepak']);
  });
});

describe('added by hand', () => {
  const add = (body: object) => host.call('addGuest', { params: { eventId }, body });

  test('is asked about, and is one household or a guest of their own as it is said', async () => {
    const { status, error } = await add(sunita);
    expect([status, Object.keys(error.details ?? {})]).toEqual([409, ['phone', 'shared']]);
    const joined = await add({ ...sunita, shared: 'household' });
    expect([joined.status, joined.data.guest._id]).toEqual([201, rameshId]);
    await add({ firstName: 'Pooja', phone, shared: 'own' });
    expect(await listed()).toEqual([
      ['Ramesh', phone, 'Ramesh Sharma', 'Sunita Sharma'],
      ['Pooja', ''],
    ]);
  });
});

describe('a guest who gets it', () => {
  let sunitaId: string;
  beforeEach(async () => {
    const own = { first_name: 'Sunita', last_name: 'Sharma', phone: '+919820054321', email: 's@example.in' };
    sunitaId = (await addGuest(ctx(), eventId, own)).id;
  });
  const change = (body: object) =>
    host.call('updateGuest', { params: { eventId, guestId: sunitaId }, body: { ...sunita, ...body } });

  test('is asked about', async () => {
    const { status, error } = await change({ email: 's@example.in' });
    expect([status, Object.keys(error.details ?? {})]).toEqual([409, ['phone', 'shared']]);
  });

  test('as a guest of their own has the phone they had, and every other change', async () => {
    const { data } = await change({ firstName: 'Sunita Devi', email: 's@example.in', shared: 'own' });
    expect(data.guest).toMatchObject({
      firstName: 'Sunita Devi',
      phone: '+919820054321',
      email: 's@example.in',
    });
  });

  test('is a person of the household, with all that was theirs', async () => {
    await host.call('setRsvp', { params: { eventId, guestId: sunitaId }, body: { rsvp: 'yes' } });
    const { data } = await change({ email: 's@example.in', shared: 'household' });
    expect(data.guest).toMatchObject({
      _id: rameshId,
      rsvp: 'yes',
      withFamily: true,
      email: 's@example.in',
      otherContacts: '+91 98200 54321',
    });
    expect(await listed()).toEqual([['Ramesh', phone, 'Ramesh Sharma', 'Sunita Sharma']]);
  });
});
