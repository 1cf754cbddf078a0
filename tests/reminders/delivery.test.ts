import { beforeAll, describe, expect, test } from 'vitest';
import { yesSubject } from '#messages/guests/confirmation/en.ts';
import { DELIVER_QUEUE } from '#backend/guests/invitations/delivery-queue.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { keepSignedIn, NOON, weddingToRemind } from '#tests/reminders/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { eventually } from '#tests/setup/patience.ts';

const inbox = await useSmtpInbox();
inbox.answer = (address) => (address.startsWith('bounce') ? '550 5.1.1 no such user here' : null);
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
let host: Caller;
beforeAll(async () => {
  host = await t.signIn({ plan: 'premium', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' });
  await keepSignedIn(t);
  t.setNow(NOON);
});

const db = () => t.backend.ctx.db;
const mailsTo = (address: string) => inbox.received.filter(({ to }) => to === address);
const lastTo = (address: string) =>
  db()
    .selectFrom('deliveries')
    .selectAll()
    .where('address', '=', address)
    .where('kind', '<>', 'invitation')
    .executeTakeFirst();

test('a reminder says until when, in the guest’s language, with links and the calendar; a bounce shows', async () => {
  const event = await weddingToRemind(t, host);
  const priya = await event.invited({ email: 'priya@example.in' });
  const hindi = await event.invited({ email: 'hindi@example.in' });
  await db().updateTable('guests').set({ language: 'hi' }).where('id', '=', hindi.id).execute();
  await event.invited({ email: 'bounce@example.in' });
  await event.save('2027-03-16');
  await host.call('remindNow', { params: event.params });

  const { mail } = await inbox.mailTo('priya@example.in');
  expect(mail.subject).toBe('Can you come to Meera weds Rohan?');
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('Please answer by Tuesday, 16 March 2027.');
    expect(part).toContain(`/event/${event.eventId}/rsvp/${priya.id}/yes/email?key=${priya.key}`);
    expect(part).toContain('/u/');
  }
  expect(mail.attachments.some(({ filename }) => filename?.endsWith('.ics'))).toBe(true);
  const inHindi = (await inbox.mailTo('hindi@example.in')).mail;
  expect(inHindi.subject).toBe('क्या आपका आना हो पाएगा? Meera weds Rohan');
  expect(inHindi.text).toContain('कृपया मंगलवार, 16 मार्च 2027 तक जवाब दें।');

  await expect.poll(async () => (await lastTo('bounce@example.in'))?.status, eventually).toBe('bounced');
  const { data } = await host.call('getSendingProgress', { params: event.params });
  expect(data.runs).toMatchObject([
    { kind: 'reminder', total: 3, undelivered: 1, notReached: [{ email: 'bounce@example.in' }] },
  ]);
});

test('a message brings the organiser’s words as they were typed, and no markup', async () => {
  const event = await weddingToRemind(t, host);
  await event.invited({ email: 'meera@example.in' });
  await host.call('sendGuestMessage', {
    params: event.params,
    body: {
      audience: 'all',
      text: 'Parking <b>behind</b> the hall.\nBring a coat.',
      requestId: 'request-0001',
    },
  });
  const { mail } = await inbox.mailTo('meera@example.in');
  expect(mail.subject).toBe('A message from Asha Rao about Meera weds Rohan');
  expect(mail.text).toContain('Parking <b>behind</b> the hall.\nBring a coat.');
  expect(mail.html).toContain('Parking &lt;b&gt;behind&lt;/b&gt; the hall.');
  expect(mail.replyTo).toMatchObject([{ address: 'asha@example.in' }]);
});

describe('what changed between asking and sending', () => {
  const job = async (deliveryId: string) =>
    (
      await t.backend.ctx.database.pool.query(
        `select state, start_after from jobs.job where name = $1 and data ->> 'deliveryId' = $2 order by created_on`,
        [DELIVER_QUEUE, deliveryId],
      )
    ).rows as { state: string; start_after: Date }[];

  /** A reminder queued by hand, so that the test decides when its job runs. */
  async function queued(
    address: string,
    change: (
      event: Awaited<ReturnType<typeof weddingToRemind>>,
      guest: { id: string; key: string },
    ) => Promise<unknown>,
  ) {
    const event = await weddingToRemind(t, host);
    const guest = await event.invited({ email: address });
    const id = `reminder-${guest.id}`.slice(0, 60);
    await db()
      .insertInto('deliveries')
      .values({
        id,
        event_id: event.eventId,
        guest_id: guest.id,
        kind: 'reminder',
        channel: 'email',
        address,
        status: 'queued',
      })
      .execute();
    await change(event, guest);
    await db()
      .transaction()
      .execute((tx) => t.backend.ctx.jobs.enqueue(tx, DELIVER_QUEUE, [{ deliveryId: id }]));
    await expect.poll(async () => (await job(id))[0]?.state, eventually).toBe('completed');
    return {
      id,
      row: await db().selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst(),
    };
  }

  test('an answer came: nothing goes out, and nothing is counted', async () => {
    const { row } = await queued('answered@example.in', (event, guest) => event.reply(guest, 'yes'));
    expect(row).toBeUndefined();
    // the answer itself is confirmed
    const confirming = yesSubject('');
    expect(
      mailsTo('answered@example.in').filter(({ mail }) => !mail.subject?.startsWith(confirming)),
    ).toEqual([]);
  });

  test('night fell: it waits for nine in the morning where the event is', async () => {
    const { id, row } = await queued('night@example.in', async () =>
      t.setNow(new Date('2027-03-10T20:00:00+05:30')),
    );
    t.setNow(NOON);
    expect(row?.status).toBe('queued');
    expect(mailsTo('night@example.in')).toEqual([]);
    const [, waiting] = await job(id);
    expect(waiting?.state).toBe('created');
    // thirteen hours from eight in the evening
    expect(Math.round(((waiting?.start_after.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(13);
    await t.backend.ctx.database.pool.query(
      `update jobs.job set start_after = now() where name = $1 and state = 'created'`,
      [DELIVER_QUEUE],
    );
    await inbox.mailTo('night@example.in');
    expect(mailsTo('night@example.in')).toHaveLength(1);
  });
});
