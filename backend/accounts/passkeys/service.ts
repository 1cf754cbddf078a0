import type { Context as HonoContext } from 'hono';
import type { z } from 'zod/v4';
import {
  type NewPasskey,
  type Passkey,
  type passkeyAdded,
  type passkeyCreation,
  type passkeys,
} from '#contract/accounts/passkeys.ts';
import { MOST_PASSKEYS } from '#contract/accounts/passkey-limits.ts';
import { deviceName } from '#contract/accounts/security.ts';
import type { outcome } from '#contract/common/fields.ts';
import { passkeyWords } from '#messages/security/passkeys/words.ts';
import { originOf } from '#backend/accounts/start-session.ts';
import { findUserRow } from '#backend/accounts/repository.ts';
import { lockSignedIn } from '#backend/accounts/session-repository.ts';
import { readDevice } from '#backend/accounts/security/device.ts';
import { hasAnotherWay } from '#backend/accounts/ways-in.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, invalid, notFound, notSignedIn, Problem } from '#backend/platform/errors.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { signedInRecently } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { offersPasskeys } from '#backend/platform/settings/passkeys.ts';
import { CHALLENGE_SECONDS, newChallenge, takeSignedChallenge } from './challenge.ts';
import { tellOfPasskey } from '#backend/accounts/passkey-news.ts';
import { deletePasskey, insertPasskey, passkeysOf, type PasskeyRow } from './repository.ts';
import { userHandleOf } from './sign-in-service.ts';
import { checkNewPasskey, PASSKEY_ALGORITHMS, relyingParty } from './webauthn.ts';

type Http = HonoContext<HttpEnv>;

/** For one person: each is a press and a finger on the device. */
const BEGINNINGS = { limit: 30, windowSeconds: 3600 };

/** One's own passkeys, the first one first. @throws {Problem} 404 where passkeys are no way in */
export async function listPasskeys(ctx: Context, viewer: SignedIn): Promise<z.infer<typeof passkeys>> {
  requirePasskeys(ctx);
  const rows = await passkeysOf(ctx.db, viewer.userId);
  return { passkeys: rows.map(presentPasskey), signInFirst: !signedInRecently(ctx, viewer) };
}

/**
 * What the browser needs to make a passkey.
 *
 * @throws {Problem} 404 where passkeys are no way in, 409 with as many as one may have, 429
 */
export async function beginPasskey(
  ctx: Context,
  http: Http,
  viewer: SignedIn,
): Promise<z.infer<typeof passkeyCreation>> {
  requirePasskeys(ctx);
  await limitRate(ctx, 'passkey-add', viewer.userId, BEGINNINGS);
  const user = await findUserRow(ctx.db, viewer.userId);
  if (!user) throw notSignedIn();
  const rows = await passkeysOf(ctx.db, user.id);
  requireRoom(rows);
  const fullName = `${user.first_name} ${user.last_name}`.trim();
  const name = user.email || fullName || passkeyWords.namelessAccount;
  return {
    challenge: await newChallenge(ctx, http, user.id),
    rp: { id: relyingParty(ctx).rpId, name: 'Shagun' },
    user: { id: userHandleOf(user.id), name, displayName: fullName || name },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    attestation: 'none',
    // a device that has one already says so
    excludeCredentials: rows.map((row) => ({ id: row.credential_id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/**
 * Keeps a passkey the browser made, and tells its owner.
 *
 * @throws {Problem} as `beginPasskey`; 400 when it is not good; 410 when the challenge is over, used or another browser's
 */
export async function addPasskey(
  ctx: Context,
  http: Http,
  viewer: SignedIn,
  { name, credential }: NewPasskey,
): Promise<z.infer<typeof passkeyAdded>> {
  requirePasskeys(ctx);
  const { clientDataJSON } = credential.response;
  const challenge = await takeSignedChallenge(ctx, http, { clientDataJSON, userId: viewer.userId });
  if (challenge === null) throw new Problem(410, 'passkey_over', passkeyWords.addingOver);
  const made = await checkNewPasskey(ctx, credential, challenge);
  if (!made) throw invalid({}, passkeyWords.addingRefused);
  const row: PasskeyRow = {
    id: newId(),
    user_id: viewer.userId,
    name: name || deviceName(readDevice(originOf(http).userAgent)),
    credential_id: made.credentialId,
    public_key: made.publicKey,
    counter: made.counter,
    created_at: ctx.now(),
    last_used_at: null,
  };
  await ctx.db.transaction().execute(async (tx) => {
    await lockSignedIn(tx, viewer);
    requireRoom(await passkeysOf(tx, viewer.userId));
    const { last_used_at: _never, ...fresh } = row;
    if (!(await insertPasskey(tx, fresh))) throw conflict(passkeyWords.thereAlready, 'passkey_known');
    await tellOfPasskey(ctx, tx, viewer.userId, { id: row.id, name: row.name, what: 'added' });
  });
  return { success: true, message: passkeyWords.added(row.name), passkey: presentPasskey(row) };
}

/**
 * Removes one of one's own passkeys, and tells its owner. What was signed in with it stays signed in.
 *
 * @throws {Problem} 404 for one that is gone or somebody else's; 409 for the only way in
 */
export async function removePasskey(
  ctx: Context,
  viewer: SignedIn,
  passkeyId: string,
): Promise<z.infer<typeof outcome>> {
  requirePasskeys(ctx);
  const name = await ctx.db.transaction().execute(async (tx) => {
    const user = await lockSignedIn(tx, viewer);
    const rows = await passkeysOf(tx, user.id);
    const passkey = rows.find(({ id }) => id === passkeyId);
    if (!passkey) throw notFound(passkeyWords.goneAlready);
    if (rows.length === 1 && !(await hasAnotherWay(ctx, tx, user)))
      throw conflict(passkeyWords.lastWayIn, 'last_way_in');
    await deletePasskey(tx, user.id, passkeyId);
    await tellOfPasskey(ctx, tx, user.id, { id: passkey.id, name: passkey.name, what: 'removed' });
    return passkey.name;
  });
  return { success: true, message: passkeyWords.removed(name) };
}

function requirePasskeys(ctx: Context): void {
  if (!offersPasskeys(ctx.env)) throw notFound();
}

function requireRoom(rows: readonly PasskeyRow[]): void {
  if (rows.length >= MOST_PASSKEYS) throw conflict(passkeyWords.tooMany(MOST_PASSKEYS), 'too_many_passkeys');
}

const presentPasskey = (row: PasskeyRow): Passkey => ({
  passkeyId: row.id,
  name: row.name,
  addedAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
