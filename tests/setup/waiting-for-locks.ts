import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** How many requests to the database wait for a lock that somebody else holds. For PostgreSQL. */
export async function countWaiting(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting;
}
