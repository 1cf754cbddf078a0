import { sql } from 'kysely';
import type { ChannelWish } from '#contract/guests/invitations.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** When an event's invitations go out, and how. */
interface SendingPlan {
  send_at: Date;
  channel: ChannelWish;
}

export const findSendingPlan = async (db: Db, eventId: string): Promise<SendingPlan | undefined> =>
  db
    .selectFrom('planned_sendings')
    .select(['send_at', 'channel'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();

/** Whether an organiser's sending is stopped, and what is planned for an event of theirs. */
export async function findStopAndPlan(
  db: Db,
  { eventId, organiserId }: { eventId: string; organiserId: string },
): Promise<{ stopped: boolean; plan: SendingPlan | null }> {
  const { rows } = await sql<{ stopped: boolean; send_at: Date | null; channel: ChannelWish | null }>`
    select exists (select from sending_stops where organiser_id = ${organiserId}) as stopped, send_at, channel
    from (select ${eventId}::text as id) as event left join planned_sendings on planned_sendings.event_id = event.id`.execute(
    db,
  );
  const [row] = rows;
  const plan = row?.send_at && row.channel ? { send_at: row.send_at, channel: row.channel } : null;
  return { stopped: row?.stopped ?? false, plan };
}

/** How many due plans are read at once. */
export const DUE_AT_ONCE = 200;

/** Keeps the plan of an event; a new one takes the place of the old. */
export async function writeSendingPlan(tx: Db, eventId: string, plan: SendingPlan, now: Date): Promise<void> {
  await tx
    .insertInto('planned_sendings')
    .values({ event_id: eventId, ...plan, created_at: now })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ ...plan, created_at: now }))
    .execute();
}

/** @returns whether there was a plan */
export async function removeSendingPlan(tx: Db, eventId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('planned_sendings')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** A plan whose moment has come. */
interface DueSending {
  event_id: string;
  send_at: Date;
}

/** Events whose moment has come and whose organiser may send, the longest waiting first; those `after` another one. */
export async function findDueSendings(db: Db, now: Date, after?: DueSending): Promise<DueSending[]> {
  return (
    db
      .selectFrom('planned_sendings')
      .innerJoin('events', 'events.id', 'planned_sendings.event_id')
      .select(['event_id', 'send_at'])
      .where('send_at', '<=', now)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(send_at, event_id) > (${after?.send_at}, ${after?.event_id})`),
      )
      // a stop ends when an operator has looked; the invitations go out then
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sending_stops')
              .select('sending_stops.organiser_id')
              .whereRef('sending_stops.organiser_id', '=', 'events.organiser_id'),
          ),
        ),
      )
      .orderBy('send_at')
      .orderBy('event_id')
      .limit(DUE_AT_ONCE)
      .execute()
  );
}
