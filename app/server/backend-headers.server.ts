import { tracing } from '#app/server/server-events.server.ts';

/** The headers of a request as a backend elsewhere is to get them. */
export function withoutHopByHop(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['Connection', 'Host', 'Keep-Alive', 'Transfer-Encoding', 'Content-Length'])
    kept.delete(name);
  return kept;
}

/** The same headers, saying what a backend elsewhere is asked as a part of, where that is traced. */
export function headersOfCall(headers: Headers): Headers {
  const parent = tracing?.traceparent();
  if (parent) headers.set('traceparent', parent);
  return headers;
}
