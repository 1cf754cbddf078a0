import type { Db } from '#backend/platform/database/connect.ts';
import { findLastFunction } from '#backend/events/functions/repository.ts';
import type { EventRow } from './access.ts';
import { startsAt } from './dates.ts';
import { OPEN_AFTER_START_MS } from '#backend/platform/database/still-on.ts';

/** Whether a day has passed since something began. */
export const beganLongAgo = (start: Date, now: Date): boolean =>
  start.getTime() + OPEN_AFTER_START_MS < now.getTime();

/**
 * Whether the event is over: a day has passed since it began, and since the last of its functions
 * began (docs/decisions/0023-functions.md). Then nobody answers and nobody is invited any more.
 * Asks for functions only once a day has passed since the event. `backend/platform/database/still-on.ts` says the same
 * in SQL.
 */
export async function isOver(
  db: Db,
  event: Pick<EventRow, 'id' | 'starts_at' | 'time_zone'>,
  now: Date,
): Promise<boolean> {
  if (!beganLongAgo(event.starts_at, now)) return false;
  const last = await findLastFunction(db, event.id);
  return !last || beganLongAgo(startsAt({ ...last, timeZone: event.time_zone }).toJSDate(), now);
}

/** Why nobody answers, is invited or brings a gift any more; null while they may. The answer-by day closes nothing (docs/decisions/0022). */
export async function whyClosed(
  db: Db,
  event: Pick<EventRow, 'id' | 'status' | 'starts_at' | 'time_zone'>,
  now: Date,
): Promise<'cancelled' | 'over' | null> {
  if (event.status === 'cancelled') return 'cancelled';
  return (await isOver(db, event, now)) ? 'over' : null;
}
