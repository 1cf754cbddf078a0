import { beforeAll, describe, expect, test } from 'vitest';
import * as linkMailWords from '#messages/accounts/email-link/mail.ts';
import { sendEmailLink } from '#backend/accounts/email-links.ts';
import { enqueueDeliveries } from '#backend/guests/invitations/delivery-queue.ts';
import { CONFIRMATION_QUEUE } from '#backend/guests/replies/confirmation-queue.ts';
import { queueTransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { newId } from '#backend/platform/ids.ts';
import type { MailKind } from '#backend/providers/mail.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const t = useTestBackend({
  runJobs: true,
  env: {
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Shagun <invitations@shagun.example>',
    SUPPORT_EMAIL: 'help@shagun.example',
  },
});
const db = () => t.backend.ctx.db;

/** What somebody hostile would have us mail, in each place an account can write to. Stored before names were checked. */
const HOSTILE = 'Zorb https://evil-prize.com/win www.evil-prize.com evil-prize.com/x win@evil-prize.com';
/** A link that a mail program finds in it. */
const LINK = /evil-prize[.\u2024\u3002]com|www[.]evil|:\/\/evil/i;
/** Any of it at all. */
const TEXT = /zorb|evil/i;

let attacker: Caller;
let eventId: string;
beforeAll(async () => {
  // nobody is reminded at night; of a day before, so that whoever signs in now did so a moment ago at every hour
  t.setNow(new Date(`${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T06:30:00Z`));
  attacker = await t.signIn({ firstName: HOSTILE, lastName: HOSTILE, email: 'attacker@example.in' });
  const name = { firstName: HOSTILE, lastName: HOSTILE, phone: '' };
  eventId = await addEvent(t.backend.ctx, attacker.userId, {
    event_name: HOSTILE,
    description: HOSTILE,
    venue_name: HOSTILE,
    venue_location: HOSTILE,
    dress_code: HOSTILE,
    invitation_from: HOSTILE,
    bride_groom_details: JSON.stringify({ bride: name, groom: name }),
  });
  const { ctx } = t.backend;
  const date = new Date(ctx.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
  await attacker.call('addFunction', {
    params: { eventId },
    body: { name: 'Mehndi', date, time: '', everyone: true },
  });
  await db()
    .updateTable('event_functions')
    .set({ name: HOSTILE, venue_name: HOSTILE, venue_location: HOSTILE })
    .execute();
});

const guestNamed = async (email: string) => {
  const guest = await addGuest(t.backend.ctx, eventId, { first_name: HOSTILE, last_name: HOSTILE, email });
  // news and confirmations go where an invitation went
  const sent = { kind: 'invitation', channel: 'email', status: 'sent', address: email } as const;
  await db()
    .insertInto('deliveries')
    .values({ id: newId(), event_id: eventId, guest_id: guest.id, ...sent })
    .execute();
  return guest;
};
const inTransaction = <T>(work: (tx: ReturnType<typeof db>) => Promise<T>) =>
  db().transaction().execute(work);

/** Has a mail of this kind go to a guest of the attacker's. */
const delivery =
  (kind: 'invitation' | 'update' | 'cancellation' | 'reminder' | 'message') =>
  async (email: string): Promise<string> => {
    const guest = await guestNamed(email);
    const messageId = kind === 'message' ? newId() : null;
    if (messageId)
      await db()
        .insertInto('guest_messages')
        .values({
          id: messageId,
          event_id: eventId,
          request_id: newId(),
          audience: 'all',
          function_id: null,
          text: HOSTILE,
        })
        .execute();
    const id = newId();
    const row = {
      id,
      event_id: eventId,
      guest_id: guest.id,
      kind,
      channel: 'email',
      address: email,
    } as const;
    await inTransaction(async (tx) => {
      await tx
        .insertInto('deliveries')
        .values({ ...row, status: 'queued', message_id: messageId })
        .execute();
      const place = { venue_name: HOSTILE, venue_location: HOSTILE };
      const before = { date: '2026-01-01', time: '', time_zone: 'Asia/Kolkata', ...place };
      await enqueueDeliveries(t.backend.ctx, tx, [
        { id, channel: 'email', from: null, before: kind === 'update' ? before : undefined },
      ]);
    });
    return email;
  };

/** How an account has each kind of mail sent to `email`; the address it goes to. */
const cause: Record<Exclude<MailKind, 'doctor'>, (email: string) => Promise<string>> = {
  'sign-in-code': async (email) => {
    await t.visitor.fetch('/auth/codes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': HOSTILE },
      body: JSON.stringify({ email, returnTo: `/event/${eventId}` }),
    });
    return email;
  },
  'confirm-address': async (email) => {
    const { user } = (await attacker.call('getCurrentUser', {})).data;
    const body = { ...user, firstName: 'Zorb', lastName: 'Zorb', email };
    expect((await attacker.call('updateProfile', { body })).status).toBe(200);
    await db()
      .updateTable('users')
      .set({ first_name: HOSTILE, last_name: HOSTILE })
      .where('id', '=', attacker.userId)
      .execute();
    return email;
  },
  'keep-address': async (email) => {
    const victim = await t.signIn({ email, firstName: HOSTILE });
    const body = { ...(await victim.call('getCurrentUser', {})).data.user, firstName: 'Zorb' };
    await victim.call('updateProfile', { body: { ...body, email: 'zorb@evil-prize.com' } });
    return email;
  },
  'drop-address': async (email) => {
    const stranger = await t.signIn({ firstName: HOSTILE });
    const pending_email = 'zorb@evil-prize.com';
    await db().updateTable('users').set({ email, pending_email }).where('id', '=', stranger.userId).execute();
    await inTransaction((tx) => sendEmailLink(t.backend.ctx, tx, stranger.userId, 'drop', email));
    return email;
  },
  'lost-address': async (email) => {
    const victim = await t.signIn({ email: 'zorb@evil-prize.com', firstName: HOSTILE });
    await inTransaction((tx) => sendEmailLink(t.backend.ctx, tx, victim.userId, 'lost', email));
    return email;
  },
  'new-passkey': async (email) => {
    const victim = await t.signIn({ email, firstName: HOSTILE });
    const passkeyId = await addPasskeyRow(t.backend.ctx, victim.userId);
    await db().updateTable('passkeys').set({ name: HOSTILE }).where('id', '=', passkeyId).execute();
    await inTransaction((tx) =>
      sendEmailLink(t.backend.ctx, tx, victim.userId, 'passkeys', email, { passkeyId }),
    );
    return email;
  },
  'host-invitation': async (email) => {
    await attacker.call('inviteHost', { params: { eventId }, body: { email, role: 'editor' } });
    return email;
  },
  invitation: delivery('invitation'),
  update: delivery('update'),
  reminder: delivery('reminder'),
  message: delivery('message'),
  cancellation: delivery('cancellation'),
  confirmation: async (email) => {
    const guest = await guestNamed(email);
    await t.visitor.call('setRsvp', {
      params: { eventId, guestId: guest.id },
      body: { rsvp: 'yes', key: guest.key, note: HOSTILE },
    });
    // it waits for what the guest says of the function
    await t.backend.ctx.database.pool.query(`update jobs.job set start_after = now() where name = $1`, [
      CONFIRMATION_QUEUE,
    ]);
    return email;
  },
  'thank-you': async (email) => {
    const giver = await t.signIn({ email, firstName: HOSTILE, lastName: HOSTILE });
    const gift = { id: newId(), event_id: eventId, position: 1, name: HOSTILE, price_paise: 100 };
    const unset = { image_id: null, purchased_at: null, delivered_at: null, request_key: null };
    await db()
      .insertInto('gifts')
      .values({ ...gift, ...unset })
      .execute();
    await db().insertInto('gift_purchases').values({ gift_id: gift.id, user_id: giver.userId }).execute();
    const params = { eventId, giverId: giver.userId };
    const prepared = (await attacker.call('getPreparedThankYou', { params, query: { language: 'en' } })).data;
    const body = { way: 'mail' as const, text: HOSTILE, language: 'en' as const, requestId: newId() };
    await attacker.call('thankGiver', { params, body: { ...body, upTo: prepared.giver.latest } });
    return email;
  },
  'test-invitation': async () => {
    await attacker.call('sendTestInvitation', { params: { eventId } });
    return attacker.email;
  },
  letter: async (email) => {
    const reader = await t.signIn({ email, firstName: HOSTILE });
    await inTransaction((tx) =>
      queueTransactionalMail(t.backend.ctx, tx, reader.userId, {
        subject: HOSTILE,
        paragraphs: [HOSTILE],
        facts: [{ term: HOSTILE, value: HOSTILE }],
        action: { label: HOSTILE, path: '/wallet' },
        reason: { eyebrow: HOSTILE, why: HOSTILE, change: { label: HOSTILE, path: '/profile' } },
      }),
    );
    return email;
  },
  contact: async () => {
    await t.visitor.call('sendContactMessage', {
      body: { name: 'Zorb', email: 'zorb@example.in', topic: 'other', message: HOSTILE } as never,
    });
    return 'help@shagun.example';
  },
};

type Caused = keyof typeof cause;
/** Nobody has proven that they read mail there, and no guest is invited: a stranger’s words have no business in it. */
const TO_STRANGERS: readonly Caused[] = ['sign-in-code', 'confirm-address'];
/** They name an address, with letters left out. */
const VEILED: readonly Caused[] = ['keep-address', 'drop-address', 'lost-address'];
/** The support reads what people write to it as they wrote it. */
const AS_WRITTEN: readonly Caused[] = ['contact'];

describe('a mail that an account causes', () => {
  for (const kind of Object.keys(cause) as Caused[]) {
    test(`${kind}: nobody's own link in it${TO_STRANGERS.includes(kind) ? ', nor their words' : ''}`, async () => {
      const before = inbox.received.length;
      const address = await cause[kind](`victim-${kind}@example.in`);
      const arrived = () => inbox.received.slice(before).find(({ to }) => to === address)?.mail;
      await expect.poll(arrived, eventually).toBeDefined();
      const mail = arrived();
      if (!mail) return;
      const attached = mail.attachments.map(({ content }) =>
        typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'),
      );
      const written = [
        mail.subject,
        mail.from?.name,
        ...(mail.to ?? []).map(({ name }) => name),
        ...(mail.replyTo ?? []).map(({ name }) => name),
        // addresses of pictures and links are ours
        (mail.html ?? '').replace(/ (?:href|src)="[^"]*"/g, ''),
        mail.text?.replace(/https?:\/\/(?:localhost:3999|www\.google\.com\/maps\/search)\/\S*/g, ''),
        // lines of a calendar are folded
        ...attached.map((text) => text.replace(/\r?\n /g, '')),
      ].join('\n');
      const foreign = (mail.html ?? '').match(
        / (?:href|src)="(?!http:\/\/localhost:3999\/|https:\/\/www\.google\.com\/maps\/search\/)[^"]*"/g,
      );
      expect(foreign).toBeNull();
      if (TO_STRANGERS.includes(kind)) expect(written).not.toMatch(TEXT);
      else if (!AS_WRITTEN.includes(kind)) expect(written).not.toMatch(LINK);
      // else the attack did not get there, and nothing was tried
      if (VEILED.includes(kind))
        expect(written.replaceAll('\u200c', '')).toContain(linkMailWords.veiled('zorb@evil-prize.com'));
      else if (!TO_STRANGERS.includes(kind)) expect(written).toMatch(TEXT);
    });
  }
});
