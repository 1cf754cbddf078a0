import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Env } from '#backend/platform/settings/env.ts';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { DataFolderInUse } from '#backend/platform/database/data-folder-lock.ts';
import { pendingMigrations } from '#backend/platform/database/migrate.ts';
import { advice, because, mend, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';
import { count } from '#contract/common/format.ts';

type DatabaseSettings = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATABASE_REPLICA_URL'
  | 'DATABASE_PREPARE'
  | 'DATABASE_POOL_SIZE'
  | 'DATA_DIR'
>;

/** The oldest PostgreSQL the tests run on. */
const OLDEST = 14;
const PATIENCE_MS = 10_000;

/** Whether other users of this machine can get at the embedded database: guests, addresses, sessions. */
function accessDiagnosis(folder: string): Diagnosis {
  // systems without such permissions say nothing of them
  const isOpen = process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0;
  return isOpen
    ? mend(
        `The folder ${folder} is open to other users of this machine.`,
        `Take that away: chmod 700 ${folder} (each start does it, too).`,
      )
    : well('Its folder is open to its owner alone.');
}

/** Whether the database answers, is the right kind and is up to date; the same for the server past a pooler and the replica. */
export async function lookAtDatabase(env: DatabaseSettings): Promise<Diagnosis[]> {
  if (!env.DATABASE_URL) return lookAtEmbedded(env);
  const found = await lookAtServer(env.DATABASE_URL, 'The database', async (client) => [
    ...(await lookAtKind(client)),
    migrationsDiagnosis(await pendingMigrations(client)),
    await lookAtRoom(client, env.DATABASE_POOL_SIZE),
  ]);
  if (env.DATABASE_DIRECT_URL)
    found.push(
      ...(await lookAtServer(env.DATABASE_DIRECT_URL, 'The database past the pooler', lookAtNotices)),
    );
  if (env.DATABASE_REPLICA_URL)
    found.push(...(await lookAtServer(env.DATABASE_REPLICA_URL, 'The replica', lookAtReplica)));
  return found;
}

/** The server's clock. @throws when it does not answer */
export async function serverClock(url: string): Promise<Date> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? new Date(Number.NaN);
  });
}

async function lookAtEmbedded({ DATA_DIR }: DatabaseSettings): Promise<Diagnosis[]> {
  const trial = advice(
    'The database is the embedded one.',
    'It is for trying things out: it does not force writes to the disk. For real people set DATABASE_URL.',
  );
  const folder = path.join(DATA_DIR, 'pglite');
  if (!existsSync(folder)) return [trial, well('The first start makes it.')];
  const found = [trial, accessDiagnosis(folder)];
  try {
    const database = await connectDatabase({ dataDir: DATA_DIR });
    try {
      return [...found, migrationsDiagnosis(await pendingMigrations(database.pool))];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [
      ...found,
      error instanceof DataFolderInUse
        ? well('It is open in the app that runs now, and was not looked into.')
        : mend(`It cannot be opened: ${because(error)}`, 'Restore a copy of the data folder.'),
    ];
  }
}

/** Where a server is: host and port, or the folder of its socket. */
const placeOf = (url: string): string => {
  const { host, searchParams } = new URL(url);
  return host || (searchParams.get('host') ?? 'this machine');
};

async function lookAtServer(
  url: string,
  what: string,
  look: (client: pg.Client) => Promise<Diagnosis[]>,
): Promise<Diagnosis[]> {
  try {
    return await withClient(url, async (client) => {
      const began = performance.now();
      const { rows } = await client.query<{ version: string }>(
        `select current_setting('server_version') as version`,
      );
      const ms = performance.now() - began;
      const text = `${what} answers in ${ms.toFixed(1)} ms: PostgreSQL ${rows[0]?.version ?? ''} at ${placeOf(url)}.`;
      return [well(text), ...(await look(client))];
    });
  } catch (error) {
    return [
      mend(
        `${what} does not answer at ${placeOf(url)}: ${because(error)}`,
        'Look whether it runs, whether this machine may connect, and whether name and password are right.',
      ),
    ];
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'shagun doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function lookAtKind(client: pg.Client): Promise<Diagnosis[]> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  const found: Diagnosis[] = [];
  if (version < OLDEST)
    found.push(
      mend(`PostgreSQL ${version} is too old.`, `Upgrade the server to PostgreSQL ${OLDEST} or later.`),
    );
  if (encoding !== 'UTF8')
    found.push(
      mend(
        `The database keeps text as ${encoding}, which has no Hindi.`,
        `Make a new one: create database shagun encoding 'UTF8' template template0`,
      ),
    );
  return found;
}

function migrationsDiagnosis(pending: readonly string[]): Diagnosis {
  return pending.length === 0
    ? well('Its tables are up to date.')
    : mend(`${count(pending.length, 'migration')} not applied yet.`, 'Run `npm run migrate`.');
}

/** Every process takes as many connections as its pool has, and one more to hear of jobs. */
async function lookAtRoom(client: pg.Client, poolSize: number): Promise<Diagnosis> {
  const { rows } = await client.query<{ most: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  );
  const processes = Math.floor((rows[0]?.most ?? 0) / (poolSize + 1));
  const text = `It has room for ${count(processes, 'process', 'processes')} with ${poolSize} connections each.`;
  return processes < 2
    ? advice(
        text,
        'Raise max_connections or lower DATABASE_POOL_SIZE, so that a new version can start beside the old one.',
      )
    : well(text);
}

/** Notices of new jobs come through a connection that is one's own for its whole life. */
async function lookAtNotices(client: pg.Client): Promise<Diagnosis[]> {
  const heard = new Promise<boolean>((resolve) => {
    client.once('notification', () => resolve(true));
    setTimeout(() => resolve(false), 2_000).unref();
  });
  await client.query('listen shagun_doctor');
  await client.query('notify shagun_doctor');
  return (await heard)
    ? [well('It passes on notices of new jobs.')]
    : [
        mend(
          'It passes on no notices of new jobs, so these start late.',
          'DATABASE_DIRECT_URL has to name the server itself, or a pooler that keeps sessions.',
        ),
      ];
}

async function lookAtReplica(client: pg.Client): Promise<Diagnosis[]> {
  const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
  return rows[0]?.follows
    ? [well('It follows another server and takes reads alone.')]
    : [
        mend(
          'It is no replica: it takes writes of its own.',
          'DATABASE_REPLICA_URL has to name a streaming replica of the database, or nothing.',
        ),
      ];
}
