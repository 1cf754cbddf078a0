import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Stands for an account that is gone, by `identityKey`, until the same person has another one. */
const ofDeleted = (identity: string): string => `deleted-${identity}`;

/** Which limits are counted for one account or its stand-in, the last part of their key: said as the index says it. */
export const countedFor = (account: string) => sql<boolean>`split_part(key, ':', -1) = ${account}`;

/** Lets every limit counted for one account or its stand-in count for another. */
async function moveCounts(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    with moved as (delete from rate_limits where ${countedFor(from)} returning *)
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
 * Keeps off which gifts somebody was taken and let in no more since, and whose mark of one as bought was taken back.
 * What is noted of the account itself stays: a payment it began may arrive yet.
 */
async function keepRefusals(tx: Db, userId: string, kept: string): Promise<void> {
  await sql`insert into collaborator_removals (gift_id, user_id, removed_at)
    select gift_id, ${kept}, removed_at from collaborator_removals as removal where user_id = ${userId} and not exists (
      select from collaboration_requests as request where request.gift_id = removal.gift_id and status = 'accepted'
        and newcomer_id = ${userId} and responded_at > removed_at)
    on conflict do nothing`.execute(tx);
  await sql`insert into purchase_refusals (gift_id, user_id, refused_at)
    select gift_id, ${kept}, refused_at from purchase_refusals where user_id = ${userId}
    on conflict do nothing`.execute(tx);
}

/**
 * Keeps what a deleted account has used of its limits and what hosts refused it, under a digest of the sign-in: else
 * deleting it would give back the day's suggested texts, the year's events and the gifts it was taken off. Call it
 * while the events are there.
 */
export async function keepCounts(tx: Db, userId: string, identity: string): Promise<void> {
  await sql`insert into events_of_deleted (event_id, organiser_id, made_at)
    select id, organiser_id, created_at from events where organiser_id = ${userId}
    on conflict do nothing`.execute(tx);
  await moveCounts(tx, userId, ofDeleted(identity));
  await keepRefusals(tx, userId, ofDeleted(identity));
}

/** Lets it count for the account the same person has just made. */
export async function bringCountsBack(tx: Db, identity: string, userId: string): Promise<void> {
  const kept = ofDeleted(identity);
  await moveCounts(tx, kept, userId);
  await tx
    .updateTable('collaborator_removals')
    .set({ user_id: userId })
    .where('user_id', '=', kept)
    .execute();
  await tx.updateTable('purchase_refusals').set({ user_id: userId }).where('user_id', '=', kept).execute();
}
