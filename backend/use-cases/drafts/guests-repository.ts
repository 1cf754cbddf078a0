import { sql } from 'kysely';
import type { DraftGuest } from '#contract/events/events.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { insertRows } from '#backend/platform/database/insert-rows.ts';
import { newId } from '#backend/platform/ids.ts';
import { columnsOfChange, columnsOfGuest, fieldsOfGuest, guestColumnNames } from '#backend/guests/columns.ts';
import { matchesSearch } from '#backend/guests/service.ts';
import { endDraft, holdDraft, keyed, type DraftKey } from './repository.ts';

/** A guest ready to be kept: phone in E.164 or empty, e-mail lower-cased or empty. */
export type ReadyGuest = GuestValues;

const guestsOf = (db: Db, key: DraftKey) =>
  db.selectFrom('draft_guests as guests').where((where) => where.and(keyed(key)));

const guestOf = (key: DraftKey, id: string) => ({ id, ...keyed(key) });

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
      ...guestOf(key, id),
      position,
      ...columnsOfGuest(guest),
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
  const found = guestsOf(db, key).where(matchesSearch(search));
  const { count } = await found
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    count,
    page: async (limit: number, offset: number): Promise<DraftGuest[]> => {
      const rows = found
        .select(['id', ...guestColumnNames])
        .orderBy('position')
        .orderBy('id');
      const some = await rows.limit(limit).offset(offset).execute();
      return some.map((row) => ({ _id: row.id, ...fieldsOfGuest(row) }));
    },
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

/** The guests of a draft who can be reached, to tell repeated ones: all, or those with one of these e-mails or phones. */
export async function draftContacts(
  db: Db,
  key: DraftKey,
  among?: readonly Pick<ReadyGuest, 'email' | 'phone'>[],
): Promise<{ id: string; fields: ReadyGuest }[]> {
  const contacts = (name: 'email' | 'phone') => among?.map((guest) => guest[name]).filter(Boolean) ?? [];
  const rows = await guestsOf(db, key)
    .select(['id', ...guestColumnNames])
    .where((where) => where.or([where('email', '<>', ''), where('phone', '<>', '')]))
    .$if(among !== undefined, (query) =>
      query.where(
        sql<boolean>`((email <> '' and email = any(${contacts('email')})) or (phone <> '' and phone = any(${contacts('phone')})))`,
      ),
    )
    .execute();
  return rows.map((row) => ({ id: row.id, fields: fieldsOfGuest(row) }));
}

export async function findDraftGuest(
  db: Db,
  key: DraftKey,
  guestId: string,
): Promise<ReadyGuest | undefined> {
  const row = await guestsOf(db, key).select(guestColumnNames).where('id', '=', guestId).executeTakeFirst();
  return row && fieldsOfGuest(row);
}

/** @returns whether the draft has such a guest */
export async function changeDraftGuest(
  db: Db,
  key: DraftKey,
  guestId: string,
  change: Partial<ReadyGuest>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('draft_guests')
    .set(columnsOfChange(change))
    .where((where) => where.and(guestOf(key, guestId)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDraftGuest(db: Db, key: DraftKey, guestId: string): Promise<void> {
  await db
    .deleteFrom('draft_guests')
    .where((where) => where.and(guestOf(key, guestId)))
    .execute();
}

export async function setWithFamily(db: Db, key: DraftKey, withFamily: boolean): Promise<void> {
  await db
    .updateTable('draft_guests')
    .set({ with_family: withFamily })
    .where((where) => where.and(keyed(key)))
    .execute();
}

/** The guests of a draft in their order, and the end of the draft. Holds its row, so that no guest is added in between. */
export async function takeDraftGuests(tx: Db, key: DraftKey, now: Date): Promise<GuestEntry[]> {
  await holdDraft(tx, key);
  const rows = await guestsOf(tx, key).select(guestColumnNames).orderBy('position').orderBy('id').execute();
  await endDraft(tx, key, now);
  return rows.map(fieldsOfGuest);
}
