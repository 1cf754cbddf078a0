import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { PAUSE_MS } from '#backend/messaging/sending/pauses.ts';

/** What waits no longer than a pause waits for that, and not for a day. */
const afterPause = (now: Date) => new Date(now.getTime() + PAUSE_MS);

/** Those whose mails or messages wait for a later day, with how many and the last day. */
export async function findWaiting(
  db: Db,
  now: Date,
): Promise<{ organiser_id: string; waiting: number; last: Date }[]> {
  const { rows } = await sql<{ organiser_id: string; waiting: number; last: Date }>`
    select events.organiser_id, count(*)::int as waiting, max(deliveries.not_before) as last
    from deliveries join events on events.id = deliveries.event_id
    where deliveries.status = 'queued' and deliveries.not_before > ${afterPause(now)}
    group by events.organiser_id order by events.organiser_id`.execute(db);
  return rows;
}

/** What waits of one organiser for a later day, locked. */
export const lockWaiting = async (tx: Db, organiserId: string, now: Date) =>
  tx
    .selectFrom('deliveries')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .select(['deliveries.id', 'deliveries.address', 'deliveries.channel', 'deliveries.not_before'])
    .where('events.organiser_id', '=', organiserId)
    .where('deliveries.status', '=', 'queued')
    .where('deliveries.not_before', '>', afterPause(now))
    .forUpdate('deliveries')
    .execute();

/** Puts deliveries off until `notBefore`, or has them sent at once with null; `error` is what their organiser reads. */
export async function setWaiting(
  tx: Db,
  deliveryIds: readonly string[],
  { notBefore, error }: { notBefore: Date | null; error: string },
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ not_before: notBefore, error })
    .where('id', 'in', deliveryIds)
    .execute();
}
