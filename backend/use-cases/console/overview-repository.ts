import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

interface Counts {
  jobsWaiting: number;
  jobsFailed: number;
  mailsFailed: number;
  messagesFailed: number;
  quarantine: number;
  stopped: number;
  schema: string;
}

/** What an operator sees first, in one statement. Each number is read from an index of the rows it counts. */
export async function countTroubles(db: Db, since: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from jobs.job where state < 'active') as "jobsWaiting",
      (select count(*) from jobs.job where state = 'failed') as "jobsFailed",
      (select max(name) from schema_migrations) as "schema",
      (select count(*) from payment_quarantine) as "quarantine",
      (select count(*) from sending_stops) as "stopped",
      count(*) filter (where channel = 'email') as "mailsFailed",
      count(*) filter (where channel <> 'email') as "messagesFailed"
    from deliveries where status in ('failed', 'bounced') and updated_at >= ${since}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('Counting answers one row');
  return counts;
}
