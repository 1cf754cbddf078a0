import { beforeAll, describe, expect, test } from 'vitest';
import { DELIVER_QUEUE } from '#backend/guests/invitations/delivery-queue.ts';
import { newId } from '#backend/platform/ids.ts';
import * as fieldWords from '#messages/fields/en.ts';
import * as eventWords from '#messages/events/en.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao' });
});

const ctx = () => t.backend.ctx;
const newEvent = () => addEvent(ctx(), host.userId);
const add = (eventId: string, newGuests: object[], requestId?: string, who = host) =>
  who.call('addInvitees', { params: { eventId }, body: { newGuests, ...(requestId ? { requestId } : {}) } });
const deliveries = (eventId: string) =>
  ctx()
    .db.selectFrom('deliveries')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('created_at')
    .execute();
const guestsOf = (eventId: string) =>
  ctx().db.selectFrom('guests').selectAll().where('event_id', '=', eventId).orderBy('position').execute();

async function jobsOf(eventId: string): Promise<number> {
  const { rows } = await ctx().database.pool.query(
    `select count(*)::int as count from jobs.job join deliveries on deliveries.id = data ->> 'deliveryId' where name = $1 and event_id = $2`,
    [DELIVER_QUEUE, eventId],
  );
  return rows[0].count;
}

test('each row is told what became of it, in the order typed', async () => {
  const eventId = await newEvent();
  await addGuest(ctx(), eventId, {
    first_name: 'Old',
    last_name: 'Rao',
    email: 'old@example.in',
    phone: '+919820099999',
  });
  await add(eventId, [{ email: 'old@example.in', phone: '9820099999' }]);
  await add(eventId, [{ phone: '9820099999' }]);
  const { status, data } = await add(eventId, [
    { firstName: 'Priya', email: 'Priya@Example.in', phone: '98200 12345' },
    { firstName: 'Phone', lastName: 'Only', phone: '98200 54321' },
    { firstName: '', lastName: '', email: '', phone: '' },
    { firstName: 'No', lastName: 'Contact' },
    { firstName: 'Bad', lastName: 'Phone', phone: '123' },
    { firstName: 'Both', email: 'both@example.in', phone: '123' },
    { firstName: 'Old', email: 'old@example.in' },
    { firstName: 'Old phone', email: 'new@example.in', phone: '9820099999' },
    { firstName: 'Priya again', email: 'priya@example.in' },
  ]);
  expect(status).toBe(200);
  expect(data.inviteResults.map(({ type, status: what, name }) => [type, what, name])).toEqual([
    ['email', 'queued', 'Priya'],
    ['phone', 'link_ready', 'Phone Only'],
    ['none', 'invalid', 'No Contact'],
    ['phone', 'invalid', 'Bad Phone'],
    ['email', 'queued', 'Both'],
    ['email', 'duplicate', 'Old Rao'],
    ['email', 'duplicate', 'Old Rao'],
    ['none', 'duplicate', 'Priya again'],
  ]);
  expect(data.inviteResults[3]?.message).toBe(`Not added. ${fieldWords.phone}`);
  expect(data.inviteResults[4]?.message).toContain('The phone number could not be read and was left out.');
  expect((await guestsOf(eventId)).map((guest) => [guest.first_name, guest.email, guest.phone])).toEqual([
    ['Old', 'old@example.in', '+919820099999'],
    ['Priya', 'priya@example.in', '+919820012345'],
    ['Phone', '', '+919820054321'],
    ['Both', 'both@example.in', ''],
  ]);
  expect(
    (await deliveries(eventId)).map(({ channel, status: what, address }) => [channel, what, address]).sort(),
  ).toEqual([
    ['email', 'queued', 'both@example.in'],
    ['email', 'queued', 'old@example.in'],
    ['email', 'queued', 'priya@example.in'],
    ['phone', 'link_ready', '+919820054321'],
    ['phone', 'link_ready', '+919820099999'],
  ]);
  expect(await jobsOf(eventId)).toBe(3);
});

test('a guest with only a phone gets links with the invitation written out', async () => {
  const eventId = await newEvent();
  const { data } = await add(eventId, [{ firstName: 'Ravi', phone: '9820012345' }]);
  const [guest] = await guestsOf(eventId);
  const links = data.inviteResults[0]?.links;
  const whatsapp = new URL(links?.whatsapp ?? '');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/919820012345');
  const text = whatsapp.searchParams.get('text') ?? '';
  expect(text).toContain('Namaste Ravi ji!');
  expect(text).toContain('Asha Rao invites you to *Meera weds Rohan*.');
  expect(text).toContain('The Grand, Baner Road, Pune');
  expect(text).toContain(
    `http://localhost:3999/event/${eventId}/rsvp/${guest?.id}/reply/whatsapp?key=${guest?.link_key}`,
  );
  const sms = links?.sms ?? '';
  expect(sms).toMatch(/^sms:\+919820012345\?body=[^ &#]+$/);
  expect(decodeURIComponent(sms)).toContain(`/reply/sms?key=${guest?.link_key}`);
});

describe('a guest who is on the list already', () => {
  const listed = { first_name: 'Old', last_name: '', email: 'old@example.in', phone: '+919820099999' };

  test('and was never invited is invited, without being added again', async () => {
    const eventId = await newEvent();
    const guest = await addGuest(ctx(), eventId, listed);
    const { data } = await add(eventId, [{ firstName: 'Old', email: 'OLD@example.in' }]);
    expect(data.inviteResults).toEqual([
      {
        type: 'email',
        status: 'queued',
        name: 'Old',
        guestId: guest.id,
        message: 'Already on your list. The invitation is on its way by e-mail.',
        note: 'Already on your list.',
      },
    ]);
    expect(await guestsOf(eventId)).toHaveLength(1);
    expect(await jobsOf(eventId)).toBe(1);
  });

  test('is invited once in each way, and then can be sent the invitation again', async () => {
    const eventId = await newEvent();
    const guest = await addGuest(ctx(), eventId, listed);
    const tried = async (row: object) => {
      const [result] = (await add(eventId, [row])).data.inviteResults;
      return [result?.type, result?.status, result?.guestId === guest.id];
    };
    expect(await tried({ email: 'old@example.in' })).toEqual(['email', 'queued', true]);
    expect(await tried({ email: 'old@example.in', phone: '9820099999' })).toEqual([
      'email',
      'duplicate',
      true,
    ]);
    expect(await tried({ phone: '9820099999' })).toEqual(['phone', 'link_ready', true]);
    expect(await tried({ phone: '9820099999' })).toEqual(['phone', 'duplicate', true]);
    expect(await deliveries(eventId)).toHaveLength(2);
    const again = await host.call('sendInvitations', { params: { eventId }, body: { guests: [guest.id] } });
    expect(again.status).toBe(200);
  });

  test('typed in two rows is written to once, and found by a phone keeps the e-mail the list has', async () => {
    const eventId = await newEvent();
    await addGuest(ctx(), eventId, listed);
    const { data } = await add(eventId, [
      { firstName: 'Old', email: 'new@example.in', phone: '9820099999' },
      { firstName: 'Old', email: 'old@example.in' },
    ]);
    expect(data.inviteResults.map(({ type, status }) => [type, status])).toEqual([
      ['phone', 'link_ready'],
      ['email', 'duplicate'],
    ]);
    expect((await guestsOf(eventId)).map(({ email }) => email)).toEqual(['old@example.in']);
  });
});

describe('what is refused leaves nothing behind', () => {
  test.each([[[]], [[{ firstName: 'Only', lastName: 'A name' }]], [[{ phone: '+91' }]]])(
    'nobody to reach: %j',
    async (rows) => {
      const eventId = await newEvent();
      expect(await add(eventId, rows)).toMatchObject({
        status: 400,
        error: { message: 'Please add at least one guest with an email or phone number.' },
      });
      expect(await guestsOf(eventId)).toEqual([]);
    },
  );

  test('a number that is none, and no e-mail: said beside its field', async () => {
    const answer = await add(await newEvent(), [{}, { firstName: 'A', phone: '123' }]);
    expect(answer).toMatchObject({
      status: 400,
      error: { details: { 'newGuests[1].phone': [fieldWords.phone] } },
    });
    expect((await add(await newEvent(), [{ email: 'not an address' }])).error.details).toHaveProperty([
      'newGuests[0].email',
    ]);
  });

  test('more guests than the plan allows: none is added, and the limit and the count are named', async () => {
    const eventId = await newEvent();
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, count) => ({ email: `g${from + count}@example.in` }));
    expect((await add(eventId, rows(0, 48))).status).toBe(200);
    const answer = await add(eventId, rows(48, 51));
    expect(answer).toMatchObject({ status: 403, error: { code: 'plan_limit' } });
    expect(answer.error.message).toBe(
      'The Basic plan allows up to 50 guests per event, and this list has 51. Remove 1 guest, or contact us for a larger plan.',
    );
    expect(await guestsOf(eventId)).toHaveLength(48);
    expect((await add(eventId, [...rows(40, 48), ...rows(48, 50)])).status).toBe(200);
    expect(
      (await add(eventId, rows(0, 50))).data.inviteResults.every((result) => result.status === 'duplicate'),
    ).toBe(true);
  });

  test('a cancelled event, and one that is over', async () => {
    const cancelled = await addEvent(ctx(), host.userId, { status: 'cancelled' });
    expect(await add(cancelled, [{ email: 'a@example.in' }])).toMatchObject({
      status: 409,
      error: { message: eventWords.cancelledAlready },
    });
    const over = await addEvent(ctx(), host.userId, { date: '2026-01-10' });
    expect((await add(over, [{ email: 'a@example.in' }])).error.code).toBe('event_over');
  });

  test('not by a visitor, a guest or a stranger', async () => {
    const eventId = await newEvent();
    const guest = await t.signIn();
    await addGuest(ctx(), eventId, { user_id: guest.userId });
    const rows = [{ email: 'a@example.in' }];
    expect((await add(eventId, rows, undefined, t.visitor)).status).toBe(401);
    expect((await add(eventId, rows, undefined, guest)).error.message).toBe(
      'Access denied - You can only manage invitations for events you organized',
    );
    expect((await add(eventId, rows, undefined, await t.signIn())).error.message).toBe('Event not found');
    expect(await deliveries(eventId)).toEqual([]);
  });
});

describe('at the same time', () => {
  test('the limit holds for parallel requests', async () => {
    const organiser = await t.signIn();
    const eventId = await addEvent(ctx(), organiser.userId);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, batch) =>
        add(
          eventId,
          Array.from({ length: 9 }, (_row, count) => ({ email: `b${batch}-${count}@example.in` })),
          undefined,
          organiser,
        ),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    expect(answers.filter((answer) => answer.error?.code === 'plan_limit')).toHaveLength(7);
    expect(await guestsOf(eventId)).toHaveLength(45);
  });

  test('twenty requests with the same identifier add and send once, and all answer the same', async () => {
    const organiser = await t.signIn();
    const eventId = await addEvent(ctx(), organiser.userId);
    const rows = [
      { firstName: 'A', email: 'a@example.in' },
      { firstName: 'B', phone: '9820012345' },
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add(eventId, rows, 'form-1', organiser)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(answers[0]?.data.inviteResults.map((result) => result.status)).toEqual(['queued', 'link_ready']);
    expect([
      (await guestsOf(eventId)).length,
      (await deliveries(eventId)).length,
      await jobsOf(eventId),
    ]).toEqual([2, 2, 1]);

    const other = await add(eventId, [{ email: 'c@example.in' }], 'form-1', organiser);
    expect(other).toMatchObject({ status: 409, error: { code: 'request_reused' } });
    expect(await guestsOf(eventId)).toHaveLength(2);
  });

  test('requests that name the same people add each once', async () => {
    const organiser = await t.signIn();
    const eventId = await addEvent(ctx(), organiser.userId);
    const people = Array.from({ length: 10 }, (_, count) => ({ email: `same${count}@example.in` }));
    const answers = await Promise.all(
      [0, 3, 6, 9].map((shift) =>
        add(eventId, [...people.slice(shift), ...people.slice(0, shift)], undefined, organiser),
      ),
    );
    expect(
      answers.flatMap((answer) => answer.data.inviteResults).filter((result) => result.status === 'queued'),
    ).toHaveLength(10);
    expect(await guestsOf(eventId)).toHaveLength(10);
  });
});

test('a repeated request answers with links that work now, and keeps none', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const people = [
    { firstName: 'Ravi', phone: '9820012345' },
    { firstName: 'Neel', phone: '9820012346' },
  ];
  const requestId = newId();
  const first = (await add(eventId, people, requestId)).data.inviteResults;
  const kept = await ctx()
    .db.selectFrom('invitee_requests')
    .select('answer')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(kept.answer)).not.toMatch(/https?:|sms:/);
  expect((await add(eventId, people, requestId)).data.inviteResults).toEqual(first);
  const [ravi, neel] = first.map(({ guestId }) => guestId ?? '');
  const keyNow = async () =>
    (
      await ctx()
        .db.selectFrom('guests')
        .select('link_key')
        .where('id', '=', ravi ?? '')
        .executeTakeFirstOrThrow()
    ).link_key;
  const keyBefore = await keyNow();
  expect(decodeURIComponent(first[0]?.links?.sms ?? '')).toContain(keyBefore);
  await host.call('updateGuest', {
    params: { eventId, guestId: ravi ?? '' },
    body: { firstName: 'Ravi', phone: '9820012399' },
  });
  await host.call('removeGuest', { params: { eventId, guestId: neel ?? '' } });
  const [again, gone] = (await add(eventId, people, requestId)).data.inviteResults;
  const link = decodeURIComponent(again?.links?.sms ?? '');
  expect(link).toContain(await keyNow());
  expect(link).not.toContain(keyBefore);
  expect(link).toContain('+919820012399');
  expect(gone).not.toHaveProperty('links');
});

test('sixty requests an hour', async () => {
  const organiser = await t.signIn();
  const eventId = await addEvent(ctx(), organiser.userId);
  t.setNow(new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000));
  try {
    for (let count = 0; count < 60; count += 1) await add(eventId, [], undefined, organiser);
    expect((await add(eventId, [], undefined, organiser)).status).toBe(429);
    expect(
      (await organiser.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } }))
        .status,
    ).toBe(429);
  } finally {
    t.setNow();
  }
});
