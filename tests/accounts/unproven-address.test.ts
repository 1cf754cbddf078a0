import { expect, it } from 'vitest';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { AddressPerson, linksAt } from '#tests/accounts/address-people.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/* Somebody who presses *confirm* in a mail that had nothing to do with them (docs/decisions/0097). */
const inbox = await useSmtpInbox();
const api = useTestBackend({
  runJobs: true,
  env: { SIGN_IN: 'email', SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
const mailsTo = (email: string, subject: RegExp) =>
  inbox.received.filter(({ to, mail }) => to === email && subject.test(mail.subject ?? ''));

async function confirmedByAnybody(email: string) {
  const stranger = new AddressPerson(api);
  const userId = (await stranger.signInWithCode(`of.${email}`)) ?? '';
  await stranger.askFor(email);
  const [link] = await linksAt(api, email);
  await new AddressPerson(api).press(link?.token ?? '', 'elsewhere');
  return { stranger, userId };
}

it('gets a way to stop it at once, and five mails a day at most', async () => {
  const email = 'careless@example.in';
  const { userId } = await confirmedByAnybody(email);
  const { ctx } = api.backend;
  await expect.poll(() => mailsTo(email, /writes to you/), eventually).toHaveLength(1);
  const links = ctx.db.selectFrom('email_links').select('kind').where('email', '=', email);
  expect(await links.where('used_at', 'is', null).execute()).toEqual([{ kind: 'drop' }]);
  const letter = { subject: 'Your prize', paragraphs: ['Come and get it.'] };
  await ctx.db.transaction().execute(async (tx) => {
    for (let count = 0; count < 8; count += 1) await queueTransactionalMail(ctx, tx, userId, letter);
  });
  const waiting = async () =>
    (
      await ctx.database.pool.query<{ jobs: number }>(
        `select count(*)::int as jobs from jobs.job where name = 'letter' and state in ('created', 'retry', 'active')`,
      )
    ).rows[0]?.jobs;
  await expect.poll(waiting, eventually).toBe(0);
  expect(mailsTo(email, /Your prize/)).toHaveLength(5);
});

it('gets none who asked for no mail about any event, and no invitation to try', async () => {
  const email = 'done.with.it@example.in';
  const { ctx } = api.backend;
  await ctx.db.insertInto('unsubscribed_addresses').values({ email, event_id: '' }).execute();
  const { stranger, userId } = await confirmedByAnybody(email);
  const eventId = await addEvent(ctx, userId);
  const test = await stranger.browser.call('sendTestInvitation', {}, {}, { eventId });
  expect(test).toMatchObject({ status: 409, body: { code: 'email_unconfirmed' } });
});
