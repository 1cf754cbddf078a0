import { sql } from 'kysely';
import { isIP } from 'node:net';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { tooMany, type PublicMessage } from '#backend/platform/errors.ts';
import { addressGroups, networkOf } from './client-address.ts';
import { DAY_MS } from '#contract/common/durations.ts';

interface RateLimit {
  limit: number;
  windowSeconds: number;
  /** What this try counts for; 1 when left out. */
  weight?: number;
}

/** A try that was counted. */
export interface Counted {
  /** How many there were in this window, with this one. */
  hits: number;
  /** Seconds until it works again; 0 when this try is within the limit. */
  wait: number;
  /** Gives the try back, where it came to nothing. */
  giveBack(): Promise<void>;
}

/**
 * Counts one try of `who` at `what`; those above `limit` within `windowSeconds` have to wait. Counts live in
 * the database, so that all processes share them; counted in a transaction, a try counts if that is committed.
 */
export async function countTry(
  ctx: Context,
  db: Db,
  what: string,
  who: string,
  { limit, windowSeconds, weight = 1 }: RateLimit,
): Promise<Counted> {
  const now = ctx.now().getTime();
  const windowStart = windowOf(now, windowSeconds);
  const key = `${what}:${who}`;
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits (key, window_start, hits) values (${key}, ${windowStart}, ${weight})
    on conflict (key, window_start) do update set hits = rate_limits.hits + ${weight}
    returning hits`.execute(db);
  const hits = rows[0]?.hits ?? 0;
  return {
    hits,
    wait: hits > limit ? (windowStart.getTime() + windowSeconds * 1000 - now) / 1000 : 0,
    giveBack: () => giveTryBack(db, key, windowStart, weight),
  };
}

/** Settles a try that several limits counted: refused by one of them it counts in none. @returns seconds until it works again; 0 when it does */
export async function settleTry(counted: readonly Counted[]): Promise<number> {
  const wait = Math.max(...counted.map((each) => each.wait));
  if (wait > 0) for (const each of counted) await each.giveBack();
  return wait;
}

/** Gives back a try that was counted at `at`, as `Counted.giveBack` does where that is not at hand any more. */
export async function giveBackTry(
  db: Db,
  what: string,
  who: string,
  { at, windowSeconds }: { at: Date; windowSeconds: number },
): Promise<void> {
  await giveTryBack(db, `${what}:${who}`, windowOf(at.getTime(), windowSeconds));
}

const windowOf = (now: number, windowSeconds: number) => new Date(now - (now % (windowSeconds * 1000)));

async function giveTryBack(db: Db, key: string, windowStart: Date, weight = 1): Promise<void> {
  await sql`update rate_limits set hits = greatest(hits - ${weight}, 0) where key = ${key} and window_start = ${windowStart}`.execute(
    db,
  );
}

/**
 * Counts one try as `countTry` does, and refuses the ones above the limit.
 *
 * @param sentence what whoever is refused reads, by the seconds until it works again
 * @throws {Problem} 429 with Retry-After
 */
export async function limitRate(
  ctx: Context,
  what: string,
  who: string,
  limit: RateLimit,
  sentence?: (seconds: number) => PublicMessage,
): Promise<Counted> {
  const counted = await countTry(ctx, ctx.db, what, who, limit);
  if (counted.wait > 0) throw tooMany(counted.wait, sentence?.(counted.wait));
  return counted;
}

/** Where a wider network has this many times the tries of a narrow one. */
const WIDER_TIMES = 10;

/**
 * Counts one try by network address, as `addressGroups` says: an IPv4 address, or the /64 of an
 * IPv6 one and, with more room, the /48 around it. `shared` is for an IPv4 address where that has
 * another limit: a carrier's telephones, thousands of them, are behind one.
 *
 * @throws {Problem} 429 with Retry-After
 */
export async function limitAddress(
  ctx: Context,
  what: string,
  address: string,
  { limit, shared = limit, windowSeconds }: { limit: number; shared?: number; windowSeconds: number },
): Promise<void> {
  const [group, ...wider] = addressGroups(address);
  await limitRate(ctx, what, group, { limit: isIP(group) === 4 ? shared : limit, windowSeconds });
  for (const network of wider)
    await limitRate(ctx, what, network, { limit: limit * WIDER_TIMES, windowSeconds });
}

/** Somebody who is not signed in: their network address, and their browser where it is known. */
export interface Stranger {
  address: string;
  browser?: string | null;
}

/** One network has this part of what all together have, so that a few do not shut a door for everybody. */
export const NETWORKS = 20;

interface StrangersLimit {
  limit: number;
  shared: number;
  windowSeconds: number;
  /** Tries from one network, where all together have no limit. */
  network?: number;
  /** All of them together: for what is kept, with another way named. What somebody needs to sign in has no total (docs/decisions/0096). */
  total?: { limit: number; message: (seconds: number) => PublicMessage };
}

/**
 * Counts a try of somebody without an account: by browser, by address and the network around it, and where there is a `total`
 * all of them together, which no number of addresses gets around. A cookie can be thrown away, so it is only ever one more
 * limit; it lets the address of a carrier, many people's, have the `shared` room.
 *
 * @throws {Problem} 429 with Retry-After
 */
export async function limitStranger(
  ctx: Context,
  what: string,
  { address, browser = null }: Stranger,
  { limit, shared, windowSeconds, total, network = total && total.limit / NETWORKS }: StrangersLimit,
): Promise<void> {
  // what the sender cannot choose is counted first: a refused try leaves no row of its own
  await limitAddress(ctx, what, address, { limit, shared, windowSeconds });
  if (network !== undefined)
    await limitRate(ctx, `${what}-network`, networkOf(address), { limit: network, windowSeconds });
  if (browser !== null) await limitRate(ctx, `${what}-browser`, browser, { limit, windowSeconds });
  if (total) await limitRate(ctx, `${what}-all`, '', { limit: total.limit, windowSeconds }, total.message);
}

/** Throws away windows that ended more than a day ago. */
export async function forgetOldRateLimits(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('rate_limits')
    .where('window_start', '<', new Date(ctx.now().getTime() - DAY_MS))
    .execute();
}
