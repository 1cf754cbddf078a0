import type { Context } from '#backend/platform/context.ts';
import { kept } from './kept.ts';
import { deleteBatch } from './repository.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/** Rows deleted by one statement, so that no lock is held for long. */
const BATCH = 1000;

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
    for (let rows = batch; rows === batch;) {
      rows = await deleteBatch(ctx.db, { table, rule: how.rule, cutoff, batch });
      gone[table] = (gone[table] ?? 0) + rows;
    }
  }
  if (Object.values(gone).some((count) => count > 0)) ctx.log.info({ rows: gone }, 'threw away old rows');
  return gone;
}
