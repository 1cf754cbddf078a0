import { sql, type Insertable } from 'kysely';
import type { Plan } from '#contract/accounts/plans.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { notSignedIn } from '#backend/platform/errors.ts';
import type { EventRow } from './access.ts';

/**
 * Holds the organiser's row until the transaction ends, so that two creates count one after the other.
 *
 * @returns the plan as it is now
 * @throws {Problem} 401 once the account is deleted: nobody could take away what is made afterwards
 */
export async function lockOrganiser(tx: Db, userId: string): Promise<Plan> {
  const organiser = await tx
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!organiser) throw notSignedIn();
  return organiser.plan;
}

export async function findEventByRequest(
  db: Db,
  organiserId: string,
  requestId: string,
): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('organiser_id', '=', organiserId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/**
 * Events the organiser made from `from` up to, not including, `until`, cancelled ones among them: each could invite.
 * Those of an account the same person deleted count, too.
 */
export async function countEventsMade(
  db: Db,
  organiserId: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select created_at from events where organiser_id = ${organiserId}
      union all
      select made_at from events_of_deleted where organiser_id = ${organiserId}
    ) as made where created_at >= ${from} and created_at < ${until}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function insertEvent(tx: Db, event: Insertable<Schema['events']>): Promise<void> {
  await tx.insertInto('events').values(event).execute();
}

/** Empties the coordinates of events at a place that have exactly these. What the event says stays as it is, so its version too. */
export async function clearVenuePosition(
  db: Db,
  { placeId, lat, lng }: { placeId: string; lat: number; lng: number },
): Promise<void> {
  await db
    .updateTable('events')
    .set({ venue_lat: null, venue_lng: null })
    .where('venue_place_id', '=', placeId)
    .where('venue_lat', '=', lat)
    .where('venue_lng', '=', lng)
    .execute();
}

export async function readEventRecord(db: Db, eventId: string): Promise<EventRow> {
  return db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow();
}

/**
 * Writes changed details if the event still has the version they were made from and was
 * not cancelled. @returns the event as it is now, undefined when it was not so
 */
export async function changeEvent(
  tx: Db,
  {
    eventId,
    version,
    columns,
    tellCalendars,
    now,
  }: {
    eventId: string;
    version: number;
    columns: Partial<Insertable<Schema['events']>>;
    tellCalendars: boolean;
    now: Date;
  },
): Promise<EventRow | undefined> {
  return tx
    .updateTable('events')
    .set((is) => ({
      ...columns,
      version: is('version', '+', 1),
      calendar_sequence: is('calendar_sequence', '+', tellCalendars ? 1 : 0),
      updated_at: now,
    }))
    .where('id', '=', eventId)
    .where('version', '=', version)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether it was active until now */
export async function markCancelled(tx: Db, eventId: string, now: Date): Promise<boolean> {
  // money that arrives holds the event by its key alone, so that no other change waits for it: this one does
  await tx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
  const { numUpdatedRows } = await tx
    .updateTable('events')
    .set((is) => ({
      status: 'cancelled' as const,
      cancelled_at: now,
      version: is('version', '+', 1),
      calendar_sequence: is('calendar_sequence', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', eventId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
