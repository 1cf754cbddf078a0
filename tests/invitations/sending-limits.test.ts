import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { enter } from '#backend/accounts/identity.ts';
import { findWaiting, moveUpWaiting, releaseWaiting } from '#backend/guests/invitations/waiting-service.ts';
import { forgetOldAddresses, mayWriteNow, noteWritten } from '#backend/messaging/sending/new-addresses.ts';
import { deleteStop, findStops, keepStop, noteRefused } from '#backend/messaging/sending/stops.ts';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import { claimDeliveries } from '#backend/guests/invitations/claim-repository.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';
import * as sendingWords from '#messages/sending/en.ts';
import * as eventWords from '#messages/events/en.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { DAY_MS } from '#contract/common/durations.ts';

const t = useTestBackend({
  env: {
    NEW_ADDRESSES_PER_DAY: '3',
    BOUNCES_STOP_LEAST: '2',
    BOUNCES_STOP_PERCENT: '50',
    UNWANTED_STOP_LEAST: '2',
    UNWANTED_STOP_PERCENT: '50',
  },
});
const ctx = () => t.backend.ctx;
const NOON = new Date('2026-03-10T06:30:00Z');
let host: Caller;
let eventId: string;

beforeEach(async () => {
  t.setNow(NOON);
  host = await t.signIn({ firstName: 'Asha' });
  await ctx().db.updateTable('users').set({ created_at: NOON }).where('id', '=', host.userId).execute();
  eventId = await addEvent(ctx(), host.userId, { date: '2026-06-01' });
});

/** As an operator lets it go. */
const release = (organiserId: string) =>
  ctx()
    .db.transaction()
    .execute((tx) => releaseWaiting(ctx(), tx, organiserId));
const address = () => `${newId().toLowerCase()}@example.in`;
const add = (number: number) =>
  Promise.all(Array.from({ length: number }, () => addGuest(ctx(), eventId, { email: address() })));
const send = (guests: string[] | 'not-invited' = 'not-invited') =>
  host.call('sendInvitations', { params: { eventId }, body: { guests } });
/** Lets everything that waits of the event have gone out. */
const goOut = async () => {
  const waiting = await ctx()
    .db.updateTable('deliveries')
    .set({ status: 'sent' })
    .where('event_id', '=', eventId)
    .where('status', '=', 'queued')
    .returning('address')
    .execute();
  await noteWritten(
    ctx(),
    waiting.map(({ address }) => ({ organiserId: host.userId, address })),
  );
};
const days = async () =>
  (
    await ctx()
      .db.selectFrom('deliveries')
      .select('not_before')
      .where('event_id', '=', eventId)
      .orderBy(sql`not_before asc nulls first`)
      .execute()
  ).map((row) => row.not_before?.toISOString() ?? null);
const stopped = async () => (await findStops(ctx().db)).find((stop) => stop.organiser_id === host.userId);

describe('new addresses', () => {
  test('above the day’s number wait for the mornings that follow, and the host is told', async () => {
    await add(7);
    const { data } = await send();
    expect(data).toMatchObject({ success: true, queued: 7 });
    expect(data.message).toContain(sendingWords.waiting(4));
    const [first, second] = ['2026-03-11T03:30:00.000Z', '2026-03-12T03:30:00.000Z'];
    expect(await days()).toEqual([null, null, null, first, first, first, second]);
    const { data: list } = await host.call('listGuests', { params: { eventId }, query: {} });
    const waits = sendingWords.waitsUntil('11 March');
    expect(list.items.filter(({ delivery }) => delivery.error === waits)).toHaveLength(3);
    const { data: progress } = await host.call('getSendingProgress', { params: { eventId } });
    expect(progress.runs).toMatchObject([{ waiting: 7, later: 4 }]);
  });

  test('count once: taking guests off the list makes no room, and who was written to before waits for nothing', async () => {
    const guests = await add(3);
    await send();
    await goOut();
    for (const guest of guests) await host.call('removeGuest', { params: { eventId, guestId: guest.id } });
    const again = await addGuest(ctx(), eventId, { email: 'twice@example.in' });
    expect((await send([again.id])).data.message).toContain(sendingWords.waiting(1));

    t.setNow(new Date(NOON.getTime() + 2 * DAY_MS));
    const [known] = await add(1);
    await send([known?.id ?? '']);
    await goOut();
    await add(2);
    await send();
    expect((await send([known?.id ?? ''])).data.message).not.toContain('until tomorrow');
  });

  test('do not grow with answers, which the host can give with the guests’ links, and double with age', async () => {
    for (const guest of await add(2))
      await t.visitor.call('setRsvp', {
        params: { eventId, guestId: guest.id },
        body: { rsvp: 'yes', key: guest.key },
      });
    await add(2);
    expect((await send()).data.message).toContain(sendingWords.waiting(1));

    await ctx()
      .db.updateTable('users')
      .set({ created_at: new Date(NOON.getTime() - 40 * DAY_MS) })
      .where('id', '=', host.userId)
      .execute();
    t.setNow(new Date(NOON.getTime() + 3 * DAY_MS));
    await add(7);
    expect((await send()).data.message).toContain(sendingWords.waiting(1));
    // not while addresses refuse
    await noteRefused(ctx(), host.userId, address(), 'bounced');
    t.setNow(new Date(NOON.getTime() + 6 * DAY_MS));
    await add(4);
    expect((await send()).data.message).toContain(sendingWords.waiting(1));
  });

  test('give their days back when nothing went out: guests taken off the list, and an event cancelled', async () => {
    const junk = await add(6);
    await send();
    for (const guest of junk) await host.call('removeGuest', { params: { eventId, guestId: guest.id } });
    await add(3);
    expect((await send()).data.message).not.toContain('until tomorrow');
    await host.call('cancelEvent', { params: { eventId } });
    const next = await addEvent(ctx(), host.userId, { date: '2026-06-02' });
    const guests = await Promise.all([1, 2, 3].map(() => addGuest(ctx(), next, { email: address() })));
    const { data } = await host.call('sendInvitations', {
      params: { eventId: next },
      body: { guests: guests.map(({ id }) => id) },
    });
    expect(data).toMatchObject({ queued: 3 });
    expect(data.message).not.toContain('until tomorrow');
  });

  test('move up when a day comes free, in the daytime, and no further', async () => {
    const guests = await add(8);
    await send();
    const [first, second] = ['2026-03-11T03:30:00.000Z', '2026-03-12T03:30:00.000Z'];
    expect(await days()).toEqual([null, null, null, first, first, first, second, second]);
    const today = await ctx()
      .db.selectFrom('deliveries')
      .select('guest_id')
      .where('event_id', '=', eventId)
      .where('not_before', 'is', null)
      .execute();
    for (const { guest_id: guestId } of today.slice(0, 2))
      await host.call('removeGuest', { params: { eventId, guestId } });
    t.setNow(new Date('2026-03-10T16:00:00Z'));
    await moveUpWaiting(ctx());
    expect(await days()).toEqual([null, first, first, first, second, second]);
    t.setNow(NOON);
    await moveUpWaiting(ctx());
    await moveUpWaiting(ctx());
    expect(await days()).toEqual([null, null, null, first, first, first]);
    const { data: list } = await host.call('listGuests', { params: { eventId }, query: {} });
    expect(list.items.map(({ delivery }) => delivery.error).sort()).toEqual([
      '',
      '',
      '',
      ...[1, 2, 3].map(() => sendingWords.waitsUntil('11 March')),
    ]);
    // queued to go out now, and allowed to
    const moved = await ctx()
      .db.selectFrom('deliveries')
      .select(['id', 'address'])
      .where('event_id', '=', eventId)
      .where('not_before', 'is', null)
      .execute();
    const addresses = moved.map(({ address: each }) => each);
    expect(await mayWriteNow(ctx(), ctx().db, host.userId, addresses)).toEqual(new Set(addresses));
    const { rows } = await ctx().database.pool.query(
      `select data->>'deliveryId' as id from jobs.job where name = 'deliver' and start_after <= now()`,
    );
    expect((rows as { id: string }[]).map(({ id }) => id)).toEqual(
      expect.arrayContaining(moved.map(({ id }) => id)),
    );
    expect(guests).toHaveLength(8);
  });

  test('an operator can let all that waits go out now, and nothing of others', async () => {
    await add(8);
    await send();
    expect(
      (await findWaiting(ctx().db, ctx().now())).find((each) => each.organiser_id === host.userId),
    ).toMatchObject({ waiting: 5, last: new Date('2026-03-12T03:30:00.000Z') });
    expect(await release((await t.signIn()).userId)).toBe(0);
    expect(await release(host.userId)).toBe(5);
    expect(await days()).toEqual(Array.from({ length: 8 }, () => null));
    expect(await release(host.userId)).toBe(0);
    // the number counts on for what comes after
    await add(1);
    expect((await send()).data.message).toContain(sendingWords.waiting(1));
  });

  test('are counted for co-hosts, too', async () => {
    await add(3);
    await send();
    expect(
      (await host.call('inviteHost', { params: { eventId }, body: { email: address(), role: 'viewer' } }))
        .error,
    ).toMatchObject({ code: 'new_addresses', message: sendingWords.hostsWait });
  });
});

describe('news of a change', () => {
  const news = () =>
    ctx()
      .db.selectFrom('deliveries')
      .select(['guest_id', 'address', 'status'])
      .where('event_id', '=', eventId)
      .where('kind', 'in', ['update', 'cancellation'])
      .execute();
  const answer = ({ id, key }: { id: string; key: string }) =>
    t.visitor.call('setRsvp', { params: { eventId, guestId: id }, body: { rsvp: 'yes', key } });
  const cancel = async () => (await host.call('cancelEvent', { params: { eventId } })).data.message;

  test('goes to nobody who was never invited, though the host answers for them with their links', async () => {
    for (const guest of await add(3)) await answer(guest);
    expect(await cancel()).toBe(eventWords.cancelledAlready);
    expect(await news()).toEqual([]);
  });

  test('does not follow a guest to another address, neither before it is queued nor after', async () => {
    const [stays, moves, late] = (await add(3)) as [AddedGuest, AddedGuest, AddedGuest];
    await send();
    await goOut();
    for (const guest of [stays, moves, late]) await answer(guest);
    const move = (guest: AddedGuest) =>
      host.call('updateGuest', {
        params: { eventId, guestId: guest.id },
        body: { firstName: 'P', email: address() },
      });
    await move(moves);
    expect(await cancel()).toContain('2 invited guests');
    expect((await news()).map((row) => row.guest_id).sort()).toEqual([stays.id, late.id].sort());
    await ctx().db.updateTable('guests').set({ email: address() }).where('id', '=', late.id).execute();
    const claimed = async ({ id }: AddedGuest) => {
      const row = await ctx()
        .db.selectFrom('deliveries')
        .select('id')
        .where('guest_id', '=', id)
        .where('kind', '=', 'cancellation')
        .executeTakeFirstOrThrow();
      return (await claimDeliveries(ctx().db, [row.id], ctx().now())).get(row.id);
    };
    expect(await claimed(stays)).toMatchObject({ written: true });
    expect(await claimed(late)).toMatchObject({ written: false });
  });

  test('goes by no mail to somebody whose link the host says they sent', async () => {
    const guest = await addGuest(ctx(), eventId, { email: address(), phone: '+919820012345' });
    await ctx()
      .db.insertInto('deliveries')
      .values({
        id: newId(),
        event_id: eventId,
        guest_id: guest.id,
        kind: 'invitation',
        channel: 'phone',
        address: '+919820012345',
        status: 'sent_by_host',
      })
      .execute();
    await cancel();
    expect(await news()).toEqual([]);
  });
});

describe('an organiser whose mail is not wanted', () => {
  const notForMe = (email: string) =>
    t.visitor.call('sayNotForMe', {
      params: { token: unsubscribeToken(ctx().env.SESSION_SECRET, { email, eventId }) },
    });

  test('is stopped above a share of refused addresses, each counted once, until an operator releases them', async () => {
    await add(3);
    await send();
    await goOut();
    await add(3);
    await send(); // what waits does not count for the share
    await noteRefused(ctx(), host.userId, 'a@example.in', 'bounced');
    await noteRefused(ctx(), host.userId, 'a@example.in', 'bounced');
    expect(await stopped()).toBeUndefined();
    await noteRefused(ctx(), host.userId, 'b@example.in', 'bounced');
    expect(await stopped()).toMatchObject({ because: 'bounced', refused: 2, contacted: 3, kept_at: null });

    const [guest] = await add(1);
    expect((await send()).error).toMatchObject({ code: 'sending_stopped', message: sendingWords.stopped });
    expect(
      (
        await host.call('addInvitees', {
          params: { eventId },
          body: { newGuests: [{ firstName: 'N', email: address() }] },
        })
      ).status,
    ).toBe(403);
    expect(
      (await host.call('inviteHost', { params: { eventId }, body: { email: address(), role: 'viewer' } }))
        .status,
    ).toBe(403);
    expect((await host.call('getSendingProgress', { params: { eventId } })).data.stopped).toBe(
      sendingWords.stopped,
    );
    const { data } = await host.call('getNotifications', { query: {} });
    expect(data.notifications.map(({ title }) => title)).toContain(sendingWords.stoppedTitle);
    // what was queued before does not go out either
    const waiting = await ctx()
      .db.selectFrom('deliveries')
      .select('id')
      .where('event_id', '=', eventId)
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow();
    const claimed = await claimDeliveries(ctx().db, [waiting.id], ctx().now());
    expect(claimed.get(waiting.id)).toMatchObject({ stopped: true });

    expect(await keepStop(ctx().db, host.userId, NOON)).toBe(true);
    expect(await stopped()).toMatchObject({ kept_at: NOON });
    expect(await deleteStop(ctx().db, host.userId)).toBe(true);
    expect((await send([guest?.id ?? ''])).status).toBe(200);
    await noteRefused(ctx(), host.userId, 'c@example.in', 'bounced');
    expect(await stopped()).toBeUndefined();
    // of somebody who is not stopped nothing is forgotten
    expect(await deleteStop(ctx().db, host.userId)).toBe(false);
    const kept = ctx().db.selectFrom('refused_addresses').where('organiser_id', '=', host.userId);
    expect(await kept.selectAll().execute()).toHaveLength(1);
  });

  test('is stopped by those who say that it was not for them, whose mail ends', async () => {
    await add(3);
    await send();
    const [one, two] = [address(), address()];
    expect((await notForMe(one)).data.message).toBe('Done. You will get no more e-mails about this event.');
    await notForMe(one);
    expect(await stopped()).toBeUndefined();
    expect(
      await ctx()
        .db.selectFrom('unsubscribed_addresses')
        .select('event_id')
        .where('email', '=', one)
        .execute(),
    ).toEqual([{ event_id: eventId }]);
    await notForMe(two);
    expect(await stopped()).toMatchObject({ because: 'unwanted', refused: 2 });
  });

  test('is not stopped by few among many', async () => {
    for (let day = 0; day < 2; day += 1) {
      t.setNow(new Date(NOON.getTime() + day * DAY_MS));
      await add(3);
      await send();
      await goOut();
    }
    for (const email of ['one@example.in', 'two@example.in']) await notForMe(email);
    expect(await stopped()).toBeUndefined();
  });
});

describe('deleting the account and signing in again', () => {
  /** The same person with a new account, and an event of theirs. */
  const comeBack = async () => {
    const oldId = host.userId;
    const { subject } = await ctx()
      .db.selectFrom('users')
      .select('subject')
      .where('id', '=', oldId)
      .executeTakeFirstOrThrow();
    await ctx()
      .db.updateTable('deliveries')
      .set({ status: 'sent' })
      .where('event_id', '=', eventId)
      .execute();
    await host.call('cancelEvent', { params: { eventId } });
    await ctx().db.deleteFrom('deliveries').where('event_id', '=', eventId).execute();
    const gone = await host.call('deleteAccount', { body: { confirmation: host.email } });
    expect(gone.status).toBe(200);
    const between = await ctx().database.pool.query(
      `select organiser_id from contacted_addresses where organiser_id = $1 union all select organiser_id from sending_stops where organiser_id = $1`,
      [oldId],
    );
    expect(between.rows, 'nothing names the old account').toEqual([]);
    return async () => {
      const next = await t.signIn();
      await ctx()
        .db.updateTable('users')
        .set({ subject, created_at: ctx().now() })
        .where('id', '=', next.userId)
        .execute();
      const { id } = await ctx()
        .db.transaction()
        .execute((tx) =>
          enter(ctx(), tx, {
            issuer: 'https://identity.example',
            subject,
            verifiedEmail: next.email,
            email: next.email,
            firstName: 'A',
            lastName: 'B',
            idToken: null,
          }),
        );
      expect(id).toBe(next.userId);
      host = next;
      eventId = await addEvent(ctx(), host.userId, { date: '2026-06-01' });
    };
  };
  const refuse = () =>
    Promise.all(
      ['one@example.in', 'two@example.in'].map((email) => noteRefused(ctx(), host.userId, email, 'unwanted')),
    );

  test('gives no day’s number back', async () => {
    await add(3);
    await send();
    await goOut();
    await (
      await comeBack()
    )();
    await add(2);
    expect((await send()).data.message).toContain(sendingWords.waiting(2));
    // a second time neither
    await (
      await comeBack()
    )();
    await add(1);
    expect((await send()).data.message).toContain(sendingWords.waiting(1));
  });

  test('ends no stop, and counts the refused on', async () => {
    await add(3);
    await send();
    await goOut();
    await noteRefused(ctx(), host.userId, 'one@example.in', 'unwanted');
    await (
      await comeBack()
    )();
    await noteRefused(ctx(), host.userId, 'two@example.in', 'unwanted');
    expect(await stopped()).toMatchObject({ because: 'unwanted', refused: 2, contacted: 3 });
    await (
      await comeBack()
    )();
    expect(await stopped()).toMatchObject({ because: 'unwanted', refused: 2, contacted: 3 });
    await add(1);
    expect((await send()).error).toMatchObject({ code: 'sending_stopped' });
  });

  test('counts who says afterwards that the mail was not for them', async () => {
    await add(3);
    await send();
    await goOut();
    const tokens = ['one@example.in', 'two@example.in', 'three@example.in'].map((email) =>
      unsubscribeToken(ctx().env.SESSION_SECRET, { email, eventId }),
    );
    const press = (token = '') => t.visitor.call('sayNotForMe', { params: { token } });
    const back = await comeBack();
    expect((await press(tokens[0])).status).toBe(200);
    await back();
    expect((await press(tokens[1])).status).toBe(200);
    expect(await stopped()).toMatchObject({ because: 'unwanted', refused: 2, contacted: 3 });
  });

  test('is stopped meanwhile, where nobody is there to be told', async () => {
    await add(3);
    await send();
    await goOut();
    const tokens = ['one@example.in', 'two@example.in'].map((email) =>
      unsubscribeToken(ctx().env.SESSION_SECRET, { email, eventId }),
    );
    const gone = eventId;
    const back = await comeBack();
    for (const token of tokens)
      expect((await t.visitor.call('sayNotForMe', { params: { token } })).status).toBe(200);
    await back();
    expect(await stopped()).toMatchObject({ because: 'unwanted', refused: 2 });
    const kept = () =>
      ctx().db.selectFrom('deleted_events').select('organiser_id').where('event_id', '=', gone).execute();
    expect(await kept()).toEqual([{ organiser_id: host.userId }]);
    t.setNow(new Date(NOON.getTime() + 31 * DAY_MS));
    await forgetOldAddresses(ctx());
    expect(await kept()).toEqual([]);
  });

  test('is for the operator to release meanwhile; counts nobody comes back for go after 30 days', async () => {
    await add(3);
    await send();
    await goOut();
    await refuse();
    const subject = host.userId;
    const back = await comeBack();
    const name = `deleted-${sha256(`https://identity.example ${subject}`)}`;
    const counted = async () =>
      Number(
        (
          await ctx()
            .db.selectFrom('contacted_addresses')
            .select(({ fn }) => fn.countAll().as('n'))
            .where('organiser_id', '=', name)
            .executeTakeFirst()
        )?.n,
      );
    await forgetOldAddresses(ctx());
    expect(await counted()).toBe(3);
    t.setNow(new Date(NOON.getTime() + 31 * DAY_MS));
    await forgetOldAddresses(ctx());
    expect(await counted()).toBe(0);
    expect((await findStops(ctx().db)).map((stop) => stop.organiser_id)).toContain(name);
    expect(await deleteStop(ctx().db, name)).toBe(true);
    await back();
    expect(await stopped()).toBeUndefined();
  });
});
