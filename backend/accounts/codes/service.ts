import type { Context as HonoContext } from 'hono';
import type { z } from 'zod/v4';
import { MINUTE_MS } from '#contract/common/durations.ts';
import type { LoginFailure } from '#contract/accounts/security.ts';
import {
  CODE_MINUTES,
  CODE_TRIES,
  type SignInCodeState,
  type codeRequested,
  type signInDone,
} from '#contract/accounts/sign-in-codes.ts';
import { HOME_PATH, landingPath } from '#contract/accounts/landing-path.ts';
import { signInWords } from '#messages/accounts/sign-in/by-language.ts';
import type { Language } from '#messages/language.ts';
import { isAnothers, lockAddress, setCodeEmail } from '#backend/accounts/code-address-repository.ts';
import { ownerOf } from '#backend/accounts/address-owners-repository.ts';
import { startSession, originOf } from '#backend/accounts/start-session.ts';
import { offerDrop, settleProven, type OnProvenAddress } from '#backend/accounts/proven-address.ts';
import { recordFailedLogin } from '#backend/accounts/security/login-service.ts';
import { offerWaiting } from '#backend/accounts/taking-back.ts';
import type { UserRow } from '#backend/accounts/repository.ts';
import { revokeSessionsOf } from '#backend/accounts/session-repository.ts';
import { heldToken } from '#backend/accounts/session.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid, notFound, Problem } from '#backend/platform/errors.ts';
import { knownBrowser, rememberBrowser } from '#backend/platform/http/browser.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { newId, sameSecret } from '#backend/platform/ids.ts';
import { accountOfAddress } from './account.ts';
import { beginAttempt, endAttempt, heldAttempt, knowsAddress } from './attempt.ts';
import { giveBackCodeMail, limitCodeMails } from './limits.ts';
import { CODE_QUEUE, signInCodeOf, type CodeJob } from './mail-jobs.ts';
import {
  countCodeTry,
  deleteCode,
  deleteCodesThatEnded,
  findCodeOfBrowser,
  insertCode,
  markCodeUsed,
  noteOtherWayFirst,
  type SignInCodeRow,
} from './repository.ts';

type Http = HonoContext<HttpEnv>;
type RefusalKey = 'notThisBrowser' | 'codeExpired' | 'codeUsed' | 'codeUsedUp' | 'otherWayFirst';

/**
 * Mails a code to an address and binds it to this browser; one this browser asked for before is over. Whether the
 * address has an account is not looked at, so neither the answer nor its time can tell. Where very many ask, the answer says
 * so to everybody, and the mail's job alone looks who is expected here.
 *
 * @throws {Problem} 404 where codes are no way in, 429
 */
export async function requestSignInCode(
  ctx: Context,
  http: Http,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<z.infer<typeof codeRequested>> {
  requireCodes(ctx);
  const language = http.get('language');
  // counted by the cookie it has, not by one that is new: a cookie can be thrown away
  const mailLimit = await limitCodeMails(ctx, await whoAsks(ctx, http, email));
  rememberBrowser(ctx, http);
  const before = await heldAttempt(ctx, http);
  const attempt = await beginAttempt(ctx, http);
  const now = ctx.now();
  const id = newId();
  const job: CodeJob = { codeId: id, language, userAgent: originOf(http).userAgent };
  await ctx.db.transaction().execute(async (tx) => {
    if (before) await deleteCode(tx, before);
    await insertCode(tx, {
      id,
      attempt_hash: attempt,
      email,
      return_to: landingPath(returnTo) ?? HOME_PATH,
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
      ...mailLimit,
    });
    await ctx.jobs.enqueue(tx, CODE_QUEUE, [job]);
  });
  const words = signInWords[language];
  const { crowded_until: until } = mailLimit;
  const message = until ? words.codeInCrowd(email, secondsUntil(until, now)) : words.codeSent(email);
  return { success: true, message, email };
}

/** @throws {Problem} 404 for a browser that asked for none, and where codes are no way in */
export async function getSignInCode(ctx: Context, http: Http): Promise<SignInCodeState> {
  const row = await codeOfThisBrowser(ctx, http);
  if (!row) throw notFound(say('notThisBrowser'));
  const isOver = row.expires_at <= ctx.now() || row.tries >= CODE_TRIES;
  return {
    email: row.email,
    state: row.other_way_first ? 'other_way_first' : row.used_at ? 'used' : isOver ? 'over' : 'open',
    triesLeft: Math.max(0, CODE_TRIES - row.tries),
    returnTo: row.return_to,
    crowdedUntil: row.crowded_until?.toISOString() ?? null,
  };
}

/**
 * Signs in with the code this browser asked for: once, and only for so many tries. Every try counts before it is
 * judged, so that many at once are no more than one after the other.
 *
 * @throws {Problem} 400 for a wrong code; 404 in another browser; 409 when the account has to be opened the other way
 *   first; 410 when the code is over
 */
export async function signInWithCode(
  ctx: Context,
  http: Http,
  code: string,
  onProven: OnProvenAddress,
): Promise<z.infer<typeof signInDone>> {
  const row = await codeOfThisBrowser(ctx, http);
  if (!row) {
    await keepFailure(ctx, http, 'state');
    throw notFound(say('notThisBrowser'));
  }
  const tried = await countCodeTry(ctx.db, row.attempt_hash, { now: ctx.now(), most: CODE_TRIES });
  if (!tried) throw await refuseOver(ctx, http, row);
  if (!sameSecret(code, signInCodeOf(ctx.env.SESSION_SECRET, tried)))
    throw await refuseWrong(ctx, http, tried);
  const proof = { way: 'email', idToken: null, codeTo: tried.email } as const;
  const isIn = await startSession(ctx, http, proof, async (tx) => {
    if (!(await markCodeUsed(tx, tried.id, ctx.now()))) throw over('codeUsed');
    const user = await accountOfAddress(ctx, tx, tried.email);
    if (user) {
      const before = await settleProven(ctx, tx, { userId: user.id, email: tried.email }, onProven);
      // whoever stayed signed in while the address was another account's does not read what comes back with it
      if (before !== undefined) await revokeSessionsOf(tx, user.id, ctx.now());
    } else {
      await noteOtherWayFirst(tx, tried.id);
      // whoever reads the mailbox may never have had that account
      await offerDrop(ctx, tx, tried.email);
    }
    await offerWaiting(ctx, tx, tried.email);
    return user;
  });
  if (!isIn) throw conflict(say('otherWayFirst'), 'other_way_first');
  // once, by the one try that came in
  if (tried.counts) await giveBackCodeMail(ctx, clientAddress(http), tried.created_at);
  endAttempt(ctx, http);
  return {
    success: true,
    message: signInWords[http.get('language')].signedInNow,
    returnTo: landingPath(tried.return_to) ?? HOME_PATH,
  };
}

/**
 * Lets codes open the account somebody has just signed in to at the identity provider, where this browser proved its
 * address with one a moment before.
 */
export async function joinProvenAddress(
  ctx: Context,
  tx: Db,
  http: Http,
  { user, onProven }: { user: UserRow; onProven: OnProvenAddress },
): Promise<void> {
  const attempt = ctx.env.SIGN_IN.includes('email') ? await heldAttempt(ctx, http) : null;
  const row = attempt === null ? undefined : await findCodeOfBrowser(tx, attempt);
  if (!row?.other_way_first || row.email !== user.email || row.expires_at <= ctx.now()) return;
  await lockAddress(tx, row.email);
  // proven for another account meanwhile, it is that one's
  if (await isAnothers(tx, user.id, row.email)) return;
  await setCodeEmail(tx, user.id, row.email);
  await settleProven(ctx, tx, { userId: user.id, email: row.email }, onProven);
  await deleteCode(tx, row.attempt_hash);
}

/** Throws away codes an hour after their time was over. */
export const forgetOldCodes = (ctx: Context): Promise<void> =>
  deleteCodesThatEnded(ctx.db, new Date(ctx.now().getTime() - 60 * MINUTE_MS));

function requireCodes(ctx: Context): void {
  if (!ctx.env.SIGN_IN.includes('email')) throw notFound();
}

async function codeOfThisBrowser(ctx: Context, http: Http): Promise<SignInCodeRow | undefined> {
  requireCodes(ctx);
  const attempt = await heldAttempt(ctx, http);
  return attempt ? findCodeOfBrowser(ctx.db, attempt) : undefined;
}

const whoAsks = async (ctx: Context, http: Http, email: string) => ({
  email,
  address: clientAddress(http),
  browser: knownBrowser(ctx, http),
  isKnown: await knowsAddress(ctx, http, email),
});

const secondsUntil = (at: Date, now: Date) => (at.getTime() - now.getTime()) / 1000;
const say = (words: RefusalKey) => (language: Language) => signInWords[language][words];
const over = (words: RefusalKey) => new Problem(410, 'code_over', say(words));

async function refuseOver(ctx: Context, http: Http, row: SignInCodeRow): Promise<Problem> {
  if (row.other_way_first) return conflict(say('otherWayFirst'), 'other_way_first');
  if (row.used_at) return over('codeUsed');
  const isUsedUp = row.tries >= CODE_TRIES;
  // once: typing costs nothing any more, and what its owner reads of is not to be pushed out of sight
  const once = { limit: 1, windowSeconds: 24 * 3600 };
  if ((await countTry(ctx, ctx.db, 'sign-in-code-over', row.id, once)).wait === 0)
    await keepFailure(ctx, http, isUsedUp ? 'code_used_up' : 'code_expired', row.email);
  return over(isUsedUp ? 'codeUsedUp' : 'codeExpired');
}

async function refuseWrong(ctx: Context, http: Http, row: SignInCodeRow): Promise<Problem> {
  const left = CODE_TRIES - row.tries;
  await keepFailure(ctx, http, left > 0 ? 'wrong_code' : 'code_used_up', row.email);
  if (left <= 0) return over('codeUsedUp');
  const sentence = (language: Language) => signInWords[language].wrongCode(left);
  return invalid({ code: [sentence] }, sentence);
}

/** The owner of the address reads of it in the security centre. */
async function keepFailure(ctx: Context, http: Http, reason: LoginFailure, email?: string): Promise<void> {
  const userId = email === undefined ? undefined : await ownerOf(ctx.db, email);
  await recordFailedLogin(ctx, {
    ...originOf(http),
    reason,
    way: 'email',
    tokenHash: heldToken(ctx, http),
    userId: userId ?? null,
  });
}
