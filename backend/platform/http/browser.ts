import type { Context as HonoContext } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from '#backend/platform/context.ts';
import { hostCookie, isHttps } from '#backend/platform/http/host-cookie.ts';
import { newSecret, sameSecret, signature } from '#backend/platform/ids.ts';

const KEPT_DAYS = 365;

/** Name of the cookie that tells a browser apart before anybody signed in; `__Host-` keeps other hosts from setting it. */
const browserCookieName = (ctx: Context) => hostCookie(ctx, 'shagun_browser');

/** What a browser is known by; null for one without the cookie, or with a made-up one. */
export function knownBrowser(ctx: Context, c: HonoContext): string | null {
  const [name = '', signed = '', ...more] = (getCookie(c, browserCookieName(ctx)) ?? '').split('.');
  if (name === '' || more.length > 0) return null;
  return sameSecret(signed, signature(ctx.env.SESSION_SECRET, `browser:${name}`)) ? name : null;
}

/** The forgery token of a browser nobody is signed in with. */
export const browserProof = (ctx: Context, browser: string): string =>
  signature(ctx.env.SESSION_SECRET, `xsrf-browser:${browser}`);

/** What a browser is known by; one that is new gets its cookie. */
export function rememberBrowser(ctx: Context, c: HonoContext): string {
  const known = knownBrowser(ctx, c);
  if (known) return known;
  const browser = newSecret(16);
  setCookie(
    c,
    browserCookieName(ctx),
    `${browser}.${signature(ctx.env.SESSION_SECRET, `browser:${browser}`)}`,
    {
      path: '/',
      sameSite: 'Lax',
      secure: isHttps(ctx),
      maxAge: KEPT_DAYS * 24 * 3600,
      httpOnly: true,
    },
  );
  return browser;
}
