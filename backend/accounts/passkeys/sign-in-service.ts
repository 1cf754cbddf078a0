import type { Context as HonoContext } from 'hono';
import type { z } from 'zod/v4';
import { HOME_PATH, landingPath } from '#contract/accounts/landing-path.ts';
import type { passkeyRequest, PasskeySignIn } from '#contract/accounts/passkeys.ts';
import type { LoginFailure } from '#contract/accounts/security.ts';
import type { signInDone } from '#contract/accounts/sign-in-codes.ts';
import { signInWords } from '#messages/accounts/sign-in/by-language.ts';
import { startSession, originOf } from '#backend/accounts/start-session.ts';
import { lockUser } from '#backend/accounts/repository.ts';
import { recordFailedLogin } from '#backend/accounts/security/login-service.ts';
import { heldToken } from '#backend/accounts/session.ts';
import type { Context } from '#backend/platform/context.ts';
import { invalid, notFound, Problem, type PublicMessage } from '#backend/platform/errors.ts';
import { knownBrowser } from '#backend/platform/http/browser.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { limitStranger } from '#backend/platform/http/rate-limit.ts';
import { offersPasskeys } from '#backend/platform/settings/passkeys.ts';
import { CHALLENGE_SECONDS, newChallenge, takeSignedChallenge } from './challenge.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './repository.ts';
import { checkPasskeyAnswer, relyingParty } from './webauthn.ts';

type Http = HonoContext<HttpEnv>;

/** Each opening of the sign-in page asks for a challenge; thousands of telephones are behind one address of a carrier. */
const CHALLENGES = { limit: 60, shared: 3000, network: 10_000, windowSeconds: 600 };

const say =
  (words: 'passkeyOver' | 'passkeyUnknown' | 'passkeyRefused' | 'passkeyCopied'): PublicMessage =>
  (language) =>
    signInWords[language][words];

/**
 * What a browser needs to ask for a passkey. Which ones there are is not looked at: nobody learns who has one.
 *
 * @throws {Problem} 404 where passkeys are no way in, 429
 */
export async function beginPasskeySignIn(ctx: Context, http: Http): Promise<z.infer<typeof passkeyRequest>> {
  if (!offersPasskeys(ctx.env)) throw notFound();
  await limitStranger(ctx, 'passkey-begin', whoAsks(ctx, http), CHALLENGES);
  return {
    challenge: await newChallenge(ctx, http, null),
    rpId: relyingParty(ctx).rpId,
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
  };
}

/**
 * Signs in with what a passkey signed for this browser, once.
 *
 * @throws {Problem} 400 when it is not good or the passkey may be a copy; 404 for a passkey that opens nothing here, and
 *   where passkeys are no way in; 410 when the challenge is over, used or another browser's. Wrong answers have no limit of their own:
 *   each takes a challenge, and a signature cannot be guessed
 */
export async function signInWithPasskey(
  ctx: Context,
  http: Http,
  { credential, returnTo }: PasskeySignIn,
): Promise<z.infer<typeof signInDone>> {
  if (!offersPasskeys(ctx.env)) throw notFound();
  const { clientDataJSON, userHandle } = credential.response;
  const challenge = await takeSignedChallenge(ctx, http, { clientDataJSON, userId: null });
  if (challenge === null) {
    await keepFailure(ctx, http, 'state');
    throw new Problem(410, 'passkey_over', say('passkeyOver'));
  }
  const passkey = await findPasskey(ctx.db, credential.id);
  if (!passkey) {
    await keepFailure(ctx, http, 'passkey_unknown');
    throw notFound(say('passkeyUnknown'));
  }
  const counter =
    userHandle === userHandleOf(passkey.user_id)
      ? await checkPasskeyAnswer(ctx, credential, { challenge, publicKey: passkey.public_key })
      : null;
  if (counter === null) {
    await keepFailure(ctx, http, 'passkey_refused', passkey);
    throw invalid({}, say('passkeyRefused'));
  }
  const isIn = await startSession(ctx, http, { way: 'passkey', idToken: null }, async (tx) => {
    const user = await lockUser(tx, passkey.user_id);
    // erased a moment ago
    if (!user) throw notFound(say('passkeyUnknown'));
    return (await notePasskeyUse(tx, passkey.id, { counter, now: ctx.now() })) ? user : null;
  });
  if (!isIn) {
    await keepFailure(ctx, http, 'passkey_copied', passkey);
    throw invalid({}, say('passkeyCopied'));
  }
  return {
    success: true,
    message: signInWords[http.get('language')].signedInNow,
    returnTo: landingPath(returnTo) ?? HOME_PATH,
  };
}

/** What an authenticator is told to know the account by, in base64url. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

const whoAsks = (ctx: Context, http: Http) => ({
  address: clientAddress(http),
  browser: knownBrowser(ctx, http),
});

/** The owner of the passkey reads of it in the security centre. */
const keepFailure = (ctx: Context, http: Http, reason: LoginFailure, passkey?: PasskeyRow): Promise<void> =>
  recordFailedLogin(ctx, {
    ...originOf(http),
    reason,
    way: 'passkey',
    tokenHash: heldToken(ctx, http),
    userId: passkey?.user_id ?? null,
  });
