import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context } from '../context.ts';
import { XSRF_COOKIE } from '../http/forgery.ts';
import type { HttpEnv } from '../http/implement.ts';
import { newSecret, sha256, signature } from '../ids.ts';
import { findSession, insertSession, revokeSession, touchSession } from './repository.ts';

const SESSION_DAYS = 30;
const TOUCH_EVERY_MS = 60_000;

const isHttps = (ctx: Context) => ctx.env.APP_URL.startsWith('https:');

/** Name of the session cookie: on https the `__Host-` prefix ties it to this host alone. */
export const sessionCookieName = (ctx: Context) => (isHttps(ctx) ? '__Host-shagun_session' : 'shagun_session');

/** Puts the signed-in person, or null, on every request. Revocation counts on the next request. */
export function recogniseViewer(ctx: Context): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const token = getCookie(c, sessionCookieName(ctx));
    const session = token ? await findSession(ctx.db, sha256(token), ctx.now()) : undefined;
    c.set('viewer', session ?? null);
    if (session && ctx.now().getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
      await touchSession(ctx.db, session.sessionId, ctx.now());
    }
    return next();
  };
}

/**
 * Signs a person in on this browser: a new 256-bit token in the cookie, its digest in
 * the database, and the forgery token of spec section 7 beside it.
 */
export async function beginSession(
  ctx: Context,
  c: HonoContext<HttpEnv>,
  who: { userId: string; idToken: string | null },
): Promise<void> {
  const token = newSecret();
  await insertSession(ctx.db, {
    tokenHash: sha256(token),
    userId: who.userId,
    idToken: who.idToken,
    ip: clientAddress(c),
    userAgent: (c.req.header('User-Agent') ?? '').slice(0, 400),
    expiresAt: new Date(ctx.now().getTime() + SESSION_DAYS * 24 * 3600 * 1000),
  });
  const shared = { path: '/', sameSite: 'Lax', secure: isHttps(ctx), maxAge: SESSION_DAYS * 24 * 3600 } as const;
  setCookie(c, sessionCookieName(ctx), token, { ...shared, httpOnly: true });
  setCookie(c, XSRF_COOKIE, signature(ctx.env.SESSION_SECRET, `xsrf:${token}`), shared);
}

/** Revokes the browser's session and clears its cookies. @returns the ID token for the provider's sign-out */
export async function endSession(ctx: Context, c: HonoContext<HttpEnv>): Promise<string | null> {
  const token = getCookie(c, sessionCookieName(ctx));
  const session = token ? await findSession(ctx.db, sha256(token), ctx.now()) : undefined;
  if (session) await revokeSession(ctx.db, session.sessionId, ctx.now());
  deleteCookie(c, sessionCookieName(ctx), { path: '/', secure: isHttps(ctx) });
  deleteCookie(c, XSRF_COOKIE, { path: '/', secure: isHttps(ctx) });
  return session?.idToken ?? null;
}

/** Header under which the web server hands over the browser's network address (see `app/server-events.server.ts`). */
export const CLIENT_ADDRESS_HEADER = 'X-Shagun-Client-Address';

/** The browser's network address, or empty when the server does not tell. */
export function clientAddress(c: HonoContext): string {
  return c.req.header(CLIENT_ADDRESS_HEADER) ?? '';
}
