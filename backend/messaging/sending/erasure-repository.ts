import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Whose event it is, or was before they deleted their account. */
export async function organiserOf(db: Db, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce((select organiser_id from deleted_events where event_id = ${eventId}), (select organiser_id from events where id = ${eventId})) as id`.execute(
    db,
  );
  return rows[0]?.id ?? undefined;
}

const OF_DELETED = 'deleted-';

/** Stands for the organiser whose account is deleted. */
export const ofDeleted = (identity: string): string => `${OF_DELETED}${identity}`;

export const isOfDeleted = (organiserId: string): boolean => organiserId.startsWith(OF_DELETED);

/** Remembers whose these events were. */
export async function insertDeletedEvents(tx: Db, organiserId: string, now: Date): Promise<void> {
  await sql`
    insert into deleted_events (event_id, organiser_id, deleted_at)
    select id, organiser_id, ${now} from events where organiser_id = ${organiserId} on conflict do nothing`.execute(
    tx,
  );
}

/** Forgets what neither counts for a day nor, being older than `since`, for a share. */
export async function deleteUncounted(tx: Db, organiserId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom('contacted_addresses')
    .where('organiser_id', '=', organiserId)
    .where(({ eb, or }) => or([eb('written_at', 'is', null), eb('written_at', '<', since)]))
    .execute();
  await tx
    .deleteFrom('refused_addresses')
    .where('organiser_id', '=', organiserId)
    .where('created_at', '<', since)
    .execute();
}

/** Lets everything that counts for one organiser count for another. */
export async function moveSending(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    with contacted as (delete from contacted_addresses where organiser_id = ${from} returning *),
      refused as (delete from refused_addresses where organiser_id = ${from} returning *),
      stop as (delete from sending_stops where organiser_id = ${from} returning *),
      events_again as (update deleted_events set organiser_id = ${to} where organiser_id = ${from}),
      contacted_again as (
        insert into contacted_addresses (organiser_id, address_hash, mailbox_hash, day, written_at)
        select ${to}, address_hash, mailbox_hash, day, written_at from contacted on conflict do nothing),
      refused_again as (
        insert into refused_addresses (organiser_id, address_hash, kind, created_at)
        select ${to}, address_hash, kind, created_at from refused on conflict do nothing)
    insert into sending_stops (organiser_id, because, refused, contacted, stopped_at, kept_at)
    select ${to}, because, refused, contacted, stopped_at, kept_at from stop on conflict do nothing`.execute(
    tx,
  );
}

/** Forgets what was kept of deleted accounts and counts no more. */
export async function forgetDeletedBefore(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('contacted_addresses')
    .where('organiser_id', 'like', `${OF_DELETED}%`)
    .where('written_at', '<', since)
    .execute();
  await db
    .deleteFrom('refused_addresses')
    .where('organiser_id', 'like', `${OF_DELETED}%`)
    .where('created_at', '<', since)
    .execute();
  await db.deleteFrom('deleted_events').where('deleted_at', '<', since).execute();
}
