import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** That no other delivery of its kind went to the guest of a row of `deliveries` after it. */
export const nothingNewer = sql<boolean>`not exists (select from deliveries as newer
  where newer.guest_id = deliveries.guest_id and newer.kind = deliveries.kind
    and (newer.created_at, newer.id) > (deliveries.created_at, deliveries.id))`;

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
    .where(nothingNewer)
    .returning(['channel', 'event_id'])
    .executeTakeFirst();
