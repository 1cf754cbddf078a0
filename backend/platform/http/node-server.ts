import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { ErrorEnvelope } from '#contract/common/errors.ts';
import * as errorWords from '#messages/errors/en.ts';
import { httpWords } from '#messages/http/words.ts';
import { CLIENT_ADDRESS_HEADER, isNearby } from './client-address.ts';
import { isReadableHost, namesTwoHosts } from '#contract/common/host-header.ts';
import { METHODS } from './readable.ts';
import type { Traffic } from './traffic.ts';

/**
 * An HTTP server that answers with a web handler (what Hono's `fetch` is). Not yet listening.
 *
 * @param origin what request addresses are made of; the `Host` header is never trusted
 * @param failed told of an answer that broke on its way
 * @param traffic told of each request, to end the server by
 */
export function nodeServer(
  handler: (request: Request) => Promise<Response>,
  { origin, failed, traffic }: { origin: string; failed: (error: unknown) => void; traffic: Traffic },
): Server {
  const server = createServer((incoming, outgoing) => {
    traffic.began(outgoing);
    answer(handler, origin, incoming, outgoing).catch((error: unknown) => {
      failed(error);
      outgoing.destroy();
    });
  });
  traffic.follow(server);
  return server;
}

async function answer(
  handler: (request: Request) => Promise<Response>,
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (!METHODS.includes(incoming.method ?? '')) {
    const envelope: ErrorEnvelope = {
      error: errorWords.methodNotAllowed,
      message: errorWords.methodNotAllowed,
      code: 'method_not_allowed',
      requestId: '',
    };
    outgoing
      .writeHead(405, { 'Content-Type': 'application/json', Allow: METHODS.join(', '), Connection: 'close' })
      .end(JSON.stringify(envelope));
    return;
  }
  const aborted = new AbortController();
  outgoing.once('close', () => aborted.abort());
  let request: Request;
  try {
    request = toRequest(incoming, origin, aborted.signal);
  } catch {
    outgoing
      .writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
      .end(`${httpWords.requestUnreadable}\n`);
    return;
  }
  const response = await handler(request);
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(response.status, headers);
  if (!response.body || request.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
  } catch (error) {
    // somebody who left before the end is nobody's fault
    if (!aborted.signal.aborted) throw error;
  }
}

/** @throws {TypeError} when the request has a target, a host or a method the web does not know */
function toRequest(incoming: IncomingMessage, origin: string, signal: AbortSignal): Request {
  if (!incoming.url?.startsWith('/')) throw new TypeError('The request target is not a path');
  if (!isReadableHost(incoming.headers.host) || namesTwoHosts(incoming.rawHeaders))
    throw new TypeError('The host is none');
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const peer = incoming.socket.remoteAddress ?? '';
  // the app in this network says whose request it is and what it is a part of; anybody else could say anything
  const isNear = isNearby(peer);
  if (!headers.has(CLIENT_ADDRESS_HEADER) || !isNear) headers.set(CLIENT_ADDRESS_HEADER, peer);
  if (!isNear) ['traceparent', 'tracestate'].forEach((name) => headers.delete(name));
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(origin + incoming.url, {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const }),
  });
}
