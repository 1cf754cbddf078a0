import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Stands for an account that is gone, by `identityKey`, until the same person has another one. */
const ofDeleted = (identity: string): string => `deleted-${identity}`;

/** Lets every limit counted for one account or its stand-in count for another. */
async function moveCounts(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    with moved as (delete from rate_limits where right(key, ${sql.lit(from.length + 1)}) = ${`:${from}`} returning *)
    insert into rate_limits (key, window_start, hits)
    select left(key, ${sql.lit(-from.length)}) || ${to}, window_start, hits from moved
    on conflict (key, window_start) do update set hits = rate_limits.hits + excluded.hits`.execute(tx);
  await tx
    .updateTable('events_of_deleted')
    .set({ organiser_id: to })
    .where('organiser_id', '=', from)
    .execute();
}

/**
 * Keeps what a deleted account has used of its limits, under a digest of the sign-in: else deleting it would give
 * back the day's suggested texts and the year's events. Call it while the events are there.
 */
export async function keepCounts(tx: Db, userId: string, identity: string): Promise<void> {
  await sql`insert into events_of_deleted (event_id, organiser_id, made_at)
    select id, organiser_id, created_at from events where organiser_id = ${userId}
    on conflict do nothing`.execute(tx);
  await moveCounts(tx, userId, ofDeleted(identity));
}

/** Lets it count for the account the same person has just made. */
export const bringCountsBack = (tx: Db, identity: string, userId: string): Promise<void> =>
  moveCounts(tx, ofDeleted(identity), userId);
