import { sql, type Selectable } from 'kysely';
import type { EventFileContents, EventFileHead } from '#contract/events/event-file.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type EventImportRow = Selectable<Schema['event_imports']>;

export async function insertImport(
  db: Db,
  row: { id: string; userId: string; contents: EventFileContents; now: Date },
): Promise<void> {
  await db
    .insertInto('event_imports')
    .values({
      id: row.id,
      user_id: row.userId,
      source: row.contents.head.source,
      contents: JSON.stringify(row.contents),
      created_at: row.now,
    })
    .execute();
}

/** A file this person sent; `lock` holds it until the transaction ends. */
export async function findImport(
  db: Db,
  userId: string,
  importId: string,
  { lock = false } = {},
): Promise<EventImportRow | undefined> {
  return db
    .selectFrom('event_imports')
    .selectAll()
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** What is in a file this person sent, without its guests: those of a long list would be read for two numbers. */
interface ImportSummary {
  id: string;
  source: string;
  created_at: Date;
  head: EventFileHead;
  guests: number;
  replies: number;
  /** Those that were not lost before the file was made. */
  pictures: number;
}

/** A file of which no event was made yet. */
export async function findImportSummary(
  db: Db,
  userId: string,
  importId: string,
): Promise<ImportSummary | undefined> {
  const { rows } = await sql<ImportSummary>`
    select id, source, created_at, contents->'head' as head, jsonb_array_length(contents->'guests') as guests,
      (select count(*)::int from jsonb_path_query(contents, '$.guests[*].reply ? (@.rsvp != "pending")')) as replies,
      (select count(*)::int from jsonb_path_query(contents, '$.pictures[*] ? (@ != null)')) as pictures
    from event_imports where id = ${importId} and user_id = ${userId} and contents is not null`.execute(db);
  return rows[0];
}

/** Their events that were made from a file of the same event. */
export async function eventsMadeFrom(
  db: Db,
  userId: string,
  source: string,
): Promise<{ id: string; event_name: string }[]> {
  return db
    .selectFrom('event_imports')
    .innerJoin('events', 'events.id', 'event_imports.event_id')
    .select(['events.id', 'events.event_name'])
    .where('event_imports.user_id', '=', userId)
    .where('event_imports.source', '=', source)
    .where('events.organiser_id', '=', userId)
    .orderBy('event_imports.created_at', 'desc')
    .limit(5)
    .execute();
}

/** Notes the event that was made; what is in it now stands in its own rows. */
export async function markMade(tx: Db, importId: string, eventId: string): Promise<void> {
  await tx
    .updateTable('event_imports')
    .set({ event_id: eventId, contents: null })
    .where('id', '=', importId)
    .execute();
}

/** Takes the files of a person away of which no event was made: one, or all of them. @returns the pictures they came with */
export async function takeUnusedImports(tx: Db, userId: string, importId?: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('event_imports')
    .where('user_id', '=', userId)
    .where('event_id', 'is', null)
    .$if(importId !== undefined, (query) => query.where('id', '=', importId ?? ''))
    .returning(sql<(string | null)[] | null>`contents->'pictures'`.as('pictures'))
    .execute();
  return rows.flatMap(({ pictures }) => pictures ?? []).filter((id) => id !== null);
}
