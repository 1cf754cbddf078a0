import { createServer, request as forward, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';

type Fails = (name: OperationName, headers: IncomingHttpHeaders) => boolean;

/** A backend that fails at chosen calls and passes everything else on. */
export interface FailingBackend {
  url: string;
  /** Calls that from now on answer 500, as a backend does that has a fault; all others do their work. */
  fail(...names: OperationName[]): void;
  /** Calls that from now on answer 503 `unavailable`, as when the database is away. Until the next `fail`. */
  away(...names: OperationName[]): void;
  /** Calls of which the next one alone does so. */
  failOnce(...names: OperationName[]): void;
  /** Calls that from now on do their work and answer that it is done, but with nothing in the answer. Until the next `fail`. */
  lose(...names: OperationName[]): void;
  /** Calls that from now on get no answer at all. Until the next `fail`. */
  silence(...names: OperationName[]): void;
  /** Decides of each call whether it fails so. Until the next `fail`. */
  failWhen(fails: Fails): void;
  /** The calls that came since this was asked last. */
  takeCalls(): Set<OperationName>;
  /** Calls whose answer is still owed: silent ones that nobody gave up. */
  waiting(): number;
  close(): Promise<void>;
}

const sentence = 'Something went wrong on our side. Please try again in a moment.';

/** Those with the fewest parameters first: `/events/coming` is no event. */
const patterns = (Object.entries(operations) as [OperationName, Operation][])
  .map(([name, { method, path }]) => ({
    name,
    method,
    parameters: path.split('{').length,
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((one, other) => one.parameters - other.parameters);

const nameOf = (method: string, pathname: string): OperationName | undefined =>
  patterns.find((each) => each.method === method && each.path.test(pathname))?.name;

/** Stands between the app and the backend at `target`. */
export async function failingBackend(target: string): Promise<FailingBackend> {
  let failing: Fails = () => false;
  let losing: OperationName[] = [];
  let silent: OperationName[] = [];
  let gone: OperationName[] = [];
  let once: OperationName[] = [];
  let calls = new Set<OperationName>();
  let waiting = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    const name = nameOf(incoming.method ?? '', pathname);
    const isOneOf = (names: readonly OperationName[]) => name !== undefined && names.includes(name);
    if (name) calls.add(name);
    if (isOneOf(silent)) {
      waiting += 1;
      incoming.resume();
      outgoing.once('close', () => (waiting -= 1));
      return;
    }
    const failsNow = isOneOf(once);
    if (failsNow) once = [];
    const isAway = isOneOf(gone);
    if (failsNow || isAway || (name && failing(name, incoming.headers))) {
      incoming.resume();
      outgoing.writeHead(isAway ? 503 : 500, { 'Content-Type': 'application/json' });
      outgoing.end(
        JSON.stringify({
          error: sentence,
          message: sentence,
          code: isAway ? 'unavailable' : 'unexpected',
          requestId: 'failing-000000',
        }),
      );
      return;
    }
    const passed = forward(
      target + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (isOneOf(losing)) {
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
  const failWhen = (fails: Fails) => {
    failing = fails;
    losing = [];
    silent = [];
    gone = [];
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (...names) => failWhen((name) => names.includes(name)),
    away: (...names) => {
      gone = names;
    },
    failOnce: (...names) => {
      once = names;
    },
    lose: (...names) => {
      losing = names;
    },
    silence: (...names) => {
      silent = names;
    },
    failWhen,
    takeCalls() {
      const taken = calls;
      calls = new Set();
      return taken;
    },
    waiting: () => waiting,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
