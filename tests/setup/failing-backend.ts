import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';

/** A backend that fails at chosen calls and passes everything else on. */
export interface FailingBackend {
  url: string;
  /** Calls that from now on answer 500, as a backend does that has a fault. */
  fail(...names: OperationName[]): void;
  /** Calls of which the next one alone does so. */
  failOnce(...names: OperationName[]): void;
  /** Calls that from now on do their work and answer that it is done, but with nothing in the answer. Until the next `fail`. */
  lose(...names: OperationName[]): void;
  close(): Promise<void>;
}

const sentence = 'Something went wrong on our side. Please try again in a moment.';

/** Stands between the app and the backend at `target`. */
export async function failingBackend(target: string): Promise<FailingBackend> {
  let failing: OperationName[] = [];
  let losing: OperationName[] = [];
  let once: OperationName[] = [];
  const isOneOf = (names: OperationName[], method: string, pathname: string): boolean =>
    names.some((name) => {
      const operation: Operation = operations[name];
      return (
        operation.method === method &&
        new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
      );
    });
  const server: Server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    const failsNow = isOneOf(once, incoming.method ?? '', pathname);
    if (failsNow) once = [];
    if (failsNow || isOneOf(failing, incoming.method ?? '', pathname)) {
      incoming.resume();
      outgoing.writeHead(500, { 'Content-Type': 'application/json' });
      outgoing.end(
        JSON.stringify({
          error: sentence,
          message: sentence,
          code: 'unexpected',
          requestId: 'failing-000000',
        }),
      );
      return;
    }
    const passed = forward(
      target + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (isOneOf(losing, incoming.method ?? '', pathname)) {
          answer.resume();
          outgoing.writeHead(answer.statusCode ?? 502, { 'Content-Type': 'application/json' });
          outgoing.end('{}');
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (...names) => {
      failing = names;
      losing = [];
    },
    failOnce: (...names) => {
      once = names;
    },
    lose: (...names) => {
      losing = names;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
