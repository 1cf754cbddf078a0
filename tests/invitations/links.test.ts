import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId, signature } from '#backend/platform/ids.ts';
import { claimDeliveries } from '#backend/guests/invitations/claim-repository.ts';
import { composeMail } from '#backend/guests/invitations/mail/compose.ts';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import { unsubscribeWords } from '#messages/invitations/unsubscribe/by-language.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let eventId: string;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao' });
  eventId = await addEvent(t.backend.ctx, host.userId, { dress_code: 'Silk' });
});

const ctx = () => t.backend.ctx;

describe('the personal link', () => {
  test('holds the guest’s key, with messages when there is a phone', async () => {
    const guest = await addGuest(ctx(), eventId, { phone: '+919820012345' });
    const { data } = await host.call('getPersonalLink', { params: { eventId, guestId: guest.id } });
    expect(data.url).toBe(
      `http://localhost:3999/event/${eventId}/rsvp/${guest.id}/reply/link?key=${guest.key}`,
    );
    expect(data.whatsapp).toMatch(/^https:\/\/wa\.me\/919820012345\?text=/);
    expect(data.sms).toMatch(/^sms:\+919820012345\?body=/);
    expect(decodeURIComponent(String(data.whatsapp))).toContain('Baner Road, Pune\nDress code: Silk\n\n');
    const mailOnly = await addGuest(ctx(), eventId, { email: 'mail@example.in' });
    expect(
      (await host.call('getPersonalLink', { params: { eventId, guestId: mailOnly.id } })).data,
    ).toMatchObject({ whatsapp: null, sms: null });
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

  test('changes with the address, so that whoever had it before opens nothing, and with nothing else', async () => {
    const guest = await addGuest(ctx(), eventId, {
      email: 'first-address@example.in',
      phone: '+919820055501',
    });
    const params = { eventId, guestId: guest.id };
    const keyNow = async () =>
      new URL((await host.call('getPersonalLink', { params })).data.url).searchParams.get('key') ?? '';
    const save = async (contact: { email?: string; phone?: string }) =>
      (
        await host.call('updateGuest', {
          params,
          body: { firstName: 'Priya', email: 'first-address@example.in', phone: '+919820055501', ...contact },
        })
      ).data;
    const opens = async (key: string) =>
      (await t.visitor.call('getEvent', { params: { eventId }, query: { guest: guest.id, key } })).data.viewer
        .relation;

    expect(await save({ email: ' First-Address@EXAMPLE.in ', phone: '98200 55501' })).toMatchObject({
      linkChanged: false,
      linkOutdated: false,
    });
    expect(await keyNow()).toBe(guest.key);
    let key = guest.key;
    for (const contact of [
      { email: 'second-address@example.in' },
      { email: 'second-address@example.in', phone: '+919820055502' },
      { email: '', phone: '+919820055502' },
    ]) {
      // nothing was sent by us: there is nothing to send again
      expect(await save(contact)).toMatchObject({ linkChanged: true, linkOutdated: false });
      expect(await opens(key)).toBe('visitor');
      expect((await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key } })).status).toBe(401);
      expect((await t.visitor.call('openShortLink', { params: { key } })).status).toBe(404);
      key = await keyNow();
      expect(await opens(key)).toBe('guest');
    }
  });

  test('stays when a contact is added, which takes it from nobody', async () => {
    const guest = await addGuest(ctx(), eventId, { first_name: 'Nani', phone: '+919820055509' });
    const { data } = await host.call('updateGuest', {
      params: { eventId, guestId: guest.id },
      body: { firstName: 'Nani', phone: '+919820055509', email: 'nani@example.in' },
    });
    expect(data).toMatchObject({ linkChanged: false, guest: { email: 'nani@example.in' } });
    const query = { guest: guest.id, key: guest.key };
    expect((await t.visitor.call('getEvent', { params: { eventId }, query })).data.viewer.relation).toBe(
      'guest',
    );
  });

  test('is the organiser’s to see and to reset', async () => {
    const person = await t.signIn();
    const guest = await addGuest(ctx(), eventId, { user_id: person.userId });
    const stranger = await t.signIn();
    const strangersEvent = await addEvent(ctx(), stranger.userId);
    for (const name of ['getPersonalLink', 'resetPersonalLink'] as const) {
      expect((await t.visitor.call(name, { params: { eventId, guestId: guest.id } })).status).toBe(401);
      expect((await person.call(name, { params: { eventId, guestId: guest.id } })).error.message).toBe(
        'Access denied - You can only manage invitations for events you organized',
      );
      expect((await stranger.call(name, { params: { eventId, guestId: guest.id } })).error.message).toBe(
        'Event not found',
      );
      expect(
        (await stranger.call(name, { params: { eventId: strangersEvent, guestId: guest.id } })).error.message,
      ).toBe('This guest is no longer on the list.');
    }
    expect(
      (
        await t.visitor.call('setRsvp', {
          params: { eventId, guestId: guest.id },
          body: { rsvp: 'yes', key: guest.key },
        })
      ).status,
    ).toBe(200);
  });
});

const stopped = async (email: string) =>
  (
    await ctx()
      .db.selectFrom('unsubscribed_addresses')
      .select('event_id')
      .where('email', '=', email)
      .execute()
  ).map((row) => row.event_id);
const call = (token: string) => t.visitor.call('unsubscribe', { params: { token } });
const check = (token: string) => t.visitor.call('checkUnsubscribeLink', { params: { token } });

/** What the mail of a guest's invitation would be made of now. */
async function claimed(guestId: string) {
  const id = newId();
  await ctx()
    .db.insertInto('deliveries')
    .values({
      id,
      event_id: eventId,
      guest_id: guestId,
      kind: 'invitation',
      channel: 'email',
      address: '',
      status: 'queued',
    })
    .execute();
  const found = (await claimDeliveries(ctx().db, [id], ctx().now())).get(id);
  if (!found) throw new Error('It was queued a moment ago');
  return found;
}

describe('no more mail', () => {
  const tokenOf = (email: string) => unsubscribeToken(ctx().env.SESSION_SECRET, { email, eventId });

  test('one click in a mail program, from anywhere, without a cookie; twice is once', async () => {
    for (let count = 0; count < 2; count += 1) {
      const response = await t.backend.fetch(
        new Request(`http://localhost:3999/api/unsubscribe/${tokenOf('one-click@example.in')}`, {
          method: 'POST',
          body: 'List-Unsubscribe=One-Click',
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            Origin: 'https://mail.example.com',
            'Sec-Fetch-Site': 'cross-site',
          },
        }),
      );
      expect(await response.json()).toEqual({
        success: true,
        message: 'Done. You will get no more e-mails about this event.',
      });
    }
    expect(await stopped('one-click@example.in')).toEqual([eventId]);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'all=true'],
    ['application/json', '{"all":true}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="all"\r\n\r\ntrue\r\n--x--\r\n',
    ],
  ])('about every event, as %s', async (type, body) => {
    const email = `${type.replace(/\W/g, '')}@example.in`;
    const response = await t.visitor.fetch(`/api/unsubscribe/${tokenOf(email)}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
    expect(response.status).toBe(200);
    expect(await stopped(email)).toEqual(['']);
  });

  test('a body that is anything else means this event', async () => {
    const response = await t.visitor.fetch(`/api/unsubscribe/${tokenOf('odd@example.in')}`, {
      method: 'POST',
      body: '{"all":',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(await stopped('odd@example.in')).toEqual([eventId]);
  });

  test('a token not made here is unknown; one of a removed guest still works', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'kept@example.in' });
    const token = tokenOf('kept@example.in');
    const elsewhere = unsubscribeToken('the secret of another installation, just as long', {
      email: 'kept@example.in',
      eventId,
    });
    for (const wrong of [
      elsewhere,
      guest.id,
      `${token.slice(0, -4)}AAAA`,
      `${token}.x`,
      `.${signature(ctx().env.SESSION_SECRET, 'unsubscribe:')}`,
    ]) {
      expect((await call(wrong)).status, wrong).toBe(404);
      expect((await check(wrong)).status, wrong).toBe(404);
    }
    // looking at the link stops nothing
    expect((await check(token)).data).toEqual({
      valid: true,
      address: 'k•••@example.in',
      event: { _id: eventId, name: expect.stringMatching(/./) },
      stopped: null,
      language: null,
    });
    await ctx().db.updateTable('guests').set({ language: 'hi' }).where('id', '=', guest.id).execute();
    expect((await check(token)).data?.language).toBe('hi');
    expect(await stopped('kept@example.in')).toEqual([]);
    await host.call('removeGuest', { params: { eventId, guestId: guest.id } });
    expect((await call(token)).status).toBe(200);
    expect(await stopped('kept@example.in')).toEqual([eventId]);
  });

  test('once stopped, the link says so, and mails come again with a press, under whatever spelling', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'way.back@gmail.com' });
    const token = tokenOf('way.back@gmail.com');
    const stopOf = async () => (await check(token)).data.stopped;
    const wantsNoMore = async () =>
      (await host.call('getGuest', { params: { eventId, guestId: guest.id } })).data.guest.wantsNoMore;
    const again = () => t.visitor.call('resumeMails', { params: { token } });

    await call(tokenOf('wayback@gmail.com'));
    expect(await stopOf()).toBe('event');
    expect(await wantsNoMore()).toEqual(['email']);
    for (let count = 0; count < 2; count += 1)
      expect((await again()).data).toEqual({
        success: true,
        message: unsubscribeWords.en.again.doneForEvent,
      });
    expect(await stopOf()).toBeNull();
    expect(await wantsNoMore()).toEqual([]);

    // another event's stays
    const elsewhere = { email: 'way.back@gmail.com', event_id: await addEvent(ctx(), host.userId) };
    await ctx().db.insertInto('unsubscribed_addresses').values(elsewhere).execute();
    await t.visitor.fetch(`/api/unsubscribe/${token}`, {
      method: 'POST',
      body: 'all=true',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(await stopOf()).toBe('all');
    expect((await again()).data.message).toBe(unsubscribeWords.en.again.doneForAll);
    expect(await stopOf()).toBeNull();
    expect(await stopped('way.back@gmail.com')).toEqual([elsewhere.event_id]);
  });

  test('nothing comes again with a token that was not made here', async () => {
    await call(tokenOf('stays@example.in'));
    const wrong = `${tokenOf('stays@example.in').slice(0, -4)}AAAA`;
    expect((await t.visitor.call('resumeMails', { params: { token: wrong } })).status).toBe(404);
    expect(await stopped('stays@example.in')).toEqual([eventId]);
  });

  test('a token speaks for the address its mail went to, whoever the guest has become, and for no phone', async () => {
    const guest = await addGuest(ctx(), eventId, { email: 'attacker@example.in', phone: '+919820000001' });
    const mail = composeMail(ctx().env, await claimed(guest.id));
    const token = /\/u\/([^?]+)/.exec(mail.unsubscribeUrl ?? '')?.[1] ?? '';
    for (const known of ['attacker@example.in', guest.id])
      expect(decodeURIComponent(mail.unsubscribeUrl ?? ''), known).not.toContain(known);
    const body = {
      firstName: 'Priya',
      lastName: 'Nair',
      email: 'victim@example.in',
      phone: '+919820000002',
      withFamily: false,
    };
    expect((await host.call('updateGuest', { params: { eventId, guestId: guest.id }, body })).status).toBe(
      200,
    );

    const response = await t.visitor.fetch(`/api/unsubscribe/${token}`, {
      method: 'POST',
      body: 'all=true',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
    expect(await stopped('attacker@example.in')).toEqual(['']);
    expect(await stopped('victim@example.in')).toEqual([]);
    expect(await ctx().db.selectFrom('stopped_numbers').selectAll().execute()).toEqual([]);
  });
});

describe('links of mails sent before a link named its address', () => {
  const oldToken = (guestId: string) =>
    `${guestId}.${signature(ctx().env.SESSION_SECRET, `unsubscribe:${guestId}`)}`;
  const mailed = async (guestId: string, address: string, status: 'sent' | 'failed' = 'sent') =>
    ctx()
      .db.insertInto('deliveries')
      .values({
        id: newId(),
        event_id: eventId,
        guest_id: guestId,
        kind: 'invitation',
        channel: 'email',
        address,
        status,
        attempts: 1,
      })
      .execute();
  const upgrade = async () => {
    await ctx().database.pool.query('drop table old_unsubscribe_links');
    await ctx().database.pool.query(
      await readFile('backend/platform/database/migrations/0022_old_unsubscribe_links.sql', 'utf8'),
    );
  };

  test('stop the one address all mail went to, also when the guest has another since', async () => {
    const guest = await addGuest(ctx(), eventId, {
      email: 'victim-of-old@example.in',
      phone: '+919820000003',
    });
    await mailed(guest.id, 'old@example.in');
    await mailed(guest.id, 'old@example.in');
    await upgrade();
    expect((await call(oldToken(guest.id))).status).toBe(200);
    expect(await stopped('old@example.in')).toEqual([eventId]);
    expect(await stopped('victim-of-old@example.in')).toEqual([]);
    expect(await ctx().db.selectFrom('stopped_numbers').selectAll().execute()).toEqual([]);
  });

  test('stop nobody where mail went to two addresses, or to none for sure, and say what to do', async () => {
    const [two, unsure, never] = await Promise.all([
      addGuest(ctx(), eventId, { email: 'two@example.in' }),
      addGuest(ctx(), eventId, { email: 'unsure@example.in' }),
      addGuest(ctx(), eventId, { email: 'never@example.in' }),
    ]);
    await mailed(two.id, 'first@example.in');
    await mailed(two.id, 'two@example.in');
    await mailed(unsure.id, 'unsure@example.in', 'failed');
    await upgrade();
    for (const guest of [two, unsure, never]) {
      const { status, error } = await call(oldToken(guest.id));
      expect({ status, message: error.message }).toEqual({
        status: 404,
        message: unsubscribeWords.en.linkOld,
      });
    }
    for (const email of ['first@example.in', 'two@example.in', 'unsure@example.in', 'never@example.in'])
      expect(await stopped(email)).toEqual([]);
  });
});
