import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { insertRows } from '#backend/platform/database/insert-rows.ts';

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

/** Counts turns beside the other limits, with which they are thrown away a day later; each key once. */
export async function insertTurns(tx: Db, turns: readonly { key: string; at: Date }[]): Promise<void> {
  await insertRows(
    tx,
    'rate_limits',
    turns.map(({ key, at }) => ({ key, window_start: at, hits: 1 })),
  )
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }),
    )
    .execute();
}
