import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';

/** Answers a web request; what Hono's `fetch` is. */
type WebHandler = (request: Request) => Response | Promise<Response>;

/**
 * The web request for a Node request.
 *
 * @throws TypeError when the request cannot be expressed, such as a method or target the web does not know.
 */
function toWebRequest(incoming: IncomingMessage, origin: string): Request {
  if (!incoming.url?.startsWith('/')) throw new TypeError('The request target is not a path.');
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(origin + incoming.url, {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  outgoing.writeHead(response.status, headers);
  if (!response.body) {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeWebStream<Uint8Array>), outgoing);
}

/**
 * Lets a web handler answer a Node request. Never throws: a request nobody can read gets a 400,
 * a connection that breaks while answering is dropped.
 */
export async function bridge(
  handler: WebHandler,
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  let request: Request;
  try {
    request = toWebRequest(incoming, origin);
  } catch {
    outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    outgoing.end('The sandbox could not read this request.\n');
    return;
  }
  try {
    await send(await handler(request), outgoing);
  } catch {
    outgoing.destroy();
  }
}
