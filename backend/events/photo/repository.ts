import type { Db } from '#backend/platform/database/connect.ts';

/** Names the picture an event's page shows, or none; a cancelled event keeps what it has. @returns whether it was active */
export async function putEventPhoto(tx: Db, eventId: string, imageId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('events')
    .set({ photo_id: imageId })
    .where('id', '=', eventId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
