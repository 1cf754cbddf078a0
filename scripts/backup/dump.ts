import type pg from 'pg';
import type { Database } from '#backend/platform/database/connect.ts';
import { holdMigrations } from '#backend/platform/database/migrate.ts';
import { type RowPart, type KeptRow } from '#scripts/backup/format.ts';
import type { KeptTable } from '#scripts/backup/tables.ts';

/** A part is closed once it is so long, in bytes. */
const PART = 1024 * 1024;
const MOST_ROWS = 2_000;
/** Each may be a picture of many readableBytes. */
const MOST_ROWS_WITH_BYTES = 4;

/** How values are written as text, the same on every server, and that nobody ends what takes long. */
const PLAINLY = [
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
];

/** Sets, for the transaction under way, how values are written as text and that nobody ends what takes long. */
export const setPlainly = (client: pg.ClientBase): Promise<unknown> =>
  client.query(PLAINLY.map((setting) => `set local ${setting}`).join('; '));

/**
 * Does `work` on one moment of the database: it sees what was committed before it began and nothing later, whoever
 * writes meanwhile. Migrations wait until it is over; nobody else does.
 */
export async function inSnapshot<T>(
  database: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  try {
    return await holdMigrations(client, async () => {
      await client.query('begin isolation level repeatable read read only');
      try {
        await setPlainly(client);
        return await work(client);
      } finally {
        await client.query('rollback').catch(() => undefined);
      }
    });
  } finally {
    client.release(true);
  }
}

/** The rows of a table in parts, some of which are in memory at a time. `complete` adds what lies elsewhere. Within `inSnapshot`. */
export async function* readKeptRows(
  client: pg.ClientBase,
  { name, sql, columns }: KeptTable,
  complete: (row: KeptRow) => Promise<KeptRow> = async (row) => row,
): AsyncGenerator<RowPart> {
  const most = columns.some(({ type }) => type === 'bytea') ? MOST_ROWS_WITH_BYTES : MOST_ROWS;
  const asText = columns.map((column) => `"${column.name.replaceAll('"', '""')}"::text`).join(', ');
  await client.query(`declare rows_to_keep no scroll cursor for select ${asText} from ${sql}`);
  let lines: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  let next = 1;
  for (;;) {
    const { rows: found } = await client.query<KeptRow>({
      text: `fetch ${next} from rows_to_keep`,
      rowMode: 'array',
    });
    let fetched = 0;
    for (const row of await Promise.all(found.map(complete))) {
      const line = Buffer.from(`${JSON.stringify(row)}\n`);
      lines.push(line);
      fetched += line.length;
    }
    bytes += fetched;
    rows += found.length;
    const isLast = found.length < next;
    if (rows > 0 && (bytes >= PART || isLast)) {
      yield { table: name, rows, lines: Buffer.concat(lines) };
      [lines, bytes, rows] = [[], 0, 0];
    }
    if (isLast) break;
    // as many as make a part when they are as long as the last ones, and not many more than went well
    next = Math.max(1, Math.min(most, next * 4, Math.floor((PART * found.length) / fetched)));
  }
  await client.query('close rows_to_keep');
}
