// @ts-check
import { appendFileSync } from 'node:fs';
import v8 from 'node:v8';
import pg from 'pg';

/*
 * Loaded before the server (`limit.ts`): writes down each statement it sends to PostgreSQL, a line each, in
 * the file that RECORD_STATEMENTS_TO names.
 */

const file = process.env.RECORD_STATEMENTS_TO ?? '';
const send = /** @type {(...args: unknown[]) => unknown} */ (pg.Client.prototype.query);

// the types know a dozen ways to call it
/** @type {any} */ (pg.Client.prototype).query = function (
  /** @type {string | { text: string, values?: unknown[] }} */ first,
  /** @type {unknown[]} */ ...rest
) {
  const { text, values } =
    typeof first === 'string' ? { text: first, values: Array.isArray(rest[0]) ? rest[0] : [] } : first;
  appendFileSync(file, `${v8.serialize({ text, values: values ?? [] }).toString('base64')}\n`);
  return send.call(this, first, ...rest);
};
