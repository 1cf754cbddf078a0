import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { eventually } from '#tests/setup/patience.ts';

/**
 * Presses while somebody else holds the event, who changes its hosts once the request waits and then lets the event
 * go. For PostgreSQL: the embedded database has one connection.
 *
 * @returns what the request was answered
 */
export async function pressedMeanwhile<Answer>(
  { db }: Pick<Context, 'db'>,
  eventId: string,
  press: () => Promise<Answer>,
  change: (tx: Db) => Promise<unknown>,
): Promise<Answer> {
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.waiting;
  };
  const { answer } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
    const answer = press();
    await expect.poll(waiting, eventually).toBe(1);
    await change(tx);
    // as an object: a promise would be waited for here
    return { answer };
  });
  return answer;
}
