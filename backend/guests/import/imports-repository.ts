import { sql, type Selectable } from 'kysely';
import { keptAnswer, type GuestImportAdded } from '#contract/guests/guest-imports.ts';
import { keptPreview, type GuestListPreview } from '#contract/guests/guest-list-file.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import { fieldsOfGuest, guestColumnNames } from '#backend/guests/columns.ts';
import type { ListedGuest } from './listed-guests.ts';

export type GuestImportRow = Selectable<Schema['guest_imports']>;

/** Whose file it is, for which event. */
export interface ImportKey {
  userId: string;
  eventId: string;
  importId: string;
}

/** Keeps what was read of a file, in place of one that this person sent for the event before and that nobody of was added. */
export async function putGuestImport(
  db: Db,
  { userId, eventId, importId }: ImportKey,
  preview: GuestListPreview,
  now: Date,
): Promise<void> {
  const columns = { id: importId, preview: JSON.stringify(stripNul(preview)), created_at: now };
  await db
    .insertInto('guest_imports')
    .values({ ...columns, user_id: userId, event_id: eventId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'event_id']).where('answer', 'is', null).doUpdateSet(columns),
    )
    .execute();
}

/** Puts what was read in another way in place of what was read before; false once its guests were added. */
export async function changeGuestImport(
  db: Db,
  { userId, eventId, importId }: ImportKey,
  preview: GuestListPreview,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guest_imports')
    .set({ preview: JSON.stringify(stripNul(preview)) })
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A file this person sent for the event; `lock` holds it until the transaction ends. */
export async function findGuestImport(
  db: Db,
  { userId, eventId, importId }: ImportKey,
  { lock = false } = {},
): Promise<GuestImportRow | undefined> {
  const row = await db
    .selectFrom('guest_imports')
    .selectAll()
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return (
    row && {
      ...row,
      preview: row.preview && keptPreview(row.preview),
      answer: row.answer && keptAnswer(row.answer),
    }
  );
}

/** Notes what became of a file; its guests stand on the list now. */
export async function answerGuestImport(tx: Db, importId: string, answer: GuestImportAdded): Promise<void> {
  await tx
    .updateTable('guest_imports')
    .set({ preview: null, answer: JSON.stringify(answer) })
    .where('id', '=', importId)
    .execute();
}

/** Forgets a file of which nobody was added. */
export async function deleteGuestImport(db: Db, { userId, eventId, importId }: ImportKey): Promise<void> {
  await db
    .deleteFrom('guest_imports')
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('answer', 'is', null)
    .execute();
}

/** Who is on an event's list, as the rows of a file are compared with them. */
export async function findListedGuests(db: Db, eventId: string): Promise<ListedGuest[]> {
  const rows = await db
    .selectFrom('guests')
    .select(['id', ...guestColumnNames])
    .select(
      sql<
        string[]
      >`array(select unnest(signs) from merged_guests where merged_guests.guest_id = guests.id)`.as('signs'),
    )
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, fields: fieldsOfGuest(row), mergedSigns: row.signs }));
}

/** Whether anybody on the list was sent an invitation, or has one under way. */
export async function hasInvited(db: Db, eventId: string): Promise<boolean> {
  const sent = await db
    .selectFrom('deliveries')
    .select('id')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'invitation')
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
