import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Of the addresses really written to since a moment: how many there are, how many refused for good, and how many said it was not for them. */
export async function countRefusals(
  db: Db,
  organiserId: string,
  since: Date,
): Promise<{ contacted: number; bounced: number; unwanted: number }> {
  const { rows } = await sql<{ contacted: number; bounced: number; unwanted: number }>`
    select
      (select count(*) from contacted_addresses where organiser_id = ${organiserId} and written_at >= ${since}) as "contacted",
      count(*) filter (where kind = 'bounced') as "bounced",
      count(*) filter (where kind = 'unwanted') as "unwanted"
    from refused_addresses where organiser_id = ${organiserId} and created_at >= ${since}`.execute(db);
  return rows[0] ?? { contacted: 0, bounced: 0, unwanted: 0 };
}

/** @returns whether it is the first time this address refuses in this way */
export async function insertRefused(
  db: Db,
  row: { organiser_id: string; address_hash: string; kind: 'bounced' | 'unwanted'; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('refused_addresses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns whether the organiser was not stopped before */
export async function insertStop(
  db: Db,
  stop: {
    organiser_id: string;
    because: 'bounced' | 'unwanted';
    refused: number;
    contacted: number;
    stopped_at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sending_stops')
    .values(stop)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function isStopped(db: Db, organiserId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('sending_stops')
      .select('organiser_id')
      .where('organiser_id', '=', organiserId)
      .executeTakeFirst()) !== undefined
  );
}

/** Everybody whose sending is stopped, the longest first. */
export const findStops = (db: Db) =>
  db.selectFrom('sending_stops').selectAll().orderBy('stopped_at').execute();

/** @returns whether this organiser was stopped */
export async function keepStop(db: Db, organiserId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sending_stops')
    .set({ kept_at: now })
    .where('organiser_id', '=', organiserId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets an organiser who is stopped send again, and counts what comes back anew. @returns whether they were stopped */
export async function deleteStop(db: Db, organiserId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sending_stops')
    .where('organiser_id', '=', organiserId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db.deleteFrom('refused_addresses').where('organiser_id', '=', organiserId).execute();
  return true;
}

/** The organiser of an event, and where a delivery went. */
export async function findSender(
  db: Db,
  deliveryId: string,
): Promise<{ organiser_id: string; address: string } | undefined> {
  return db
    .selectFrom('deliveries')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .select(['events.organiser_id', 'deliveries.address'])
    .where('deliveries.id', '=', deliveryId)
    .executeTakeFirst();
}
