import { sql, type Selectable } from 'kysely';
import { keepWhetherWritten } from './payers-repository.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import type { LanguageChoice } from '#contract/guests/guests.ts';
import { ADDRESS_LOCKS, addressLock } from '#backend/platform/database/address-lock.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { insertRows } from '#backend/platform/database/insert-rows.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId, newSecret } from '#backend/platform/ids.ts';
import { columnsOfGuest, guestColumnNames } from './columns.ts';
import type { NormalisedGuest } from './normalise.ts';

export type GuestRecord = Selectable<Schema['guests']>;

/** 128 random bits: short enough for a message, too long to guess. */
export const newLinkKey = () => newSecret(16);

/**
 * Adds guests after the last one. A guest whose e-mail or phone the event has already is
 * skipped, also when another request adds it at this moment.
 */
export async function insertGuestRows(tx: Db, eventId: string, guests: readonly NormalisedGuest[]) {
  if (guests.length === 0) return { inserted: [], skipped: [] };
  const { last } = await tx
    .selectFrom('guests')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  const made = guests.map((guest, place) => ({ guest, id: newId(), position: last + place + 1 }));
  const rows: GuestRecord[] = await insertRows(
    tx,
    'guests',
    made.map(({ guest, id, position }) => ({
      id,
      event_id: eventId,
      position,
      ...columnsOfGuest(guest),
      link_key: newLinkKey(),
    })),
  )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inserted: { guest: NormalisedGuest; row: GuestRecord }[] = [];
  const skipped: NormalisedGuest[] = [];
  for (const { guest, id } of made) {
    const row = byId.get(id);
    if (row) inserted.push({ guest, row });
    else skipped.push(guest);
  }
  return { inserted, skipped };
}

/** Joins the guests of an event to the people whose address is the guest's; who is about to have it waits until these guests are to be seen. */
export async function linkToUsers(tx: Db, eventId: string, guestId?: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ADDRESS_LOCKS}, lock) from (
    select distinct ${addressLock(sql`email`)} as lock from guests
    where event_id = ${eventId} and email <> '' and user_id is null order by lock) as locks`.execute(tx);
  await tx
    .updateTable('guests')
    .from('address_owners')
    .set((expression) => ({ user_id: expression.ref('address_owners.user_id') }))
    .whereRef('address_owners.email', '=', 'guests.email')
    .where('guests.event_id', '=', eventId)
    .where('guests.email', '<>', '')
    .where('guests.user_id', 'is', null)
    .$if(guestId !== undefined, (query) => query.where('guests.id', '=', guestId ?? ''))
    .execute();
}

export async function findGuest(db: Db, eventId: string, guestId: string): Promise<GuestRecord | undefined> {
  return db
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', guestId)
    .executeTakeFirst();
}

export async function findGuestWithKey(db: Db, key: string): Promise<GuestRecord | undefined> {
  return db
    .selectFrom('guests')
    .selectAll()
    .where(
      sql<boolean>`guests.id = coalesce(
        (select id from guests where link_key = ${key}), (select guest_id from merged_guests where link_key = ${key}))`,
    )
    .executeTakeFirst();
}

/** With a new key for the guest's personal link the old one opens nothing from now on, and one that was sent is outdated. */
const outdatedByNewKey = sql<boolean>`guests.link_outdated or exists (
  select from deliveries where deliveries.guest_id = guests.id and deliveries.kind <> 'cancellation'
    and deliveries.status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed', 'sent_by_host'))`;

/** Ends the links that lead to guests besides their own. */
const endMergedLinks = (tx: Db, guestIds: readonly string[]) =>
  tx
    .deleteFrom('merged_guests')
    .where(sql<boolean>`guest_id = any(${guestIds})`)
    .execute();

/** Guests of an event, locked until the transaction ends; others may go on naming them in rows of their own. */
export async function lockGuestRows(
  tx: Db,
  eventId: string,
  guestIds: readonly string[],
): Promise<GuestRecord[]> {
  return tx
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${guestIds})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Writes what guests are from now on, in one statement. The person joined to an address that is replaced is let go; with a
 * `linkKey` it is their link's. The language stays where none is given.
 */
export async function updateGuestRows(
  tx: Db,
  guests: readonly { id: string; fields: GuestValues; linkKey: string | null }[],
  language?: LanguageChoice,
): Promise<GuestRecord[]> {
  const relinked = guests.filter(({ linkKey }) => linkKey !== null);
  if (relinked.length > 0)
    await endMergedLinks(
      tx,
      relinked.map(({ id }) => id),
    );
  const changed = guests.map(({ id, fields, linkKey }) => ({
    id,
    link_key: linkKey,
    ...columnsOfGuest(fields),
  }));
  const { rows } = await sql<GuestRecord>`
    update guests set ${sql.join(guestColumnNames.map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`))},
      ${language === undefined ? sql`` : sql`language = ${language === 'any' ? null : language},`}
      user_id = case when changed.email = guests.email then guests.user_id end,
      email_stands = case when changed.email = guests.email then guests.email_stands end,
      link_key = coalesce(changed.link_key, guests.link_key),
      link_outdated = case when changed.link_key is null then guests.link_outdated else ${outdatedByNewKey} end
    from json_populate_recordset(null::guests, ${JSON.stringify(changed)}::json) as changed
    where guests.id = changed.id returning guests.*`.execute(tx);
  return rows;
}

/** Notes that hosts say a guest's address is right. */
export async function keepEmail(tx: Db, guestId: string): Promise<void> {
  await tx.updateTable('guests').set({ email_stands: true }).where('id', '=', guestId).execute();
}

/** Which other guest of the event has this e-mail or phone already. */
export async function contactTakenBy(db: Db, guest: GuestRecord, contact: { email: string; phone: string }) {
  return db
    .selectFrom('guests')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('event_id', '=', guest.event_id)
    .where('id', '<>', guest.id)
    .where((where) =>
      where.or([
        where.and([where('email', '=', contact.email), where('email', '<>', '')]),
        where.and([where('phone', '=', contact.phone), where('phone', '<>', '')]),
      ]),
    )
    .executeTakeFirst();
}

/** Takes a guest's row until the transaction ends: whoever counts on it (`standsOnList`) comes before or after. */
export async function lockGuest(tx: Db, eventId: string, guestId: string): Promise<GuestRecord | undefined> {
  return tx
    .selectFrom('guests')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a guest is on a list, from which nobody takes them until the transaction ends. */
export async function standsOnList(tx: Db, guestId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('guests')
    .select('id')
    .where('id', '=', guestId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteGuestRow(tx: Db, eventId: string, guestId: string): Promise<void> {
  await keepWhetherWritten(tx, [guestId]);
  await tx.deleteFrom('guests').where('event_id', '=', eventId).where('id', '=', guestId).execute();
}

/** Notes that a guest has a link that works, unless its key was replaced once more since `key` was sent. */
export async function linkSent(db: Db, guest: { id: string; link_key: string }): Promise<void> {
  await db
    .updateTable('guests')
    .set({ link_outdated: false })
    .where('id', '=', guest.id)
    .where('link_key', '=', guest.link_key)
    .where('link_outdated', '=', true)
    .execute();
}

export async function replaceLinkKey(
  db: Db,
  eventId: string,
  guestId: string,
): Promise<GuestRecord | undefined> {
  await endMergedLinks(db, [guestId]);
  return db
    .updateTable('guests')
    .set({ link_key: newLinkKey(), link_outdated: outdatedByNewKey })
    .where('event_id', '=', eventId)
    .where('id', '=', guestId)
    .returningAll()
    .executeTakeFirst();
}

/** Joins a person to the guests invited under an address that is proven to be theirs, whoever had it before. */
export async function linkGuestsToUser(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db
    .updateTable('guests')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'is distinct from', userId)
    .execute();
}

/** The guests invited at an address are nobody's account any more, as far as they were this one. */
export async function unlinkGuests(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db
    .updateTable('guests')
    .set({ user_id: null })
    .where('email', '=', email)
    .where('user_id', '=', userId)
    .execute();
}
