import { beforeAll, describe, expect, test } from 'vitest';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

// no provider is set up: the organiser sends every link
const t = useTestBackend();
let host: Caller;
beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao' });
});

async function wedding(guests: number) {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  const ids: string[] = [];
  for (let index = 0; index < guests; index += 1)
    ids.push(
      (
        await addGuest(t.backend.ctx, eventId, {
          first_name: `Guest ${index}`,
          phone: `+9198200${String(10_000 + index)}`,
        })
      ).id,
    );
  await host.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  const next = async (caller = host) => (await caller.call('getNextToSend', { params: { eventId } })).data;
  const record = (guestId: string, outcome: 'sent' | 'skipped' | 'ready', caller = host) =>
    caller.call('recordHandSending', { params: { eventId, guestId }, body: { outcome } });
  return { eventId, ids, next, record };
}

test('without a provider guests with a phone become links; the list says no channel besides', async () => {
  const { eventId } = await wedding(2);
  const { data } = await host.call('listGuests', { params: { eventId }, query: {} });
  expect(data).toMatchObject({ messageChannels: [], counts: { linkReady: 2, sent: 0 } });
  expect(data.items[0]?.delivery).toMatchObject({ status: 'link_ready', channel: 'phone' });
  const refused = await host.call('sendInvitations', {
    params: { eventId },
    body: { guests: [data.items[0]?._id ?? ''], channel: 'whatsapp' },
  });
  expect(refused.data).toMatchObject({ success: false, message: '1 guest cannot be reached this way.' });
});

test('a hundred guests, one after the other, each once, in the order of the list', async () => {
  const { ids, next, record } = await wedding(100);
  const met: string[] = [];
  for (let index = 0; index < 100; index += 1) {
    const one = await next();
    expect([one.sent, one.total]).toEqual([index, 100]);
    met.push(one.guest?._id ?? '');
    await record(one.guest?._id ?? '', 'sent');
  }
  expect(met).toEqual(ids);
  expect(await next()).toMatchObject({ guest: null, sent: 100, total: 100, skipped: 0 });
});

test('the message is the one behind the link', async () => {
  const { eventId, ids, next } = await wedding(1);
  const one = await next();
  expect(one.whatsapp).toMatch(/^https:\/\/wa\.me\/919820010000\?text=/);
  expect(one.sms).toMatch(/^sms:\+919820010000\?body=/);
  expect(one.text).toContain(`/event/${eventId}/rsvp/${ids[0]}/reply/whatsapp?key=`);
});

describe('what is recorded', () => {
  test('a link went to the number the guest has when the host sends it: that one may be told more', async () => {
    const {
      eventId,
      ids: [guestId = ''],
      next,
      record,
    } = await wedding(1);
    const entry = {
      firstName: 'Guest',
      lastName: 'Nair',
      email: '',
      phone: '98200 77777',
      withFamily: false,
    };
    expect((await host.call('updateGuest', { params: { eventId, guestId }, body: entry })).status).toBe(200);
    expect((await next()).whatsapp).toContain('wa.me/919820077777');
    await record(guestId, 'sent');
    const addresses = () =>
      t.backend.ctx.db.selectFrom('deliveries').select('address').where('guest_id', '=', guestId).execute();
    expect(await addresses()).toEqual([{ address: '+919820077777' }]);
  });

  test('asking again, skipping, taking back: nothing counts twice', async () => {
    const {
      eventId,
      ids: [a = '', b = '', c = ''],
      next,
      record,
    } = await wedding(3);
    expect((await next()).guest?._id).toBe(a);
    expect((await next()).guest?._id).toBe(a);
    expect((await record(a, 'sent')).data.message).toBe('Recorded: you sent the link to Guest 0 Nair.');
    expect((await record(a, 'sent')).status).toBe(200);
    expect(await next()).toMatchObject({ sent: 1, guest: { _id: b } });
    await record(b, 'skipped');
    expect(await next()).toMatchObject({ sent: 1, skipped: 1, guest: { _id: c } });
    await record(c, 'sent');
    expect(await next()).toMatchObject({ sent: 2, skipped: 1, guest: { _id: b } });
    await record(a, 'ready');
    expect(await next()).toMatchObject({ sent: 1, guest: { _id: a } });
    const { data } = await host.call('listGuests', {
      params: { eventId },
      query: { delivery: 'sent_by_host' },
    });
    expect(data.items.map(({ _id }) => _id)).toEqual([c]);
  });

  test('a link sent again by another press waits again; one that went by mail meanwhile does not', async () => {
    const {
      eventId,
      ids: [a = '', b = ''],
      next,
      record,
    } = await wedding(2);
    await record(a, 'sent');
    await host.call('sendInvitations', { params: { eventId }, body: { guests: [a] } });
    expect(await next()).toMatchObject({ sent: 0, total: 2, guest: { _id: a } });
    await host.call('updateGuest', {
      params: { eventId, guestId: b },
      body: { firstName: 'B', email: 'b@example.in', phone: '+919820010001' },
    });
    await host.call('sendInvitations', { params: { eventId }, body: { guests: [b] } });
    expect(await next()).toMatchObject({ total: 1 });
    expect(await record(b, 'sent')).toMatchObject({
      status: 409,
      error: { message: 'There is no link left to send to this guest.' },
    });
  });

  test('is the organiser’s alone, and only about guests of the event', async () => {
    const {
      eventId,
      ids: [a = ''],
      record,
    } = await wedding(1);
    const {
      ids: [elsewhere = ''],
    } = await wedding(1);
    expect((await record(elsewhere, 'sent')).status).toBe(404);
    expect((await record(a, 'sent', t.visitor)).status).toBe(401);
    expect((await record(a, 'sent', await t.signIn())).status).toBe(404);
    expect((await t.visitor.call('getNextToSend', { params: { eventId } })).status).toBe(401);
    expect((await t.visitor.fetch(`/api/short-links/${'x'.repeat(22)}`)).status).toBe(404);
  });
});
