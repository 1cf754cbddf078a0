import { beforeAll, expect, test } from 'vitest';
import { eventWithFunctions, RECEPTION_DAY } from '#tests/functions/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
beforeAll(async () => {
  host = await t.signIn();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

test('answers and invitations stay open until a day after the last function, whichever comes last', async () => {
  const event = await eventWithFunctions(t, host);
  const { eventId } = event;
  const guest = await event.guest({ email: 'meera@example.in' });
  const reception = await event.add('Reception', { date: RECEPTION_DAY, time: '' });
  await event.add('Mehndi');
  await t.backend.ctx.db
    .updateTable('events')
    .set({ starts_at: daysAgo(3) })
    .where('id', '=', eventId)
    .execute();
  const edited = async () => (await host.call('getEditableEvent', { params: { eventId } })).data.event.over;
  const seen = async () =>
    (await t.visitor.call('getEvent', { params: { eventId }, query: { guest: guest.id, key: guest.key } }))
      .data.event.over;
  const invite = () => host.call('sendInvitations', { params: { eventId }, body: { guests: [guest.id] } });

  expect([await edited(), await seen()]).toEqual([false, false]);
  expect((await event.reply(guest, { functions: { [reception._id]: 1 } })).status).toBe(200);
  expect((await invite()).status).toBe(200);

  // as they stand a day later
  await t.backend.ctx.db
    .updateTable('event_functions')
    .set({ date: daysAgo(3).toISOString().slice(0, 10) })
    .where('event_id', '=', eventId)
    .execute();
  expect([await edited(), await seen()]).toEqual([true, true]);
  expect(await event.reply(guest, { functions: { [reception._id]: 0 }, version: 1 })).toMatchObject({
    status: 409,
    error: { code: 'event_over' },
  });
  expect(await invite()).toMatchObject({ status: 409, error: { code: 'event_over' } });
});
