import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { site } from '#app/backend.server.ts';
import { mapSourcesOf } from '#app/events/venue/map-policy.server.ts';
import { failureLine } from '#app/failure-log.server.ts';
import { joinChunks } from '#app/join-chunks.server.ts';
import { NonceProvider } from '#app/nonce.tsx';
import maintenancePage from '../public/maintenance.html?raw';
import { newNonce, securityHeaders } from '#app/security-headers.server.ts';

// for `server.mjs`, which has only the build to ask
export { createRequestHandler } from '@remix-run/express';
export { installGlobals } from '@remix-run/node';
export { letIn, serveThrough } from '#app/server-events.server.ts';

const RENDER_TIMEOUT_MS = 10_000;

/** Errors of rendering have been answered with the error page by then; this is for the operator. */
export function handleError(
  error: unknown,
  { request }: { request: { signal: Pick<AbortSignal, 'aborted'> } },
): void {
  if (request.signal.aborted) return;
  const line = failureLine(error);
  if (line !== null) process.stderr.write(`${line}\n`);
}

/** What a page says while the database or the backend is away, in both languages; the file is the one proxies show. */
function awayPage(request: Request, headers: Headers, nonce: string): Response {
  setHeaders(request, headers, nonce);
  // it loads nothing, and brings styles that no other page has
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  headers.set('Retry-After', '5');
  return new Response(maintenancePage.replace('<style>', `<style nonce="${nonce}">`), {
    status: 503,
    headers,
  });
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

function setHeaders(request: Request, headers: Headers, nonce: string): void {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  for (const [name, value] of securityHeaders(nonce, {
    ...site,
    map: mapSourcesOf(request.url, site.mapKey),
  }))
    headers.set(name, value);
  keepNowhere(headers);
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  const nonce = newNonce();
  // a form that says itself what is away keeps what was typed
  if (status === 503 && remixContext.staticHandlerContext.errors) return awayPage(request, headers, nonce);
  return new Promise<Response>((resolve, reject) => {
    let shellRendered = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MS} />
      </NonceProvider>,
      {
        nonce,
        onShellReady() {
          shellRendered = true;
        },
        // no page leaves data to come later: sent as a whole it needs no scripts that move parts, and the guest's is a seventh smaller
        onAllReady() {
          const body = joinChunks();
          setHeaders(request, headers, nonce);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          status = 500;
          // before the shell is rendered Remix renders the error page and reports the error itself
          if (shellRendered) handleError(error, { request });
        },
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS + 1000).unref();
  });
}
