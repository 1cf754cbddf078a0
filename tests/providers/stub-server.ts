import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request the stub got, with its query. */
interface StubRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Answers with JSON, unless the responder took `outgoing` into its own hands and returned undefined. */
export type Responder = (request: StubRequest) => { status?: number; body: unknown } | undefined;

/** A server of its own for one test, for answers the sandbox never gives. Its address. */
export async function stubServer(respond: Responder): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    incoming.resume().on('end', () => {
      const answer = respond({
        method: incoming.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        incoming,
        outgoing,
      });
      if (!answer) return;
      outgoing.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
