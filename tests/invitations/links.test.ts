import { beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeToken } from '#backend/invitations/unsubscribe-token.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let eventId: string;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao' });
  eventId = await addEvent(t.backend.ctx, host.userId);
});

const ctx = () => t.backend.ctx;

describe('the personal link', () => {
  test('holds the guest’s key, with messages when there is a phone', async () => {
    const guest = await addGuest(ctx(), eventId, { phone: '+919820012345' });
    const { data } = await host.call('getPersonalLink', { params: { eventId, guestId: guest.id } });
    expect(data.url).toBe(`http://localhost:3999/event/${eventId}/rsvp/${guest.id}/reply/link?key=${guest.key}`);
    expect(data.whatsapp).toMatch(/^https:\/\/wa\.me\/919820012345\?text=/);
    expect(data.sms).toMatch(/^sms:\+919820012345\?body=/);
    const mailOnly = await addGuest(ctx(), eventId, { email: 'mail@example.in' });
    expect((await host.call('getPersonalLink', { params: { eventId, guestId: mailOnly.id } })).data).toMatchObject({ whatsapp: null, sms: null });
  });

  test('a new key ends the old link; looking at the link does not', async () => {
    const guest = await addGuest(ctx(), eventId);
    const params = { eventId, guestId: guest.id };
    const answerWith = (key: string) => t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key } });
    await host.call('getPersonalLink', { params });
    expect((await answerWith(guest.key)).status).toBe(200);
    const { data } = await host.call('resetPersonalLink', { params });
    const key = new URL(data.url).searchParams.get('key') ?? '';
    expect(key).not.toBe(guest.key);
    expect((await answerWith(guest.key)).status).toBe(401);
    expect((await answerWith(key)).status).toBe(200);
  });

  test('is the organiser’s to see and to reset', async () => {
    const person = await t.signIn();
    const guest = await addGuest(ctx(), eventId, { user_id: person.userId });
    const stranger = await t.signIn();
    const strangersEvent = await addEvent(ctx(), stranger.userId);
    for (const name of ['getPersonalLink', 'resetPersonalLink'] as const) {
      expect((await t.visitor.call(name, { params: { eventId, guestId: guest.id } })).status).toBe(401);
      expect((await person.call(name, { params: { eventId, guestId: guest.id } })).error.message).toBe('Access denied - You can only manage invitations for events you organized');
      expect((await stranger.call(name, { params: { eventId, guestId: guest.id } })).error.message).toBe('Event not found');
      expect((await stranger.call(name, { params: { eventId: strangersEvent, guestId: guest.id } })).error.message).toBe('This guest is not on the list any more.');
    }
    expect((await t.visitor.call('setRsvp', { params: { eventId, guestId: guest.id }, body: { rsvp: 'yes', key: guest.key } })).status).toBe(200);
  });
});

describe('no more mail', () => {
  const stopped = async (email: string) =>
    (await ctx().db.selectFrom('unsubscribed_addresses').select('event_id').where('email', '=', email).execute()).map((row) => row.event_id);
  const tokenOf = (guestId: string) => unsubscribeToken(ctx().env.SESSION_SECRET, guestId);

  test('one click in a mail program, from anywhere, without a cookie; twice is once', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'one-click@example.in' });
    for (let count = 0; count < 2; count += 1) {
      const response = await t.backend.fetch(
        new Request(`http://localhost:3999/api/unsubscribe/${tokenOf(guest.id)}`, {
          method: 'POST',
          body: 'List-Unsubscribe=One-Click',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example.com', 'Sec-Fetch-Site': 'cross-site' },
        }),
      );
      expect(await response.json()).toEqual({ success: true, message: 'Done. You will get no more mail about this event.' });
    }
    expect(await stopped('one-click@example.in')).toEqual([eventId]);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'all=true'],
    ['application/json', '{"all":true}'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="all"\r\n\r\ntrue\r\n--x--\r\n'],
  ])('about every event, as %s', async (type, body) => {
    const email = `${type.replace(/\W/g, '')}@example.in`;
    const guest = await addGuest(ctx(), eventId, { email });
    const response = await t.visitor.fetch(`/api/unsubscribe/${tokenOf(guest.id)}`, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect(response.status).toBe(200);
    expect(await stopped(email)).toEqual(['']);
  });

  test('a body that is anything else means this event', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'odd@example.in' });
    const response = await t.visitor.fetch(`/api/unsubscribe/${tokenOf(guest.id)}`, { method: 'POST', body: '{"all":', headers: { 'Content-Type': 'application/json' } });
    expect(response.status).toBe(200);
    expect(await stopped('odd@example.in')).toEqual([eventId]);
  });

  test('a token not made here is unknown; one of a removed guest still works', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'kept@example.in' });
    const call = (token: string) => t.visitor.call('unsubscribe', { params: { token } });
    const [, signed = ''] = tokenOf('somebody-else').split('.');
    for (const token of [`${guest.id}.${signed}`, guest.id, `${tokenOf(guest.id)}x`, `${tokenOf(guest.id)}.x`, `.${signed}`]) {
      expect((await call(token)).status, token).toBe(404);
    }
    expect(await stopped('kept@example.in')).toEqual([]);
    const token = tokenOf(guest.id);
    await host.call('removeGuest', { params: { eventId, guestId: guest.id } });
    expect((await call(token)).status).toBe(200);
  });
});
