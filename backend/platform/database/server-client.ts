import pg from 'pg';

/** How long anything on a database server may take, in milliseconds. Nobody waits for longer than this. */
export interface Waits {
  /** For a free connection of this process's pool. */
  connection: number;
  /** For rows another transaction holds. */
  lock: number;
  /** For one statement. */
  statement: number;
  /** For a transaction in which nothing happens: its process is gone or stuck. */
  idleTransaction: number;
  /** For an answer, counted here: a server that stands still keeps no limits of its own. */
  answer: number;
}

export const WAITS: Waits = {
  connection: 5_000,
  lock: 10_000,
  statement: 30_000,
  idleTransaction: 60_000,
  answer: 35_000,
};

/** What `pg` says when no answer came in time. */
const NO_ANSWER = 'Query read timeout';

/**
 * Holds a new connection to the limits. They are set by a statement and not when connecting,
 * since poolers refuse what they do not know there.
 */
export async function limitWaits(client: pg.ClientBase, waits: Waits): Promise<void> {
  await client.query(
    `set statement_timeout = ${waits.statement}; set lock_timeout = ${waits.lock}; set idle_in_transaction_session_timeout = ${waits.idleTransaction}`,
  );
  const send = (...args: unknown[]) =>
    (pg.Client.prototype.query as (...args: unknown[]) => unknown).apply(client, args);
  client.query = ((...args: unknown[]) => {
    const result = send(...args);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        // its server stands still or is gone: the next statement would only wait behind this one
        if (error instanceof Error && error.message === NO_ANSWER)
          void (client as unknown as pg.Client).end().catch(() => undefined);
      });
    }
    return result;
  }) as pg.ClientBase['query'];
}

/** SQLSTATE classes and codes of a server that is away, restarting, full, read-only or out of connections, or kept somebody waiting too long. */
const AWAY = /^(08|53|57P|58)|^(57014|55P03|25006|25P03)$/;

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
];

const MESSAGES = [
  NO_ANSWER,
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/** Whether an error means that the database cannot do its work at the moment, and nothing is wrong with what was asked of it. */
export function databaseIsAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY.test(code) || NETWORK.includes(code) || MESSAGES.some((message) => error.message.startsWith(message))
  );
}
