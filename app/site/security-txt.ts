import { site } from '#app/server/backend-transport.server.ts';
import { plainAnswer } from '#app/site/public-pages.server.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/** How long what it says holds: RFC 9116 (2.5.5) recommends less than a year. */
const HOLDS_MS = 180 * DAY_MS;

/** Where somebody who found a hole writes to (RFC 9116). */
export const loader = () =>
  plainAnswer(`Contact: mailto:${site.supportEmail}
Expires: ${new Date(Date.now() + HOLDS_MS).toISOString()}
Preferred-Languages: en, hi
Canonical: ${site.appUrl}/.well-known/security.txt
`);
