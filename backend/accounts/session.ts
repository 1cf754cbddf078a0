import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { WRITER_HEADER } from '#contract/accounts/writer.ts';
import type { Context } from '#backend/platform/context.ts';
import { otherAccount } from '#backend/platform/errors.ts';
import { hostCookie, isHttps } from '#backend/platform/http/host-cookie.ts';
import type { SignInWay } from '#backend/platform/database/account-schema.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import { XSRF_COOKIE } from '#backend/platform/http/forgery.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { inProcessCallOf } from '#backend/platform/http/in-process-call.ts';
import type { SignedIn, Viewer } from '#backend/platform/http/viewer.ts';
import { newSecret, sha256, signature } from '#backend/platform/ids.ts';
import { browserProof, knownBrowser, rememberBrowser } from '#backend/platform/http/browser.ts';
import {
  findBirthOfSession,
  findSession,
  insertSession,
  markSessionRevoked,
  prolongSession,
  touchSession,
} from './session-repository.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/** A session ends when it was not used for so long (docs/decisions/0055) … */
const SESSION_DAYS = 30;

/** … and this long after signing in, however much it is used. */
const LONGEST_SESSION_DAYS = 180;

/** With less than this left it is kept on: once in half a month of use, not at each page. */
const KEPT_ON_BELOW_DAYS = 15;

/** The last use is written down at most this often. */
export const LAST_SEEN_EVERY_MS = 5 * 60_000;

/** Name of the session cookie: on https the `__Host-` prefix ties it to this host alone. */
const sessionCookieName = (ctx: Context) => hostCookie(ctx, 'shagun_session');

/** Digest of the token the browser holds, of a session that may have ended; null for none. */
export function heldToken(ctx: Context, c: HonoContext<HttpEnv>): string | null {
  const token = getCookie(c, sessionCookieName(ctx));
  return token ? sha256(token) : null;
}

/**
 * Puts the signed-in person, or null, on every request. Revocation counts on the next
 * request. The time and the network address of the last use are kept to five minutes.
 *
 * @throws {Problem} 409 `other_account` for a call of a page that was made for somebody else
 */
export function recogniseViewer(ctx: Context): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const visit = inProcessCallOf(c.req.raw)?.visit ?? {};
    const viewer = await (visit.viewer ??= findViewer(ctx, c));
    const writer = c.req.header(WRITER_HEADER);
    if (viewer && writer && viewer.userId !== writer) throw otherAccount();
    c.set('viewer', viewer);
    return next();
  };
}

async function findViewer(ctx: Context, c: HonoContext<HttpEnv>): Promise<Viewer> {
  const token = heldToken(ctx, c);
  const now = ctx.now();
  const session = token ? await findSession(ctx.db, token, now) : undefined;
  const before = new Date(now.getTime() - LAST_SEEN_EVERY_MS);
  if (session && session.lastSeenAt <= before)
    await touchSession(ctx.db, session.sessionId, { now, before, ip: clientAddress(c) });
  return session ?? null;
}

/** Opens a session for a new 256-bit token; the database holds the token's digest. */
export async function openSession(
  ctx: Context,
  tx: Db,
  who: {
    userId: string;
    way: SignInWay;
    byAnotherAddress: boolean;
    browserHash?: string | null;
    codeTo?: string | undefined;
    othersUnchecked?: boolean;
    idToken: string | null;
    ip: string;
    userAgent: string;
  },
): Promise<{ token: string; sessionId: string }> {
  const token = newSecret();
  const expiresAt = daysAfter(ctx.now(), SESSION_DAYS);
  const sessionId = await insertSession(tx, {
    ...who,
    tokenHash: sha256(token),
    openedAt: ctx.now(),
    expiresAt,
  });
  return { token, sessionId };
}

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/**
 * Keeps the session of somebody who is here on for another thirty days, so that it does not end while they type.
 * Asked by the call that says who one is, which every page and program makes.
 */
export async function keepSessionOn(ctx: Context, c: HonoContext<HttpEnv>, viewer: SignedIn): Promise<void> {
  const token = getCookie(c, sessionCookieName(ctx));
  const { sessionId, sessionOpenedAt, sessionEndsAt } = viewer;
  if (!token || !sessionOpenedAt || !sessionEndsAt) return;
  const now = ctx.now();
  const most = daysAfter(sessionOpenedAt, LONGEST_SESSION_DAYS);
  const until = new Date(Math.min(daysAfter(now, SESSION_DAYS).getTime(), most.getTime()));
  if (sessionEndsAt >= daysAfter(now, KEPT_ON_BELOW_DAYS) || sessionEndsAt >= until) return;
  if (await prolongSession(ctx.db, sessionId, { now, until })) handOverSession(ctx, c, token, until);
}

/** Hands the browser the token of its session, and the forgery token of spec section 7 beside it. */
export function handOverSession(
  ctx: Context,
  c: HonoContext<HttpEnv>,
  token: string,
  until = daysAfter(ctx.now(), SESSION_DAYS),
): void {
  const shared = {
    path: '/',
    sameSite: 'Lax',
    secure: isHttps(ctx),
    maxAge: Math.round((until.getTime() - ctx.now().getTime()) / 1000),
  } as const;
  setCookie(c, sessionCookieName(ctx), token, { ...shared, httpOnly: true });
  setCookie(c, XSRF_COOKIE, sessionProof(ctx, token), shared);
}

const sessionProof = (ctx: Context, token: string): string =>
  signature(ctx.env.SESSION_SECRET, `xsrf:${token}`);

/** The forgery token this browser must show: its session's, or before sign-in that of its own cookie. Null when it has neither. */
export function forgeryProof(ctx: Context, c: HonoContext): string | null {
  const token = getCookie(c, sessionCookieName(ctx));
  if (token) return sessionProof(ctx, token);
  const browser = knownBrowser(ctx, c);
  return browser && browserProof(ctx, browser);
}

/**
 * Lets a client without a browser's headers prove its requests before sign-in: asking who one is
 * gives a visitor the pair of spec section 7. A browser that still holds a session's token keeps that one's pair.
 */
export function rememberVisitors(ctx: Context): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    // a program that sent a key keeps no cookies
    if (c.res.status !== 401 || c.req.header('Authorization') || getCookie(c, sessionCookieName(ctx))) return;
    setCookie(c, XSRF_COOKIE, browserProof(ctx, rememberBrowser(ctx, c)), {
      path: '/',
      sameSite: 'Lax',
      secure: isHttps(ctx),
    });
  };
}

/**
 * Revokes the browser's session and clears its cookies.
 *
 * @returns how the session was opened, be it over already, and the ID token for the provider's sign-out; undefined for none
 */
export async function endSession(
  ctx: Context,
  c: HonoContext<HttpEnv>,
): Promise<{ way: SignInWay; idToken: string | null } | undefined> {
  const token = heldToken(ctx, c);
  const birth = token ? await findBirthOfSession(ctx.db, token) : undefined;
  const session = token ? await findSession(ctx.db, token, ctx.now()) : undefined;
  if (session) await markSessionRevoked(ctx.db, session.sessionId, ctx.now());
  forgetSession(ctx, c);
  return birth;
}

/** Takes the cookies of a session that has ended from the browser. */
export function forgetSession(ctx: Context, c: HonoContext<HttpEnv>): void {
  deleteCookie(c, sessionCookieName(ctx), { path: '/', secure: isHttps(ctx) });
  deleteCookie(c, XSRF_COOKIE, { path: '/', secure: isHttps(ctx) });
}

/** What the browser calls itself; kept with a session to recognise the device by. */
export function userAgent(c: HonoContext): string {
  return (c.req.header('User-Agent') ?? '').slice(0, 400);
}
