import { getCookie } from 'hono/cookie';
import type { Context, MiddlewareHandler } from 'hono';
import { forged } from '#backend/platform/errors.ts';
import { sameSecret } from '#backend/platform/ids.ts';

/** Cookie and header of the spec's client (spec section 7): both must hold the same token. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses requests that change something unless they come from this site (spec section 7):
 * the browser says so (`Sec-Fetch-Site`, which pages cannot forge), or `Origin` is
 * `appUrl`'s, or the request carries the cookie-and-header pair. Both halves must be
 * `proofOf` this browser: a pair that another host of the domain planted, or of somebody
 * else's session, proves nothing.
 *
 * `exempt` requests verify a secret or a signature of their own.
 */
export function refuseForgery(
  appUrl: string,
  exempt: (c: Context) => boolean,
  proofOf: (c: Context) => string | null,
): MiddlewareHandler {
  const ownOrigin = new URL(appUrl).origin;
  return async (c, next) => {
    if (SAFE_METHODS.includes(c.req.method) || exempt(c)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const fromHere = site ? site === 'same-origin' : c.req.header('Origin') === ownOrigin;
    const cookie = getCookie(c, XSRF_COOKIE);
    const header = c.req.header(XSRF_HEADER);
    const proof = proofOf(c);
    if (!fromHere && !(proof && cookie && header && sameSecret(cookie, proof) && sameSecret(header, proof))) {
      throw forged();
    }
    return next();
  };
}

/** Whether a browser says that another site, or another host of this domain, leads here. One that says nothing may have been led by anybody. */
export function comesFromElsewhere(c: Context): boolean {
  return ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '');
}
