import type pg from 'pg';
import { events } from './events.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import type { FillSize } from './size.ts';

export { filled } from './size.ts';

/** A million guests in 20,000 events, of which one has ten thousand and one organiser has two thousand. */
export const MILLION: FillSize = { events: 20_000, guests: 50, crowd: 10_000, people: 40_000, gifts: 8 };

/**
 * Adds that many rows to a database that is up to date, beside those it has, by set-based SQL as its superuser:
 * triggers and the checks of foreign keys are left out, so that it takes a minute and not an hour. Everything is
 * of an age at which the product keeps it, so that the clean-up finds nothing of it to throw away.
 *
 * @returns how many rows were added
 */
export async function fillDatabase(client: pg.ClientBase, size: FillSize): Promise<number> {
  let rows = 0;
  await client.query('begin');
  await client.query(`set local session_replication_role = replica; set local statement_timeout = 0`);
  for (const statement of [...people, ...events, ...money]) {
    const { rowCount } = await client.query(statement(size));
    rows += rowCount ?? 0;
  }
  await client.query('commit');
  // as autovacuum would have done by the time a database is this large
  await client.query('vacuum (analyze)');
  return rows;
}
