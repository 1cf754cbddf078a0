import { expect, test } from 'vitest';
import { transactionalMailWords } from '#messages/transactional-mail/by-language.ts';
import { newId } from '#backend/platform/ids.ts';
import { keepGuestPayer } from '#backend/gifts/collaboration/guest-payer-service.ts';
import {
  queueTransactionalMail,
  type TransactionalMail,
} from '#backend/messaging/transactional-mail/service.ts';
import { claimsWorld } from '#tests/claims/claims-world.ts';
import { addMailedInvitation } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/* Hosts hold the keys of their guests: what is done by one brings nobody mails with the hosts' words who never had one of the event, or wants none (docs/decisions/0097, 0020). */

const inbox = await useSmtpInbox();
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
const PRIZE = 'You won a prize, call 1800 555';

async function guestWho({ invited, stopped = false }: { invited: boolean; stopped?: boolean }) {
  const { ctx } = t.backend;
  const host = await t.signIn();
  const w = await claimsWorld(t, host);
  const email = `${newId().toLowerCase()}@example.in`;
  const guest = await w.guest({ email, first_name: PRIZE });
  if (invited) await addMailedInvitation(ctx, w.eventId, { id: guest.id, email });
  if (stopped) await ctx.db.insertInto('unsubscribed_addresses').values({ email, event_id: '' }).execute();
  const payer = { id: guest.id, first_name: PRIZE, last_name: '', email, language: null };
  const guestPayerId = await keepGuestPayer(ctx.db, payer, guest.key, ctx.now());
  const receipt: TransactionalMail = {
    subject: `Thank you for ${PRIZE}`,
    paragraphs: [PRIZE],
    bare: { subject: 'Your receipt for ₹1', paragraphs: ['₹1 was given.'] },
    eventId: w.eventId,
    action: { label: 'Open the event', path: `/event/${w.eventId}`, ownPage: 'Back to your invitation' },
  };
  const queue = (mail: TransactionalMail) =>
    ctx.db.transaction().execute((tx) => queueTransactionalMail(ctx, tx, { guestPayerId }, mail));
  const settled = () =>
    expect
      .poll(
        async () => {
          const { rows } = await ctx.database.pool.query(
            `select 1 from jobs.job where name = 'letter' and state in ('created', 'active', 'retry')`,
          );
          return rows.length;
        },
        { timeout: 30_000 },
      )
      .toBe(0);
  return {
    ...w,
    host,
    guest,
    claimAndEnd: async () => {
      await w.claim(guest);
      await host.call('markGiftPurchased', { params: w.place, body: {} });
      await settled();
    },
    pay: async (times = 1) => {
      for (let each = 0; each < times; each += 1) await queue(receipt);
      await settled();
    },
    mails: () => inbox.received.filter(({ to }) => to === email),
  };
}

test.each([
  ['was never written to', { invited: false }],
  ['stopped all mails', { invited: true, stopped: true }],
])('a guest who %s is mailed nothing about a claim', async (_, how) => {
  const w = await guestWho(how);
  await w.claimAndEnd();
  expect(w.mails()).toEqual([]);
});

test('a guest who was invited is told, and of no more than ten ends a day', async () => {
  const w = await guestWho({ invited: true });
  await w.claimAndEnd();
  expect(w.mails()).toHaveLength(1);
  for (let each = 0; each < 12; each += 1) {
    const giftId = await w.gift(`Bowl ${each}`);
    await w.claim(w.guest, {}, giftId);
    await w.host.call('deleteGift', { params: { eventId: w.eventId, giftId } });
  }
  await w.pay();
  expect(w.mails().filter(({ raw }) => !raw.includes('receipt'))).toHaveLength(11);
});

test.each([
  ['was never written to', { invited: false }],
  ['stopped all mails', { invited: true, stopped: true }],
])('who %s has receipts without a word of an account, with a way to stop, five a day', async (_, how) => {
  const w = await guestWho(how);
  await w.pay(7);
  expect(w.mails()).toHaveLength(5);
  for (const { mail, raw } of w.mails()) {
    expect(mail.subject).toBe('Your receipt for ₹1');
    expect(`${mail.subject} ${mail.text} ${mail.html} ${JSON.stringify(mail.to)}`).not.toContain('prize');
    expect(mail.text).toContain(transactionalMailWords.en.stop);
    expect(mail.text).not.toContain('key=');
    expect(raw).toMatch(/^List-Unsubscribe/im);
  }
});

test('who was never written to and stops them has none', async () => {
  const w = await guestWho({ invited: false, stopped: true });
  await w.pay();
  expect(w.mails()).toEqual([]);
});

test('a guest who was invited has the whole receipt', async () => {
  const w = await guestWho({ invited: true });
  await w.pay();
  expect(w.mails().map(({ mail }) => mail.subject)).toEqual([`Thank you for ${PRIZE}`]);
});
