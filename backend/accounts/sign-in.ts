import type { Context as HonoContext, Hono } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { z } from 'zod/v4';
import { HOME_PATH, landingPath } from '#contract/accounts/landing-path.ts';
import type { LoginFailure } from '#contract/accounts/security.ts';
import type { Context } from '#backend/platform/context.ts';
import { hostCookie, isHttps } from '#backend/platform/http/host-cookie.ts';
import { clientAddress } from '#backend/platform/http/client-address.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { comesFromElsewhere } from '#backend/platform/http/forgery.ts';
import { limitAddress, limitRate } from '#backend/platform/http/rate-limit.ts';
import { IdentityUnavailable, type Identity, type PendingSignIn } from '#backend/providers/identity.ts';
import { recordFailedLogin } from '#backend/accounts/security/login-service.ts';
import { Problem } from '#backend/platform/errors.ts';
import { knownBrowser, rememberBrowser } from '#backend/platform/http/browser.ts';
import { settleProven, type OnProvenAddress } from './proven-address.ts';
import { enter, identityKey } from './identity.ts';
import { joinProvenAddress } from './codes/service.ts';
import { startSession, originOf } from './start-session.ts';
import { endSession, heldToken } from './session.ts';

const PENDING_MINUTES = 15;

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
});

/**
 * The browser navigations of spec section 7: `/auth/login` leaves for the identity
 * provider (with `again` it is to ask who it is, even if it still knows), `/auth/callback` comes back from it, `/auth/logout` ends the session here
 * and there. Whatever goes wrong ends on the landing page, which says what happened
 * (`?sign-in=unavailable|cancelled|failed|busy`).
 *
 * @param identity null where nobody signs in at a provider
 */
export function mountSignIn(
  app: Hono<HttpEnv>,
  ctx: Context,
  identity: Identity | null,
  onProven: OnProvenAddress,
): void {
  if (identity) mountProvider(app, ctx, identity, onProven);

  app.get('/auth/logout', async (c) => {
    // a picture or frame on another site, or on another host of this domain, must not sign anybody out
    if (comesFromElsewhere(c)) return c.redirect('/', 302);
    const ended = await endSession(ctx, c);
    // whoever came in with a code has no session at the provider to end, or one that is not this product's business
    const url =
      ended?.way === 'provider' ? await identity?.signOutUrl(ended.idToken).catch(() => null) : null;
    return c.redirect(url?.href ?? '/', 302);
  });
}

function mountProvider(
  app: Hono<HttpEnv>,
  ctx: Context,
  identity: Identity,
  onProven: OnProvenAddress,
): void {
  app.get('/auth/login', async (c) => {
    try {
      await limitBeginning(ctx, c);
      rememberBrowser(ctx, c);
      const { url, pending } = await identity.begin({ askAgain: c.req.query('again') !== undefined });
      await rememberPending(ctx, c, pending, landingPath(c.req.query('returnTo')) ?? HOME_PATH);
      return c.redirect(url.href, 302);
    } catch (err) {
      if (err instanceof Problem && err.status === 429 && /\btext\/html\b/.test(c.req.header('Accept') ?? ''))
        return c.redirect('/?sign-in=busy', 302);
      if (!(err instanceof IdentityUnavailable)) throw err;
      ctx.log.error({ err }, 'sign-in could not begin');
      return c.redirect('/?sign-in=unavailable', 302);
    }
  });

  app.get('/auth/callback', async (c) => {
    const pending = await takePending(ctx, c, c.req.query('state') ?? '');
    const keepFailure = (reason: LoginFailure) =>
      recordFailedLogin(ctx, { ...originOf(c), reason, way: 'provider', tokenHash: heldToken(ctx, c) });
    const error = c.req.query('error');
    if (error) {
      await keepFailure(!pending ? 'state' : error === 'access_denied' ? 'cancelled' : 'refused');
      return c.redirect('/?sign-in=cancelled', 302);
    }
    // coming back twice, or after a quarter of an hour, or to another browser
    if (!pending) {
      if (c.get('viewer')) return c.redirect('/dashboard', 302);
      await keepFailure('state');
      return c.redirect('/?sign-in=failed', 302);
    }
    try {
      const person = await identity.finish(new URL(c.req.url), pending);
      await limitRate(ctx, 'sign-in-account', identityKey(person), PER_ACCOUNT);
      await startSession(ctx, c, { way: 'provider', idToken: person.idToken }, async (tx) => {
        const user = await enter(ctx, tx, person);
        const vouched = { userId: user.id, email: user.verified_email, isReadNow: false };
        await settleProven(ctx, tx, vouched, onProven);
        await joinProvenAddress(ctx, tx, c, { user, onProven });
        return user;
      });
      return c.redirect(landingPath(pending.returnTo) ?? HOME_PATH, 302);
    } catch (err) {
      if (err instanceof Problem && err.status === 429) return c.redirect('/?sign-in=busy', 302);
      ctx.log.error({ err }, 'sign-in could not finish');
      // a provider that is away said nothing about the person
      if (!(err instanceof IdentityUnavailable)) await keepFailure('refused');
      return c.redirect('/?sign-in=failed', 302);
    }
  });
}

/** What counts first: one browser, and one account once it is known who signs in. */
const PER_BROWSER = { limit: 60, windowSeconds: 600 };
const PER_ACCOUNT = { limit: 30, windowSeconds: 600 };
/** With much room: thousands of telephones of one carrier share an IPv4 address. */
const PER_ADDRESS = { limit: 3000, windowSeconds: 600 };

async function limitBeginning(ctx: Context, c: HonoContext<HttpEnv>): Promise<void> {
  const browser = knownBrowser(ctx, c);
  if (browser) await limitRate(ctx, 'sign-in-browser', browser, PER_BROWSER);
  await limitAddress(ctx, 'sign-in', clientAddress(c), PER_ADDRESS);
}

// one cookie per attempt, so that two tabs can sign in side by side
const PENDING = 'shagun_sign_in_';
/** `__Host-` keeps other hosts of the domain from planting an attempt of their own, which would sign somebody in as them. */
const pendingStart = (ctx: Context) => hostCookie(ctx, PENDING);
const cookieName = (ctx: Context, state: string) => `${pendingStart(ctx)}${state.slice(0, 12)}`;

/** Tabs in which somebody may sign in at once. With more, cookies would outgrow what servers read of a request. */
const MOST_PENDING = 8;

async function rememberPending(
  ctx: Context,
  c: HonoContext<HttpEnv>,
  pending: PendingSignIn,
  returnTo: string,
) {
  // browsers name the oldest first
  const held = Object.keys(getCookie(c)).filter((name) => name.startsWith(pendingStart(ctx)));
  for (const name of held.slice(0, Math.max(0, held.length - MOST_PENDING + 1)))
    deleteCookie(c, name, { path: '/', secure: isHttps(ctx) });
  await setSignedCookie(
    c,
    cookieName(ctx, pending.state),
    JSON.stringify({ ...pending, returnTo }),
    ctx.env.SESSION_SECRET,
    {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isHttps(ctx),
      maxAge: PENDING_MINUTES * 60,
    },
  );
}

async function takePending(ctx: Context, c: HonoContext<HttpEnv>, state: string) {
  if (!/^[\w-]{12,200}$/.test(state)) return undefined;
  const text = await getSignedCookie(c, ctx.env.SESSION_SECRET, cookieName(ctx, state));
  deleteCookie(c, cookieName(ctx, state), { path: '/', secure: isHttps(ctx) });
  if (!text) return undefined;
  const parsed = pendingSchema.safeParse(readJson(text));
  return parsed.success && parsed.data.state === state ? parsed.data : undefined;
}

/** What we signed may be another cookie's, moved here by whoever has the browser. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
