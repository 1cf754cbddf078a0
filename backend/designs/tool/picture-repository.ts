import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { DesignToolSchema } from '#backend/platform/database/design-tool-schema.ts';

export type ExportRow = Selectable<DesignToolSchema['design_tool_exports']>;

/** Exports of an event a page shows. */
const SHOWN = 6;

/** Adds an export, or finds the one of the same design that is being made already; `use_it` once wanted stays so. */
export async function addExport(
  db: Db,
  row: Insertable<DesignToolSchema['design_tool_exports']>,
): Promise<{ row: ExportRow; isNew: boolean }> {
  const kept = await db
    .insertInto('design_tool_exports')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'user_id', 'design_id'])
        .where('status', '=', 'working')
        .doUpdateSet({ use_it: sql<boolean>`design_tool_exports.use_it or excluded.use_it` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row: kept, isNew: kept.id === row.id };
}

export async function findExport(db: Db, exportId: string): Promise<ExportRow | undefined> {
  return db.selectFrom('design_tool_exports').selectAll().where('id', '=', exportId).executeTakeFirst();
}

/** An export for the transaction that ends it; undefined when it has ended or is gone. */
export async function lockWorkingExport(tx: Db, exportId: string): Promise<ExportRow | undefined> {
  return tx
    .selectFrom('design_tool_exports')
    .selectAll()
    .where('id', '=', exportId)
    .where('status', '=', 'working')
    .forUpdate()
    .executeTakeFirst();
}

export async function updateExport(
  db: Db,
  exportId: string,
  change: Partial<Pick<ExportRow, 'status' | 'provider_job_id' | 'image_id' | 'failure' | 'title'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('design_tool_exports')
    .set({ ...change, updated_at: now })
    .where('id', '=', exportId)
    .execute();
}

export async function countWorking(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('design_tool_exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'working')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last exports of an event, the newest first. */
export async function listExports(db: Db, eventId: string): Promise<ExportRow[]> {
  return db
    .selectFrom('design_tool_exports')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}

export async function putPicture(
  db: Db,
  row: Selectable<DesignToolSchema['design_tool_pictures']>,
): Promise<void> {
  const { event_id: _event, ...rest } = row;
  await db
    .insertInto('design_tool_pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(rest))
    .execute();
}

export async function deletePicture(db: Db, eventId: string): Promise<void> {
  await db.deleteFrom('design_tool_pictures').where('event_id', '=', eventId).execute();
}

/** The picture an event uses, with its size. */
export async function findPicture(db: Db, eventId: string) {
  return db
    .selectFrom('design_tool_pictures')
    .innerJoin('images', 'images.id', 'design_tool_pictures.image_id')
    .select(['image_id', 'design_id', 'title', 'width', 'height'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}
