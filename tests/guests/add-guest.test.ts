import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { blankGuest } from '#contract/guests/guest-fields.ts';
import * as eventWords from '#messages/events/en.ts';
import * as fieldWords from '#messages/fields/en.ts';
import * as guestWords from '#messages/guests/en.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* A guest whom a host adds by hand: no invitation goes out, and a name is enough. */

const t = useTestBackend();
let host: Caller;
let eventId: string;

const ctx = () => t.backend.ctx;
beforeAll(async () => {
  host = await t.signIn();
  eventId = await addEvent(ctx(), host.userId);
});

const add = (body: object, caller = host, place = eventId) =>
  caller.call('addGuest', { params: { eventId: place }, body });
const namesOn = async (place = eventId) =>
  (await host.call('listGuests', { params: { eventId: place }, query: {} })).data.items.map(
    ({ firstName }) => firstName,
  );

describe('a guest added by hand', () => {
  test('is on the list by name alone, has a personal link, and is sent nothing', async () => {
    const { status, data } = await add({
      firstName: ' Nani ',
      household: 'Nani; Chhotu (child)',
      tags: 'family',
    });
    expect(status).toBe(201);
    const { guest } = data;
    expect(guest).toEqual({
      ...blankGuest,
      _id: guest._id,
      firstName: 'Nani',
      household: [
        { _id: expect.any(String), name: 'Nani', child: false },
        { _id: expect.any(String), name: 'Chhotu', child: true },
      ],
      tags: ['family'],
      language: null,
      rsvp: 'pending',
      rsvpSource: null,
    });
    const params = { eventId, guestId: guest._id };
    expect((await host.call('getGuest', { params })).data.guest).toMatchObject({
      firstName: 'Nani',
      delivery: { status: 'none' },
    });
    const { data: link } = await host.call('getPersonalLink', { params });
    expect(link).toMatchObject({ whatsapp: null, sms: null });
    const key = new URL(link.url).searchParams.get('key') ?? '';
    expect((await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key } })).status).toBe(200);
    const sent = await ctx()
      .db.selectFrom('deliveries')
      .select('id')
      .where('event_id', '=', eventId)
      .execute();
    expect(sent).toEqual([]);
  });

  test('keeps every field, with the language they are written to in', async () => {
    const entry = {
      title: 'Smt.',
      firstName: 'Kamla',
      lastName: 'Devi',
      email: 'Kamla@Example.in',
      phone: '098200-54321',
      side: 'bride',
      greeting: 'Nani',
      otherContacts: 'Pune: 020 2553 1111',
      withFamily: 'on',
      partyLimit: '4',
      language: 'hi',
    };
    const { data } = await add(entry);
    expect(data.guest).toMatchObject({
      ...entry,
      email: 'kamla@example.in',
      phone: '+919820054321',
      withFamily: true,
      partyLimit: 4,
    });
  });

  test('does not tell whether somebody has an account at the address', async () => {
    const known = await t.signIn({ email: 'known@example.in' });
    const { data } = await add({ email: known.email });
    expect(data.guest).not.toHaveProperty('user');
    const params = { eventId, guestId: data.guest._id };
    expect((await known.call('setRsvp', { params, body: { rsvp: 'no' } })).status).toBe(200);
  });

  test('is added once however often the same form arrives, and somebody else under the same number, too', async () => {
    const place = await addEvent(ctx(), host.userId);
    const requestId = newId();
    const nani = { firstName: 'Nani', requestId };
    const answers = await Promise.all([1, 2, 3].map(() => add(nani, host, place)));
    const [first, ...others] = answers.map(({ data }) => data.guest._id);
    expect(others).toEqual([first, first]);
    await add({ firstName: 'Dadi', requestId }, host, place);
    await add({ firstName: 'Nani' }, host, place);
    expect(await namesOn(place)).toEqual(['Nani', 'Dadi', 'Nani']);
    await host.call('removeGuest', { params: { eventId: place, guestId: first ?? '' } });
    expect(await add(nani, host, place)).toMatchObject({ status: 404, error: { message: guestWords.gone } });
  });
});

describe('nobody is added', () => {
  test('without anything to know them by, with a phone that is none, or twice', async () => {
    const place = await addEvent(ctx(), host.userId);
    await addGuest(ctx(), place, {
      first_name: 'Two',
      last_name: '',
      email: 'two@example.in',
      phone: '+919820012345',
    });
    expect(await add({ tags: 'family' }, host, place)).toMatchObject({
      status: 400,
      error: { details: { firstName: [listWords.nothingToKnow] } },
    });
    expect(
      (await add({ firstName: 'Nani', phone: '12345', partyLimit: 'many' }, host, place)).error.details,
    ).toEqual({
      phone: [fieldWords.phone],
      partyLimit: [listWords.partyLimitRange],
    });
    expect(await add({ firstName: 'Nani', phone: '12345' }, host, place)).toMatchObject({
      status: 400,
      error: { details: { phone: [fieldWords.phone] } },
    });
    for (const [field, contact] of [
      ['email', { email: 'TWO@example.in' }],
      ['phone', { phone: '98200 12345' }],
    ] as const)
      expect(await add({ firstName: 'Nani', ...contact }, host, place)).toMatchObject({
        status: 409,
        error: { code: 'contact_taken', details: { [field]: [listWords.contactTaken('Two', field)] } },
      });
    expect(await namesOn(place)).toEqual(['Two']);
  });

  test('beyond the plan of the event’s owner', async () => {
    const place = await addEvent(ctx(), host.userId);
    const people = Array.from({ length: 50 }, (_, count) => ({ email: `guest${count}@example.in` }));
    await host.call('addInvitees', { params: { eventId: place }, body: { newGuests: people } });
    expect(await add({ firstName: 'Nani' }, host, place)).toMatchObject({
      status: 403,
      error: { code: 'plan_limit' },
    });
  });

  test('to an event that is cancelled', async () => {
    const place = await addEvent(ctx(), host.userId, { status: 'cancelled' });
    expect(await add({ firstName: 'Nani' }, host, place)).toMatchObject({
      status: 409,
      error: { code: 'event_cancelled', message: eventWords.cancelledAlready },
    });
  });

  test('by anybody but hosts who may change the event', async () => {
    const [viewer, editor] = [await t.signIn(), await t.signIn()];
    await addHost(ctx(), eventId, { email: viewer.email, role: 'viewer', userId: viewer.userId });
    await addHost(ctx(), eventId, { email: editor.email, role: 'editor', userId: editor.userId });
    expect((await add({ firstName: 'Nani' }, viewer)).status).toBe(403);
    expect((await add({ firstName: 'Nani' }, await t.signIn())).status).toBe(404);
    expect((await add({ firstName: 'Nani' }, t.visitor)).status).toBe(401);
    expect((await add({ firstName: 'Nana' }, editor)).status).toBe(201);
  });
});
