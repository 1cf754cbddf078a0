import type { Pool } from 'pg';

/** Makes the index that operators find failed jobs by: among all that ran lately they are few. */
export async function indexFailedJobs(pool: Pool): Promise<void> {
  await pool.query(`
  begin;
  -- processes that start at the same moment take turns
  select pg_advisory_xact_lock(hashtext('jobs.failed'));
  create index if not exists job_failed on jobs.job (completed_on desc, id) where state = 'failed';
  commit`);
}
