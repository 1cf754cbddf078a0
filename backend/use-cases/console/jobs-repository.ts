import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { RowRange } from './rows.ts';

/** A job that failed for good; what it holds is not read. */
export interface FailedJobRow {
  id: string;
  queue: string;
  failed_at: Date | null;
  retries: number;
}

/** The job queue's own table, newest failure first. */
export async function failedJobRows(db: Db, { limit, offset }: RowRange): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id::text as id, name as queue, completed_on as failed_at, retry_count as retries
    from jobs.job where state = 'failed' order by completed_on desc, id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** Lets a job that failed be tried once more, at once. @returns whether it had failed */
export async function tryJobAgain(tx: Db, queue: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update jobs.job set state = 'retry', start_after = now(), completed_on = null, output = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(tx);
  return numAffectedRows > 0n;
}
