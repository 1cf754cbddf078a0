import { sql } from 'kysely';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { asJson } from '#backend/platform/database/as-json.ts';
import { newId } from '#backend/platform/ids.ts';
import { ofThese, type Which } from '#backend/guests/filter-repository.ts';

/** The columns that are changed of many guests at once, and what they hold. */
export interface ManyColumns {
  tags: string[];
  side: string;
  language: Language | null;
}
export type ManyColumn = keyof ManyColumns;

/** Guests with what they have in a column, locked until the transaction ends. */
export async function lockValues<Column extends ManyColumn>(
  tx: Db,
  eventId: string,
  which: Which,
  column: Column,
): Promise<{ id: string; value: ManyColumns[Column] }[]> {
  const { rows } = await sql<{ id: string; value: ManyColumns[Column] }>`
    select id, ${sql.ref(column)} as value from guests
    where event_id = ${eventId} and ${ofThese(tx, eventId, which)}
    order by id for update`.execute(tx);
  return rows;
}

/** Writes a column of many guests in one statement. */
export async function writeValues<Column extends ManyColumn>(
  tx: Db,
  column: Column,
  rows: readonly { id: string; value: ManyColumns[Column] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const changed = JSON.stringify(rows.map(({ id, value }) => ({ id, [column]: value })));
  await sql`
    update guests set ${sql.ref(column)} = changed.${sql.ref(column)}
    from json_populate_recordset(null::guests, ${changed}::json) as changed
    where guests.id = changed.id`.execute(tx);
}

/** Of these guests those who answered after a moment. */
export async function findAnsweredSince(
  tx: Db,
  guestIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('replies')
    .select('guest_id')
    .where(sql<boolean>`guest_id = any(${guestIds})`)
    .where('updated_at', '>', since)
    .execute();
  return new Set(rows.map((row) => row.guest_id));
}

/** What takes a change back: values from and to, who was invited to a function or left out, or rows kept aside. */
export type KeptChange =
  | { kind: 'values'; column: ManyColumn; guests: { id: string; before: unknown; after: unknown }[] }
  | { kind: 'invited' | 'left-out'; functionId: string; guestIds: string[] }
  | { kind: 'removed'; guests: string[]; rows: unknown };

/** Keeps what takes a change back. @returns its identifier */
export async function keepChange(
  tx: Db,
  { eventId, userId }: { eventId: string; userId: string },
  kept: KeptChange,
  now: Date,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('guest_changes')
    .values({ id, event_id: eventId, user_id: userId, kept: asJson(kept), created_at: now })
    .execute();
  return id;
}

/** Takes what was kept of a change, once; of nobody else's, and none from before `since`. */
export async function takeChange(
  tx: Db,
  { eventId, userId, changeId }: { eventId: string; userId: string; changeId: string },
  since: Date,
) {
  const row = await tx
    .deleteFrom('guest_changes')
    .where('id', '=', changeId)
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning(['kept', 'created_at'])
    .executeTakeFirst();
  return row && { kept: row.kept as KeptChange, at: row.created_at };
}

/** Ends what was kept of changes before a moment. */
export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('guest_changes').where('created_at', '<', before).execute();
}
