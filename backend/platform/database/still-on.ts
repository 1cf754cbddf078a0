import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '#contract/common/durations.ts';

/** How long after its beginning something is over: long enough for any celebration to have ended. */
export const OPEN_AFTER_START_MS = DAY_MS;

/**
 * Whether a row called `events` is not over, as `backend/events/closing.ts` says it of one event: no day has passed
 * since it began, or since one of its functions did.
 */
export function stillOn(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - OPEN_AFTER_START_MS);
  return sql<boolean>`(events.starts_at >= ${since} or exists (select from event_functions as functions
    where functions.event_id = events.id
      and concat_ws(' ', functions.date, functions.time)::timestamp at time zone events.time_zone >= ${since}))`;
}
