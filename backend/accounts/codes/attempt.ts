import type { Context as HonoContext } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Context } from '#backend/platform/context.ts';
import { wasSignedInWith } from '#backend/accounts/session-repository.ts';
import { knownBrowser } from '#backend/platform/http/browser.ts';
import { hostCookie, isHttps } from '#backend/platform/http/host-cookie.ts';
import { newSecret, sha256 } from '#backend/platform/ids.ts';

/** Longer than a code works, so that a browser that comes late hears that it expired. */
const ATTEMPT_MINUTES = 60;

/** Planted by another host of the domain, a code of its own would sign somebody in as them. */
const attemptCookie = (ctx: Context) => hostCookie(ctx, 'shagun_code');

/** Digest of what binds a code to this browser; null for a browser that asked for none. */
export async function heldAttempt(ctx: Context, c: HonoContext): Promise<string | null> {
  const held = await getSignedCookie(c, ctx.env.SESSION_SECRET, attemptCookie(ctx));
  return held ? sha256(held) : null;
}

/** Binds a new code to this browser. @returns the digest to know it by */
export async function beginAttempt(ctx: Context, c: HonoContext): Promise<string> {
  const attempt = newSecret();
  await setSignedCookie(c, attemptCookie(ctx), attempt, ctx.env.SESSION_SECRET, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(ctx),
    maxAge: ATTEMPT_MINUTES * 60,
  });
  return sha256(attempt);
}

/** Lets go of it. */
export function endAttempt(ctx: Context, c: HonoContext): void {
  deleteCookie(c, attemptCookie(ctx), { path: '/', secure: isHttps(ctx) });
}

/** Whether this browser signed in with a code to the address before: what strangers do to the address does not hold it up. */
export async function knowsAddress(ctx: Context, c: HonoContext, email: string): Promise<boolean> {
  const browser = knownBrowser(ctx, c);
  return browser !== null && wasSignedInWith(ctx.db, sha256(browser), email);
}
