import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
  path: string;
}

/** A server on this machine that is told things, as an organiser's would be. */
export interface Receiver {
  port: number;
  url: string;
  received: Received[];
  /** How it answers from here on; 204 at first. */
  answer: (request: Received, response: ServerResponse) => void;
}

/** Listens from before the tests of a file until after them. */
export function useReceiver(): Receiver {
  const receiver: Receiver = {
    port: 0,
    url: '',
    received: [],
    answer: (_, response) => void response.writeHead(204).end(),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const received = { headers: request.headers, body, path: request.url ?? '' };
      receiver.received.push(received);
      receiver.answer(received, response);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    receiver.port = (server.address() as AddressInfo).port;
    receiver.url = `http://127.0.0.1:${receiver.port}/hook`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return receiver;
}
