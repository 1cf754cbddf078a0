import { sql } from 'kysely';
import type { NamedGuestList } from '#contract/guests/guest-filter.ts';
import { foldTag, readTags } from '#contract/guests/guest-tags.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { asJson } from '#backend/platform/database/as-json.ts';
import { newId } from '#backend/platform/ids.ts';

/** The filters of an event that hosts saved, by name. */
export async function findGuestLists(db: Db, eventId: string) {
  return db
    .selectFrom('guest_lists')
    .select(['id', 'name', 'filter'])
    .where('event_id', '=', eventId)
    .orderBy('folded')
    .execute();
}

/** The tags and the sides that guests of an event have, each once and by name. */
export async function findGuestWords(db: Db, eventId: string): Promise<{ tags: string[]; sides: string[] }> {
  const { rows } = await sql<{ isTag: boolean; word: string }>`
    select distinct true as "isTag", tag as word from guests, unnest(tags) tag where event_id = ${eventId}
    union all
    select distinct false, side from guests where event_id = ${eventId} and side <> ''
    order by word`.execute(db);
  const words = (isTag: boolean) => rows.filter((row) => row.isTag === isTag).map(({ word }) => word);
  return { tags: readTags(...words(true)), sides: words(false) };
}

/** Saves a filter under a name, in place of one of the same name. */
export async function putGuestList(
  tx: Db,
  eventId: string,
  { name, filter }: Omit<NamedGuestList, '_id'>,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('guest_lists')
    .values({
      id: newId(),
      event_id: eventId,
      name,
      folded: foldTag(name),
      filter: asJson(filter),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'folded']).doUpdateSet({ name, filter: asJson(filter) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false where the event has no such list */
export async function deleteGuestListRow(tx: Db, eventId: string, listId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('guest_lists')
    .where('event_id', '=', eventId)
    .where('id', '=', listId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
