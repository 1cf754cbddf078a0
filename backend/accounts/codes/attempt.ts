import type { Context as HonoContext } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Context } from '#backend/platform/context.ts';
import { hostCookie, isHttps } from '#backend/platform/http/host-cookie.ts';
import { newSecret, sha256, signature } from '#backend/platform/ids.ts';

const KEPT_DAYS = 365;
/** Longer than a code works, so that a browser that comes late hears that it expired. */
const ATTEMPT_MINUTES = 60;

/** Planted by another host of the domain, a code of its own would sign somebody in as them. */
const attemptCookie = (ctx: Context) => hostCookie(ctx, 'shagun_code');
const addressCookie = (ctx: Context) => hostCookie(ctx, 'shagun_code_address');

const shared = (ctx: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(ctx) }) as const;

/** Digest of what binds a code to this browser; null for a browser that asked for none. */
export async function heldAttempt(ctx: Context, c: HonoContext): Promise<string | null> {
  const held = await getSignedCookie(c, ctx.env.SESSION_SECRET, attemptCookie(ctx));
  return held ? sha256(held) : null;
}

/** Binds a new code to this browser. @returns the digest to know it by */
export async function beginAttempt(ctx: Context, c: HonoContext): Promise<string> {
  const attempt = newSecret();
  await setSignedCookie(c, attemptCookie(ctx), attempt, ctx.env.SESSION_SECRET, {
    ...shared(ctx),
    maxAge: ATTEMPT_MINUTES * 60,
  });
  return sha256(attempt);
}

/** Lets go of it. */
export function endAttempt(ctx: Context, c: HonoContext): void {
  deleteCookie(c, attemptCookie(ctx), { path: '/', secure: isHttps(ctx) });
}

/** The cookie holds no address: it proves one to us. */
const proofOfAddress = (email: string) => `code-address:${email}`;

/** Whether this browser signed in with a code to the address before: what strangers do to the address does not hold it up. */
export async function knowsAddress(ctx: Context, c: HonoContext, email: string): Promise<boolean> {
  const held = await getSignedCookie(c, ctx.env.SESSION_SECRET, addressCookie(ctx));
  return held === signature(ctx.env.SESSION_SECRET, proofOfAddress(email));
}

/** Remembers the address somebody signed in with, for that. */
export async function rememberAddress(ctx: Context, c: HonoContext, email: string): Promise<void> {
  await setSignedCookie(
    c,
    addressCookie(ctx),
    signature(ctx.env.SESSION_SECRET, proofOfAddress(email)),
    ctx.env.SESSION_SECRET,
    { ...shared(ctx), maxAge: KEPT_DAYS * 24 * 3600 },
  );
}
