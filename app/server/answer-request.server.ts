import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadableStreamFromReadable, createRequestHandler, type ServerBuild } from '@remix-run/node';
import Negotiator from 'negotiator';
import { kindOfRequest } from '#app/server/kind-of-request.ts';
import { answerTraced, metrics } from '#app/server/server-events.server.ts';
import { rememberForm } from '#app/server/posted-form.server.ts';
import { pagePacker } from '#app/server/pack-page.server.ts';
import { ReadingRequest } from '#app/server/reading-request.server.ts';
import { sendStreamed } from '#app/server/send-streamed.server.ts';
import { keepVisitorPages, type KeptPage } from '#app/server/visitor-pages.server.ts';
import { WholeResponse } from '#app/server/whole-response.server.ts';

/** Sends what a response streams through a compressor where that helps, as Express's `compression` does. */
type Pack = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers requests by the routes of a build. What is there as a whole (every page) is packed and sent at once,
 * with its length; anything else goes through `pack`.
 */
export function answerThrough(
  { build, mode }: { build: ServerBuild; mode: string },
  pack: Pack,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answer = createRequestHandler(build, mode);
  const visitorPages = keepVisitorPages();
  return async (incoming, outgoing) => {
    if (metrics) measure(metrics, incoming, outgoing);
    const kept = visitorPages.find(incoming);
    const response =
      kept?.response ??
      (await answerTraced(incoming, () =>
        rememberForm(incoming.method, () => answer(toRequest(incoming, outgoing))),
      ));
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    if (response instanceof WholeResponse)
      return sendWhole(incoming, outgoing, kept ?? visitorPages.keep(incoming, response));
    pack(incoming, outgoing);
    if (response.body) await sendStreamed(response.body, outgoing);
    else outgoing.end();
  };
}

/** Counts the answer once it is out, whoever writes it. */
function measure(
  to: NonNullable<typeof metrics>,
  { method = 'GET', url = '' }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const started = performance.now();
  outgoing.once('finish', () =>
    to.answered({
      kind: kindOfRequest(method, url),
      status: outgoing.statusCode,
      seconds: (performance.now() - started) / 1000,
    }),
  );
}

/** `prepareRequest` has seen to it that the address and the host are some. */
function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET' } = incoming;
  const asking = new ReadingRequest(`http://${incoming.headers.host}${incoming.url}`, incoming, outgoing);
  if (method === 'GET' || method === 'HEAD') return asking.asRequest();
  return new Request(asking.url, {
    method,
    headers: asking.headers,
    signal: asking.signal,
    body: createReadableStreamFromReadable(incoming),
    duplex: 'half',
  });
}

const packer = pagePacker();

/** Less than this is not worth packing, in bytes. */
const WORTH_PACKING = 1024;

function sendWhole(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { response: { content }, packed }: KeptPage,
): void {
  outgoing.appendHeader('Vary', 'Accept-Encoding');
  const accepted = new Negotiator(incoming).encodings(['br', 'gzip']);
  let sent: Buffer = content;
  if (accepted.length > 0 && content.length >= WORTH_PACKING) {
    const encoding = packer.choose(content, accepted);
    outgoing.setHeader('Content-Encoding', encoding);
    sent = packed.get(encoding) ?? packer.pack(content, encoding);
    packed.set(encoding, sent);
  }
  outgoing.setHeader('Content-Length', sent.length);
  outgoing.end(sent);
}
