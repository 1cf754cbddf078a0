import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from './schema.ts';
import { databaseIsAway } from './server-client.ts';

/** How long a reader waits for a replica to have what the primary had when they came, in milliseconds. */
const CATCH_UP_MS = 300;
const LOOK_EVERY_MS = 10;
/** How long a replica that was away or behind is left alone, in milliseconds. */
const LEFT_ALONE_MS = 5_000;

/** SQLSTATEs: the replica had to throw away rows that a statement was still reading, or needed a page that one held. */
const IN_THE_WAY_OF_REPLAY = new Set<unknown>(['40001', '40P01']);

/**
 * Does `work`, which may only read, where it burdens the primary least. It finds whatever was committed before it was
 * asked for, by anybody. It may be begun a second time, so it does nothing but read and answer.
 */
export type Read = <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;

/** Ways to read what is long. */
export interface Reading {
  /** One piece of work. */
  read: Read;
  /** For many, one after the other: all of them find what was committed before the first, and where to read is settled once. */
  beginReading(): Promise<Read>;
}

/**
 * Reads from a replica that has replayed everything the primary had committed when the reader came, else from the
 * primary (docs/decisions/0052). So nobody misses what they just changed, in whatever process. The log says once when
 * the replica is no use, and once when it is again.
 */
export function readFromReplica(primary: Kysely<Schema>, replica: Kysely<Schema>, log: Logger): Reading {
  let leftAloneUntil = 0;
  let isUsed = true;
  const leaveAlone = (why: object) => {
    leftAloneUntil = performance.now() + LEFT_ALONE_MS;
    if (isUsed) log.warn(why, 'the replica cannot be read; the primary is read instead');
    isUsed = false;
  };

  async function isUpToDate(): Promise<boolean> {
    if (performance.now() < leftAloneUntil) return false;
    const position = await committedPosition(primary);
    try {
      if (!(await reaches(replica, position))) {
        leaveAlone({ behind: position });
        return false;
      }
    } catch (err) {
      leaveAlone({ err });
      return false;
    }
    if (!isUsed) log.info('the replica is read again');
    isUsed = true;
    return true;
  }

  const beginReading = async (): Promise<Read> => {
    let isUsable = await isUpToDate();
    return async (work) => {
      if (!isUsable) return work(primary);
      try {
        return await work(replica);
      } catch (err) {
        const code = err instanceof Error && 'code' in err ? err.code : '';
        if (!IN_THE_WAY_OF_REPLAY.has(code) && !databaseIsAway(err)) throw err;
        isUsable = false;
        leaveAlone({ err });
        return work(primary);
      }
    };
  };
  return { beginReading, read: async (work) => (await beginReading())(work) };
}

/**
 * Up to where the write-ahead log holds all that was committed. What is committed without waiting for the disk
 * (`synchronous_commit = off`) is seen before it is written there.
 */
async function committedPosition(primary: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end::text as position`.execute(
    primary,
  );
  return rows[0]?.position ?? '';
}

/** Whether a server that follows has replayed the log up to `position`, or does so in time. @throws when it cannot be asked */
async function reaches(replica: Kysely<Schema>, position: string): Promise<boolean> {
  // one that was made a primary follows nobody any more
  const looking = sql<{ reached: boolean }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as reached`;
  const deadline = performance.now() + CATCH_UP_MS;
  for (;;) {
    const answer = await within(deadline - performance.now(), looking.execute(replica));
    if (answer?.rows[0]?.reached) return true;
    if (performance.now() + LOOK_EVERY_MS > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** What a promise answers, or undefined once so many milliseconds have passed. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  // it may still fail when nobody waits for it any more
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, milliseconds));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
