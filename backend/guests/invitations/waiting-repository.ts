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

/** No page of operators reads more deliveries than these. */
const MOST_READ = 20_000;

/** A page of the same, by organiser, counted among the 20,000 that wait the least: what it costs does not grow for ever. */
export async function listWaiting(
  db: Db,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ organiser_id: string; waiting: number; last: Date }[]> {
  const { rows } = await sql<{ organiser_id: string; waiting: number; last: Date }>`
    select events.organiser_id, count(*)::int as waiting, max(first.not_before) as last
    from (select event_id, not_before from deliveries
      where status = 'queued' and not_before > ${afterPause(now)}
      order by not_before limit ${MOST_READ}) as first
    join events on events.id = first.event_id
    group by events.organiser_id order by events.organiser_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Those of these organisers whose mails or messages wait for a later day; reads their own events alone. */
export async function whoWaits(db: Db, organiserIds: readonly string[], now: Date): Promise<string[]> {
  if (organiserIds.length === 0) return [];
  const rows = await db
    .selectFrom('events')
    .select('organiser_id')
    .distinct()
    .where('organiser_id', 'in', organiserIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('deliveries.event_id', '=', 'events.id')
          .where('deliveries.status', '=', 'queued')
          .where('deliveries.not_before', '>', afterPause(now)),
      ),
    )
    .execute();
  return rows.map(({ organiser_id: id }) => id);
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
