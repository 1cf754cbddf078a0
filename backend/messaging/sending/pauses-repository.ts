import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** How often each key had a turn lately, and when the last of them is; one may lie ahead. */
export async function turnsOf(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { times: number; last: Date }>> {
  const rows = await db
    .selectFrom('rate_limits')
    .select([
      'key',
      (select) => select.fn.sum<number>('hits').as('times'),
      (select) => select.fn.max('window_start').as('last'),
    ])
    .where(sql<boolean>`key = any(${keys})`)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, times, last }) => [key, { times: Number(times), last }]));
}

/** Counts turns beside the other limits, with which they are thrown away a day later. */
export async function insertTurns(tx: Db, turns: readonly { key: string; at: Date }[]): Promise<void> {
  await sql`
    insert into rate_limits (key, window_start, hits)
    select key, at, 1 from unnest(${turns.map(({ key }) => key)}::text[], ${turns.map(({ at }) => at.toISOString())}::timestamptz[]) as turn (key, at)
    on conflict (key, window_start) do update set hits = rate_limits.hits + 1`.execute(tx);
}
