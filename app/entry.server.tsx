import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { site } from '#app/server/backend-transport.server.ts';
import { ownStyles, type RouteHandle } from '#app/frame/inline-page.ts';
import { mapSourcesOf } from '#app/server/map-policy.server.ts';
import { failureLine } from '#app/server/failure-log.server.ts';
import { NonceProvider } from '#app/server/nonce.tsx';
import maintenancePage from '../public/maintenance.html?raw';
import { heldPage } from '#app/frame/held-page.server.tsx';
import { postedForm, type PostedForm } from '#app/server/posted-form.server.ts';
import { keepRendered } from '#app/framework/render-once.server.ts';
import { RenderOnceProvider } from '#app/framework/rendered-once.tsx';
import {
  guestStylesHash,
  newNonce,
  pageStylesHash,
  scriptHashes,
  securityHeaders,
} from '#app/server/security-headers.server.ts';
import { WholeResponse } from '#app/server/whole-response.server.ts';
import { withWrongTitle } from '#app/framework/wrong-title.ts';

// for `server.mjs`, which has only the build to ask
export { installGlobals } from '@remix-run/node';
export { answerThrough } from '#app/server/answer-request.server.ts';
export { prepareRequest, serveThrough } from '#app/server/server-events.server.ts';
export { pageLanguage } from '#app/frame/language.server.ts';

/** Errors of rendering have been answered with the error page by then; this is for the operator. */
export function handleError(
  error: unknown,
  { request }: { request: { signal: Pick<AbortSignal, 'aborted'> } },
): void {
  if (request.signal.aborted) return;
  const line = failureLine(error);
  if (line !== null) process.stderr.write(`${line}\n`);
}

/**
 * What a page says while the database or the backend is away, in both languages; the file is the one proxies show. In
 * answer to a form it holds what was typed, also where anything else has failed.
 */
function awayPage(
  request: Request,
  {
    status,
    headers,
    nonce,
    form,
  }: { status: number; headers: Headers; nonce: string; form?: PostedForm | undefined },
): Response {
  setHeaders(request, headers, []);
  // it loads nothing, and brings styles that no other page has
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action ${form ? ["'self'", ...site.paymentOrigins].join(' ') : "'none'"}; frame-ancestors 'none'`,
  );
  headers.set('Retry-After', '5');
  const shell = maintenancePage.replace('<style>', `<style nonce="${nonce}">`);
  const { pathname, search } = new URL(request.url);
  return new Response(form ? heldPage(shell, form, pathname + search) : shell, { status, headers });
}

/** What scripts ask of a page, and what a form answers them, is about a person as much as the page is. */
export function handleDataRequest(answer: Response): Response {
  answer.headers.set('X-Content-Type-Options', 'nosniff');
  keepNowhere(answer.headers);
  return answer;
}

/** What is about a person is kept by nobody, unless the answer says otherwise. */
function keepNowhere(headers: Headers): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
}

function setHeaders(
  request: Request,
  headers: Headers,
  scripts: readonly string[],
  styles: readonly string[] = [],
): void {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  for (const [name, value] of securityHeaders(scripts, {
    ...site,
    map: mapSourcesOf(request.url, site.mapKey),
    styles,
  }))
    headers.set(name, value);
  keepNowhere(headers);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = newNonce();
  // a form that says itself what failed keeps what was typed
  const failed = status >= 500 && remixContext.staticHandlerContext.errors !== null;
  const form = failed ? postedForm() : undefined;
  if (form || (failed && status === 503)) return awayPage(request, { status, headers, nonce, form });
  if (status === 200 && !headers.has('Set-Cookie') && isSameForVisitors(request, remixContext)) {
    const html = await renderPage(request, remixContext);
    headers.set('Cache-Control', `public, max-age=0, s-maxage=${SHARED_SECONDS}`);
    headers.append('Vary', 'Accept-Language, Cookie');
    setHeaders(request, headers, scriptHashes(html), [guestStylesHash(html)]);
    return new WholeResponse(Buffer.from(html), { status, headers }, { isForVisitors: true });
  }
  const html = await renderPage(request, remixContext, nonce);
  const styles = Object.values(remixContext.staticHandlerContext.loaderData).flatMap(ownStyles);
  setHeaders(request, headers, [`'nonce-${nonce}'`], [guestStylesHash(html), ...styles.map(pageStylesHash)]);
  return new WholeResponse(Buffer.from(html), { status, headers });
}

/** How long a proxy may keep a page that is the same for all visitors: a new version of the app brings new ones. */
const SHARED_SECONDS = 60;

/** Whether nothing on the page comes from who asks for it, but for the language. */
function isSameForVisitors(request: Request, { staticHandlerContext, routeModules }: EntryContext): boolean {
  if (request.method !== 'GET' || request.headers.has('Cookie') || staticHandlerContext.errors) return false;
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined)?.sameForVisitors,
  );
}

const renderOnce = keepRendered();

/**
 * The document, with what its scripts get of the loaders behind it. No page leaves data to come later
 * (docs/decisions/0048), so all of it is there before anything is rendered, and rendering waits for nothing.
 */
async function renderPage(request: Request, context: EntryContext, nonce?: string): Promise<string> {
  // a text in the build (app/framework/build-changes.ts), a stream in development
  const stream = context.serverHandoffStream as ReadableStream | string | undefined;
  const handoff = typeof stream === 'string' ? stream : await new Response(stream ?? null).text();
  // RemixServer would send it in parts, each rendered by itself once the one before has arrived
  const withoutStream: EntryContext = { ...context, manifest: leanManifest(context) };
  delete withoutStream.serverHandoffStream;
  const html = renderToString(
    <NonceProvider value={nonce}>
      <RenderOnceProvider value={renderOnce}>
        <RemixServer context={withoutStream} url={request.url} nonce={nonce} />
      </RenderOnceProvider>
    </NonceProvider>,
  );
  const scripts = context.renderMeta?.didRenderScripts === true ? handoffScript(handoff, nonce) : '';
  // what stands behind the end of the document belongs to none, though browsers put it into the body
  return `<!DOCTYPE html>${withWrongTitle(html.slice(0, -END.length))}${scripts}${END}`;
}

/** Where a page without an address of its own and one that is not there lead: Remix names both in every page's routes. */
const IN_EVERY_PAGE = ['site/landing', 'site/not-found'];
const lean = new WeakMap<EntryContext['manifest'], EntryContext['manifest']>();

/** The routes without the scripts that those two would load, which is a fiftieth of a guest's page; on their own pages with them. */
function leanManifest({ manifest, staticHandlerContext: { matches } }: EntryContext) {
  if (matches.some(({ route }) => IN_EVERY_PAGE.includes(route.id))) return manifest;
  const made = lean.get(manifest);
  if (made) return made;
  const stray = Object.entries(manifest.routes).filter(([id]) => IN_EVERY_PAGE.includes(id));
  const routes = Object.fromEntries(stray.map(([id, route]) => [id, { ...route, imports: [] }]));
  const without = { ...manifest, routes: { ...manifest.routes, ...routes } };
  lean.set(manifest, without);
  return without;
}

/** What every document of `root.tsx` ends with. */
const END = '</body></html>';

/** Hands `text` to the scripts of the page, in the way that those of Remix wait for. */
function handoffScript(text: string, nonce: string | undefined): string {
  const value = JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>window.__remixContext.streamController.enqueue(${value});window.__remixContext.streamController.close();</script>`;
}
