import type { Db } from '#backend/platform/database/connect.ts';
import type { ColumnsOfTables } from '#contract/guests/guest-list-file.ts';

/** Whose file it is, and what for: an event's list, or the draft of a type of event. */
export interface FileKey {
  userId: string;
  place: `event:${string}` | `draft:${string}`;
}

const keyed = ({ userId, place }: FileKey) => ({ user_id: userId, place });

/** Keeps a file as it was sent, in place of one before. */
export async function putListFile(
  tx: Db,
  key: FileKey,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
  now: Date,
): Promise<void> {
  const columns = { file_name: fileName, bytes: Buffer.from(bytes), created_at: now };
  await tx
    .insertInto('guest_list_files')
    .values({ ...keyed(key), ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet(columns))
    .execute();
}

export async function findListFile(db: Db, key: FileKey) {
  return db
    .selectFrom('guest_list_files')
    .select(['file_name', 'bytes'])
    .where((where) => where.and(keyed(key)))
    .executeTakeFirst();
}

export async function deleteListFile(db: Db, key: FileKey): Promise<void> {
  await db
    .deleteFrom('guest_list_files')
    .where((where) => where.and(keyed(key)))
    .execute();
}

/** Which column is what in a file with these headings, as somebody said before. */
export async function findColumnsOfShape(
  db: Db,
  userId: string,
  shape: string,
): Promise<ColumnsOfTables | undefined> {
  const row = await db
    .selectFrom('guest_list_shapes')
    .select('choices')
    .where('user_id', '=', userId)
    .where('shape', '=', shape)
    .executeTakeFirst();
  return row?.choices;
}

/** Remembers which column is what in a file with these headings, and nothing else that was said of it. */
export async function putColumnsOfShape(
  db: Db,
  { userId, shape }: { userId: string; shape: string },
  { tables }: ColumnsOfTables,
  now: Date,
): Promise<void> {
  const choices = JSON.stringify({ tables: tables.map(({ columns: kinds }) => ({ columns: kinds })) });
  const columns = { choices, used_at: now };
  await db
    .insertInto('guest_list_shapes')
    .values({ user_id: userId, shape, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'shape']).doUpdateSet(columns))
    .execute();
}
