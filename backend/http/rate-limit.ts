import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { tooMany, type Said } from '../errors.ts';

/**
 * Counts one try of `who` at `what` and refuses the ones above `limit` within
 * `windowSeconds`. Counts live in the database, so that all processes share them.
 *
 * @param weight what this try counts for
 * @param sentence what whoever is refused reads, by the seconds until it works again
 * @returns how to give the try back, where it came to nothing
 * @throws {Problem} 429 with Retry-After
 */
export async function limitRate(
  ctx: Context,
  what: string,
  who: string,
  { limit, windowSeconds, weight = 1 }: { limit: number; windowSeconds: number; weight?: number },
  sentence?: (seconds: number) => Said,
): Promise<{ giveBack(): Promise<void> }> {
  const now = ctx.now().getTime();
  const windowStart = new Date(now - (now % (windowSeconds * 1000)));
  const key = `${what}:${who}`;
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits (key, window_start, hits) values (${key}, ${windowStart}, ${weight})
    on conflict (key, window_start) do update set hits = rate_limits.hits + ${weight}
    returning hits`.execute(ctx.db);
  if ((rows[0]?.hits ?? 0) > limit) {
    const seconds = (windowStart.getTime() + windowSeconds * 1000 - now) / 1000;
    throw tooMany(seconds, sentence?.(seconds));
  }
  return {
    async giveBack() {
      await sql`update rate_limits set hits = greatest(hits - ${weight}, 0) where key = ${key} and window_start = ${windowStart}`.execute(ctx.db);
    },
  };
}

/** Throws away windows that ended more than a day ago. */
export async function forgetOldRateLimits(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('rate_limits')
    .where('window_start', '<', new Date(ctx.now().getTime() - 24 * 3600 * 1000))
    .execute();
}
