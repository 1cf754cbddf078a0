import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { Context as HonoContext } from 'hono';
import type { Context } from '#backend/platform/context.ts';
import { knownBrowser, rememberBrowser } from '#backend/platform/http/browser.ts';
import { newSecret, sha256 } from '#backend/platform/ids.ts';
import { deleteChallengesThatEnded, insertChallenge, takeChallenge } from './repository.ts';
import { challengeIn } from './webauthn.ts';

/** How long somebody may take to unlock their passkey, which is also how long a page waits for one to be chosen. */
export const CHALLENGE_SECONDS = 300;

/** Makes a challenge for this browser: for signing in, or for `userId` to add a passkey. */
export async function newChallenge(ctx: Context, c: HonoContext, userId: string | null): Promise<string> {
  const challenge = newSecret();
  await ctx.db.transaction().execute(async (tx) => {
    if (userId !== null) await requireAccount(tx, userId);
    await insertChallenge(tx, {
      challenge_hash: sha256(challenge),
      browser_hash: sha256(rememberBrowser(ctx, c)),
      user_id: userId,
      expires_at: new Date(ctx.now().getTime() + CHALLENGE_SECONDS * 1000),
    });
  });
  return challenge;
}

/** Uses up the challenge that something was signed with. @returns null unless this browser was given it, for this, and in time */
export async function takeSignedChallenge(
  ctx: Context,
  c: HonoContext,
  { clientDataJSON, userId }: { clientDataJSON: string; userId: string | null },
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  const browser = knownBrowser(ctx, c);
  if (challenge === null || browser === null) return null;
  const named = { challenge_hash: sha256(challenge), browser_hash: sha256(browser), user_id: userId };
  return (await takeChallenge(ctx.db, named, ctx.now())) ? challenge : null;
}

/** Throws away challenges nobody came back with. */
export const forgetOldChallenges = (ctx: Context): Promise<void> =>
  deleteChallengesThatEnded(ctx.db, ctx.now());
