// @ts-check
import { appendFileSync } from 'node:fs';
import v8 from 'node:v8';
import pg from 'pg';

/*
 * What a process sends to PostgreSQL. Loaded before the server with RECORD_STATEMENTS_TO (`limit.ts`), it writes
 * each statement down, a line each, in the file that is named there.
 */

/**
 * One statement as it is sent.
 *
 * @typedef {object} Statement
 * @property {string} text
 * @property {unknown[]} values
 * @property {boolean} named whether it is prepared, so that the server plans it once
 * @property {boolean} inTransaction whether a transaction was open when it was sent
 */

/**
 * Calls `heard` for each statement that any connection of this process sends.
 *
 * @param {(statement: Statement) => void} heard
 * @returns {() => void} ends it
 */
export function watchStatements(heard) {
  // the types know a dozen ways to call it
  const client = /** @type {any} */ (pg.Client.prototype);
  const send = /** @type {(...args: unknown[]) => unknown} */ (client.query);
  client.query = function (
    /** @type {string | { text: string, name?: string, values?: unknown[] }} */ first,
    /** @type {unknown[]} */ ...rest
  ) {
    const {
      text,
      name = '',
      values = Array.isArray(rest[0]) ? rest[0] : [],
    } = typeof first === 'string' ? { text: first } : first;
    heard({ text, values, named: name !== '', inTransaction: this.getTransactionStatus() === 'T' });
    return send.call(this, first, ...rest);
  };
  return () => {
    client.query = send;
  };
}

const file = process.env.RECORD_STATEMENTS_TO;
if (file)
  watchStatements((statement) => appendFileSync(file, `${v8.serialize(statement).toString('base64')}\n`));
