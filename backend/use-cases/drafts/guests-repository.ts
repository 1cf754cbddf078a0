import { sql, type Selectable } from 'kysely';
import type { GuestEntry } from '#contract/guests/guests.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { insertRows } from '#backend/platform/database/insert-rows.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId } from '#backend/platform/ids.ts';
import { containing } from '#backend/platform/search.ts';
import { endDraft, type DraftKey } from './repository.ts';

type DraftGuestRow = Selectable<Schema['draft_guests']>;

/** A guest ready to be kept: phone in E.164 or empty, e-mail lower-cased or empty. */
export type ReadyGuest = Pick<GuestEntry, 'firstName' | 'lastName' | 'phone' | 'email' | 'withFamily'>;

const guestsOf = (db: Db, { userId, eventType }: DraftKey) =>
  db.selectFrom('draft_guests').where('user_id', '=', userId).where('event_type', '=', eventType);

const columnsOf = (guest: ReadyGuest) => ({
  first_name: guest.firstName,
  last_name: guest.lastName,
  phone: guest.phone,
  email: guest.email,
  with_family: guest.withFamily,
});

/**
 * Adds guests after those the draft has. @returns those left out because the draft has
 * somebody with their e-mail or phone already
 */
export async function insertDraftGuests<G extends ReadyGuest>(
  tx: Db,
  key: DraftKey,
  guests: readonly G[],
): Promise<G[]> {
  if (guests.length === 0) return [];
  const { last } = await guestsOf(tx, key)
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const made = guests.map((guest, place) => ({ guest, id: newId(), position: last + place + 1 }));
  const rows = await insertRows(
    tx,
    'draft_guests',
    made.map(({ guest, id, position }) => ({
      id,
      user_id: key.userId,
      event_type: key.eventType,
      position,
      ...columnsOf(guest),
    })),
  )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const kept = new Set(rows.map(({ id }) => id));
  return made.filter(({ id }) => !kept.has(id)).map(({ guest }) => guest);
}

/** A page of a draft's guests whose name, e-mail or phone holds `search`. `count` is how many there are on all pages. */
export async function searchDraftGuests(db: Db, key: DraftKey, search: string) {
  const found = guestsOf(db, key).$if(search !== '', (query) =>
    query.where((where) => {
      const digits = search.replace(/[\s().-]/g, '');
      return where.or([
        where(sql<string>`first_name || ' ' || last_name`, 'ilike', containing(search)),
        where('email', 'ilike', containing(search)),
        ...(digits === '' ? [] : [where('phone', 'like', containing(digits))]),
      ]);
    }),
  );
  const { count } = await found
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    count,
    page: (limit: number, offset: number): Promise<DraftGuestRow[]> =>
      found.selectAll().orderBy('position').orderBy('id').limit(limit).offset(offset).execute(),
  };
}

export async function countDraftGuests(
  db: Db,
  key: DraftKey,
): Promise<{ total: number; withFamily: number }> {
  return guestsOf(db, key)
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      select.fn.countAll<number>().filterWhere('with_family', '=', true).as('withFamily'),
    ])
    .executeTakeFirstOrThrow();
}

/** E-mails and phones of a draft's guests, to tell repeated ones. */
export async function draftContacts(db: Db, key: DraftKey): Promise<{ email: string; phone: string }[]> {
  return guestsOf(db, key).select(['email', 'phone']).execute();
}

/** @returns whether the draft has such a guest */
export async function changeDraftGuest(
  db: Db,
  key: DraftKey,
  guestId: string,
  guest: ReadyGuest,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('draft_guests')
    .set(columnsOf(guest))
    .where('id', '=', guestId)
    .where('user_id', '=', key.userId)
    .where('event_type', '=', key.eventType)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDraftGuest(db: Db, key: DraftKey, guestId: string): Promise<void> {
  await db
    .deleteFrom('draft_guests')
    .where('id', '=', guestId)
    .where('user_id', '=', key.userId)
    .where('event_type', '=', key.eventType)
    .execute();
}

export async function setWithFamily(db: Db, key: DraftKey, withFamily: boolean): Promise<void> {
  await db
    .updateTable('draft_guests')
    .set({ with_family: withFamily })
    .where('user_id', '=', key.userId)
    .where('event_type', '=', key.eventType)
    .execute();
}

/** The guests of a draft in their order, and the end of the draft. Holds its row, so that no guest is added in between. */
export async function takeDraftGuests(tx: Db, key: DraftKey, now: Date): Promise<GuestEntry[]> {
  await tx
    .selectFrom('event_drafts')
    .select('user_id')
    .where('user_id', '=', key.userId)
    .where('event_type', '=', key.eventType)
    .forUpdate()
    .execute();
  const rows = await guestsOf(tx, key).selectAll().orderBy('position').orderBy('id').execute();
  await endDraft(tx, key, now);
  return rows.map((row) => ({
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    email: row.email,
    withFamily: row.with_family,
  }));
}
