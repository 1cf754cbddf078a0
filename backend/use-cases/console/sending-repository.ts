import { sql } from 'kysely';
import { nothingNewer } from '#backend/guests/invitations/retry-service.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { RowRange } from './rows.ts';

/** Mails and messages that did not arrive, newest first: by an index of these alone. */
export const failedDeliveryRows = (db: Db, { limit, offset }: RowRange) =>
  db
    .selectFrom('deliveries')
    .select(['id', 'event_id', 'kind', 'channel', 'status', 'error', 'updated_at'])
    .select(nothingNewer.as('newest'))
    .where('status', 'in', ['failed', 'bounced'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Organisers whose sending is stopped, those first that were stopped last. */
export const stoppedRows = (db: Db, { limit, offset }: RowRange) =>
  db
    .selectFrom('sending_stops')
    .selectAll()
    .orderBy('stopped_at', 'desc')
    .orderBy('organiser_id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Events whose mails or messages did not arrive since a moment, the worst first. */
export async function troubledEvents(db: Db, since: Date, { limit, offset }: RowRange) {
  const { rows } = await sql<{ event: string; organiser: string; count: number; at: Date }>`
    select troubled.*, events.organiser_id as organiser from (
      select event_id as event, count(*) as count, max(updated_at) as at from deliveries
      where status in ('failed', 'bounced') and updated_at >= ${since} group by event_id
    ) as troubled join events on events.id = troubled.event
    order by count desc, event limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
