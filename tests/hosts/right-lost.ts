import { expect } from 'vitest';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { eventually } from '#tests/setup/patience.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

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
  const { answer } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
    const answer = press();
    await expect.poll(() => countWaiting(db), eventually).toBe(1);
    await change(tx);
    // as an object: a promise would be waited for here
    return { answer };
  });
  return answer;
}
