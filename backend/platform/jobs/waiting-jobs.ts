import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** A job that waits. */
export interface WaitingJob<Data> {
  data: Data;
  /** Seconds until it begins, as far as it is up to the clock; 0 for one that is due. */
  startsIn: number;
}

/** The jobs of a queue that wait and whose data has `part`, those first that begin first. They are held until the transaction ends. */
export async function holdWaitingJobs<Data>(
  tx: Db,
  queue: string,
  part: Partial<Data>,
): Promise<WaitingJob<Data>[]> {
  const { rows } = await sql<WaitingJob<Data>>`
    select data, greatest(0, extract(epoch from start_after - now()))::float8 as "startsIn" from jobs.job
    where name = ${queue} and state < 'active' and data @> ${JSON.stringify(part)}::jsonb
    order by start_after, id for update`.execute(tx);
  return rows;
}
