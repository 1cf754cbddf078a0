import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '#backend/platform/database/connect.ts';

/** Where it is said that the list of jobs has grown. */
export const CHANNEL = 'shagun_jobs';

/** Whether a transaction leaves it to its process to announce its jobs. */
const SETTING = 'shagun.announces_later';

/**
 * Lets the database announce jobs itself, in the transaction that adds them or moves them to another time: whoever does
 * it, also a retry or a job by the clock, once for a transaction, and not at all for one that is undone. PostgreSQL
 * commits transactions that do so one after the other, disk and all, so those that people wait for are silent and their
 * process says it afterwards.
 */
export async function announceJobs(pool: Pool): Promise<void> {
  await pool.query(`
    do $do$ begin
      perform pg_advisory_xact_lock(hashtext('${CHANNEL}'));
      create or replace function jobs.announce() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' or coalesce(current_setting('${SETTING}', true), '') = '' then
          perform pg_notify('${CHANNEL}', '');
        end if;
        return null;
      end $$;
      if not exists (select from pg_trigger where tgname = 'announce' and tgrelid = 'jobs.job'::regclass) then
        create trigger announce after insert or update of start_after on jobs.job for each statement execute function jobs.announce();
      end if;
    end $do$`);
}

/** Keeps the database from announcing what this transaction adds. Whoever calls this says it after the commit. */
export async function silence(tx: Db): Promise<void> {
  await sql`select set_config(${SETTING}, 'yes', true)`.execute(tx);
}

/** Says from this process that jobs were added. */
interface Announcer {
  announce(): void;
  /** Waits until what was to be said is said. */
  stop(): Promise<void>;
}

/** Many transactions in a row are one notice in this time. */
const LEAST_GAP_MS = 50;

/** Makes an announcer; its first notice is given at once. One that does not get through is made up for by the next look. */
export function createAnnouncer(
  pool: { query(text: string): Promise<unknown> },
  onError: (error: unknown) => void,
): Announcer {
  let due = false;
  let notice: Promise<void> | undefined;
  let gap: NodeJS.Timeout | undefined;

  async function sendNotice(): Promise<void> {
    due = false;
    await pool.query(`select pg_notify('${CHANNEL}', '')`).catch(onError);
    notice = undefined;
    gap = setTimeout(() => {
      gap = undefined;
      if (due) notice = sendNotice();
    }, LEAST_GAP_MS);
  }

  return {
    announce() {
      due = true;
      if (!notice && !gap) notice = sendNotice();
    },
    async stop() {
      await notice;
      clearTimeout(gap);
      if (due) await sendNotice();
      clearTimeout(gap);
    },
  };
}
