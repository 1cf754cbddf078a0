import type { IncomingMessage } from 'node:http';

/** Where the page stands that says a form came from elsewhere: `site/forged.ts`. */
const FORGED = '/forged';

/** An address that no page has. */
const NOWHERE = '/address-that-cannot-be-read';

/** The backend behind these judges by itself, and answers payment providers, whose forms do come from elsewhere. */
const BACKEND = /^\/(auth|events|api|design-tool)\//;

const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Sends two kinds of requests to pages of ours, which Remix and Express would answer
 * with an empty 500 and a bare 400: a form sent by another site, and an address that is no
 * valid text. Neither reaches the page it was meant for.
 */
export function leadOddRequests(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  const { url = '/', method = '', headers } = request;
  const path = url.split('?')[0] ?? '';
  if (!isReadable(path)) {
    request.url = NOWHERE;
    return;
  }
  if (!CHANGES.includes(method) || BACKEND.test(path) || !comesFromElsewhere(headers)) return;
  request.url = FORGED + (path.endsWith('.data') ? '.data' : '');
  delete headers.origin;
}

/** As Remix judges it: a browser states where a form comes from, and that is not this host. */
function comesFromElsewhere({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
