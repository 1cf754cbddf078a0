import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Jobs by queue and state: what waits, runs, is tried again or failed for good and was not archived yet. */
export async function countJobs(db: Db) {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select name as queue, state::text, count(*) as count from jobs.job
    where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db);
  return rows;
}

/** Money whose way is not settled: how many payments, refunds and voucher orders are asked about, and their paise. */
export async function moneyInFlight(db: Db) {
  const { rows } = await sql<{ what: string; count: number; paise: number }>`
    select 'payments' as what, count(*) as count, coalesce(sum(amount_paise), 0)::bigint as paise
      from payments where next_check_at is not null
    union all select 'refunds', count(*), coalesce(sum(amount_paise), 0)::bigint from refunds where next_check_at is not null
    union all select 'redemptions', count(*), coalesce(sum(amount_paise), 0)::bigint
      from redemptions where next_check_at is not null`.execute(db);
  return rows;
}
