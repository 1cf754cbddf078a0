import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as likelyWords from '#messages/guests/likely-email/en.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* An address that looks mistyped is asked about, and nothing but a host's press changes it. */

const t = useTestBackend();
let host: Caller;
let eventId: string;
let guest: AddedGuest;

const ctx = () => t.backend.ctx;
beforeAll(async () => {
  host = await t.signIn();
});
beforeEach(async () => {
  eventId = await addEvent(ctx(), host.userId);
  guest = await addGuest(ctx(), eventId, { email: 'priya@gmial.com' });
});

const place = () => ({ eventId, guestId: guest.id });
const settle = (take: boolean, { email = 'priya@gmial.com', caller = host } = {}) =>
  caller.call('settleEmail', { params: place(), body: { email, take } });
const stands = async () => (await host.call('getGuest', { params: place() })).data;
const keyNow = async () =>
  new URL((await host.call('getPersonalLink', { params: place() })).data.url).searchParams.get('key');

describe('an address that looks mistyped', () => {
  test('is told with the one that was probably meant, and changed by a press as by hand', async () => {
    expect(await stands()).toMatchObject({
      guest: { email: 'priya@gmial.com' },
      likelyEmail: 'priya@gmail.com',
    });
    const wrong = await t.signIn({ email: 'priya@gmial.com' });
    const right = await t.signIn({ email: 'priya@gmail.com' });
    expect((await settle(true)).data).toEqual({
      success: true,
      message: likelyWords.taken('Priya Nair', 'priya@gmail.com', false),
    });
    expect(await stands()).toMatchObject({ guest: { email: 'priya@gmail.com' }, likelyEmail: '' });
    // the link may have gone to somebody else, who is no longer this guest
    expect(await keyNow()).not.toBe(guest.key);
    const answer = (who: Caller) => who.call('setRsvp', { params: place(), body: { rsvp: 'yes' } });
    expect((await answer(wrong)).status).toBe(403);
    expect((await answer(right)).status).toBe(200);
  });

  test('stays, and is asked about no more, where a host says that it is right; another one is', async () => {
    expect((await settle(false)).data.message).toBe(likelyWords.kept('priya@gmial.com'));
    expect(await stands()).toMatchObject({ guest: { email: 'priya@gmial.com' }, likelyEmail: '' });
    expect(await keyNow()).toBe(guest.key);
    const change = (email: string) =>
      host.call('updateGuest', { params: place(), body: { firstName: 'Priya', email } });
    await change('priya@gmial.com');
    expect((await stands()).likelyEmail).toBe('');
    await change('priya@yahooo.com');
    expect((await stands()).likelyEmail).toBe('priya@yahoo.com');
  });

  test('is told of a guest who comes by any way, and never refused', async () => {
    const { data } = await host.call('addGuest', {
      params: { eventId },
      body: { firstName: 'Ravi', email: 'ravi@gmail.con' },
    });
    const added = await host.call('getGuest', { params: { eventId, guestId: data.guest._id } });
    expect(added.data).toMatchObject({ guest: { email: 'ravi@gmail.con' }, likelyEmail: 'ravi@gmail.com' });
  });
});

describe('nothing is changed', () => {
  test('where the guest has another address by now, or nothing is wrong with it', async () => {
    expect(await settle(true, { email: 'older@gmial.com' })).toMatchObject({
      status: 409,
      error: { code: 'email_changed', message: likelyWords.changed('Priya Nair') },
    });
    await ctx().db.updateTable('guests').set({ email: 'p@example.in' }).where('id', '=', guest.id).execute();
    expect((await settle(true, { email: 'p@example.in' })).status).toBe(409);
    expect((await stands()).guest.email).toBe('p@example.in');
  });

  test('where another guest has the likely one', async () => {
    await addGuest(ctx(), eventId, { first_name: 'Two', last_name: '', email: 'priya@gmail.com' });
    expect(await settle(true)).toMatchObject({ status: 409, error: { code: 'contact_taken' } });
    expect((await stands()).guest.email).toBe('priya@gmial.com');
  });

  test('by anybody but hosts who may change the event', async () => {
    const viewer = await t.signIn();
    await addHost(ctx(), eventId, { email: viewer.email, role: 'viewer', userId: viewer.userId });
    expect((await settle(true, { caller: viewer })).status).toBe(403);
    expect((await settle(true, { caller: await t.signIn() })).status).toBe(404);
    expect((await settle(true, { caller: t.visitor })).status).toBe(401);
    expect((await stands()).guest.email).toBe('priya@gmial.com');
  });
});
