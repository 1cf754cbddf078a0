import { expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const past = { date: '2026-01-10' };
const justBegun = { starts_at: new Date(Date.now() - 3_600_000) };

test.each([
  ['an invitation to an event that was cancelled', { status: 'cancelled' }, 'invitation', 'queued', false],
  ['news of one', { status: 'cancelled' }, 'update', 'queued', false],
  ['an invitation to one that is over', past, 'invitation', 'queued', false],
  ['one that is being handed over', { status: 'cancelled' }, 'invitation', 'sending', true],
  ['that an event is cancelled', { status: 'cancelled' }, 'cancellation', 'queued', true],
  ['an invitation to an event that just began', justBegun, 'invitation', 'queued', true],
  ['a reminder of one', justBegun, 'reminder', 'queued', false],
] as const)(
  'an account stays as long as mails will still be sent: %s',
  async (_, event, kind, status, stays) => {
    const host = await t.signIn();
    const eventId = await addEvent(t.backend.ctx, host.userId, event);
    const guest = await addGuest(t.backend.ctx, eventId, { email: 'ravi@example.in' });
    await t.backend.ctx.db
      .insertInto('deliveries')
      .values({
        id: newId(),
        event_id: eventId,
        guest_id: guest.id,
        kind,
        channel: 'email',
        address: 'ravi@example.in',
        status,
        // for a day of the daily number to come
        not_before: status === 'queued' ? new Date(Date.now() + 12 * 24 * 3_600_000) : null,
      })
      .execute();
    const { obstacles } = (await host.call('getAccountDeletion', {})).data;
    // guests count on what is going on, whether mails go out or not
    const isOn = event === justBegun;
    expect(obstacles.map(({ reason }) => reason)).toEqual([
      ...(isOn ? ['upcoming_event'] : []),
      ...(stays ? ['mails_on_the_way'] : []),
    ]);
    expect((await host.call('deleteAccount', { body: { confirmation: host.email } })).status).toBe(
      stays || isOn ? 409 : 200,
    );
  },
);
