import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Takes turns: whoever counts an organiser's new addresses does so alone until the transaction ends. */
export async function lockCounting(tx: Db, organiserId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`new addresses ${organiserId}`}, 0))`.execute(tx);
}

/** On which day each of these addresses counts, of those the organiser wrote to before. */
export async function daysOf(
  db: Db,
  organiserId: string,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contacted_addresses')
    .select(['address_hash', 'day'])
    .where('organiser_id', '=', organiserId)
    .where(sql<boolean>`address_hash = any(${hashes})`)
    .execute();
  return new Map(rows.map(({ address_hash: hash, day }) => [hash, day]));
}

/** How many new addresses count on each day from `day` on. */
export async function newAddressesFrom(
  db: Db,
  organiserId: string,
  day: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contacted_addresses')
    .select(['day', (select) => select.fn.countAll<number>().as('number')])
    .where('organiser_id', '=', organiserId)
    .where('day', '>=', day)
    .groupBy('day')
    .execute();
  return new Map(rows.map((row) => [row.day, row.number]));
}

const CHUNK = 5000;

export async function insertContacted(
  db: Db,
  rows: readonly { organiser_id: string; address_hash: string; day: string }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insertInto('contacted_addresses')
      .values(rows.slice(from, from + CHUNK))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Notes that something went out to an address just now, whoever of the hosts asked for it. */
export async function markWritten(
  db: Db,
  row: { organiser_id: string; address_hash: string; day: string; written_at: Date },
): Promise<void> {
  await db
    .insertInto('contacted_addresses')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'address_hash']).doUpdateSet({ written_at: row.written_at }),
    )
    .execute();
}

/**
 * Gives the days of addresses back to which nothing went out and nothing waits any more, because their
 * guests were taken off the list, the event was cancelled or the sending failed.
 */
export async function releaseUnwritten(tx: Db, organiserId: string): Promise<void> {
  await sql`
    delete from contacted_addresses
    where organiser_id = ${organiserId} and written_at is null and address_hash not in (
      select encode(sha256(convert_to(waiting.address, 'UTF8')), 'hex') from (
        select deliveries.address from deliveries join events on events.id = deliveries.event_id
        where events.organiser_id = ${organiserId} and deliveries.status in ('queued', 'sending')
          and (events.status <> 'cancelled' or deliveries.kind = 'cancellation')
        union all
        select event_hosts.email from event_hosts join events on events.id = event_hosts.event_id
        where events.organiser_id = ${organiserId} and event_hosts.mail = 'queued') as waiting)`.execute(tx);
}

/** Addresses that count on a day after `day` and were not written to yet, the earliest day first. */
export async function waitingAfter(
  tx: Db,
  organiserId: string,
  day: string,
): Promise<{ address_hash: string; day: string }[]> {
  return tx
    .selectFrom('contacted_addresses')
    .select(['address_hash', 'day'])
    .where('organiser_id', '=', organiserId)
    .where('day', '>', day)
    .where('written_at', 'is', null)
    .orderBy('day')
    .orderBy('address_hash')
    .execute();
}

/** Lets these addresses count on another day. */
export async function changeDay(
  tx: Db,
  organiserId: string,
  hashes: readonly string[],
  day: string,
): Promise<void> {
  await tx
    .updateTable('contacted_addresses')
    .set({ day })
    .where('organiser_id', '=', organiserId)
    .where(sql<boolean>`address_hash = any(${hashes})`)
    .execute();
}

export async function accountMadeAt(db: Db, userId: string): Promise<Date | undefined> {
  return (await db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst())
    ?.created_at;
}

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

/** Lets an organiser send again, and counts what comes back anew. @returns whether they were stopped */
export async function deleteStop(db: Db, organiserId: string): Promise<boolean> {
  await db.deleteFrom('refused_addresses').where('organiser_id', '=', organiserId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('sending_stops')
    .where('organiser_id', '=', organiserId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
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
        insert into contacted_addresses (organiser_id, address_hash, day, written_at)
        select ${to}, address_hash, day, written_at from contacted on conflict do nothing),
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

export async function forgetContactsBefore(db: Db, { day, at }: { day: string; at: Date }): Promise<void> {
  await db.deleteFrom('contacted_addresses').where('day', '<', day).execute();
  await db.deleteFrom('refused_addresses').where('created_at', '<', at).execute();
}

/** How often each key had a turn lately, and when the last of them is; one may lie ahead. */
export async function turnsOf(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { times: number; last: Date }>> {
  const rows = await db
    .selectFrom('rate_limits')
    .select([
      'key',
      (select) => select.fn.sum<number>('hits').as('times'),
      (select) => select.fn.max('window_start').as('last'),
    ])
    .where(sql<boolean>`key = any(${keys})`)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, times, last }) => [key, { times: Number(times), last }]));
}

/** Counts turns beside the other limits, with which they are thrown away a day later. */
export async function insertTurns(tx: Db, turns: readonly { key: string; at: Date }[]): Promise<void> {
  await sql`
    insert into rate_limits (key, window_start, hits)
    select key, at, 1 from unnest(${turns.map(({ key }) => key)}::text[], ${turns.map(({ at }) => at.toISOString())}::timestamptz[]) as turn (key, at)
    on conflict (key, window_start) do update set hits = rate_limits.hits + 1`.execute(tx);
}
