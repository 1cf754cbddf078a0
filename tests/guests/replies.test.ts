import { beforeAll, describe, expect, test } from 'vitest';
import { FAMILY_PARTY_LIMIT } from '#contract/guests/replies.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { TEST_ORIGIN, useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let eventId: string;

beforeAll(async () => {
  host = await t.signIn();
  eventId = await addEvent(t.backend.ctx, host.userId);
});

const ctx = () => t.backend.ctx;
const newGuest = (guest: Parameters<typeof addGuest>[2] = {}) => addGuest(ctx(), eventId, guest);
const at = (guest: AddedGuest) => ({ eventId, guestId: guest.id });

describe('a guest with the key of the personal link', () => {
  test('answers without an account, and the channel is recorded', async () => {
    const guest = await newGuest();
    const answer = await t.visitor.call('setRsvp', {
      params: at(guest),
      body: { rsvp: 'yes', source: 'whatsapp', key: guest.key, note: 'With joy' },
    });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      success: true,
      message: 'Thank you! You are on the list.',
      reply: { rsvp: 'yes', rsvpSource: 'whatsapp', adults: 1, children: 0, note: 'With joy', version: 1 },
    });
  });

  test('needs no word of a browser’s about where the form was, and no session counts without one', async () => {
    const guest = await newGuest();
    const send = (body: object, headers: Record<string, string> = {}) =>
      t.backend.fetch(
        new Request(`${TEST_ORIGIN}/events/${eventId}/guests/${guest.id}/rsvp`, {
          method: 'PATCH',
          body: JSON.stringify({ rsvp: 'yes', ...body }),
          headers: { 'Content-Type': 'application/json', ...headers },
        }),
      );
    const { key } = guest;
    expect((await send({ key })).status).toBe(200);
    expect((await send({})).status).toBe(401);
    expect((await send({ key: 'x'.repeat(22) })).status).toBe(401);
    const from: Record<string, string>[] = [
      { Cookie: host.cookie },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://elsewhere.example' },
    ];
    for (const headers of from)
      for (const body of [{ key }, {}]) {
        const answer = await send(body, headers);
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'forgery']);
      }
  });

  test('brings family up to the limit, and is told the limit beside the field', async () => {
    const guest = await newGuest({ with_family: true });
    const send = (adults: number, children: number) =>
      t.visitor.call('setRsvp', {
        params: at(guest),
        body: { rsvp: 'yes', adults, children, key: guest.key },
      });
    expect((await send(6, 4)).data.reply).toMatchObject({ adults: 6, children: 4 });
    const message = `This invitation is for up to ${FAMILY_PARTY_LIMIT} people, children included.`;
    expect((await send(6, 5)).error).toMatchObject({ message, details: { children: [message] } });
    expect((await send(11, 0)).error.details).toEqual({ adults: [message] });
    expect((await send(0, 0)).error.details).toEqual({
      adults: ['Say how many of you are coming: at least one.'],
    });
    expect((await send(-1, 100)).error.details).toEqual({
      adults: ['Enter a number from 0 to 99.'],
      children: ['Enter a number from 0 to 99.'],
    });
    const kept = await t.visitor.call('setRsvp', {
      params: at(guest),
      body: { rsvp: 'yes', adults: 6, children: 4, key: guest.key },
    });
    expect(kept.data.reply.version).toBe(1);
  });

  test('comes alone when not invited with family', async () => {
    const guest = await newGuest();
    const answer = await t.visitor.call('setRsvp', {
      params: at(guest),
      body: { rsvp: 'yes', adults: 2, key: guest.key },
    });
    expect(answer).toMatchObject({
      status: 400,
      error: { details: { adults: ['This invitation is for one person.'] } },
    });
  });

  test('declines with nobody counted, whatever numbers are sent', async () => {
    const guest = await newGuest({ with_family: true });
    const answer = await t.visitor.call('setRsvp', {
      params: at(guest),
      body: { rsvp: 'no', adults: 3, children: 2, key: guest.key },
    });
    expect(answer.data.reply).toMatchObject({ rsvp: 'no', adults: 0, children: 0, rsvpSource: 'manual' });
    expect(answer.data.message).toBe('Thank you for letting us know. We’ll miss you!');
  });

  test('takes the answer back and answers again; the numbers, the note and the count of changes stay', async () => {
    const guest = await newGuest({ with_family: true });
    await t.visitor.call('setRsvp', {
      params: at(guest),
      body: { rsvp: 'yes', adults: 3, children: 2, key: guest.key, note: 'Veg please' },
    });
    const back = await t.visitor.call('resetRsvp', { params: at(guest), body: { key: guest.key } });
    expect(back.data.reply).toEqual({
      rsvp: 'pending',
      rsvpSource: null,
      adults: 3,
      children: 2,
      note: 'Veg please',
      household: [],
      names: '',
      version: 2,
      dateChanged: false,
    });
    // to begin from, for the guest; nobody is expected
    const { data: list } = await host.call('listGuests', { params: { eventId }, query: {} });
    const { data: door } = await host.call('getDoorList', { params: { eventId }, query: {} });
    expect(door.guests.find(({ _id }) => _id === guest.id)).toMatchObject({
      adults: 0,
      children: 0,
      heads: 0,
    });
    expect(door.counts.heads).toBe(list.counts.heads);
    const { data: csv } = await host.call('exportGuests', { params: { eventId }, query: {} });
    expect(String(csv)).not.toMatch(/Pending,3,2/);
    const again = await t.visitor.call('setRsvp', {
      params: at(guest),
      body: { rsvp: 'no', key: guest.key, version: 2 },
    });
    expect(again.data.reply).toMatchObject({ rsvp: 'no', note: 'Veg please', version: 3 });
  });

  test('a note beside a no is not sent along with a yes, answered at once or taken back first', async () => {
    for (const takenBack of [false, true]) {
      const guest = await newGuest();
      const answer = (body: object) =>
        t.visitor.call('setRsvp', { params: at(guest), body: { rsvp: 'no', key: guest.key, ...body } });
      await answer({ note: 'We are in Toronto that week' });
      expect((await answer({})).data.reply.note).toBe('We are in Toronto that week');
      if (takenBack) {
        const { data } = await t.visitor.call('resetRsvp', { params: at(guest), body: { key: guest.key } });
        expect(data.reply.note).toBe('');
      }
      expect((await answer({ rsvp: 'yes' })).data.reply).toMatchObject({ rsvp: 'yes', note: '' });
    }
  });

  test('taking back what was never answered changes nothing', async () => {
    const guest = await newGuest();
    const back = await t.visitor.call('resetRsvp', { params: at(guest), body: { key: guest.key } });
    expect(back).toMatchObject({
      status: 200,
      data: { success: true, reply: { rsvp: 'pending', version: 0 } },
    });
  });
});

describe('an answer changed in another window', () => {
  test('is not overwritten, and nothing of the reply leaks into the error', async () => {
    const guest = await newGuest();
    const send = (rsvp: 'yes' | 'no', version?: number) =>
      t.visitor.call('setRsvp', { params: at(guest), body: { rsvp, version, key: guest.key } });
    expect((await send('yes', 0)).status).toBe(200);
    const stale = await send('no', 0);
    expect(stale).toMatchObject({
      status: 409,
      error: {
        code: 'answered_elsewhere',
        message:
          'Your answer was changed in another window. This is what we have now: you can still change it.',
      },
    });
    expect(stale.error.details).toBeUndefined();
    expect((await send('yes', 0)).data.reply.version).toBe(1);
    expect((await send('no')).data.reply.rsvp).toBe('no');
    const reset = await t.visitor.call('resetRsvp', {
      params: at(guest),
      body: { version: 1, key: guest.key },
    });
    expect(reset).toMatchObject({ status: 409, error: { code: 'answered_elsewhere' } });
  });

  test('of two tabs that differ one wins; of two that agree both succeed', async () => {
    const guest = await newGuest();
    const send = (rsvp: 'yes' | 'no') =>
      t.visitor.call('setRsvp', { params: at(guest), body: { rsvp, version: 0, key: guest.key } });
    const differing = await Promise.all([send('yes'), send('no')]);
    expect(differing.map((answer) => answer.status).sort()).toEqual([200, 409]);

    const other = await newGuest();
    const agreeing = await Promise.all(
      Array.from({ length: 8 }, () =>
        t.visitor.call('setRsvp', { params: at(other), body: { rsvp: 'yes', version: 0, key: other.key } }),
      ),
    );
    expect(agreeing.map((answer) => [answer.status, answer.data.reply.version])).toEqual(
      Array(8).fill([200, 1]),
    );
  });
});

describe('who may answer', () => {
  test('a signed-in guest, matched by account', async () => {
    const person = await t.signIn();
    const guest = await newGuest({ user_id: person.userId });
    const answer = await person.call('setRsvp', { params: at(guest), body: { rsvp: 'yes' } });
    expect(answer.data.reply).toMatchObject({ rsvp: 'yes', rsvpSource: 'manual' });
  });

  test('the organiser, recorded as the host; only the organiser reads the name', async () => {
    const guest = await newGuest({ with_family: true });
    const answer = await host.call('setRsvp', {
      params: at(guest),
      body: { rsvp: 'yes', adults: 3, source: 'email' },
    });
    expect(answer.data).toMatchObject({
      message: 'Recorded: Priya Nair is coming, 3 people in all.',
      reply: { rsvpSource: 'host' },
    });
    const back = await host.call('resetRsvp', { params: at(guest), body: {} });
    expect(back.data.message).toBe('Priya Nair’s reply was taken back.');
    const gone = await host.call('setRsvp', {
      params: { eventId, guestId: 'nobody-here' },
      body: { rsvp: 'yes' },
    });
    expect(gone).toMatchObject({
      status: 404,
      error: { message: 'This guest is no longer on the list.' },
    });
  });

  test('the guest after the host, whose same answer becomes their own, with news of it', async () => {
    const guest = await newGuest();
    const reply = { rsvp: 'yes' as const, adults: 1 };
    await host.call('setRsvp', { params: at(guest), body: reply });
    const news = () =>
      ctx().db.selectFrom('notifications').select('id').where('user_id', '=', host.userId).execute();
    const before = (await news()).length;
    const own = await t.visitor.call('setRsvp', { params: at(guest), body: { ...reply, key: guest.key } });
    expect(own.data.reply).toMatchObject({ rsvp: 'yes', rsvpSource: 'manual', version: 2 });
    expect(await news()).toHaveLength(before + 1);
    await t.visitor.call('setRsvp', { params: at(guest), body: { ...reply, key: guest.key } });
    expect(await news()).toHaveLength(before + 1);
  });

  test('not a visitor without the key, with a wrong one, or with another guest’s', async () => {
    const guest = await newGuest();
    const other = await newGuest();
    for (const key of [undefined, '', 'x'.repeat(22), other.key]) {
      const answer = await t.visitor.call('setRsvp', { params: at(guest), body: { rsvp: 'yes', key } });
      expect(answer, String(key)).toMatchObject({
        status: 401,
        error: { message: 'Please sign in to continue.' },
      });
      expect((await t.visitor.call('resetRsvp', { params: at(guest), body: { key } })).status).toBe(401);
    }
    expect(
      await ctx()
        .db.selectFrom('replies')
        .selectAll()
        .where('guest_id', 'in', [guest.id, other.id])
        .execute(),
    ).toEqual([]);
  });

  test('not another guest, a stranger, or the host of another event; an unknown guest answers the same', async () => {
    const guest = await newGuest({ first_name: 'Zubin', email: 'zubin@example.in' });
    const otherGuest = await t.signIn();
    await newGuest({ user_id: otherGuest.userId });
    const otherHost = await t.signIn();
    await addEvent(ctx(), otherHost.userId);
    for (const person of [otherGuest, otherHost, await t.signIn()]) {
      for (const guestId of [guest.id, 'no-such-guest-at-all']) {
        const answer = await person.call('setRsvp', { params: { eventId, guestId }, body: { rsvp: 'yes' } });
        expect(answer).toMatchObject({
          status: 403,
          error: { code: 'forbidden', message: 'You are not registered as a guest for this event.' },
        });
        expect(JSON.stringify(answer.error)).not.toMatch(/zubin/i);
        expect(
          (await person.call('resetRsvp', { params: { eventId, guestId }, body: {} })).error.message,
        ).toBe('You are not registered as a guest for this event.');
      }
    }
  });

  test('not through another event, even with the right key', async () => {
    const guest = await newGuest();
    const elsewhere = await addEvent(ctx(), host.userId);
    const answer = await t.visitor.call('setRsvp', {
      params: { eventId: elsewhere, guestId: guest.id },
      body: { rsvp: 'yes', key: guest.key },
    });
    expect(answer.status).toBe(401);
  });
});

describe('when answering is closed', () => {
  test('the event was cancelled', async () => {
    const cancelled = await addEvent(ctx(), host.userId, { status: 'cancelled' });
    const guest = await addGuest(ctx(), cancelled);
    const params = { eventId: cancelled, guestId: guest.id };
    const answer = await t.visitor.call('setRsvp', { params, body: { rsvp: 'yes', key: guest.key } });
    expect(answer).toMatchObject({
      status: 409,
      error: { message: 'This event has been cancelled, so there is nothing left to answer.' },
    });
    expect((await t.visitor.call('resetRsvp', { params, body: { key: guest.key } })).status).toBe(409);
  });

  test('a day after the start, and not before', async () => {
    const past = await addEvent(ctx(), host.userId, { date: '2026-01-10', time: '10:00' });
    const guest = await addGuest(ctx(), past);
    const send = () =>
      t.visitor.call('setRsvp', {
        params: { eventId: past, guestId: guest.id },
        body: { rsvp: 'yes', key: guest.key },
      });
    try {
      t.setNow(new Date('2026-01-11T04:29:00Z'));
      expect((await send()).status).toBe(200);
      t.setNow(new Date('2026-01-11T04:31:00Z'));
      expect(await send()).toMatchObject({
        status: 409,
        error: { message: 'This event is over, so replies are closed.' },
      });
    } finally {
      t.setNow();
    }
  });

  test('after sixty tries in an hour', async () => {
    const guest = await newGuest();
    const send = () =>
      t.visitor.call('setRsvp', { params: at(guest), body: { rsvp: 'yes', key: guest.key } });
    t.setNow(new Date('2026-01-11T04:29:00Z'));
    try {
      for (let count = 0; count < 60; count += 1) expect((await send()).status).toBe(200);
      const refused = await send();
      expect(refused.status).toBe(429);
      expect(Number(refused.response.headers.get('Retry-After'))).toBeGreaterThan(0);
    } finally {
      t.setNow();
    }
  });
});

test.each([
  {},
  { rsvp: 'pending' },
  { rsvp: 'yes', adults: -1 },
  { rsvp: 'yes', children: 1.5 },
  { rsvp: 'yes', note: 'x'.repeat(501) },
  { rsvp: 'yes', source: 'host' },
])('refuses %j', async (body) => {
  const guest = await newGuest({ with_family: true });
  const answer = await t.visitor.call('setRsvp', {
    params: at(guest),
    body: { ...body, key: guest.key } as never,
  });
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid' } });
  expect(Object.keys(answer.error.details ?? {})).toHaveLength(1);
});
