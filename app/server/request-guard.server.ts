import type { IncomingMessage } from 'node:http';
import { isReadableHost, namesTwoHosts } from '#contract/common/host-header.ts';

/** Where the page stands that says a form came from elsewhere: `site/forged.ts`. */
const FORGED = '/forged';

/** Addresses that no page and no call has. */
const NOWHERE = '/address-that-cannot-be-read';
const NO_CALL = '/api/address-that-cannot-be-read';

/** Where the answer to unknown methods stands: `site/refused-method.ts`. */
const REFUSED_METHOD = '/refused-method';

/** Where the answer to a `Host` stands that names none: `site/refused-host.ts`. */
const REFUSED_HOST = '/refused-host';

/** The backend behind these judges by itself, and answers payment providers, whose forms do come from elsewhere. */
const BACKEND = /^\/(auth|events|api|design-tool)\//;

/** Pages that stand among them, in whatever way Remix takes an address for its own: capitals, escapes and slashes at the end. */
const PAGE_AMONG_CALLS = /^\/(design-tool\/callback|auth\/(login|code))\/*(\.data)?$/i;

/** Files of any length that are handed on as they come, asked for as a page's data: for that Remix would read all of one into memory. */
const FILE_AS_DATA = /^\/(profile\/data\/download|event\/[^/]*\/export\/file)\/*\.data$/i;

/** Where Remix tells browsers of the pages behind the links they see. */
const MANIFEST = '/__manifest';

/** Remix looks up each beginning of each path it is asked for: many times what the links of a page come to, and never endless. */
const MOST_LOOKUPS = 1000;
const DEEPEST_PAGE = 12;

const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Of the API; pages know only those of links and forms. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', ...CHANGES];
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Sends four kinds of requests to addresses of ours, which Remix and Express would answer
 * with an empty 500 and a bare 400: one for a host that none can be called, one with a method that the
 * web's requests cannot have, a form sent by another site, and an address that is no valid text. None
 * reaches what it was meant for.
 *
 * @param host this site's own, for requests that name none, or with `always` for all of them
 */
export function guardRequest(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { rawHeaders?: readonly string[] },
  { host, always = false }: { host: string; always?: boolean },
): void {
  const hostIsReadable = isReadableHost(request.headers.host) && !namesTwoHosts(request.rawHeaders ?? []);
  // Remix makes addresses of it
  if (always || !request.headers.host || !hostIsReadable) request.headers.host = host;
  if (!hostIsReadable) return leadTo(REFUSED_HOST, request);
  request.url = withoutOldData(request.url ?? '/');
  const { url, method = '', headers } = request;
  const path = url.split('?')[0] ?? '';
  const isApi = isCall(path);
  const isData = path.endsWith('.data');
  // Remix takes whatever asks for a page's data without GET for a form
  if (!(isApi ? METHODS : PAGE_METHODS).includes(method) || (isData && method === 'HEAD')) {
    return leadTo(REFUSED_METHOD, request);
  }
  const readable = isReadable(path) && !(path === MANIFEST && asksTooMuch(url));
  // Remix would read a call whose path ends like a page's data as such
  if (isApi && (!readable || isData)) request.url = NO_CALL;
  else if (!readable) request.url = NOWHERE;
  if (isApi || !CHANGES.includes(method) || !comesFromElsewhere(headers)) return;
  request.url = FORGED + (readable && isData ? '.data' : '');
  delete headers.origin;
}

/** Remix takes `_data` for a question of its older self, and its answer for a failure; no page of ours asks it. */
function withoutOldData(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (!new URLSearchParams(query).has('_data')) return url;
  const rest = query.split('&').filter((pair) => !new URLSearchParams(pair).has('_data'));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}

/** As a form of our own to a page that only refuses. */
function leadTo(refusal: string, request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  request.url = refusal;
  request.method = 'POST';
  delete request.headers.origin;
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

function isCall(path: string): boolean {
  if (!BACKEND.test(path)) return false;
  try {
    return !PAGE_AMONG_CALLS.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

function asksTooMuch(url: string): boolean {
  const depths = new URLSearchParams(url.slice(MANIFEST.length + 1))
    .getAll('p')
    .map((page) => page.split('/').length);
  return (
    depths.some((depth) => depth > DEEPEST_PAGE) ||
    depths.reduce((sum, depth) => sum + depth, 0) > MOST_LOOKUPS
  );
}

/** Longer than any path of ours. */
const LONGEST_PATH = 2000;

function isReadable(path: string): boolean {
  if (path.length > LONGEST_PATH) return false;
  try {
    const text = decodeURIComponent(path);
    // no address of ours holds anything else; pages lead on to addresses made of theirs, and headers could not carry it
    if (!path.startsWith('/') || !/^[\x20-\x7e]*$/.test(text)) return false;
    const parts = text.split(/[/\\]/);
    if (FILE_AS_DATA.test(text)) return false;
    // browsers resolve these; Remix would too, after all this was judged
    return !parts.includes('.') && !parts.includes('..') && parts.length <= DEEPEST_PAGE;
  } catch {
    return false;
  }
}
