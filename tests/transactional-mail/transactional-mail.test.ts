import { ownAddress } from '#tests/setup/address-owners.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import {
  TRANSACTIONAL_MAIL_QUEUE,
  queueTransactionalMail,
  type TransactionalMail,
} from '#backend/messaging/transactional-mail/service.ts';
import { composeTransactionalMail } from '#backend/messaging/transactional-mail/template.tsx';
import { keepGuestPayer } from '#backend/gifts/collaboration/guest-payer-service.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { eventually } from '#tests/setup/patience.ts';

const inbox = await useSmtpInbox();
let busy = 0;
inbox.answer = (address) => {
  if (address.startsWith('bounce')) return `550 5.1.1 <${address}>: no such user here`;
  if (address.startsWith('later')) return busy++ === 0 ? '451 4.3.0 Try again later' : null;
  return null;
};
const t = useTestBackend({
  runJobs: true,
  env: {
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Shagun <invitations@shagun.example>',
    SUPPORT_EMAIL: 'help@shagun.example',
  },
});
const ctx = () => t.backend.ctx;
const letter: TransactionalMail = {
  subject: '₹1,500 is on its way back to you',
  paragraphs: ['Priya <b>cancelled</b> the wedding.', 'It takes a few days.'],
  facts: [{ term: 'Amount', value: '₹1,500.00' }],
  action: { label: 'Open the wallet', path: '/wallet' },
};
const write = (caller: Caller, what: TransactionalMail = letter) =>
  ctx()
    .db.transaction()
    .execute((tx) => queueTransactionalMail(ctx(), tx, caller.userId, what));
const jobOf = async (userId: string) => {
  const found = await ctx().database.pool.query(
    `select id, state from jobs.job where name = $1 and data->>'userId' = $2`,
    [TRANSACTIONAL_MAIL_QUEUE, userId],
  );
  return found.rows[0] as { id: string; state: string } | undefined;
};
const retryNow = () =>
  ctx().database.pool.query(`update jobs.job set start_after = now() where name = $1 and state = 'retry'`, [
    TRANSACTIONAL_MAIL_QUEUE,
  ]);

describe('a mail to a guest who paid by their personal link', () => {
  const toGuest = async (email: string, { invited = true } = {}) => {
    const asha = await t.signIn();
    const eventId = await addEvent(ctx(), asha.userId);
    const guest = await addGuest(ctx(), eventId, { email });
    const sent = { kind: 'invitation', channel: 'email', status: 'sent', address: email } as const;
    if (invited)
      await ctx()
        .db.insertInto('deliveries')
        .values({ id: newId(), event_id: eventId, guest_id: guest.id, ...sent })
        .execute();
    const row = { id: guest.id, first_name: 'Leela', last_name: 'Das', email, language: null };
    const guestPayerId = await keepGuestPayer(ctx().db, row, guest.key, new Date());
    const action = { label: 'Open the event', path: `/event/${eventId}`, ownPage: 'Back to your invitation' };
    const send = () =>
      ctx()
        .db.transaction()
        .execute((tx) =>
          queueTransactionalMail(ctx(), tx, { guestPayerId }, { ...letter, bare: letter, action }),
        );
    return { eventId, guest, send };
  };

  test('leads to their own page; the key of it is in the mail alone', async () => {
    const { eventId, guest, send } = await toGuest('leela@example.in');
    await send();
    const { mail } = await inbox.mailTo('leela@example.in');
    const own = `http://localhost:3999/event/${eventId}/rsvp/${guest.id}/reply/email?key=${guest.key}`;
    expect(mail.text).toContain(`Back to your invitation:\n${own}`);
    expect(mail.html).toContain(own);
    const { rows } = await ctx().database.pool.query(`select data from jobs.job where data::text like $1`, [
      `%${guest.key}%`,
    ]);
    expect(rows).toEqual([]);
  });

  test('leads to the event where the link never went to that address', async () => {
    const { eventId, send } = await toGuest('by-hand@example.in', { invited: false });
    await send();
    const { mail } = await inbox.mailTo('by-hand@example.in');
    expect(mail.text).toContain(`Open the event:\nhttp://localhost:3999/event/${eventId}\n`);
    expect(mail.text).not.toContain('key=');
  });

  test.each([
    ['replaced', { link_key: 'another-key-of-this-guest' }],
    ['another’s', { email: 'somebody-else@example.in' }],
  ])('leads to the event once the link or the address is %s', async (_, change) => {
    const email = `${Object.keys(change)[0]?.replace('_', '-')}@example.in`;
    const { eventId, guest, send } = await toGuest(email);
    await ctx().db.updateTable('guests').set(change).where('id', '=', guest.id).execute();
    await send();
    const { mail } = await inbox.mailTo(email);
    expect(mail.text).toContain(`Open the event:\nhttp://localhost:3999/event/${eventId}\n`);
    expect(mail.text).not.toContain('key=');
  });
});

describe('a mail about somebody’s own money', () => {
  let asha: Caller;
  beforeAll(async () => {
    asha = await t.signIn({ firstName: 'Asha', email: 'asha@example.in' });
  });

  test('arrives with its words, facts and page in both parts, and says why it came', async () => {
    await write(asha);
    const { mail, raw } = await inbox.mailTo('asha@example.in');
    expect(mail.subject).toBe('₹1,500 is on its way back to you');
    expect(mail.from).toMatchObject({ name: 'Shagun', address: 'invitations@shagun.example' });
    expect(mail.replyTo).toMatchObject([{ name: 'Shagun', address: 'help@shagun.example' }]);
    expect(mail.messageId).toBe(`<letter-${(await jobOf(asha.userId))?.id}@localhost>`);
    for (const words of [
      'Namaste Asha,',
      'It takes a few days.',
      '₹1,500.00',
      'http://localhost:3999/wallet',
      'Open the wallet',
      'You’re receiving this because it is about your own money on Shagun.',
    ]) {
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
    expect(mail.text).toContain('Amount: ₹1,500.00');
    expect(mail.html).toContain('Priya &lt;b&gt;cancelled&lt;/b&gt; the wedding.');
    expect(raw).not.toMatch(/^List-Unsubscribe/im);
    expect(mail.attachments).toEqual([]);
  });

  test('goes to the address as it is when it goes out, the confirmed one of the profile', async () => {
    const moved = await t.signIn({ email: 'old@example.in' });
    await ctx()
      .db.transaction()
      .execute(async (tx) => {
        await queueTransactionalMail(ctx(), tx, moved.userId, letter);
        await tx
          .updateTable('users')
          .set({
            email: 'new@example.in',
            pending_email: 'typed@example.in',
            verified_email: 'vouched@example.in',
          })
          .where('id', '=', moved.userId)
          .execute();
        await ownAddress(tx, moved.userId, 'new@example.in');
      });
    await inbox.mailTo('new@example.in');
    await expect.poll(async () => (await jobOf(moved.userId))?.state, eventually).toBe('completed');
    expect(
      inbox.received.filter(
        ({ to }) => to === 'old@example.in' || to === 'typed@example.in' || to === 'vouched@example.in',
      ),
    ).toEqual([]);
  });

  test('is not written when what caused it did not happen', async () => {
    const nobody = await t.signIn();
    const undone = ctx()
      .db.transaction()
      .execute(async (tx) => {
        await queueTransactionalMail(ctx(), tx, nobody.userId, letter);
        throw new Error('it did not happen');
      });
    await expect(undone).rejects.toThrow('it did not happen');
    expect(await jobOf(nobody.userId)).toBeUndefined();
  });

  test('is sent again under the same Message-ID when the mail server asks to come back', async () => {
    const late = await t.signIn({ email: 'later@example.in' });
    await write(late);
    await expect.poll(async () => (await jobOf(late.userId))?.state, eventually).toBe('retry');
    const { id } = (await jobOf(late.userId)) ?? {};
    await retryNow();
    const { mail } = await inbox.mailTo('later@example.in');
    expect(mail.messageId).toBe(`<letter-${id}@localhost>`);
  });

  test('that is refused for good ends, and the log names the person by id, never by address', async () => {
    const gone = await t.signIn({ email: 'bounce@example.in' });
    const logParts: unknown[] = [];
    const { warn } = ctx().log;
    ctx().log.warn = (...parts: unknown[]) => void logParts.push(parts);
    try {
      await write(gone);
      await expect.poll(async () => (await jobOf(gone.userId))?.state, eventually).toBe('completed');
    } finally {
      ctx().log.warn = warn;
    }
    expect(JSON.stringify(logParts)).toContain(gone.userId);
    expect(JSON.stringify(logParts)).toContain('a mail bounced');
    expect(JSON.stringify(logParts)).not.toContain('bounce@example.in');
  });

  test('leads nowhere but to this site', async () => {
    await expect(
      write(asha, { ...letter, action: { label: 'Go', path: '//elsewhere.example' } }),
    ).rejects.toThrow(RangeError);
    await expect(
      write(asha, { ...letter, action: { label: 'Go', path: 'https://elsewhere.example' } }),
    ).rejects.toThrow(RangeError);
  });
});

test('a mail about something else says why it came and where to choose otherwise, in both parts', async () => {
  const env = readEnv({
    SHAGUN_MODE: 'test',
    APP_URL: 'https://shagun.example',
    SESSION_SECRET: 'a secret of tests that is long enough to be one',
  });
  const reason = {
    eyebrow: 'News from Shagun',
    why: 'Something happened.',
    change: { label: 'Choose which e-mails and messages you get', path: '/profile/mails' },
  };
  const mail = composeTransactionalMail(env, {
    kind: 'letter',
    id: 'job-1',
    content: { ...letter, reason },
    firstName: 'Asha',
    address: 'asha@example.in',
  });
  expect(mail.html).toContain('News from Shagun');
  for (const part of [mail.html, mail.text]) {
    for (const words of [
      'Something happened.',
      'Choose which e-mails and messages you get',
      'https://shagun.example/profile/mails',
    ])
      expect(part).toContain(words);
    expect(part).not.toContain('your own money');
  }
  const nobody = await t.signIn();
  await expect(
    write(nobody, { ...letter, reason: { ...reason, change: { label: 'Go', path: '//elsewhere.example' } } }),
  ).rejects.toThrow(RangeError);
});

test('no name or subject becomes a header or markup; a person without a name is greeted too', () => {
  const env = readEnv({
    SHAGUN_MODE: 'test',
    APP_URL: 'https://shagun.example',
    SESSION_SECRET: 'a secret of tests that is long enough to be one',
  });
  const mail = composeTransactionalMail(env, {
    kind: 'letter',
    id: 'job-1',
    content: { subject: 'A\r\nBcc: all@example.in', paragraphs: ['One\ntwo'] },
    firstName: 'P\n<i>',
    address: 'p@example.in',
  });
  expect(mail.subject + mail.to.name).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<i>');
  expect(mail.html).toContain('<br/>');
  expect(mail.html).not.toContain('href=');
  expect(
    composeTransactionalMail(env, {
      kind: 'letter',
      id: 'job-1',
      content: { subject: 'A', paragraphs: ['B'] },
      firstName: '',
      address: 'p@example.in',
    }).text,
  ).toContain('Namaste,\n');
});
