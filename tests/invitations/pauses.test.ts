import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveUpWaiting } from '#backend/guests/invitations/waiting-service.ts';
import { queueEventMail } from '#backend/guests/invitations/service.ts';
import { noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { newId } from '#backend/platform/ids.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const ctx = () => t.backend.ctx;
const NOON = new Date('2026-03-10T06:30:00Z');
const minute = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const WAITING = 'Waiting until 12:10 pm IST, because we wrote to this address a few minutes ago.';
let host: Caller;
let eventId: string;

beforeEach(async () => {
  t.setNow(NOON);
  host = await t.signIn({ firstName: 'Asha' });
  eventId = await addEvent(ctx(), host.userId, { date: '2026-06-01' });
});
afterEach(() => t.setNow());

const rows = (kind: 'invitation' | 'update' | 'cancellation') =>
  ctx()
    .db.selectFrom('deliveries')
    .select(['id', 'guest_id', 'status', 'error', 'not_before'])
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('not_before')
    .execute();
const goOut = () =>
  ctx()
    .db.updateTable('deliveries')
    .set({ status: 'sent', updated_at: ctx().now() })
    .where('event_id', '=', eventId)
    .where('status', '=', 'queued')
    .execute();
const jobStart = async (id: string) =>
  (
    await ctx().database.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::float as seconds from jobs.job where data->>'deliveryId' = $1`,
      [id],
    )
  ).rows.map(({ seconds }) => Math.round(seconds));

async function invitedGuest(email: string): Promise<AddedGuest> {
  const guest = await addGuest(ctx(), eventId, { email });
  await ctx()
    .db.insertInto('deliveries')
    .values({
      id: newId(),
      event_id: eventId,
      guest_id: guest.id,
      kind: 'invitation',
      channel: 'email',
      address: email,
      status: 'sent',
    })
    .execute();
  await noteWritten(ctx(), [{ organiserId: host.userId, address: email }]);
  return guest;
}

test('guests hear of changes ten minutes apart, of all that came between in one, and of a cancellation at once', async () => {
  await invitedGuest('a@example.in');
  const tell = (kind: 'update' | 'cancellation' = 'update') =>
    ctx()
      .db.transaction()
      .execute((tx) => queueEventMail(ctx(), tx, { eventId, kind }));
  await tell();
  await goOut();
  expect(await rows('update')).toMatchObject([{ error: '', not_before: null }]);
  t.setNow(minute(1));
  for (let edit = 0; edit < 3; edit += 1) await tell();
  const [, second, ...more] = await rows('update');
  expect(more).toEqual([]);
  expect(second).toMatchObject({ status: 'queued', error: WAITING, not_before: minute(10) });
  expect(await jobStart(second?.id ?? '')).toEqual([540]);
  // who was invited lately hears at once
  const other = await invitedGuest('b@example.in');
  await tell();
  expect(await rows('update')).toMatchObject([
    {},
    { not_before: minute(10) },
    { guest_id: other.id, not_before: null },
  ]);
  // nothing about new addresses moves it up
  await moveUpWaiting(ctx());
  expect((await rows('update'))[1]).toMatchObject({ error: WAITING, not_before: minute(10) });
  const { data } = await host.call('getSendingProgress', { params: { eventId } });
  expect(data.runs).toMatchObject([
    {
      kind: 'update',
      later: 0,
      paused:
        'Waiting until 12:10 pm IST: guests we wrote to a few minutes ago will then get one message with the latest details.',
    },
  ]);
  await tell('cancellation');
  expect((await rows('cancellation')).map((row) => row.not_before)).toEqual([null, null]);

  t.setNow(minute(10));
  await goOut();
  t.setNow(minute(12));
  await tell();
  expect((await rows('update')).slice(-2)).toMatchObject([
    { not_before: minute(20) },
    { guest_id: other.id, not_before: null },
  ]);
  await goOut();
  t.setNow(minute(31));
  await tell();
  expect((await rows('update')).slice(-2).map((row) => row.not_before)).toEqual([null, null]);
});

test('removing somebody and adding them again sends no third invitation within ten minutes: it waits, and the host is told', async () => {
  const add = async () =>
    (
      await host.call('addInvitees', {
        params: { eventId },
        body: { newGuests: [{ firstName: 'Kavya', email: 'k@example.in' }] },
      })
    ).data.inviteResults[0];
  const remove = (guestId = '') => host.call('removeGuest', { params: { eventId, guestId } });
  for (const _ of [1, 2]) {
    const added = await add();
    expect(added?.message).toBe('The invitation is on its way by e-mail.');
    await goOut();
    await remove(added?.guestId);
  }
  t.setNow(minute(3));
  const third = await add();
  expect(third).toMatchObject({ status: 'queued', message: WAITING });
  expect(await rows('invitation')).toMatchObject([{ error: WAITING, not_before: minute(10) }]);
  // one that was taken back leaves its turn to the next
  await remove(third?.guestId);
  expect((await add())?.message).toBe(WAITING);
  expect(await rows('invitation')).toMatchObject([{ not_before: minute(10) }]);
});

test('a new link sent again and again waits, too', async () => {
  const { id } = await addGuest(ctx(), eventId, { email: 'a@example.in' });
  const send = async () =>
    (await host.call('sendInvitations', { params: { eventId }, body: { guests: [id] } })).data;
  for (const _ of [1, 2]) {
    await send();
    await goOut();
  }
  await ctx().db.updateTable('guests').set({ link_outdated: true }).where('id', '=', id).execute();
  expect(await send()).toMatchObject({
    queued: 1,
    message:
      'Sending 1 invitation. 1 invitation waits until 12:10 pm IST, because we wrote to this address a few minutes ago.',
  });
  expect((await rows('invitation')).map((row) => row.not_before)).toEqual([minute(10), null, null]);
});
