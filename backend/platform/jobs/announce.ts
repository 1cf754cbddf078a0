import type { Pool } from 'pg';

/** Where it is said that the list of jobs has grown. */
export const CHANNEL = 'shagun_jobs';

/**
 * Lets the database say so itself, in the transaction that adds jobs or moves them to another time: whoever does it,
 * also a retry or a job by the clock, once for a transaction, and not at all for one that is undone.
 */
export async function announceJobs(pool: Pool): Promise<void> {
  await pool.query(`
    do $do$ begin
      perform pg_advisory_xact_lock(hashtext('${CHANNEL}'));
      if exists (select from pg_trigger where tgname = 'announce' and tgrelid = 'jobs.job'::regclass) then
        return;
      end if;
      create or replace function jobs.announce() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${CHANNEL}', '');
        return null;
      end $$;
      create trigger announce after insert or update of start_after on jobs.job for each statement execute function jobs.announce();
    end $do$`);
}
