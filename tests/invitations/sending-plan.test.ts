import { beforeEach, describe, expect, it } from 'vitest';
import { sendPlanned } from '#backend/guests/invitations/sending-plan-service.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { keepSignedIn } from '#tests/reminders/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
/** Noon in India, ten days before the wedding. */
const NOON = new Date('2027-02-04T06:30:00Z');
const TEN = new Date('2027-02-06T04:30:00Z');
const wedding = { date: '2027-02-14', time: '19:30' };
const atTen = { day: '2027-02-06', time: '10:00' };

let host: Caller;
let eventId: string;
const ctx = () => t.backend.ctx;
const plan = (body: object) => host.call('planSending', { params: { eventId }, body: body as typeof atTen });
const planned = async () => (await host.call('getSendingProgress', { params: { eventId } })).data.planned;
const invited = async () =>
  (
    await ctx()
      .db.selectFrom('deliveries')
      .innerJoin('guests', 'guests.id', 'guest_id')
      .select(['guests.email', 'status'])
      .where('deliveries.event_id', '=', eventId)
      .where('kind', '=', 'invitation')
      .orderBy('guests.email')
      .execute()
  ).map(({ email, status }) => `${email} ${status}`);
const notificationsOf = async (who = host) =>
  (await who.call('getNotifications', { query: { limit: 50 } })).data.notifications
    .filter(({ type, path }) => type === 'sending' && path === `/event/${eventId}/invite`)
    .map(({ title, message }) => `${title}. ${message}`);
/** Time passes; who is signed in stays so. */
async function wait(until: Date): Promise<void> {
  t.setNow(until);
  await sendPlanned(ctx());
}

beforeEach(async () => {
  // somebody who wrote to nobody yet: the next day's counts of one test are ahead of another's
  host = await t.signIn();
  await keepSignedIn(t);
  t.setNow(NOON);
  // what other tests planned is due at the same moment
  for (const table of ['rate_limits', 'planned_sendings'] as const)
    await ctx().db.deleteFrom(table).execute();
  eventId = await addEvent(ctx(), host.userId, wedding);
  await addGuest(ctx(), eventId, { email: 'a@example.in' });
});

describe('planning when invitations go out', () => {
  it('is said where the event is, shown to hosts, and replaced by the next plan', async () => {
    expect(await planned()).toBeNull();
    const answer = await plan(atTen);
    expect(answer.data.message).toBe('The invitations go out on Saturday, 6 February 2027, 10 am.');
    expect(await planned()).toEqual({ at: TEN.toISOString(), channel: 'auto' });
    await plan({ ...atTen, day: '2027-02-07', channel: 'email' });
    expect(await planned()).toEqual({ at: '2027-02-07T04:30:00.000Z', channel: 'email' });
  });

  it.each([
    ['a moment that is over', { day: '2027-02-03', time: '10:00' }, 'day'],
    ['one in four minutes', { day: '2027-02-04', time: '12:04' }, 'day'],
    ['the hour the event begins', { day: '2027-02-14', time: '19:30' }, 'day'],
    ['the night', { day: '2027-02-06', time: '20:00' }, 'time'],
    ['early morning', { day: '2027-02-06', time: '08:59' }, 'time'],
    ['a day that does not exist', { day: '2027-02-30', time: '10:00' }, 'day'],
    ['no day', { day: '', time: '10:00' }, 'day'],
    ['a time that is none', { day: '2027-02-06', time: '25:00' }, 'time'],
  ])('refuses %s and leaves the plan of before', async (_, body, field) => {
    await plan(atTen);
    const answer = await plan(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error?.details ?? {})).toEqual([field]);
    expect(await planned()).toMatchObject({ at: TEN.toISOString() });
  });

  it('is refused for an event that is cancelled', async () => {
    await ctx().db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute();
    expect((await plan(atTen)).status).toBe(409);
  });

  it('is taken back, twice too', async () => {
    await plan(atTen);
    const takeBack = () => host.call('cancelSendingPlan', { params: { eventId } });
    expect((await takeBack()).data.message).toBe('The invitations won’t go out by themselves.');
    expect((await takeBack()).status).toBe(200);
    expect(await planned()).toBeNull();
    await wait(TEN);
    expect(await invited()).toEqual([]);
  });

  it('ends when everybody is invited before', async () => {
    await plan(atTen);
    await host.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
    expect(await planned()).toBeNull();
  });

  it('stays when one guest is invited before', async () => {
    const other = await addGuest(ctx(), eventId, { email: 'b@example.in' });
    await plan(atTen);
    await host.call('sendInvitations', { params: { eventId }, body: { guests: [other.id] } });
    expect(await planned()).not.toBeNull();
    await wait(TEN);
    expect(await invited()).toEqual(['a@example.in queued', 'b@example.in queued']);
  });
});

describe('an event that is moved', () => {
  const move = async (to: object, by = host) => {
    const { data } = await by.call('getEditableEvent', { params: { eventId } });
    const { brideGroomDetails: _couple, ...event } = data.event;
    return by.call('updateEvent', { params: { eventId }, body: { ...event, ...to } });
  };
  const tooLate = (moment: string) =>
    `Your guests would be invited too late: the invitations go out on ${moment}. First choose an earlier time for them under “Guests”, or press “Don’t send automatically” there.`;

  it.each([
    ['to the day before', { date: '2027-02-05' }, 'date'],
    ['to that very moment', { date: '2027-02-06', time: '10:00' }, 'date'],
    ['to that day, without a time', { date: '2027-02-06', time: '' }, 'date'],
  ])('is not moved %s its invitations go out, and the plan stays', async (_, to, field) => {
    await plan(atTen);
    const answer = await move(to);
    expect([answer.status, answer.error?.details]).toEqual([
      400,
      { [field]: [tooLate('Saturday, 6 February 2027, 10 am')] },
    ]);
    expect(await planned()).toEqual({ at: TEN.toISOString(), channel: 'auto' });
    expect((await host.call('getEditableEvent', { params: { eventId } })).data.event.date).toBe(wedding.date);
  });

  it('is not moved to an earlier hour of the day either, whoever presses', async () => {
    await plan({ day: wedding.date, time: '18:00' });
    const editor = await t.signIn();
    await keepSignedIn(t);
    await addHost(ctx(), eventId, { email: 'm@example.in', role: 'editor', userId: editor.userId });
    const answer = await move({ time: '17:00' }, editor);
    expect(answer.error.details).toEqual({ time: [tooLate('Sunday, 14 February 2027, 6 pm')] });
  });

  it('says so beside what else is wrong', async () => {
    await plan(atTen);
    const answer = await move({ date: '2027-02-05', eventName: '' });
    expect(Object.keys(answer.error.details ?? {}).sort()).toEqual(['date', 'eventName']);
  });

  it('is moved before its invitations once these are planned earlier', async () => {
    await plan(atTen);
    await plan({ ...atTen, day: '2027-02-05' });
    expect((await move({ date: '2027-02-06' })).status).toBe(200);
    expect(await planned()).toMatchObject({ at: '2027-02-05T04:30:00.000Z' });
  });

  it('is moved while sending is stopped, too: the plan can be taken back', async () => {
    await plan(atTen);
    const stop = { organiser_id: host.userId, because: 'bounced', refused: 9, contacted: 9 } as const;
    await ctx()
      .db.insertInto('sending_stops')
      .values({ ...stop, stopped_at: NOON })
      .execute();
    const takenBack = await host.call('cancelSendingPlan', { params: { eventId } });
    expect((await plan(atTen)).status).toBe(403);
    await ctx().db.deleteFrom('sending_stops').execute();
    expect(takenBack.status).toBe(200);
    expect((await move({ date: '2027-02-05' })).status).toBe(200);
  });

  it('takes its plan along into another time zone: the same hour there', async () => {
    await plan(atTen);
    expect((await move({ timeZone: 'America/New_York' })).status).toBe(200);
    expect(await planned()).toEqual({ at: '2027-02-06T15:00:00.000Z', channel: 'auto' });
    await wait(TEN);
    expect(await invited()).toEqual([]);
    await wait(new Date('2027-02-06T15:00:00Z'));
    expect(await invited()).toEqual(['a@example.in queued']);
  });

  it('is not moved to a time zone where that hour is over', async () => {
    await plan({ day: '2027-02-04', time: '12:30' });
    const answer = await move({ timeZone: 'Asia/Tokyo' });
    expect(Object.keys(answer.error.details ?? {})).toEqual(['timeZone']);
    expect(await planned()).toEqual({ at: '2027-02-04T07:00:00.000Z', channel: 'auto' });
    expect(await invited()).toEqual([]);
  });

  it('takes along what is held up, too', async () => {
    await plan(atTen);
    t.setNow(new Date(TEN.getTime() + 3_600_000));
    expect((await move({ timeZone: 'Asia/Tokyo' })).status).toBe(200);
    expect(await planned()).toMatchObject({ at: TEN.toISOString() });
  });
});

describe('when the moment comes', () => {
  it('everybody not invited gets it once, whoever looks at once, and the organiser is told', async () => {
    await plan(atTen);
    await wait(new Date(TEN.getTime() - 1000));
    expect(await invited()).toEqual([]);
    // added after the plan was made, and gone before it came due
    await addGuest(ctx(), eventId, { email: 'late@example.in' });
    const gone = await addGuest(ctx(), eventId, { email: 'gone@example.in' });
    await ctx().db.deleteFrom('guests').where('id', '=', gone.id).execute();
    t.setNow(TEN);
    await Promise.all([sendPlanned(ctx()), sendPlanned(ctx()), sendPlanned(ctx())]);
    await sendPlanned(ctx());
    expect(await invited()).toEqual(['a@example.in queued', 'late@example.in queued']);
    expect(await planned()).toBeNull();
    expect(await notificationsOf()).toEqual([
      'The invitations to Meera weds Rohan went out. Sending 2 invitations.',
    ]);
  });

  it('co-hosts who may send are told as the organiser is; those who only look are not', async () => {
    const [editor, viewer] = [await t.signIn(), await t.signIn()];
    await keepSignedIn(t);
    await addHost(ctx(), eventId, { email: 'e@example.in', role: 'editor', userId: editor.userId });
    await addHost(ctx(), eventId, { email: 'v@example.in', role: 'viewer', userId: viewer.userId });
    const answer = await editor.call('planSending', {
      params: { eventId },
      body: { ...atTen, channel: 'auto' },
    });
    expect(answer.status).toBe(200);
    await wait(TEN);
    expect(await notificationsOf(editor)).toEqual([
      'The invitations to Meera weds Rohan went out. Sending 1 invitation.',
    ]);
    expect(await notificationsOf()).toEqual(await notificationsOf(editor));
    expect(await notificationsOf(viewer)).toEqual([]);
  });

  it('is in a transaction: what breaks in the middle is done whole the next time', async () => {
    await plan(atTen);
    t.setNow(TEN);
    const { jobs } = ctx();
    const enqueue = jobs.enqueue.bind(jobs);
    jobs.enqueue = () => Promise.reject(new Error('The queue is gone'));
    await sendPlanned(ctx());
    expect(await invited()).toEqual([]);
    jobs.enqueue = enqueue;
    await sendPlanned(ctx());
    expect(await invited()).toEqual(['a@example.in queued']);
  });

  it('waits while the organiser’s sending is stopped', async () => {
    await plan(atTen);
    const stop = {
      organiser_id: host.userId,
      because: 'bounced',
      refused: 9,
      contacted: 9,
      stopped_at: NOON,
    } as const;
    await ctx().db.insertInto('sending_stops').values(stop).execute();
    await wait(TEN);
    expect(await invited()).toEqual([]);
    await ctx().db.deleteFrom('sending_stops').execute();
    await wait(new Date(TEN.getTime() + 3_600_000));
    expect(await invited()).toEqual(['a@example.in queued']);
  });

  it('waits for the morning when it was held up until the night', async () => {
    await plan(atTen);
    await wait(new Date('2027-02-06T20:30:00Z'));
    expect(await invited()).toEqual([]);
    expect(await planned()).not.toBeNull();
    await wait(new Date('2027-02-07T03:30:00Z'));
    expect(await invited()).toEqual(['a@example.in queued']);
  });

  it('goes out beside hundreds that wait for the morning elsewhere', async () => {
    await plan(atTen);
    const { db } = ctx();
    const mine = await db
      .selectFrom('events')
      .selectAll()
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    const { guest_count: _guests, gift_count: _gifts, ...row } = mine;
    // before noon in India it is night in California
    const asleep = Array.from({ length: 201 }, (_, n) => ({
      ...row,
      id: `asleep-${eventId}-${n}`,
      request_id: `asleep-${n}`,
      bride_groom_details: null,
      time_zone: 'America/Los_Angeles',
    }));
    await db.insertInto('events').values(asleep).execute();
    await db
      .insertInto('planned_sendings')
      .values(
        asleep.map(({ id }) => ({ event_id: id, send_at: NOON, channel: 'auto' as const, created_at: NOON })),
      )
      .execute();
    await wait(TEN);
    expect(await invited()).toEqual(['a@example.in queued']);
  });

  it('nothing goes out for an event that was cancelled meanwhile', async () => {
    await plan(atTen);
    await ctx().db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute();
    await wait(TEN);
    expect(await invited()).toEqual([]);
    expect(await notificationsOf()).toEqual([]);
    expect(
      await ctx().db.selectFrom('planned_sendings').selectAll().where('event_id', '=', eventId).execute(),
    ).toEqual([]);
  });

  it('the organiser hears that nothing went out where the event was moved before it', async () => {
    await plan(atTen);
    await ctx()
      .db.updateTable('events')
      .set({ date: '2027-02-06', starts_at: TEN })
      .where('id', '=', eventId)
      .execute();
    await wait(TEN);
    expect(await invited()).toEqual([]);
    expect(await notificationsOf()).toEqual([
      'The invitations to Meera weds Rohan did not go out. The event had already begun when they were due to go out.',
    ]);
  });
});
