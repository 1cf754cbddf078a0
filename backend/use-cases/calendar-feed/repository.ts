import { sql } from 'kysely';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventRow } from '#backend/events/access.ts';

/** @returns what the address of this person's calendar is known by */
export async function findFeedOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id;
}

/** @returns whose calendar it is */
export async function findFeedOwner(db: Db, feedId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('id', '=', feedId)
    .executeTakeFirst();
  return row?.user_id;
}

/** Gives a person's calendar an address, in place of the one it had. */
export async function saveFeed(db: Db, feed: { id: string; userId: string; now: Date }): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ id: feed.id, user_id: feed.userId, created_at: feed.now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ id: feed.id, created_at: feed.now }))
    .execute();
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** An event of somebody's calendar, with the guest they are in it; null where they are a host. */
export type CalendarEventRow = EventRow & { guest_id: string | null; own_language: Language | null };

/**
 * The events a person hosts, or is a guest of who was sent something or said that they come, that begin after `since`: the next `limit`, each once.
 * Those somebody is both a host and a guest of, they see as a host does.
 */
export async function findCalendarEvents(
  db: Db,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<CalendarEventRow[]> {
  const { rows } = await sql<CalendarEventRow>`
    select events.*, mine.guest_id, mine.own_language
    from (
      select distinct on (event_id) event_id, guest_id, own_language
      from (
        select id as event_id, null as guest_id, null as own_language, 0 as position
          from events where organiser_id = ${userId}
        union all
        select event_id, null, null, 0 from event_hosts where user_id = ${userId}
        union all
        select guests.event_id, guests.id, guests.language, 1 + guests.position
          from guests left join replies on replies.guest_id = guests.id
          where guests.user_id = ${userId} and coalesce(replies.rsvp, 'pending') <> 'no'
            -- who merely puts somebody on a list writes nothing into their calendar
            and ((replies.rsvp = 'yes' and replies.source <> 'host') or exists (select from deliveries where deliveries.guest_id = guests.id
              and deliveries.channel = 'email' and deliveries.address = guests.email
              and deliveries.status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed')))
      ) as places
      order by event_id, position
    ) as mine
    join events on events.id = mine.event_id
    where events.starts_at > ${since}
    order by events.starts_at, events.id
    limit ${limit}`.execute(db);
  return rows;
}
