import { ownNothing, ownerOfAddress } from '#tests/setup/address-owners.ts';
import { describe, expect, it } from 'vitest';
import { emailLinkToken, mailNewPasskey, sendEmailLink } from '#backend/accounts/email-links.ts';
import { newId } from '#backend/platform/ids.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { TEST_ORIGIN, useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend({ env: { SIGN_IN: 'email' } });
const db = () => api.backend.ctx.db;
const browser = () => new CodeBrowser(api);

/** Somebody who was made at a provider that is no longer there, which vouched for no address, and has passkeys. */
async function stranded(email: string, { passkeys = 1, isProven = false } = {}) {
  const { userId } = await api.signIn({ email });
  await db()
    .updateTable('users')
    .set({ issuer: 'https://gone.example', verified_email: null })
    .where('id', '=', userId)
    .execute();
  if (!isProven) await ownNothing(db(), userId);
  const ids: string[] = [];
  for (let n = 0; n < passkeys; n += 1) {
    api.setNow(new Date(Date.now() - (passkeys - n) * 60_000));
    ids.push(await addPasskeyRow(api.backend.ctx, userId));
  }
  api.setNow();
  return { userId, ids };
}

/** Presses the link in the mail about a passkey. */
async function pressFor(userId: string, passkeyId: string) {
  const { ctx } = api.backend;
  api.setNow(
    (
      await db()
        .selectFrom('passkeys')
        .select('created_at')
        .where('id', '=', passkeyId)
        .executeTakeFirstOrThrow()
    ).created_at,
  );
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // also to an address that was theirs when the passkey came, and is no more
  if (await ownerOfAddress(db(), email)) await mailNewPasskey(ctx, ctx.db, userId, passkeyId);
  else await sendEmailLink(ctx, ctx.db, userId, 'passkeys', email, { passkeyId });
  api.setNow();
  const link = await db()
    .selectFrom('email_links')
    .selectAll()
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirstOrThrow();
  const token = emailLinkToken(ctx.env.SESSION_SECRET, link);
  const answer = await browser().visit(`/auth/email-links/${token}`, {
    method: 'POST',
    headers: { Origin: TEST_ORIGIN },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { message: string }).message;
}

const left = async (userId: string) =>
  (
    await db()
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map(({ id }) => id);
const codeEmailOf = async (userId: string) =>
  (await db().selectFrom('users').select('code_email').where('id', '=', userId).executeTakeFirstOrThrow())
    .code_email;

describe('the link in the mail about a new passkey, where passkeys are the only way in', () => {
  it('removes all of them and lets codes to an address in that was proven', async () => {
    const { userId, ids } = await stranded('proven@example.in', { passkeys: 2, isProven: true });
    const message = await pressFor(userId, ids[1] ?? '');
    expect(message).toContain('All passkeys were removed');
    expect(await left(userId)).toEqual([]);
    const here = browser();
    await here.signIn('proven@example.in');
    expect((await here.whoAmI())?._id).toBe(userId);
  });

  it('leaves those that were there before, and ends everything else', async () => {
    const { userId, ids } = await stranded('unproven@example.in', { passkeys: 3 });
    const { keyId } = await addApiKeyRow(api.backend.ctx, userId);
    const message = await pressFor(userId, ids[1] ?? '');
    expect(message).toContain('passkeys you had before stay');
    expect(await left(userId)).toEqual([ids[0]]);
    const open = await db()
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    const key = db().selectFrom('api_keys').select('revoked_at').where('id', '=', keyId);
    expect((await key.executeTakeFirstOrThrow()).revoked_at).not.toBeNull();
    // whoever reads mail at an address that nobody proved gets no way in by pressing
    expect(await codeEmailOf(userId)).toBeNull();
  });

  it('leaves the last way in', async () => {
    const { userId, ids } = await stranded('only@example.in');
    expect(await pressFor(userId, ids[0] ?? '')).toContain('only way in');
    expect(await left(userId)).toEqual(ids);
  });

  it('takes an address from no other account that proved it', async () => {
    const { userId, ids } = await stranded('shared@example.in', { passkeys: 2, isProven: true });
    const other = await api.signIn({ email: 'elsewhere@example.in' });
    await db()
      .updateTable('users')
      .set({ code_email: 'shared@example.in' })
      .where('id', '=', other.userId)
      .execute();
    await pressFor(userId, ids[1] ?? '');
    expect(await codeEmailOf(userId)).toBeNull();
    expect(await left(userId)).toEqual([ids[0]]);
  });

  it('takes off whose role was raised in these days, however long they have helped, and nobody whose role was lowered', async () => {
    const { userId, ids } = await stranded('raised@example.in', { isProven: true });
    const eventId = await addEvent(api.backend.ctx, userId);
    const longAgo = new Date(Date.now() - 9 * 86_400_000);
    const owner = await api.signIn({ email: 'raises@example.in' });
    await db().updateTable('sessions').set({ user_id: userId }).where('user_id', '=', owner.userId).execute();
    for (const [from, to] of [
      ['viewer', 'editor'],
      ['editor', 'viewer'],
      ['editor', 'editor'],
    ] as const) {
      const hostId = newId();
      await db()
        .insertInto('event_hosts')
        .values({
          id: hostId,
          event_id: eventId,
          email: `${from}-${to}@example.in`,
          role: from,
          invited_at: longAgo,
          expires_at: longAgo,
        })
        .execute();
      await owner.call('changeHostRole', { params: { eventId, hostId }, body: { role: to } });
    }
    expect(await pressFor(userId, ids[0] ?? '')).toContain('One co-host');
    const hosts = db().selectFrom('event_hosts').select('email').where('event_id', '=', eventId);
    expect((await hosts.orderBy('email').execute()).map(({ email }) => email)).toEqual([
      'editor-editor@example.in',
      'editor-viewer@example.in',
    ]);
  });

  it('ends the connection to the design tool, which may lead to somebody else’s account there', async () => {
    const { userId, ids } = await stranded('canva@example.in', { isProven: true });
    await db()
      .insertInto('design_tool_connections')
      .values({
        user_id: userId,
        handle_hash: 'a-handle',
        access_expires_at: new Date(),
        return_to: '/dashboard',
        connected_at: new Date(),
      })
      .execute();
    await pressFor(userId, ids[0] ?? '');
    const left = db().selectFrom('design_tool_connections').selectAll().where('user_id', '=', userId);
    expect(await left.execute()).toEqual([]);
  });

  it('ends the address of their calendar as well, and co-hosts invited in these days', async () => {
    const { userId, ids } = await stranded('calendar@example.in', { isProven: true });
    await db()
      .insertInto('calendar_feeds')
      .values({ id: 'a-feed-of-calendar', user_id: userId, created_at: new Date() })
      .execute();
    const eventId = await addEvent(api.backend.ctx, userId);
    const invitedAt = {
      'long-ago@example.in': new Date(Date.now() - 3 * 86_400_000),
      'lately@example.in': new Date(),
    };
    for (const [email, invited_at] of Object.entries(invitedAt))
      await db()
        .insertInto('event_hosts')
        .values({ id: newId(), event_id: eventId, email, role: 'editor', invited_at, expires_at: new Date() })
        .execute();
    expect(await pressFor(userId, ids[0] ?? '')).toContain('One co-host');
    const hosts = db().selectFrom('event_hosts').select('email').where('event_id', '=', eventId);
    expect(await hosts.execute()).toEqual([{ email: 'long-ago@example.in' }]);
    expect(
      await db().selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).execute(),
    ).toEqual([]);
  });
});
