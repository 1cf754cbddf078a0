import type { Pool } from 'pg';

/** A job as it was taken. */
export interface TakenJob {
  id: string;
  data: object;
  retryCount: number;
  retryLimit: number;
}

/**
 * Makes in the database what takes jobs. pg-boss's own statement puts all that is due in order before it takes the first
 * few: with 10,000 jobs in a queue each look costs as much as all of them. There is an index that has them in order, but
 * the planner, who knows nothing yet of 10,000 jobs added a moment ago, expects so few that it would rather sort them:
 * in here it may not.
 */
export async function makeTakeDue(pool: Pool): Promise<void> {
  await pool.query(`
  begin;
  -- processes that start at the same moment take turns
  select pg_advisory_xact_lock(hashtext('jobs.take_due'));
  create or replace function jobs.take_due(queue text, room integer)
  returns table (id uuid, data jsonb, "retryCount" integer, "retryLimit" integer)
  language plpgsql set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
  begin
    -- with the queue's name in its text only the queue's own part of the table is planned for
    return query execute format($take$
      with next as materialized (
        select job.id from jobs.job
        where job.name = %1$L and job.state < 'active' and job.start_after < now()
        order by job.start_after limit %2$s for update skip locked)
      update jobs.job set state = 'active', started_on = now(),
        retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
      from next where job.name = %1$L and job.id = next.id
      returning job.id, job.data, job.retry_count, job.retry_limit
    $take$, queue, room);
  end $$;
  commit`);
}

/** Takes up to `room` jobs of a queue, those first that fell due first; several processes may ask at once. */
export async function takeDue(pool: Pool, queue: string, room: number): Promise<TakenJob[]> {
  return (await pool.query<TakenJob>('select * from jobs.take_due($1, $2)', [queue, room])).rows;
}
