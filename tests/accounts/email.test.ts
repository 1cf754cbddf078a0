import { beforeEach, describe, expect, test } from 'vitest';
import { upsertUser } from '#backend/accounts/repository.ts';
import { isProfileComplete } from '#contract/accounts/accounts.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { eventually } from '#tests/setup/patience.ts';

const inbox = await useSmtpInbox();
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
const db = () => t.backend.ctx.db;

let asha: Caller;
let old: string;
let wanted: string;
let turn = 0;
beforeEach(async () => {
  t.setNow();
  turn += 1;
  old = `asha.${turn}@example.in`;
  wanted = `asha.new.${turn}@example.in`;
  asha = await t.signIn({ email: old });
});

const me = async (who = asha) => (await who.call('getCurrentUser', {})).data.user;
const save = async (email: string, who = asha) =>
  who.call('updateProfile', { body: { ...(await me(who)), email } });
const mailsTo = (address: string) =>
  inbox.received.filter(({ to }) => to === address).map(({ mail }) => mail);
/** The newest of so many mails to an address. */
async function mailAt(address: string, count = 1) {
  await expect.poll(() => mailsTo(address).length, eventually).toBe(count);
  return mailsTo(address).at(-1);
}
const tokenAt = async (address: string, count = 1): Promise<string> =>
  /\/email\/([\w-]{43})/.exec((await mailAt(address, count))?.text ?? '')?.[1] ?? '';
const press = (token: string, who = t.visitor) => who.call('useEmailLink', { params: { token } });
const look = (token: string) => t.visitor.call('getEmailLink', { params: { token } });

describe('a changed address', () => {
  test('waits until its owner opened the mail and pressed the button there; the old one is told', async () => {
    expect((await save(wanted.toUpperCase())).data.user).toMatchObject({ email: old, pendingEmail: wanted });
    const token = await tokenAt(wanted);
    // a mail scanner opens the link, more than once
    for (const _ of [1, 2])
      expect((await look(token)).data).toEqual({
        kind: 'confirm',
        email: wanted,
        firstName: '',
        used: false,
      });
    expect(await me()).toMatchObject({ email: old, pendingEmail: wanted });
    const notification = await mailAt(old);
    expect(notification?.subject).toBe('Somebody asked to change your e-mail address');
    // seen as it is, and no link (docs/decisions/0097)
    expect(notification?.text?.replaceAll('\u200c', '')).toMatch(/a•••\w@e•••n/);
    expect(notification?.text).not.toContain(wanted);

    expect((await press(token)).data).toMatchObject({ success: true, kind: 'confirm' });
    expect(await me()).toMatchObject({ email: wanted, pendingEmail: '' });
    expect((await mailAt(old, 2))?.subject).toBe('Your e-mail address was changed');
    // single use: pressing again says so and does nothing, also after another change
    expect((await look(token)).data.used).toBe(true);
    await save(`third.${wanted}`);
    await press(await tokenAt(`third.${wanted}`));
    expect((await press(token)).status).toBe(404);
    expect((await me()).email).toBe(`third.${wanted}`);
  });

  test('keeps no token in the database, neither in its row nor in a job', async () => {
    await save(wanted);
    const token = await tokenAt(wanted);
    const { pool } = t.backend.ctx.database;
    const stored = await pool.query(
      'select (select json_agg(email_links)::text from email_links) as links, (select json_agg(data)::text from jobs.job) as jobs',
    );
    expect(token).toHaveLength(43);
    expect(JSON.stringify(stored.rows)).not.toContain(token);
  });

  test('works for that address alone, until it expires, is cancelled or replaced', async () => {
    await save(wanted);
    const first = await tokenAt(wanted);
    await save(`other.${wanted}`);
    expect((await press(first)).status).toBe(404);
    const second = await tokenAt(`other.${wanted}`);
    t.setNow(new Date(Date.now() + 49 * 3_600_000));
    expect((await look(second)).status).toBe(404);
    expect((await press(second)).status).toBe(404);
    t.setNow();
    expect((await asha.call('cancelEmailChange', {})).data.user).toMatchObject({
      email: old,
      pendingEmail: '',
    });
    expect((await press(second)).status).toBe(404);
    expect((await asha.call('sendEmailConfirmation', {})).status).toBe(409);
    expect(await me()).toMatchObject({ email: old, pendingEmail: '' });
  });

  test('stays waiting while the rest of the profile is saved, and its mail can be asked for again', async () => {
    await save(wanted);
    const first = await tokenAt(wanted);
    expect((await save(old)).data.user).toMatchObject({ email: old, pendingEmail: wanted });
    expect((await asha.call('sendEmailConfirmation', {})).status).toBe(200);
    const second = await tokenAt(wanted, 2);
    expect(second).not.toBe(first);
    expect((await press(first)).status).toBe(404);
    expect((await press(second)).status).toBe(200);
  });

  test('counts at once when it is the one the identity provider vouches for', async () => {
    await db().updateTable('users').set({ verified_email: wanted }).where('id', '=', asha.userId).execute();
    expect((await save(wanted)).data.user).toMatchObject({ email: wanted, pendingEmail: '' });
    expect((await mailAt(old))?.subject).toBe('Your e-mail address was changed');
  });

  describe('is no way to send mail to strangers:', () => {
    const DAY_MS = 86_400_000;
    const again = (who: Caller) => who.call('sendEmailConfirmation', {});
    const linksTo = async (email: string) =>
      Number(
        (
          await db()
            .selectFrom('email_links')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('email', '=', email)
            .executeTakeFirst()
        )?.count,
      );
    /** From the beginning of the day, so that no count starts anew in the middle of a test. */
    const newDay = () => t.setNow(new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS));

    test('few for each account; beyond, the profile is saved, the address waits, and it is said when to ask again', async () => {
      newDay();
      for (const n of [1, 2, 3, 4, 5])
        expect((await save(`many.${n}.${wanted}`)).data).toMatchObject({
          confirmation: 'sent',
          message: `We sent an e-mail to many.${n}.${wanted}. Please open it and confirm.`,
        });
      const sixth = `many.6.${wanted}`;
      const saved = await asha.call('updateProfile', {
        body: { ...(await me()), email: sixth, city: 'Nashik' },
      });
      expect(saved).toMatchObject({
        status: 200,
        data: { user: { email: old, pendingEmail: sixth, city: 'Nashik' }, confirmation: 'later' },
      });
      expect(saved.data.message).toBe(
        `Your profile is saved. We have already sent several e-mails, so the one that confirms ${sixth} has to wait: press “Send the e-mail again” in 60 minutes.`,
      );
      expect(await linksTo(`many.5.${wanted}`)).toBe(0);
      expect(await linksTo(sixth)).toBe(0);
      expect(await again(asha)).toMatchObject({
        status: 429,
        error: { message: expect.stringContaining('send it again in 60 minutes') as string },
      });
      t.setNow(new Date(t.backend.ctx.now().getTime() + 3_600_000));
      expect((await again(asha)).status).toBe(200);
      await press(await tokenAt(sixth));
      expect(await me()).toMatchObject({ email: sixth });
    });

    test('strangers who use up an address leave room for each account that asks for it for the first time that day', async () => {
      newDay();
      const victim = `victim.${wanted}`;
      const strangers = [
        await t.signIn(),
        await t.signIn(),
        await t.signIn(),
        await t.signIn(),
        await t.signIn(),
      ];
      const sent: number[] = [];
      for (const stranger of strangers) {
        const first = await save(victim, stranger);
        expect(first.data.confirmation).toBe('sent');
        sent.push(
          (await again(stranger)).status,
          (await again(stranger)).status,
          (await again(stranger)).status,
        );
      }
      // two more each, and eight more of all of them
      expect(sent).toEqual([...[1, 2, 3, 4].flatMap(() => [200, 200, 429]), 429, 429, 429]);
      expect((await save(victim)).data).toMatchObject({
        user: { pendingEmail: victim },
        confirmation: 'sent',
      });
      expect(await linksTo(victim)).toBe(6);
    });

    test('somebody who deletes their account and comes back asks again, and not for the first time', async () => {
      newDay();
      const victim = `returning.${wanted}`;
      const answers: string[] = [];
      for (let time = 0; time < 4; time += 1) {
        const stranger = await t.signIn();
        await db()
          .updateTable('users')
          .set({ subject: `returning ${turn}` })
          .where('id', '=', stranger.userId)
          .execute();
        answers.push((await save(victim, stranger)).data.confirmation);
        expect(
          (await stranger.call('deleteAccount', { body: { confirmation: stranger.email } })).status,
        ).toBe(200);
      }
      expect(answers).toEqual(['sent', 'sent', 'sent', 'later']);
      const { rows } = await t.backend.ctx.database.pool.query(
        `select sum(hits)::int as hits from rate_limits where key = 'email-confirmation-first:' || encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
        [victim],
      );
      expect(rows).toEqual([{ hits: 1 }]);
    });

    test('and their number for an address is bounded, whoever asks', async () => {
      newDay();
      const victim = `bombed.${wanted}`;
      for (let who = 0; who < 24; who += 1)
        expect((await save(victim, await t.signIn())).data.confirmation).toBe('sent');
      expect((await save(victim)).data).toMatchObject({
        user: { pendingEmail: victim },
        message: expect.stringContaining('in about 24 hours') as string,
      });
      expect(await linksTo(victim)).toBe(24);
      await db()
        .updateTable('sessions')
        .set({ expires_at: new Date('2099-01-01') })
        .where('user_id', '=', asha.userId)
        .execute();
      t.setNow(new Date(t.backend.ctx.now().getTime() + DAY_MS));
      expect((await again(asha)).status).toBe(200);
      expect(await linksTo(victim)).toBe(25);
      // the old address is told with the mail, where it could not be before
      expect((await mailAt(old))?.subject).toBe('Somebody asked to change your e-mail address');
    });
  });
});

describe('the link the old address gets', () => {
  const signedIn = async (who: Caller) => (await who.call('getCurrentUser', {})).status;

  test('stops a change that waits, and signs everybody out', async () => {
    await save(wanted);
    const confirmation = await tokenAt(wanted);
    const token = await tokenAt(old);
    expect((await look(token)).data).toMatchObject({ kind: 'keep', email: old, used: false });
    expect(await signedIn(asha)).toBe(200);
    expect((await press(token)).data.kind).toBe('keep');
    expect(await signedIn(asha)).toBe(401);
    expect((await press(confirmation)).status).toBe(404);
    const row = await db()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', asha.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: old, pending_email: '' });
  });

  test('says that it was used when it is used again, whatever the address has become since', async () => {
    await save(wanted);
    const token = await tokenAt(old);
    const done = (await press(token)).data.message;
    expect(done).toContain(`${old} stays your address`);
    await db().updateTable('users').set({ email: wanted }).where('email', '=', old).execute();
    expect((await look(token)).data.used).toBe(true);
    const again = await press(token);
    expect(again.data).toMatchObject({
      kind: 'keep',
      message: 'This link has already been used. Nothing changed this time.',
    });
    expect(await db().selectFrom('users').select('id').where('email', '=', old).execute()).toEqual([]);
  });

  test('takes a change back that somebody confirmed, with what they made since', async () => {
    await save(wanted);
    const token = await tokenAt(old);
    await press(await tokenAt(wanted), asha);
    await save(`next.${wanted}`);
    const theirs = [await tokenAt(wanted), await tokenAt(`next.${wanted}`)];
    const { keyId } = await addApiKeyRow(t.backend.ctx, asha.userId);
    const { webhookId } = await addWebhookRow(t.backend.ctx, asha.userId);
    await asha.call('makeCalendarFeed', {});
    await press(token);
    const feeds = db().selectFrom('calendar_feeds').select('id').where('user_id', '=', asha.userId);
    expect(await feeds.execute()).toEqual([]);
    const key = db().selectFrom('api_keys').select('revoked_at').where('id', '=', keyId);
    expect((await key.executeTakeFirstOrThrow()).revoked_at).not.toBeNull();
    const webhook = db().selectFrom('webhook_endpoints').select('off_at').where('id', '=', webhookId);
    expect((await webhook.executeTakeFirstOrThrow()).off_at).not.toBeNull();
    for (const made of theirs) expect((await press(made)).status).toBe(404);
    const row = await db()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', asha.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: old, pending_email: '' });
  });
});

describe('matching guests by e-mail', () => {
  const relation = async (eventId: string) =>
    (await asha.call('getEvent', { params: { eventId }, query: {} })).data.viewer.relation;
  const eventWith = async (email: string) => {
    const host = await t.signIn();
    const { data } = await host.call('createEvent', {
      body: {
        eventType: 'birthday',
        eventName: 'Ravi turns 60',
        date: '2099-01-01',
        description: 'Join us.',
        guests: [{ firstName: 'Asha', email }],
      },
    });
    return data.event._id;
  };

  test('follows an address confirmed while signed in, for invitations before and after', async () => {
    const before = await eventWith(wanted);
    await save(wanted);
    expect(await relation(before)).toBe('stranger');
    await press(await tokenAt(wanted), asha);
    expect(await relation(before)).toBe('guest');
    expect(await relation(await eventWith(wanted))).toBe('guest');
    expect(await relation(await eventWith(old))).toBe('guest');
  });

  test('does not follow a button pressed by somebody who is not signed in as the person', async () => {
    const theirs = await eventWith(wanted);
    await save(wanted);
    await press(await tokenAt(wanted), await t.signIn());
    expect((await me()).email).toBe(wanted);
    expect(await relation(theirs)).toBe('stranger');
    expect(await relation(await eventWith(wanted))).toBe('stranger');
  });
});

describe('an address the identity provider does not vouch for', () => {
  test('fills the field of the profile and waits; vouched for later, it counts', async () => {
    const person = {
      issuer: 'https://identity.example',
      subject: `unverified-${turn}`,
      email: wanted,
      firstName: 'Asha',
      lastName: 'Rao',
      idToken: null,
    };
    const row = await upsertUser(db(), { ...person, verifiedEmail: null });
    expect(row).toMatchObject({ email: '', pending_email: wanted });
    await db().updateTable('sessions').set({ user_id: row.id }).where('user_id', '=', asha.userId).execute();
    const saved = (await save(wanted)).data.user;
    expect(saved).toMatchObject({ email: '', pendingEmail: wanted });
    expect(
      isProfileComplete({
        ...saved,
        phone: '+919820012345',
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
      }),
    ).toBe(true);
    expect(
      isProfileComplete({
        ...saved,
        pendingEmail: '',
        phone: '+919820012345',
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
      }),
    ).toBe(false);
    // nothing was mailed at sign-in; saving the profile asks
    expect((await look(await tokenAt(wanted))).data.kind).toBe('confirm');
    expect(await upsertUser(db(), { ...person, verifiedEmail: wanted })).toMatchObject({
      email: wanted,
      pending_email: '',
      verified_email: wanted,
    });
  });
});

test('answers of guests go to the confirmed address of the organiser', async () => {
  const eventId = await addEvent(t.backend.ctx, asha.userId, { event_name: 'Asha turns 60' });
  await save(wanted);
  await asha.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Ravi', lastName: 'Nair', email: `guest.${wanted}`, phone: '' }] },
  });
  const invitation = await mailAt(`guest.${wanted}`);
  expect(invitation?.replyTo?.map(({ address }) => address)).toEqual([old]);
});
