import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#backend/platform/database/connect.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { AddressPerson } from '#tests/accounts/address-people.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

/* What somebody does at the very moment an account is taken back from them comes too late (docs/decisions/0096). */
const t = useTestBackend();
const db = () => t.backend.ctx.db;
let thief: Caller;
beforeEach(async () => {
  thief = await t.signIn();
});

/** As *It wasn't me*: holds the account's row, ends its sessions, and lets `act` run into it. */
async function takeBackDuring<T>(
  userId: string,
  act: () => Promise<T>,
  then = async (_tx: Db) => {},
): Promise<T> {
  const { answer } = await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const answer = act();
      await expect.poll(() => countWaiting(db())).toBe(1);
      await tx
        .updateTable('sessions')
        .set({ revoked_at: new Date() })
        .where('user_id', '=', userId)
        .execute();
      await then(tx);
      // as an object: a promise would be waited for here
      return { answer };
    });
  return answer;
}

it.each([
  [
    'changes the profile',
    () =>
      thief.call('updateProfile', {
        body: { firstName: 'T', lastName: 'T', email: 'next@example.in', phone: '' },
      }),
  ],
  [
    'has news sent by WhatsApp',
    () => thief.call('setNotificationMail', { body: { byEmail: [], byWhatsApp: ['rsvp_yes'] } }),
  ],
  ['signs out everybody else', () => thief.call('revokeOtherSessions', { query: { keys: 'revoke' } })],
  ['deletes the account', () => thief.call('deleteAccount', { body: { confirmation: thief.email } })],
] as const)('whoever %s', async (_, act) => {
  const answer = (await takeBackDuring(thief.userId, act as () => Promise<{ status: number }>)).status;
  expect(answer).toBe(401);
  const row = await db()
    .selectFrom('users')
    .selectAll()
    .where('id', '=', thief.userId)
    .executeTakeFirstOrThrow();
  expect([row.pending_email, row.erased_at]).toEqual(['', null]);
});

it('whoever invites somebody whose own account is taken back then, and loses theirs by it', async () => {
  const eventId = await addEvent(t.backend.ctx, thief.userId);
  const owner = await t.signIn();
  const body = { email: owner.email, role: 'editor' } as const;
  const invite = () => thief.call('inviteHost', { params: { eventId }, body });
  const answer = await takeBackDuring(owner.userId, invite, async (tx) => {
    const theirs = tx.updateTable('sessions').where('user_id', '=', thief.userId);
    await theirs.set({ revoked_at: new Date() }).execute();
  });
  expect(answer.status).toBe(401);
});

it('whoever switches a webhook on again', async () => {
  const added = await thief.call('addWebhook', {
    body: { url: 'https://thief.example/hook', topics: ['reply'] },
  });
  expect(added.status).toBe(201);
  const { webhookId } = added.data.webhook;
  const change = () =>
    thief.call('changeWebhook', {
      params: { webhookId },
      body: { topics: added.data.webhook.topics, on: true },
    });
  expect((await takeBackDuring(thief.userId, change)).status).toBe(401);
});

it('whoever signs in with a code to the address that loses', async () => {
  const person = new AddressPerson(t);
  const account = (await person.signInWithCode('loses@example.in')) ?? '';
  const again = new AddressPerson(t);
  const other = await takeBackDuring(
    account,
    () => again.signInWithCode('loses@example.in'),
    async (tx) => {
      const wins = 'wins@example.in';
      await tx
        .updateTable('users')
        .set({ subject: wins, verified_email: wins, email: wins })
        .where('id', '=', account)
        .execute();
    },
  );
  expect(other).toEqual(expect.any(String));
  expect(other).not.toBe(account);
});
