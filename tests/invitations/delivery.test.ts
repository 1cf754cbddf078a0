import { newId } from '#backend/platform/ids.ts';
import { DateTime } from 'luxon';
import { beforeAll, describe, expect, test } from 'vitest';
import { DELIVER_QUEUE } from '#backend/guests/invitations/delivery-queue.ts';
import { queueEventMail } from '#backend/guests/invitations/service.ts';
import { keepBefore } from '#backend/guests/invitations/event-before.ts';
import { addEvent, addFunction, addGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { eventually } from '#tests/setup/patience.ts';

const inbox = await useSmtpInbox();
inbox.answer = (address) => {
  if (address.startsWith('bounce')) return `550 5.1.1 <${address}>: no such user here, call +91 98200 12345`;
  if (address.startsWith('later')) return '451 4.3.0 Try again later';
  return null;
};
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' });
});

const ctx = () => t.backend.ctx;
const invite = (eventId: string, email: string, firstName = 'Priya') =>
  host.call('addInvitees', { params: { eventId }, body: { newGuests: [{ firstName, email }] } });
const deliveryTo = (address: string) =>
  ctx()
    .db.selectFrom('deliveries')
    .selectAll()
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
const statusOf = async (address: string) => (await deliveryTo(address))?.status;
const retryNow = () =>
  ctx().database.pool.query(`update jobs.job set start_after = now() where name = $1 and state = 'retry'`, [
    DELIVER_QUEUE,
  ]);
test('an invitation arrives with its links, a calendar file, and a way out', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  await invite(eventId, 'priya@example.in');
  const { mail, raw } = await inbox.mailTo('priya@example.in');
  const guest = await ctx()
    .db.selectFrom('guests')
    .selectAll()
    .where('email', '=', 'priya@example.in')
    .executeTakeFirstOrThrow();
  const delivery = await deliveryTo('priya@example.in');
  const link = (response: string) =>
    `http://localhost:3999/event/${eventId}/rsvp/${guest.id}/${response}/email?key=${guest.link_key}`;

  expect(mail.subject).toBe('Asha Rao invites you to Meera weds Rohan');
  expect(mail.from).toMatchObject({ name: 'Asha Rao via Shagun', address: 'invitations@shagun.example' });
  expect(mail.replyTo).toMatchObject([{ name: 'Asha Rao', address: 'asha@example.in' }]);
  expect(mail.messageId).toBe(`<${delivery?.id}@localhost>`);
  for (const response of ['yes', 'no', 'reply']) {
    expect(mail.html).toContain(`href="${link(response)}"`);
    expect(mail.text).toContain(link(response));
  }
  const unsubscribe = /^List-Unsubscribe: <(\S+)>/im.exec(raw.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  expect(unsubscribe).toMatch(/^http:\/\/localhost:3999\/u\/v1\.[\w.-]+$/);
  expect(mail.text).toContain(unsubscribe);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
  expect(raw).toMatch(/text\/calendar;.*method=PUBLISH/i);
  const calendar = mail.attachments.find((part) => part.filename?.endsWith('.ics'));
  expect(calendar?.mimeType).toMatch(/ics|calendar/);
  await expect.poll(() => statusOf('priya@example.in'), eventually).toBe('sent');
});

test('after a change of the address the host sees that the link sent before is dead, and one press sends the new one', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  await invite(eventId, 'before@example.in');
  await expect.poll(() => statusOf('before@example.in'), eventually).toBe('sent');
  const listed = async () =>
    (await host.call('listGuests', { params: { eventId }, query: {} })).data.items[0];
  const guestId = (await listed())?._id ?? '';
  expect(await listed()).toMatchObject({ linkOutdated: false });
  const edit = (body: { email: string; phone?: string }) =>
    host.call('updateGuest', { params: { eventId, guestId }, body: { firstName: 'Priya', ...body } });
  expect((await edit({ email: 'after@example.in' })).data).toMatchObject({
    linkChanged: true,
    linkOutdated: true,
  });
  expect(await listed()).toMatchObject({ linkOutdated: true });

  const send = () => host.call('sendInvitations', { params: { eventId }, body: { guests: [guestId] } });
  expect((await send()).data).toMatchObject({ queued: 1 });
  const { mail } = await inbox.mailTo('after@example.in');
  const key = /key=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  expect(
    (await t.visitor.call('getEvent', { params: { eventId }, query: { guest: guestId, key } })).data.viewer
      .relation,
  ).toBe('guest');
  await expect.poll(async () => (await listed())?.linkOutdated, eventually).toBe(false);

  // the pause between two invitations is for links that work
  await send();
  await expect
    .poll(async () => inbox.received.filter(({ to }) => to === 'after@example.in').length, eventually)
    .toBe(2);
  await expect.poll(() => statusOf('after@example.in'), eventually).toBe('sent');
  expect((await send()).data).toMatchObject({ queued: 0 });
  await edit({ email: 'after@example.in', phone: '9820055503' });
  // nobody else has it: it is not changed by a phone that is added
  expect((await send()).data).toMatchObject({ queued: 0 });
  await edit({ email: 'again@example.in', phone: '9820055503' });
  expect((await send()).data).toMatchObject({ queued: 1 });
});

test('the host sees who wants to hear no more, by the way it was said for, though the invitation was sent', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  await invite(eventId, 'enough@example.in');
  await expect.poll(() => statusOf('enough@example.in'), eventually).toBe('sent');
  const phone = '+919820077001';
  const listed = async () =>
    (await host.call('listGuests', { params: { eventId }, query: {} })).data.items[0];
  const guestId = (await listed())?._id ?? '';
  await ctx().db.updateTable('guests').set({ phone }).where('id', '=', guestId).execute();
  const { db } = ctx();
  const elsewhere = await addEvent(ctx(), host.userId);
  await db
    .insertInto('unsubscribed_addresses')
    .values({ email: 'enough@example.in', event_id: elsewhere })
    .execute();
  expect(await listed()).toMatchObject({ wantsNoMore: [], delivery: { status: 'sent' } });
  await db
    .insertInto('unsubscribed_addresses')
    .values({ email: 'enough@example.in', event_id: eventId })
    .execute();
  expect(await listed()).toMatchObject({ wantsNoMore: ['email'], delivery: { status: 'sent' } });
  // STOP is for every event: nobody learns of it by typing a number to which nothing went
  await db.insertInto('stopped_numbers').values({ phone }).execute();
  const ways = async () =>
    (await host.call('getGuest', { params: { eventId, guestId } })).data.guest.wantsNoMore;
  expect(await ways()).toEqual(['email']);
  await db
    .insertInto('deliveries')
    .values({
      id: newId(),
      event_id: eventId,
      guest_id: guestId,
      kind: 'invitation',
      channel: 'sms',
      status: 'sent',
      address: phone,
    })
    .execute();
  expect(await ways()).toEqual(['email', 'phone']);
  // nor by typing an address that wants no mail at all
  await db.insertInto('unsubscribed_addresses').values({ email: 'none@example.in' }).execute();
  await db.updateTable('guests').set({ email: 'none@example.in' }).where('id', '=', guestId).execute();
  expect(await ways()).toEqual(['phone']);
});

test('a refused address is bounced at once, in the server’s words without addresses, and the list says so', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  await invite(eventId, 'bounce@example.in');
  await expect.poll(() => statusOf('bounce@example.in'), eventually).toBe('bounced');
  const { data } = await host.call('listGuests', { params: { eventId }, query: {} });
  expect(data.items[0]?.delivery).toMatchObject({
    status: 'bounced',
    error: 'no such user here, call [number]',
  });
  expect((await deliveryTo('bounce@example.in'))?.attempts).toBe(1);
});

test('a server that asks to come back is asked again, and given up after the last try with a sentence', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  await invite(eventId, 'later@example.in');
  await expect
    .poll(async () => {
      await retryNow();
      return statusOf('later@example.in');
    }, eventually)
    .toBe('failed');
  expect(await deliveryTo('later@example.in')).toMatchObject({
    attempts: 6,
    error: 'We tried several times without success. The mail server did not accept it.',
  });
});

test('it arrives once the server takes it', async () => {
  const eventId = await addEvent(ctx(), host.userId);
  let refusals = 0;
  const usual = inbox.answer;
  inbox.answer = (address) =>
    address === 'grey@example.in' && (refusals += 1) === 1 ? '451 Greylisted' : usual(address);
  await invite(eventId, 'grey@example.in');
  await expect.poll(() => refusals, eventually).toBe(1);
  await expect.poll(() => statusOf('grey@example.in'), eventually).toBe('queued');
  await expect
    .poll(async () => {
      await retryNow();
      return statusOf('grey@example.in');
    }, eventually)
    .toBe('sent');
  expect(inbox.received.filter((mail) => mail.to === 'grey@example.in')).toHaveLength(1);
});

describe('what changed between asking and sending', () => {
  /** Holds a delivery back by queuing its row and its job only after `change`. */
  async function sendAfter(
    email: string,
    change: (place: { eventId: string; guestId: string }) => Promise<unknown>,
    kind: 'invitation' | 'update' | 'message' | 'cancellation' = 'invitation',
  ) {
    const eventId = await addEvent(ctx(), host.userId);
    const { id: guestId } = await addGuest(ctx(), eventId, { email });
    const deliveryId = `delivery-${guestId}`.slice(0, 60);
    await ctx()
      .db.insertInto('deliveries')
      .values({
        id: deliveryId,
        event_id: eventId,
        guest_id: guestId,
        kind,
        channel: 'email',
        address: email,
        status: 'queued',
      })
      .execute();
    await change({ eventId, guestId });
    await ctx()
      .db.transaction()
      .execute((tx) => ctx().jobs.enqueue(tx, DELIVER_QUEUE, [{ deliveryId }]));
    const jobState = async () =>
      (
        await ctx().database.pool.query(`select state from jobs.job where data ->> 'deliveryId' = $1`, [
          deliveryId,
        ])
      ).rows[0]?.state;
    await expect.poll(jobState, eventually).toBe('completed');
    return ctx().db.selectFrom('deliveries').selectAll().where('id', '=', deliveryId).executeTakeFirst();
  }

  test('the event was cancelled', async () => {
    const delivery = await sendAfter('cancelled@example.in', ({ eventId }) =>
      ctx().db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute(),
    );
    expect(delivery).toMatchObject({
      status: 'failed',
      error: 'The event was cancelled before this went out.',
    });
    expect(inbox.received.some((mail) => mail.to === 'cancelled@example.in')).toBe(false);
  });

  /** The event, and where it has one its function, began so many hours ago; what was invited to before was. */
  async function pass({ eventId, guestId }: { eventId: string; guestId: string }, hours: number) {
    const { db } = ctx();
    const startsAt = DateTime.now().setZone('Asia/Kolkata').minus({ hours });
    const [date, time] = [startsAt.toISODate() ?? '', startsAt.toFormat('HH:mm')];
    await db
      .updateTable('events')
      .set({ date, time, starts_at: startsAt.toJSDate() })
      .where('id', '=', eventId)
      .execute();
    const { email } = await db
      .selectFrom('guests')
      .select('email')
      .where('id', '=', guestId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('deliveries')
      .values({
        id: `before-${guestId}`.slice(0, 60),
        event_id: eventId,
        guest_id: guestId,
        kind: 'invitation',
        channel: 'email',
        address: email,
        status: 'sent',
        created_at: new Date(0),
      })
      .execute();
  }

  test.each(['invitation', 'update', 'message'] as const)(
    'the event is over: no %s goes out',
    async (kind) => {
      const email = `over-${kind}@example.in`;
      const delivery = await sendAfter(email, (place) => pass(place, 25), kind);
      expect(delivery).toMatchObject({ status: 'failed', error: 'The event was over before this went out.' });
      expect(inbox.received.some((mail) => mail.to === email)).toBe(false);
      if (kind !== 'invitation') return;
      // the host reads it in the list, and so does the run
      const { event_id: eventId = '' } = delivery ?? {};
      const { data } = await host.call('listGuests', { params: { eventId }, query: {} });
      expect(data.items[0]?.delivery).toMatchObject({ status: 'failed', error: delivery?.error });
      const { data: progress } = await host.call('getSendingProgress', { params: { eventId } });
      expect(progress.runs[0]?.notReached).toMatchObject([{ reason: delivery?.error }]);
    },
  );

  test('the event is over: that it was cancelled is told all the same', async () => {
    const delivery = await sendAfter('over-off@example.in', (place) => pass(place, 25), 'cancellation');
    expect(delivery).toMatchObject({ status: 'sent' });
  });

  test('the event began less than a day ago, or has a function that did: it goes out', async () => {
    expect(await sendAfter('late@example.in', (place) => pass(place, 23))).toMatchObject({ status: 'sent' });
    const delivery = await sendAfter('reception@example.in', async (place) => {
      await pass(place, 49);
      const lately = DateTime.now().setZone('Asia/Kolkata').minus({ hours: 23 });
      await addFunction(ctx(), place.eventId, {
        date: lately.toISODate() ?? '',
        time: lately.toFormat('HH:mm'),
      });
    });
    expect(delivery).toMatchObject({ status: 'sent' });
  });

  test('the guest asked for no more mail', async () => {
    const delivery = await sendAfter('quiet@example.in', () =>
      ctx()
        .db.insertInto('unsubscribed_addresses')
        .values({ email: 'quiet@example.in', event_id: '' })
        .execute(),
    );
    expect(delivery?.status).toBe('unsubscribed');
    expect(inbox.received.some((mail) => mail.to === 'quiet@example.in')).toBe(false);
  });

  test('the guest was removed', async () => {
    const delivery = await sendAfter('removed@example.in', (params) => host.call('removeGuest', { params }));
    expect(delivery).toBeUndefined();
    expect(inbox.received.some((mail) => mail.to === 'removed@example.in')).toBe(false);
  });

  test('the address was mended: it goes to the new one', async () => {
    const delivery = await sendAfter('typo@example.in', (params) =>
      host.call('updateGuest', { params, body: { firstName: 'P', email: 'mended@example.in' } }),
    );
    expect(delivery).toMatchObject({ status: 'sent', address: 'mended@example.in' });
    expect(inbox.received.some((mail) => mail.to === 'typo@example.in')).toBe(false);
  });

  test('it was sent already: a repeated job sends nothing', async () => {
    const delivery = await sendAfter('done@example.in', ({ guestId }) =>
      ctx().db.updateTable('deliveries').set({ status: 'sent' }).where('guest_id', '=', guestId).execute(),
    );
    expect(delivery).toMatchObject({ status: 'sent', attempts: 0 });
    expect(inbox.received.some((mail) => mail.to === 'done@example.in')).toBe(false);
  });

  test('the run before died in the middle: it is sent with the same Message-ID', async () => {
    const delivery = await sendAfter('crashed@example.in', ({ guestId }) =>
      ctx()
        .db.updateTable('deliveries')
        .set({ status: 'sending', attempts: 1 })
        .where('guest_id', '=', guestId)
        .execute(),
    );
    expect(delivery).toMatchObject({ status: 'sent', attempts: 2 });
    expect((await inbox.mailTo('crashed@example.in')).mail.messageId).toBe(`<${delivery?.id}@localhost>`);
  });
});

describe('news of an event', () => {
  test('reaches those invited, once while it waits, and says how things stand', async () => {
    const eventId = await addEvent(ctx(), host.userId, {
      event_name: 'House warming',
      event_type: 'houseWarming',
    });
    await invite(eventId, 'invited@example.in');
    await expect.poll(() => statusOf('invited@example.in'), eventually).toBe('sent');
    const answered = await addGuest(ctx(), eventId, { email: 'answered@example.in' });
    await t.visitor.call('setRsvp', {
      params: { eventId, guestId: answered.id },
      body: { rsvp: 'yes', key: answered.key },
    });
    await addGuest(ctx(), eventId, { email: 'never@example.in' });
    await addGuest(ctx(), eventId, { phone: '+919820012345' });
    const before = keepBefore(
      await ctx().db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow(),
    );
    const tell = (kind: 'update' | 'cancellation') =>
      ctx()
        .db.transaction()
        .execute(async (tx) => {
          const first = await queueEventMail(ctx(), tx, { eventId, kind, before });
          return [first, await queueEventMail(ctx(), tx, { eventId, kind })];
        });

    await ctx().db.updateTable('events').set({ venue_name: 'New Hall' }).where('id', '=', eventId).execute();
    expect(await tell('update')).toEqual([1, 0]);
    const update = () =>
      inbox.received
        .filter((mail) => mail.mail.subject === 'Changed: House warming')
        .map((mail) => mail.to)
        .sort();
    await expect.poll(update, eventually).toEqual(['invited@example.in']);
    expect(inbox.received.find((mail) => mail.mail.subject === 'Changed: House warming')?.mail.text).toMatch(
      /New Hall[^]*\nBefore: (?!.*New Hall).+\n/,
    );

    await ctx().db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute();
    expect(await tell('cancellation')).toEqual([1, 0]);
    // one queued for an address no invitation went to ends there
    await ctx()
      .db.insertInto('deliveries')
      .values({
        id: 'not-invited',
        event_id: eventId,
        guest_id: answered.id,
        kind: 'cancellation',
        channel: 'email',
        address: 'answered@example.in',
        status: 'queued',
      })
      .execute();
    await ctx()
      .db.transaction()
      .execute((tx) => ctx().jobs.enqueue(tx, DELIVER_QUEUE, [{ deliveryId: 'not-invited' }]));
    await expect.poll(() => statusOf('answered@example.in'), eventually).toBe('failed');
    const cancelled = () => inbox.received.filter((mail) => mail.mail.subject === 'Cancelled: House warming');
    await expect.poll(() => cancelled().length, eventually).toBe(1);
    const calendar = cancelled()[0]?.mail.attachments.find((part) => part.filename?.endsWith('.ics'));
    expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toContain('STATUS:CANCELLED');
  });
});
