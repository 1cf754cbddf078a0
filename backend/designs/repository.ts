import type { Selectable } from 'kysely';
import type { DesignSelection } from '#contract/designs/designs.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { DesignSchema } from '#backend/platform/database/design-schema.ts';

export type DesignRow = Selectable<DesignSchema['event_designs']>;

/** The design an event uses. */
export async function findDesign(db: Db, eventId: string): Promise<DesignRow | undefined> {
  const row = await findAnyDesign(db, eventId);
  return row?.cleared_at ? undefined : row;
}

/** The design an event uses, or else the one that was cleared last. */
export async function findAnyDesign(db: Db, eventId: string): Promise<DesignRow | undefined> {
  return db.selectFrom('event_designs').selectAll().where('event_id', '=', eventId).executeTakeFirst();
}

/** Writes what was chosen. Pictures of an earlier choice stay until new ones are there. */
export async function putDesign(
  tx: Db,
  eventId: string,
  { photo, ...selection }: DesignSelection,
  now: Date,
): Promise<void> {
  const chosen = {
    selection: JSON.stringify(selection),
    photo_id: photo || null,
    failed: null,
    chosen_at: now,
    cleared_at: null,
  };
  await tx
    .insertInto('event_designs')
    .values({ event_id: eventId, ...chosen })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(chosen))
    .execute();
}

/** Takes the design off its event, with its pictures; what was chosen stays in its row. @returns the design there was */
export async function putCleared(tx: Db, eventId: string, now: Date): Promise<DesignRow | undefined> {
  const used = await lockDesign(tx, eventId);
  if (!used) return undefined;
  await tx
    .updateTable('event_designs')
    .set({
      cleared_at: now,
      drawn: null,
      failed: null,
      wide_image_id: null,
      tall_image_id: null,
      print_image_id: null,
    })
    .where('event_id', '=', eventId)
    .execute();
  return used;
}

/** The design as `findDesign` finds it, which nobody clears or chooses before the transaction ends. */
export async function lockDesign(tx: Db, eventId: string): Promise<DesignRow | undefined> {
  return tx
    .selectFrom('event_designs')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('cleared_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a mail of the event to a guest may show this picture: one that left since it was drawn. */
export async function isInMail(tx: Db, eventId: string, imageId: string): Promise<boolean> {
  const mail = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('event_id', '=', eventId)
    .where('kind', '=', 'invitation')
    .where('status', '<>', 'queued')
    .where('channel', '=', 'email')
    .where('updated_at', '>=', (select) =>
      select.selectFrom('images').select('created_at').where('id', '=', imageId),
    )
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Notes which pictures show the design now. */
export async function putPictures(
  tx: Db,
  eventId: string,
  drawn: string,
  images: { wide: string; tall: string; print: string },
): Promise<void> {
  await tx
    .updateTable('event_designs')
    .set({
      drawn,
      failed: null,
      wide_image_id: images.wide,
      tall_image_id: images.tall,
      print_image_id: images.print,
    })
    .where('event_id', '=', eventId)
    .execute();
}

/** What of a design's words could not be written: letters without a typeface, and whether a text was cut. */
export interface DesignNotes {
  leftOut: string[];
  cut: boolean;
}

export async function putNotes(
  db: Db,
  eventId: string,
  noted: string,
  { leftOut, cut }: DesignNotes,
): Promise<void> {
  await db
    .updateTable('event_designs')
    .set({ noted, left_out: leftOut, cut })
    .where('event_id', '=', eventId)
    .execute();
}

export async function putFailure(db: Db, eventId: string, failed: string): Promise<void> {
  await db.updateTable('event_designs').set({ failed }).where('event_id', '=', eventId).execute();
}
