import { createHash, randomUUID } from 'node:crypto';
import type { MapSources } from '#app/server/map-policy.server.ts';
import { createLruCache } from '#contract/common/lru-cache.ts';
import { guestStyles } from '#app/styles/guest-styles.ts';

/** An inline element that holds exactly this, as a source of a content security policy. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const guestStylesHashes = { bare: hashOf(guestStyles(false)), underHeader: hashOf(guestStyles(true)) };

/** The style element of ours: the guest's page carries its styles in it, those of a header only where it has one (`root.tsx`). */
export const guestStylesHash = (html: string): string =>
  guestStylesHashes[html.includes('<header class="site-header"') ? 'underHeader' : 'bare'];

/** Styles that a page has beside those, in an element of their own, as a source of its policy. */
export const pageStylesHash = keepHashes();

function keepHashes() {
  const cached = createLruCache<string>(200);
  return (styles: string): string => cached(styles, () => hashOf(styles));
}

/** The inline scripts of a page that is the same for many, where a nonce would be known to everybody. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script));

/** 122 random bits. Node keeps some ready for UUIDs, and asks the system each time for others. */
export const newNonce = (): string => randomUUID();

/**
 * What every page tells the browser to refuse. Only our own files and the scripts
 * of this answer run; styles come from our files, that one element and one in the manner of an event's design, never from attributes (the map's own code
 * cannot do without them, so its pages alone allow those); no other site may frame a page; addresses (they may hold a guest's
 * key) are told to no other site. Forms lead here or to the page that takes payments;
 * pictures come from here or are logos of brands.
 *
 * @param scripts sources of the page's inline scripts: this answer's nonce, or hashes
 * @param styles hashes of the page's style elements
 * @param paymentOrigins origins of the payment provider's pages; browsers hold the redirects of a form to them too
 * @param logoOrigins where logos of voucher brands are
 * @param map what the page's map may load; it also learns our origin, by which its key knows us
 */
export function securityHeaders(
  scripts: readonly string[],
  {
    paymentOrigins,
    logoOrigins,
    map,
    styles = [],
  }: {
    paymentOrigins: readonly string[];
    logoOrigins: readonly string[];
    map: MapSources | null;
    styles?: readonly string[];
  },
): [string, string][] {
  const always: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', map ? 'strict-origin-when-cross-origin' : 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ];
  // development's hot reload uses scripts and sockets of its own
  if (import.meta.env.DEV) return always;
  const policy = [
    "default-src 'self'",
    sources("script-src 'self'", [...scripts, ...(map?.script ?? [])]),
    sources(`style-src 'self' ${map ? "'unsafe-inline'" : styles.join(' ')}`, map?.style),
    sources("img-src 'self' data: blob:", [...logoOrigins, ...(map?.img ?? [])]),
    ...(map
      ? [
          sources("font-src 'self'", map.font),
          sources("connect-src 'self'", map.connect),
          sources("worker-src 'self'", map.worker),
        ]
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
    "frame-ancestors 'none'",
  ];
  return [...always, ['Content-Security-Policy', policy.join('; ')]];
}

const sources = (own: string, others: readonly string[] = []): string => [own, ...others].join(' ');
