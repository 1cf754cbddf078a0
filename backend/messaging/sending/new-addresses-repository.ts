import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { stillOn } from '#backend/platform/database/still-on.ts';
import { insertRows } from '#backend/platform/database/insert-rows.ts';

/** Locks the counting of an organiser's new addresses until the transaction ends. */
export async function lockCounting(tx: Db, organiserId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`new addresses ${organiserId}`}, 0))`.execute(tx);
}

/** The day on which each of these addresses counts for the organiser; those not counted yet are left out. */
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

/** How many spellings of these mailboxes are new on each day from `day` on, by organiser. */
export async function newSpellingsFrom(
  db: Db,
  mailboxes: readonly string[],
  day: string,
): Promise<{ organiser_id: string; mailbox_hash: string; day: string; number: number }[]> {
  return db
    .selectFrom('contacted_addresses')
    .select(['organiser_id', 'mailbox_hash', 'day', (select) => select.fn.countAll<number>().as('number')])
    .where('mailbox_hash', '<>', '')
    .where(sql<boolean>`mailbox_hash = any(${mailboxes})`)
    .where('day', '>=', day)
    .groupBy(['organiser_id', 'mailbox_hash', 'day'])
    .execute();
}

export async function insertContacted(
  db: Db,
  rows: readonly { organiser_id: string; address_hash: string; mailbox_hash: string; day: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await insertRows(db, 'contacted_addresses', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that something went out to these addresses just now, whoever of the hosts asked for it; each pair of organiser and address once. */
export async function markWritten(
  db: Db,
  rows: readonly {
    organiser_id: string;
    address_hash: string;
    mailbox_hash: string;
    day: string;
    written_at: Date;
  }[],
): Promise<void> {
  await insertRows(db, 'contacted_addresses', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organiser_id', 'address_hash'])
        .doUpdateSet((excluded) => ({ written_at: excluded.ref('excluded.written_at') })),
    )
    .execute();
}

/**
 * Gives the days of addresses back to which nothing went out and nothing waits any more, because their
 * guests were taken off the list, the event was cancelled or is over, or the sending failed.
 */
export async function releaseUnwritten(tx: Db, organiserId: string, now: Date): Promise<void> {
  await sql`
    delete from contacted_addresses
    where organiser_id = ${organiserId} and written_at is null and address_hash not in (
      select encode(sha256(convert_to(waiting.address, 'UTF8')), 'hex') from (
        select deliveries.address from deliveries join events on events.id = deliveries.event_id
        where events.organiser_id = ${organiserId} and deliveries.status in ('queued', 'sending')
          and (deliveries.kind = 'cancellation' or (events.status <> 'cancelled' and ${stillOn(now)}))
        union all
        select thank_yous.address from thank_yous join events on events.id = thank_yous.event_id
        where events.organiser_id = ${organiserId} and thank_yous.status = 'queued'
        union all
        select event_hosts.email from event_hosts join events on events.id = event_hosts.event_id
        where events.organiser_id = ${organiserId} and event_hosts.mail = 'queued') as waiting)`.execute(tx);
}

/** Addresses that count on a day after `day` and were not written to yet, the earliest day first. */
export async function waitingAfter(
  tx: Db,
  organiserId: string,
  day: string,
): Promise<{ address_hash: string; mailbox_hash: string; day: string }[]> {
  return tx
    .selectFrom('contacted_addresses')
    .select(['address_hash', 'mailbox_hash', 'day'])
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

export async function forgetContactsBefore(db: Db, { day, at }: { day: string; at: Date }): Promise<void> {
  await db.deleteFrom('contacted_addresses').where('day', '<', day).execute();
  await db.deleteFrom('refused_addresses').where('created_at', '<', at).execute();
}
