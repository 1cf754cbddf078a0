import type { Db } from '#backend/platform/database/connect.ts';

/** Puts a delivery that failed back into the queue, unless a later one of its kind took its place. */
export const queueFailedAgain = async (
  tx: Db,
  deliveryId: string,
  now: Date,
): Promise<{ channel: string; event_id: string } | undefined> =>
  tx
    .updateTable('deliveries')
    .set({ status: 'queued', error: '', not_before: null, updated_at: now })
    .where('id', '=', deliveryId)
    .where('status', '=', 'failed')
    .where('channel', '<>', 'phone')
    .where('followed', '=', false)
    .returning(['channel', 'event_id'])
    .executeTakeFirst();
