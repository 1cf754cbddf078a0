import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { kept } from './kept.ts';

/** Rows deleted by one statement, so that no lock is held for long. */
const BATCH = 1000;

const DAY_MS = 24 * 3600 * 1000;

/** Every night: throws away what is older than `kept` says. */
export function repeatForgettingOldRows(ctx: Context): void {
  ctx.jobs.repeat('forget-old-rows', '23 3 * * *', async () => void (await forgetOldRows(ctx)));
}

/** @returns how many rows of each table went */
export async function forgetOldRows(ctx: Context, batch = BATCH): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const [table, how] of Object.entries(kept)) {
    if (!('days' in how)) continue;
    const cutoff = new Date(ctx.now().getTime() - how.days * DAY_MS);
    const [before = '', ...after] = how.rule.split('$cutoff');
    const rule = sql.join([sql.raw(before), ...after.map((text) => sql`${cutoff}${sql.raw(text)}`)], sql``);
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)} where ${rule} limit ${batch}))`.execute(ctx.db);
      gone[table] = (gone[table] ?? 0) + Number(numAffectedRows);
      if (Number(numAffectedRows) < batch) break;
    }
  }
  if (Object.values(gone).some((count) => count > 0)) ctx.log.info({ rows: gone }, 'threw away old rows');
  return gone;
}
