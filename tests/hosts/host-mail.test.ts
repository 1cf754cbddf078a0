import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addEvent } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { eventually } from '#tests/setup/patience.ts';

const inbox = await useSmtpInbox();
inbox.answer = (address) =>
  address.startsWith('bounce') ? `550 5.1.1 <${address}>: no such user here` : null;
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
let owner: Caller;
let eventId: string;
beforeAll(async () => {
  owner = await t.signIn({ firstName: 'Asha', lastName: 'Rao' });
});
beforeEach(async () => {
  eventId = await addEvent(t.backend.ctx, owner.userId, { event_name: 'Meera <weds> Rohan' });
});

const invite = (email: string) =>
  owner.call('inviteHost', { params: { eventId }, body: { email, role: 'editor' } });
const stateOfMail = async () => (await owner.call('listHosts', { params: { eventId } })).data.hosts[0]?.mail;

describe('the mail with an invitation to help', () => {
  test('says who asks for what, and its link opens the invitation', async () => {
    await invite('kavya@example.in');
    const { mail } = await inbox.mailTo('kavya@example.in');
    // the address may be anybody's: its first line is ours
    expect(mail.subject).toBe('You are asked to help with an event on Shagun');
    for (const words of [
      'Asha Rao asks you to help with',
      'as an editor',
      'Money given stays with the organiser.',
      'Sign in with this e-mail address to accept.',
      'just ignore it',
    ]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.html).toContain('Meera &lt;weds&gt; Rohan');
    const token = /\/co-host\/(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    expect((await t.visitor.call('getHostInvitation', { params: { token } })).data).toMatchObject({
      eventName: 'Meera <weds> Rohan',
      role: 'editor',
      state: 'open',
    });
    const kavya = await t.signIn({ email: 'kavya@example.in' });
    expect((await kavya.call('acceptHostInvitation', { params: { token } })).status).toBe(200);
    await vi.waitFor(async () => expect(await stateOfMail()).toBe('sent'), eventually);
    // the link stands in the mail alone
    const jobs = await t.backend.ctx.database.pool.query(
      `select data::text as data from jobs.job where name = 'host-invitation'`,
    );
    expect(JSON.stringify(jobs.rows)).not.toContain(token);
  });

  test('that bounces, or goes to somebody who wants no mail, is shown to the owner', async () => {
    await invite('bounce@example.in');
    await vi.waitFor(async () => expect(await stateOfMail()).toBe('failed'), eventually);

    eventId = await addEvent(t.backend.ctx, owner.userId);
    await t.backend.ctx.db
      .insertInto('unsubscribed_addresses')
      .values({ email: 'no-mail@example.in', event_id: '' })
      .execute();
    await invite('no-mail@example.in');
    await vi.waitFor(async () => expect(await stateOfMail()).toBe('failed'), eventually);
    expect(inbox.received.some(({ to }) => to === 'no-mail@example.in')).toBe(false);
  });
});
