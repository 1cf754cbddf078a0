import { sql, type Selectable } from 'kysely';
import type { DraftEntries, EventType } from '#contract/events/events.ts';
import { keptPreview, type GuestListPreview } from '#contract/guests/guest-list-file.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';

/** Whose draft, and of which type of event: a person has one of each. */
export interface DraftKey {
  userId: string;
  eventType: EventType;
}

type DraftRow = Selectable<Schema['event_drafts']>;

/** The columns that say whose draft it is. */
export const keyed = ({ userId, eventType }: DraftKey) => ({ user_id: userId, event_type: eventType });

/** Writes given parts of a draft, which begins to exist with it; other parts stay. Holds the draft's row in a transaction. */
export async function writeDraft(
  db: Db,
  key: DraftKey,
  parts: { entries?: DraftEntries['entries']; pendingImport?: GuestListPreview | null },
  now: Date,
): Promise<void> {
  const columns = {
    ...(parts.entries ? { entries: JSON.stringify(parts.entries) } : {}),
    ...(parts.pendingImport === undefined
      ? {}
      : { pending_import: parts.pendingImport && JSON.stringify(stripNul(parts.pendingImport)) }),
    updated_at: now,
  };
  await db
    .insertInto('event_drafts')
    .values({ ...keyed(key), ...columns, turn: parts.entries ? 1 : 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'event_type'])
        .doUpdateSet(parts.entries ? { ...columns, turn: sql<number>`event_drafts.turn + 1` } : columns),
    )
    .execute();
}

/** Writes what was typed in a given turn; false when that turn is over. */
export async function writeDraftEntries(
  db: Db,
  key: DraftKey,
  draft: { entries: DraftEntries['entries']; turn: number },
  now: Date,
): Promise<boolean> {
  const entries = JSON.stringify(draft.entries);
  const saved = await db
    .insertInto('event_drafts')
    .values({ ...keyed(key), entries, turn: draft.turn, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'event_type'])
        .doUpdateSet({ entries, updated_at: now })
        .where('event_drafts.turn', '=', draft.turn),
    )
    .returning('turn')
    .executeTakeFirst();
  return saved !== undefined;
}

export const findDraft = async (db: Db, key: DraftKey): Promise<DraftRow | undefined> =>
  asKept(await draftOf(db, key).executeTakeFirst());

const asKept = (row: DraftRow | undefined): DraftRow | undefined =>
  row && { ...row, pending_import: row.pending_import && keptPreview(row.pending_import) };

const draftOf = (db: Db, key: DraftKey) =>
  db
    .selectFrom('event_drafts')
    .selectAll()
    .where((where) => where.and(keyed(key)));

/** A draft that nobody else changes until the transaction ends. */
export async function holdDraft(tx: Db, key: DraftKey): Promise<DraftRow | undefined> {
  return asKept(await draftOf(tx, key).forUpdate().executeTakeFirst());
}

/** Forms this person began, by what was typed as the event's name, latest first. */
export async function findBegunForms(db: Db, userId: string) {
  const { rows } = await sql<{ event_type: EventType; event_name: string | null; updated_at: Date }>`
    select event_type, updated_at,
      jsonb_path_query_first(entries, 'strict $[*] ? (@[0] == "eventName")[1]') #>> '{}' as event_name
    from event_drafts
    where user_id = ${userId} and jsonb_array_length(entries) > 0
    order by updated_at desc`.execute(db);
  return rows;
}

/** Takes the previewed file out of the draft, once: whoever comes second finds none. Holds the draft's row. */
export async function takePendingImport(tx: Db, key: DraftKey, now: Date): Promise<GuestListPreview | null> {
  const draft = await holdDraft(tx, key);
  if (!draft?.pending_import) return null;
  await writeDraft(tx, key, { pendingImport: null }, now);
  return draft.pending_import;
}

/** Ends a draft with its guests. Its turns go on in an empty one, so that what was typed before cannot come back late. */
export async function endDraft(tx: Db, key: DraftKey, now: Date): Promise<void> {
  const ended = await tx
    .deleteFrom('event_drafts')
    .where((where) => where.and(keyed(key)))
    .returning('turn')
    .executeTakeFirst();
  if (!ended) return;
  await tx
    .insertInto('event_drafts')
    .values({ ...keyed(key), turn: ended.turn + 1, updated_at: now })
    .execute();
}

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('event_drafts').where('updated_at', '<', before).execute();
}

/** Takes the coordinates out of drafts whose venue is this place at exactly this position. */
export async function clearDraftPosition(
  db: Db,
  { placeId, lat, lng }: { placeId: string; lat: number; lng: number },
): Promise<void> {
  const positionEntries = JSON.stringify([
    ['venue.placeId', placeId],
    ['venue.lat', String(lat)],
    ['venue.lng', String(lng)],
  ]);
  await sql`
    update event_drafts
    set entries = (select coalesce(jsonb_agg(entry order by place), '[]') from jsonb_array_elements(entries) with ordinality as each (entry, place)
      where entry->>0 not in ('venue.lat', 'venue.lng'))
    where jsonb_path_query_first(entries, 'strict $[*] ? (@[0] == "venue.placeId")[1]', '{}', true) = to_jsonb(${placeId}::text)
      and entries @> ${positionEntries}::jsonb`.execute(db);
}
