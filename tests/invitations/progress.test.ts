import { beforeAll, expect, test } from 'vitest';
import { queueEventMail } from '#backend/guests/invitations/service.ts';
import { sendingProgress } from '#contract/guests/invitations.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const start = new Date();
let host: Caller;

beforeAll(async () => {
  host = await t.signIn();
});

const ctx = () => t.backend.ctx;
const at = (minutes: number) => t.setNow(new Date(start.getTime() + minutes * 60_000));
const send = (eventId: string, guests: 'not-invited' | 'undelivered' | string[]) =>
  host.call('sendInvitations', { params: { eventId }, body: { guests } });
const progress = async (eventId: string) => {
  const { status, data } = await host.call('getSendingProgress', { params: { eventId } });
  expect(status).toBe(200);
  return sendingProgress.parse(data).runs;
};

/** Ends the newest delivery of each of these guests. */
async function end(
  guestIds: readonly string[],
  status: 'sent' | 'read' | 'bounced' | 'failed' | 'unsubscribed',
  error = '',
) {
  await ctx()
    .db.updateTable('deliveries')
    .set({ status, error, updated_at: ctx().now() })
    .where('guest_id', 'in', guestIds)
    .where('status', 'in', ['queued', 'sending', 'sent'])
    .execute();
}

async function wedding(names: readonly string[]) {
  const eventId = await addEvent(ctx(), host.userId);
  const ids: string[] = [];
  for (const name of names)
    ids.push(
      (
        await addGuest(ctx(), eventId, {
          first_name: name,
          last_name: '',
          email: `${name.toLowerCase()}.${eventId}@example.in`,
        })
      ).id,
    );
  return { eventId, ids: ids as [string, ...string[]] };
}

test('nothing was sent, so nothing is told; links to send by hand are no run', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  await addGuest(ctx(), eventId, { phone: '+919820012345' });
  expect(await progress(eventId)).toEqual([]);
  await send(eventId, 'not-invited');
  expect(await progress(eventId)).toEqual([]);
});

test('a run is counted from the deliveries, and its end names whom it did not reach and why', async () => {
  at(0);
  const { eventId, ids } = await wedding(['Anu', 'Bela', 'Chitra', 'Dev', 'Esha']);
  const [anu, bela, chitra, dev, esha] = ids as [string, string, string, string, string];
  await send(eventId, 'not-invited');
  expect(await progress(eventId)).toEqual([
    {
      kind: 'invitation',
      startedAt: start.toISOString(),
      endedAt: null,
      total: 5,
      sent: 0,
      waiting: 5,
      later: 0,
      paused: '',
      delayed: 0,
      undelivered: 0,
      unwanted: 0,
      notReached: [],
    },
  ]);

  at(1);
  await end([anu], 'sent');
  await end([bela], 'bounced', 'No such mailbox');
  await end([chitra], 'unsubscribed');
  await ctx().db.updateTable('deliveries').set({ attempts: 1 }).where('guest_id', '=', dev).execute();
  const notReached = [
    {
      _id: bela,
      firstName: 'Bela',
      lastName: '',
      email: `bela.${eventId}@example.in`,
      phone: '',
      reason: 'No such mailbox',
    },
  ];
  expect(await progress(eventId)).toMatchObject([
    { endedAt: null, total: 5, sent: 1, waiting: 2, delayed: 1, undelivered: 1, unwanted: 1, notReached },
  ]);

  at(3);
  await end([dev, esha], 'read');
  const [ended] = await progress(eventId);
  expect(ended).toMatchObject({ total: 5, sent: 3, waiting: 0, undelivered: 1, unwanted: 1, notReached });
  expect(ended?.endedAt).toBe(new Date(start.getTime() + 60_000).toISOString());
});

test('what is queued while something waits joins the run, what comes later is the next; each guest counts once', async () => {
  at(0);
  const { eventId, ids } = await wedding(['Anu', 'Bela', 'Chitra']);
  const [anu, bela, chitra] = ids as [string, string, string];
  await send(eventId, [anu, bela]);
  at(1);
  await end([bela], 'failed', 'The mail server did not accept it.');
  await send(eventId, [bela, chitra]);
  expect(await progress(eventId)).toMatchObject([{ total: 3, sent: 0, waiting: 3, undelivered: 0 }]);
  at(2);
  await end([bela, chitra], 'sent');
  at(3);
  await end([anu], 'sent');
  expect(await progress(eventId)).toMatchObject([
    { startedAt: start.toISOString(), total: 3, sent: 3, waiting: 0 },
  ]);

  at(30);
  await send(eventId, [chitra]);
  expect(await progress(eventId)).toMatchObject([{ total: 1, sent: 0, waiting: 1, endedAt: null }]);
});

test('an old message that still waits keeps its run open, whatever ended since', async () => {
  at(0);
  const { eventId, ids } = await wedding(['Anu', 'Bela', 'Chitra']);
  const [anu, bela, chitra] = ids as [string, string, string];
  for (const [minute, guest] of [anu, bela, chitra].entries()) {
    at(minute * 10);
    await send(eventId, [guest]);
    if (guest !== anu) await end([guest], 'sent');
  }
  expect(await progress(eventId)).toMatchObject([
    { startedAt: start.toISOString(), endedAt: null, total: 3, sent: 2, waiting: 1 },
  ]);
});

test('news of a change is a run of its own; what ended is told for a day, and only the last of it', async () => {
  at(0);
  const { eventId, ids } = await wedding(['Anu', 'Bela']);
  await send(eventId, 'not-invited');
  await end(ids, 'sent');
  at(5);
  await ctx()
    .db.transaction()
    .execute((tx) => queueEventMail(ctx(), tx, { eventId, kind: 'update' }));
  expect(await progress(eventId)).toMatchObject([{ kind: 'update', endedAt: null, total: 2, waiting: 2 }]);
  await end(ids, 'sent');
  expect(await progress(eventId)).toMatchObject([{ kind: 'update', total: 2, sent: 2 }]);
  const endedBefore = (hours: number) =>
    ctx()
      .db.updateTable('deliveries')
      .set({ updated_at: new Date(ctx().now().getTime() - hours * 3600_000) })
      .where('event_id', '=', eventId)
      .execute();
  await endedBefore(23);
  expect(await progress(eventId)).toHaveLength(1);
  await endedBefore(25);
  expect(await progress(eventId)).toEqual([]);
});

test('a guest, a stranger and a visitor learn nothing of it', async () => {
  at(0);
  const { eventId, ids } = await wedding(['Anu']);
  const guest = await t.signIn();
  await ctx().db.updateTable('guests').set({ user_id: guest.userId }).where('id', '=', ids[0]).execute();
  const stranger = await t.signIn();
  const statuses = await Promise.all(
    [guest, stranger, t.visitor].map(
      async (who) => (await who.call('getSendingProgress', { params: { eventId } })).status,
    ),
  );
  expect(statuses).toEqual([403, 404, 401]);
});
