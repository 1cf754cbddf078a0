import { statfs } from 'node:fs/promises';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type LogEvent, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { CommittingKysely } from './after-commit.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { listenOnServer, type Listener } from './listener.ts';
import { openEmbedded } from './open-embedded.ts';
import { preparedForEmbedded, preparedForServer, prepareSelects } from './prepared.ts';
import { readFromReplica, type Reading } from './replica.ts';
import { limitWaits, type Waits } from './server-client.ts';
import type { Schema } from './schema.ts';

/** A connection or an open transaction: what repositories take, so that a write can never miss its transaction. */
export type Db = Kysely<Schema> | Transaction<Schema>;

/**
 * The open database of a process. Exports and long lists are read by `read`, from a replica where there is one; who may
 * read them is settled on `db` before.
 */
export interface Database extends Reading {
  db: Kysely<Schema>;
  /** The pool under `db`, for statements Kysely does not build (migrations, the job queue). */
  pool: pg.Pool;
  kind: 'pglite' | 'postgresql';
  /** Room on the disk of the embedded database; without end where another program looks after the disk. */
  freeBytes(): Promise<number>;
  /** Calls `heard` for each notice on `channel`, and whenever notices may have been missed. */
  listen(channel: string, heard: () => void): Promise<Listener>;
  /** Ends every connection and, for the embedded database, releases its folder. */
  close(): Promise<void>;
}

/** What to open: `url` a PostgreSQL server, or else `dataDir` a folder for the embedded database (`memory://` for none). */
interface DatabaseOptions {
  url?: string;
  /** The same server past a pooler, where notices come from; without it `url`. */
  directUrl?: string;
  /** A server that follows this one, to read from; the log hears when it cannot be. */
  replica?: { url: string; log: Logger };
  poolSize?: number;
  /** Whether connections to the server keep prepared statements: those of a pooler may not. */
  prepare?: boolean;
  dataDir: string;
  /** Hears of each statement when it has ended: its text, without values, and how long it took. */
  ran?: StatementRan;
  /** How long anything on a server may take; without, as long as it needs, which is for commands. */
  waits?: Waits;
}

type StatementRan = (text: string, seconds: number, failed: boolean) => void;

/** Kysely's option that has it tell of each statement. */
const statementLog = (ran: StatementRan | undefined) =>
  ran
    ? {
        log: ({ level, query, queryDurationMillis }: LogEvent) =>
          ran(query.sql, queryDurationMillis / 1000, level === 'error'),
      }
    : {};

const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    // bigint holds paise and counts, both far below 2^53: numbers, so that arithmetic is not text
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

/**
 * Opens the database: a PostgreSQL server when `url` is given, else PGlite in
 * `dataDir`. Both sit behind the same pg pool, so all SQL is written once.
 *
 * PGlite has one connection: a statement outside an open transaction waits for it,
 * hence everything inside a transaction must use the transaction object. Waiting
 * longer than ten seconds fails instead of hanging.
 *
 * @throws {DataFolderInUse} when another process has the folder open
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? connectServer(options.url, options) : connectEmbedded(options);
}

function connectServer(connectionString: string, options: DatabaseOptions): Database {
  const { directUrl = connectionString, replica } = options;
  const followed = replica && {
    db: new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: openPool(replica.url, options, 1_000) }),
      ...statementLog(options.ran),
    }),
    log: replica.log,
  };
  return database(
    openPool(connectionString, options),
    {
      kind: 'postgresql',
      ran: options.ran,
      freeBytes: async () => Infinity,
      listen: async (channel, heard) => listenOnServer(directUrl, channel, heard),
      ...(followed ? { replica: followed } : {}),
    },
    async () => undefined,
  );
}

/** @param patience for how many milliseconds a free connection is waited for, unless the waits of all say so */
function openPool(
  connectionString: string,
  { poolSize = 10, prepare = false, waits }: DatabaseOptions,
  patience = waits?.connection ?? 10_000,
): pg.Pool {
  const prepared = prepare ? preparedForServer() : null;
  // the pool waits for `onConnect`, though its types do not say so
  const limits = waits
    ? { query_timeout: waits.answer, onConnect: (client: pg.ClientBase) => limitWaits(client, waits) }
    : {};
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    connectionTimeoutMillis: patience,
    ...limits,
    keepAlive: true,
    application_name: 'shagun',
  });
  // a server that drops a connection must not end this process; the next query on it reports it
  pool.on('error', () => undefined);
  // the pool listens to idle connections alone: this is for those in the middle of a transaction
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (prepared) prepareSelects(client, prepared);
  });
  return pool;
}

async function connectEmbedded({ dataDir, ran }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://');
  const release = inMemory ? async () => undefined : await lockDataFolder(dataDir);
  const lite = await openEmbedded(inMemory ? dataDir : `${dataDir}/pglite`).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  let connections = 0;
  let closed = false;
  // closed, PGlite answers nothing and never stops; the end of a statement that failed comes after whoever closes it
  const execProtocolStream: typeof lite.execProtocolStream = async (message, how) =>
    closed ? [] : lite.execProtocolStream(message, how);
  const open = { waitReady: lite.waitReady, execProtocolStream } as typeof lite;
  class EmbeddedClient extends pg.Client {
    constructor() {
      // each client needs a connection object of its own: pg ends it when a query fails
      super({ ...createPgConfig(open), types });
      prepareSelects(this, preparedForEmbedded((connections += 1)));
    }
  }
  const pool = new pg.Pool({ Client: EmbeddedClient, max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  // all its clients share one session, which hears what it says itself
  const ears = new Map<string, () => void>();
  pool.on('connect', (client) => client.on('notification', ({ channel }) => ears.get(channel)?.()));
  const listen = async (channel: string, heard: () => void): Promise<Listener> => {
    ears.set(channel, heard);
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    heard();
    return { close: async () => void ears.delete(channel) };
  };
  const freeBytes = async () => {
    if (inMemory) return Infinity;
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  };
  return database(pool, { kind: 'pglite', freeBytes, listen, ran }, async () => {
    closed = true;
    await lite.close();
    await release();
  });
}

function database(
  pool: pg.Pool,
  {
    replica,
    ran,
    ...does
  }: Pick<Database, 'kind' | 'freeBytes' | 'listen'> & {
    replica?: { db: Kysely<Schema>; log: Logger };
    ran: StatementRan | undefined;
  },
  afterwards: () => Promise<void>,
): Database {
  const db = new CommittingKysely({ dialect: new PostgresDialect({ pool }), ...statementLog(ran) });
  const reading: Reading = replica
    ? readFromReplica(db, replica.db, replica.log)
    : { read: (work) => work(db), beginReading: async () => (work) => work(db) };
  let closing: Promise<void> | undefined;
  async function close() {
    await replica?.db.destroy();
    await db.destroy();
    // Kysely ends the pool only if it ever ran a statement itself
    if (!pool.ending) await pool.end();
    await afterwards();
  }
  return { ...does, ...reading, db, pool, close: () => (closing ??= close()) };
}
