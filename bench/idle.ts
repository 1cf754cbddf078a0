import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { processorTime } from '#bench/processor.ts';
import { serveBuild } from '#bench/serve.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';

/** What the app costs while nobody is there. */
interface Idle {
  /** Percent of one processor. */
  processor: number;
  /** Resident memory in MB. */
  memory: number;
  /** Transactions a second on the PostgreSQL server that `database` names; null on PGlite. */
  transactions: number | null;
}

/** Serves the build with its jobs, lets it come to rest, and looks at it for `seconds`. Linux only. */
export async function measureIdle(
  build: string,
  database: Record<string, string>,
  seconds = 60,
): Promise<Idle> {
  const server = await serveBuild(build, await findFreePorts(1), { ...database, RUN_JOBS: 'true' });
  try {
    // for a minute a start goes on: code is made faster, the first clean-up runs
    await wait(60_000);
    const before = {
      used: processorTime(server.process.pid),
      done: await transactionsOf(database.DATABASE_URL),
    };
    await wait(seconds * 1000);
    const used = processorTime(server.process.pid) - before.used;
    const done = await transactionsOf(database.DATABASE_URL);
    const memory = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'));
    return {
      processor: Number(((100 * used) / seconds).toFixed(1)),
      memory: Math.round(Number(memory?.[1]) / 1024),
      transactions: done === null ? null : Number(((done - (before.done ?? 0)) / seconds).toFixed(1)),
    };
  } finally {
    await server.stop();
  }
}

async function transactionsOf(url: string | undefined): Promise<number | null> {
  if (!url) return null;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // a server tells of what a connection did a second late at most
    const { rows } = await client.query<{ done: string }>(
      'select xact_commit + xact_rollback as done from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.done);
  } finally {
    await client.end();
  }
}
