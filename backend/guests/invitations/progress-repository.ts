import { sql } from 'kysely';
import { RUN_GUESTS, type SendingRun } from '#contract/guests/invitations.ts';
import { PAUSE_MS } from '#backend/messaging/sending/pauses.ts';
import type { Db } from '#backend/platform/database/connect.ts';

type Kind = SendingRun['kind'];

/** What one request queued: it carries one moment. */
export interface Batch {
  kind: Kind;
  at: Date;
  waiting: number;
  /** When the last of it ended; what a provider tells of arrivals and readers does not count. */
  lastEnd: Date;
}

/** Everything queued for an event's guests, newest first; links the organiser sends are left out. */
export async function findBatches(db: Db, eventId: string): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select kind, created_at as "at",
      count(*) filter (where status in ('queued', 'sending')) as "waiting",
      coalesce(max(updated_at) filter (where status not in ('delivered', 'read')), created_at) as "lastEnd"
    from deliveries
    where event_id = ${eventId} and channel <> 'phone'
    group by kind, created_at
    order by created_at desc`.execute(db);
  return rows;
}

type Counts = Pick<
  SendingRun,
  'total' | 'sent' | 'waiting' | 'later' | 'delayed' | 'undelivered' | 'unwanted'
> & { pausedUntil: Date | null };

/** Each guest's last message of one kind queued from `since` on. */
const lastOfEach = (eventId: string, kind: Kind, since: Date) => sql`
  select distinct on (guest_id) guest_id, status, error, attempts, not_before from deliveries
  where event_id = ${eventId} and kind = ${kind} and channel <> 'phone' and created_at >= ${since}
  order by guest_id, created_at desc, id desc`;

/** Counts over the guests of a run. */
export async function countRun(db: Db, eventId: string, kind: Kind, since: Date, now: Date): Promise<Counts> {
  const pauseEnd = new Date(now.getTime() + PAUSE_MS);
  const { rows } = await sql<Counts>`
    select count(*) as "total",
      count(*) filter (where status in ('sent', 'delivered', 'read')) as "sent",
      count(*) filter (where status in ('queued', 'sending')) as "waiting",
      count(*) filter (where status = 'queued' and not_before > ${pauseEnd}) as "later",
      max(not_before) filter (where status = 'queued' and not_before > ${now} and not_before <= ${pauseEnd}) as "pausedUntil",
      count(*) filter (where status = 'queued' and attempts > 0) as "delayed",
      count(*) filter (where status in ('bounced', 'failed', 'unconfirmed')) as "undelivered",
      count(*) filter (where status = 'unsubscribed') as "unwanted"
    from (${lastOfEach(eventId, kind, since)}) as last`.execute(db);
  return (
    rows[0] ?? {
      total: 0,
      sent: 0,
      waiting: 0,
      later: 0,
      delayed: 0,
      undelivered: 0,
      unwanted: 0,
      pausedUntil: null,
    }
  );
}

/** The first guests a run did not reach, with the reason of each. */
export async function findNotReached(
  db: Db,
  eventId: string,
  kind: Kind,
  since: Date,
): Promise<SendingRun['notReached']> {
  const { rows } = await sql<SendingRun['notReached'][number]>`
    select guests.id as "_id", first_name as "firstName", last_name as "lastName", email, phone, last.error as "reason"
    from (${lastOfEach(eventId, kind, since)}) as last join guests on guests.id = last.guest_id
    where last.status in ('bounced', 'failed', 'unconfirmed')
    order by guests.position, guests.id
    limit ${RUN_GUESTS}`.execute(db);
  return rows;
}
