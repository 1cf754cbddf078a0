import type { Context as HonoContext } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE } from '#contract/common/language-cookie.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignInWay } from '#backend/platform/database/account-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { knownBrowser } from '#backend/platform/http/browser.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { isToBeAsked } from './other-ways.ts';
import { recordLogin } from './security/login-service.ts';
import { type UserRow } from './repository.ts';
import { markSessionRevoked } from './session-repository.ts';
import { handOverSession, openSession, userAgent } from './session.ts';

/** Where a request comes from, as the browser and the network tell. */
export const originOf = (c: HonoContext<HttpEnv>) => ({ ip: clientAddress(c), userAgent: userAgent(c) });

interface SignInProof {
  way: SignInWay;
  idToken: string | null;
  /** Where the code went, if it was one. */
  codeTo?: string;
}

/**
 * Lets somebody in: opens their session, keeps the login and hands the browser its cookies, all or nothing. The session
 * the browser had is over: nobody could use it or end it.
 *
 * @param identify says whose session it is, in the same transaction; null lets nobody in
 * @returns whether somebody was let in
 */
export async function startSession(
  ctx: Context,
  c: HonoContext<HttpEnv>,
  { way, idToken, codeTo }: SignInProof,
  identify: (tx: Db) => Promise<UserRow | null>,
): Promise<boolean> {
  const origin = originOf(c);
  const replaced = c.get('viewer');
  const browser = knownBrowser(ctx, c);
  const opened = await runTransaction(ctx.db, async (tx) => {
    const user = await identify(tx);
    if (!user) return null;
    if (replaced) await markSessionRevoked(tx, replaced.sessionId, ctx.now());
    const byAnotherAddress = codeTo !== undefined && codeTo !== user.verified_email;
    const opening = { way, code_to: codeTo ?? null, browser_hash: browser && sha256(browser) };
    const session = await openSession(ctx, tx, {
      ...origin,
      userId: user.id,
      way,
      byAnotherAddress,
      codeTo,
      browserHash: opening.browser_hash,
      othersUnchecked: await isToBeAsked(ctx, tx, user, opening),
      idToken,
    });
    await recordLogin(ctx, tx, { ...origin, userId: user.id, sessionId: session.sessionId, way });
    return { token: session.token, language: user.language };
  });
  if (opened === null) return false;
  handOverSession(ctx, c, opened.token);
  // what somebody else chose here is not theirs
  if (opened.language) deleteCookie(c, LANGUAGE_COOKIE, { path: '/' });
  return true;
}
