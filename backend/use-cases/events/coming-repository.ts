import { sql } from 'kysely';
import type { HostRole } from '#contract/common/host-roles.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventRow } from '#backend/events/access.ts';

/** An event that lies ahead, with whether its invitation has a design, and how this person helps where it is somebody else's. */
export type ComingEventRow = EventRow & {
  has_design: boolean;
  role: HostRole | null;
  organiser_first_name: string;
  organiser_last_name: string;
};

/**
 * The next events this person organises or helps with that begin after `since` and are not cancelled, soonest
 * first, and how many there are in all.
 */
export async function findComingEvents(
  db: Db,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<{ rows: ComingEventRow[]; count: number }> {
  const { rows } = await sql<ComingEventRow & { count: number }>`
    select coming.*, organisers.first_name as organiser_first_name, organisers.last_name as organiser_last_name,
      exists (select from event_designs where event_designs.event_id = coming.id and cleared_at is null)
        or exists (select from design_tool_pictures where design_tool_pictures.event_id = coming.id) as has_design
    from (
      select mine.*, count(*) over () as count
      from (
        select events.*, null as role from events
          where organiser_id = ${userId} and status = 'active' and starts_at > ${since}
        union all
        select events.*, role from event_hosts join events on events.id = event_hosts.event_id
          where user_id = ${userId} and status = 'active' and starts_at > ${since}
      ) as mine
      order by starts_at, id
      limit ${limit}
    ) as coming
    join users as organisers on organisers.id = coming.organiser_id
    order by coming.starts_at, coming.id`.execute(db);
  return { rows, count: rows[0]?.count ?? 0 };
}
