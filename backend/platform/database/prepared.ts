import { createHash } from 'node:crypto';
import pg from 'pg';

/** More different texts than the product has; one that varies without end (a list of any length) must not fill the memory. */
const KEPT_AT_MOST = 300;

/** Under what names connections prepare statements: the database then plans each once instead of every time. */
export interface PreparedStatements {
  /** The name of a statement, or undefined when it is to be sent without one. */
  nameOf(text: string, client: pg.Client): string | undefined;
  /** Whether a statement that failed under `name` is to be sent again without one. */
  isToBeSentAgain(error: unknown, name: string): boolean;
}

/** Names of texts, as many as are kept. */
function namesOf(newName: (text: string, count: number) => string): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= KEPT_AT_MOST) return known;
    const name = newName(text, names.size);
    names.set(text, name);
    return name;
  };
}

/**
 * For one client of the embedded database, where planning takes longer than answering. Nothing but this process can
 * change its tables.
 *
 * @param connection a number no other client of the same session has: names must not meet
 */
export function preparedForEmbedded(connection: number): PreparedStatements {
  return {
    nameOf: namesOf((_, count) => `c${connection}s${count}`),
    isToBeSentAgain: () => false,
  };
}

/** SQLSTATE: a migration of another process changed what a prepared statement answers. */
const CHANGED_ANSWER = '0A000';

/** SQLSTATE: the connection behind a pooler is another one now, and does not know the name, or knows it already. */
const NOT_KEPT = ['26000', '42P05'];

/**
 * For all connections of a process to a server. A name says what its text is, so that a pooler which mixes
 * connections up can never run another statement under it. Both failures happen before anything ran: the statement
 * is sent again without a name. Not within a transaction, which such a failure would end.
 */
export function preparedForServer(): PreparedStatements {
  let round = 0;
  let isKept = true;
  const newName = (text: string) =>
    `${createHash('sha256').update(text).digest('base64url').slice(0, 22)}_${round}`;
  let known = namesOf(newName);
  return {
    nameOf: (text, client) => (isKept && client.getTransactionStatus() === 'I' ? known(text) : undefined),
    isToBeSentAgain(error, name) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (NOT_KEPT.includes(code)) isKept = false;
      else if (code !== CHANGED_ANSWER) return false;
      else if (name.endsWith(`_${round}`)) {
        // what any connection has prepared may be of before
        round += 1;
        known = namesOf(newName);
      }
      return true;
    },
  };
}

/** What only reads; other statements are planned each time. */
const SELECTS = /^\s*select\s/;

type Send = (...args: unknown[]) => unknown;

/** Lets a connection prepare what only reads. */
export function prepareSelects(client: pg.Client, prepared: PreparedStatements): void {
  // what limits its waits is its own; the one of all clients may be watched later
  const own = Object.hasOwn(client, 'query') ? (client.query as Send) : null;
  const send: Send = (...args) => (own ?? (pg.Client.prototype.query as Send)).apply(client, args);
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const [values, ...others] = rest;
    if (typeof first !== 'string' || !Array.isArray(values) || others.length > 0 || !SELECTS.test(first))
      return send(first, ...rest);
    const name = prepared.nameOf(first, client);
    if (!name) return send(first, values);
    return (send({ name, text: first, values }) as Promise<unknown>).catch((error: unknown) => {
      if (!prepared.isToBeSentAgain(error, name)) throw error;
      return send(first, values);
    });
  }) as pg.Client['query'];
}
