import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { addEvent, addGuest, WEDDING_DAY } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { pressedMeanwhile } from '#tests/hosts/right-lost.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const ctx = () => t.backend.ctx;
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

const soon = () => new Date(Date.now() + 2 * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** What a co-host may press that sends to guests, now or later. */
const presses: Record<
  string,
  (by: Caller, params: { eventId: string }) => Promise<{ status: number; error: { code: string } | null }>
> = {
  'to invite new guests': (by, params) =>
    by.call('addInvitees', {
      params,
      body: { newGuests: [{ firstName: 'Nani', email: 'nani@example.in' }] },
    }),
  'to invite the list': (by, params) =>
    by.call('sendInvitations', { params, body: { guests: 'not-invited' } }),
  'to plan it': (by, params) =>
    by.call('planSending', { params, body: { day: soon(), time: '11:00', channel: 'auto' } }),
  'to take the plan back': (by, params) => by.call('cancelSendingPlan', { params }),
  'to remind': (by, params) => by.call('remindNow', { params }),
  'to write to the guests': (by, params) =>
    by.call('sendGuestMessage', {
      params,
      body: { audience: 'all', functionId: '', text: 'Parking is behind the hall.', requestId: newId() },
    }),
  'to set reminders': (by, params) =>
    by.call('saveReminders', { params, body: { replyBy: WEDDING_DAY, daysBefore: [1] } }),
};

describe('a co-host who waited for the event', () => {
  /** An event with an invited and a new guest, and whoever helps with it. */
  async function helped() {
    const eventId = await addEvent(ctx(), host.userId);
    const lata = await t.signIn();
    await addHost(ctx(), eventId, { email: lata.email, role: 'editor', userId: lata.userId });
    await addGuest(ctx(), eventId, { email: `${newId().toLowerCase()}@example.in` });
    const email = `${newId().toLowerCase()}@example.in`;
    const { id } = await addGuest(ctx(), eventId, { email });
    await ctx()
      .db.insertInto('deliveries')
      .values({
        id: newId(),
        event_id: eventId,
        guest_id: id,
        kind: 'invitation',
        channel: 'email',
        address: email,
        status: 'sent',
        created_at: new Date(0),
      })
      .execute();
    return { eventId, lata };
  }

  /** All that a press leaves: what is queued, what is planned, who is on the list, what is set. */
  async function left(eventId: string) {
    const { db } = ctx();
    const of = (table: 'deliveries' | 'guests' | 'planned_sendings') =>
      db.selectFrom(table).select('event_id').where('event_id', '=', eventId).execute();
    const event = await db
      .selectFrom('events')
      .select('reply_by')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    return {
      deliveries: (await of('deliveries')).length,
      guests: (await of('guests')).length,
      plans: (await of('planned_sendings')).length,
      replyBy: event.reply_by,
    };
  }

  test.each(Object.entries(presses))(
    'and was taken off it meanwhile has no right left %s',
    async (_, press) => {
      const { eventId, lata } = await helped();
      const before = await left(eventId);
      const answer = await pressedMeanwhile(
        ctx(),
        eventId,
        () => press(lata, { eventId }),
        (tx) => tx.deleteFrom('event_hosts').where('event_id', '=', eventId).execute(),
      );
      expect(answer.status).toBe(404);
      expect(await left(eventId)).toEqual(before);
    },
  );

  test('and may only look at it since is told so', async () => {
    const { eventId, lata } = await helped();
    const before = await left(eventId);
    const answer = await pressedMeanwhile(
      ctx(),
      eventId,
      () => lata.call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } }),
      (tx) => tx.updateTable('event_hosts').set({ role: 'viewer' }).where('event_id', '=', eventId).execute(),
    );
    expect(answer).toMatchObject({ status: 403, error: { code: 'host_role' } });
    expect(await left(eventId)).toEqual(before);
  });

  test('and still helps has sent what was pressed, and so has the organiser', async () => {
    const { eventId, lata } = await helped();
    for (const by of [lata, host]) {
      const answer = await pressedMeanwhile(
        ctx(),
        eventId,
        () =>
          by.call('addInvitees', {
            params: { eventId },
            body: { newGuests: [{ firstName: 'Nani', email: `${newId().toLowerCase()}@example.in` }] },
          }),
        async () => {},
      );
      expect(answer.status).toBe(200);
    }
    expect(await left(eventId)).toMatchObject({ deliveries: 3, guests: 4 });
  });
});

test('an event that waited for a plan of its invitations is not moved before it', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  const { data } = await host.call('getEditableEvent', { params: { eventId } });
  const { brideGroomDetails: _couple, ...event } = data.event;
  const day = (daysOn: number) => new Date(Date.now() + daysOn * 24 * 3600 * 1000);
  const answer = await pressedMeanwhile(
    ctx(),
    eventId,
    () =>
      host.call('updateEvent', {
        params: { eventId },
        body: { ...event, date: day(3).toISOString().slice(0, 10) },
      }),
    (tx) =>
      tx
        .insertInto('planned_sendings')
        .values({ event_id: eventId, send_at: day(5), channel: 'auto', created_at: day(0) })
        .execute(),
  );
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.error?.details ?? {})).toEqual(['date']);
});
