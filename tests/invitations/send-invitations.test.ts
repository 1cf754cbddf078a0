import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import * as eventWords from '#messages/events/en.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

const ctx = () => t.backend.ctx;
const send = (eventId: string, guests: 'not-invited' | 'undelivered' | string[], who = host) =>
  who.call('sendInvitations', { params: { eventId }, body: { guests } });
const statuses = async (eventId: string) =>
  (
    await ctx()
      .db.selectFrom('deliveries')
      .select(['guest_id', 'status'])
      .where('event_id', '=', eventId)
      .orderBy('created_at')
      .execute()
  ).map((row) => row.status);
const endAll = (eventId: string, status: 'sent' | 'bounced' | 'failed') =>
  ctx().db.updateTable('deliveries').set({ status }).where('event_id', '=', eventId).execute();

test('first invitations go to everybody who has none', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  await addGuest(ctx(), eventId, { email: 'a@example.in' });
  await addGuest(ctx(), eventId, { email: 'b@example.in' });
  await addGuest(ctx(), eventId, { phone: '+919820012345' });
  await addGuest(ctx(), eventId);
  const answer = await send(eventId, 'not-invited');
  expect(answer.data).toEqual({
    success: true,
    message:
      'Sending 2 invitations. 1 invitation ready for you to send by WhatsApp or SMS. 1 guest has no e-mail or phone.',
    remarks: '1 invitation ready for you to send by WhatsApp or SMS. 1 guest has no e-mail or phone.',
    queued: 2,
    linkReady: 1,
  });
  expect((await statuses(eventId)).sort()).toEqual(['link_ready', 'queued', 'queued']);
  const again = await send(eventId, 'not-invited');
  expect(again.data).toMatchObject({ success: false, queued: 0, message: '1 guest has no e-mail or phone.' });
});

test('what did not arrive goes out again, what did does not', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const ids = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => (await addGuest(ctx(), eventId, { email: `${name}@example.in` })).id),
  );
  await send(eventId, ids);
  await endAll(eventId, 'sent');
  expect((await send(eventId, 'undelivered')).data).toMatchObject({
    success: false,
    queued: 0,
    message: 'Every invitation has been delivered, so there is nothing to send again.',
  });
  await ctx()
    .db.updateTable('deliveries')
    .set({ status: 'bounced' })
    .where('guest_id', '=', ids[0] ?? '')
    .execute();
  await ctx()
    .db.updateTable('deliveries')
    .set({ status: 'failed' })
    .where('guest_id', '=', ids[1] ?? '')
    .execute();
  expect((await send(eventId, 'undelivered')).data).toMatchObject({
    queued: 2,
    message: 'Sending 2 invitations.',
  });
  expect((await send(eventId, 'undelivered')).data).toMatchObject({ queued: 0 });
});

test('one under way is not queued twice, also by parallel requests', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const { id } = await addGuest(ctx(), eventId, { email: 'a@example.in' });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(eventId, [id])));
  expect(answers.map((answer) => answer.data.queued).sort()).toEqual([0, 0, 0, 0, 1]);
  expect(answers.find((answer) => !answer.data.success)?.data.message).toBe(
    '1 invitation already on the way.',
  );
  expect(await statuses(eventId)).toEqual(['queued']);
});

test('a guest gets it again at once, then at most every ten minutes; a mended address at once', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const { id } = await addGuest(ctx(), eventId, { email: 'a@example.in' });
  const start = new Date();
  const sendAfter = async (minutes: number) => {
    t.setNow(new Date(start.getTime() + minutes * 60_000));
    const { data } = await send(eventId, [id]);
    await endAll(eventId, 'sent');
    return data;
  };
  try {
    expect((await sendAfter(0)).queued).toBe(1);
    expect((await sendAfter(1)).queued).toBe(1);
    expect(await sendAfter(10.9)).toMatchObject({
      success: false,
      queued: 0,
      message: '1 guest got the invitation again less than ten minutes ago and was left out.',
    });
    expect((await sendAfter(11.1)).queued).toBe(1);
    expect((await sendAfter(12)).queued).toBe(0);
    await host.call('updateGuest', {
      params: { eventId, guestId: id },
      body: { firstName: 'A', email: 'mended@example.in' },
    });
    expect((await sendAfter(12)).queued).toBe(1);
  } finally {
    t.setNow();
  }
});

test('whoever asked for no more mail gets none', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const { id } = await addGuest(ctx(), eventId, { email: 'quiet@example.in' });
  await ctx()
    .db.insertInto('unsubscribed_addresses')
    .values({ email: 'quiet@example.in', event_id: '' })
    .execute();
  expect((await send(eventId, [id])).data).toMatchObject({
    success: false,
    queued: 0,
    message: '1 guest asked for no more e-mails.',
  });
  expect(await statuses(eventId)).toEqual(['unsubscribed']);
});

describe('who may send', () => {
  test('the organiser alone, and only to guests of the event', async () => {
    const eventId = await addEvent(ctx(), host.userId);
    const elsewhere = await addGuest(ctx(), await addEvent(ctx(), host.userId), { email: 'x@example.in' });
    expect((await send(eventId, [elsewhere.id])).status).toBe(404);
    expect((await send(eventId, [newId()])).status).toBe(404);
    expect((await send(eventId, [])).status).toBe(400);
    expect((await send(eventId, 'not-invited', t.visitor)).status).toBe(401);
    expect((await send(eventId, 'not-invited', await t.signIn())).error.message).toBe('Event not found');
    const guest = await t.signIn();
    await addGuest(ctx(), eventId, { user_id: guest.userId });
    expect((await send(eventId, 'not-invited', guest)).error.message).toBe(
      'Access denied - You can only manage invitations for events you organized',
    );
    expect(await statuses(eventId)).toEqual([]);
  });

  test('nobody for a cancelled event', async () => {
    const eventId = await addEvent(ctx(), host.userId, { status: 'cancelled' });
    expect((await send(eventId, 'not-invited')).error.message).toBe(eventWords.cancelledAlready);
  });
});
