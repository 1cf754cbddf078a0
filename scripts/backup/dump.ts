import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type pg from 'pg';
import type { Database } from '#backend/platform/database/connect.ts';
import { holdMigrations, migrationNames, pendingMigrations } from '#backend/platform/database/migrate.ts';
import type { PictureStores } from '#backend/platform/picture-store/port.ts';
import { writeArchive, type ArchiveEntry, type BackupKey } from '#scripts/backup/archive.ts';
import { withProgress } from '#scripts/backup/file.ts';
import {
  CONTENTS_NAME,
  FORMAT,
  HEADER_NAME,
  partName,
  UnusableBackup,
  type BackupContents,
  type BackupHeader,
  type KeptRow,
  type RowPart,
} from '#scripts/backup/format.ts';
import { picturesOfBackup } from '#scripts/backup/pictures.ts';
import { findQueue, findTables, setPlainly, type KeptTable } from '#scripts/backup/tables.ts';

/** A part is closed once it is so long, in bytes. */
const PART = 1024 * 1024;
const MOST_ROWS = 2_000;
/** Each may be a picture of many megabytes. */
const MOST_ROWS_WITH_BYTES = 4;

/** What was written. */
export interface WrittenBackup {
  rows: number;
  bytes: number;
  /** Of the file, as hex. */
  sha256: string;
  /** What is in the database and not in the backup. */
  others: string[];
  /** Pictures that were not in the store their row names: kept without their bytes. */
  lostPictures: number;
}

interface WriteOptions {
  key: BackupKey | null;
  version: string;
  pictureStores: PictureStores;
  settings: BackupHeader['settings'];
  /** Called once with what is to be written, before anything is: throws when there is no room for it. */
  requireRoom(tables: readonly KeptTable[]): Promise<void>;
}

/**
 * Does `work` on one moment of the database: it sees what was committed before it began and nothing later, whoever
 * writes meanwhile. Migrations wait until it is over; nobody else does.
 */
export async function inSnapshot<T>(
  database: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  try {
    return await holdMigrations(client, async () => {
      await client.query('begin isolation level repeatable read read only');
      try {
        await setPlainly(client);
        return await work(client);
      } finally {
        await client.query('rollback').catch(() => undefined);
      }
    });
  } finally {
    client.release(true);
  }
}

/**
 * Writes all rows of the database, as they are at one moment, into `file`.
 *
 * @throws {UnusableBackup} when the database is of a newer Shagun, or has no tables
 */
export async function writeBackup(
  database: Database,
  file: FileHandle,
  { key, version, pictureStores, settings, requireRoom }: WriteOptions,
): Promise<WrittenBackup> {
  return inSnapshot(database, async (client) => {
    const migrations = await appliedMigrations(database, client);
    const { tables: found, others } = await findTables(client);
    const pictures = await picturesOfBackup(client, pictureStores, found);
    const { tables } = pictures;
    await requireRoom(tables);
    const { rows: servers } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const header: BackupHeader = {
      format: FORMAT,
      version,
      createdAt: new Date().toISOString(),
      database: database.kind,
      server: servers[0]?.version ?? '',
      bytes: tables.reduce((sum, table) => sum + table.bytes, 0),
      migrations,
      queue: await findQueue(client),
      tables: tables.map(({ columns, name, bytes }) => ({
        name,
        columns: columns.map((column) => column.name),
        bytes,
      })),
      settings,
    };
    const contents: BackupContents = { tables: [] };
    const fileHash = createHash('sha256');
    let bytes = 0;
    await withProgress('Backing up', header.bytes, async (at) => {
      async function* entries(): AsyncGenerator<ArchiveEntry> {
        yield { name: HEADER_NAME, data: Buffer.from(JSON.stringify(header, null, 1)) };
        let before = 0;
        for (const table of tables) {
          let [rows, parts] = [0, 0];
          const hash = createHash('sha256');
          for await (const part of readKeptRows(client, table, pictures.complete(table))) {
            hash.update(part.lines);
            rows += part.rows;
            parts += 1;
            yield { name: partName(table.name, parts), data: part.lines };
            at(before, `${table.name}, ${rows} rows`);
          }
          before += table.bytes;
          contents.tables.push({ name: table.name, rows, sha256: hash.digest('hex') });
        }
        yield { name: CONTENTS_NAME, data: Buffer.from(JSON.stringify(contents, null, 1)) };
      }
      await writeArchive(file, key, entries(), (piece) => {
        fileHash.update(piece);
        bytes += piece.length;
      });
    });
    return {
      rows: contents.tables.reduce((sum, table) => sum + table.rows, 0),
      bytes,
      sha256: fileHash.digest('hex'),
      others,
      lostPictures: pictures.lost(),
    };
  });
}

async function appliedMigrations(
  { kind }: Pick<Database, 'kind'>,
  client: Parameters<typeof pendingMigrations>[0],
): Promise<string[]> {
  const pending = new Set(await pendingMigrations(client));
  if (pending.size === migrationNames().length)
    throw new UnusableBackup(
      kind === 'pglite'
        ? 'There is no data to back up: the embedded database has no tables. DATA_DIR may be another folder.'
        : 'There is no data to back up: the database has no tables. DATABASE_URL may name another one.',
    );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const known = new Set(migrationNames());
  const newer = rows.find(({ name }) => !known.has(name));
  if (newer)
    throw new UnusableBackup(
      `The database is of a newer Shagun: this one does not know its migration ${newer.name}. Back it up with that version.`,
    );
  return rows.map(({ name }) => name);
}

/** The rows of a table in parts, some of which are in memory at a time. `complete` adds what lies elsewhere. Within `inSnapshot`. */
async function* readKeptRows(
  client: pg.ClientBase,
  { name, sql, columns }: KeptTable,
  complete: (row: KeptRow) => Promise<KeptRow>,
): AsyncGenerator<RowPart> {
  const most = columns.some(({ type }) => type === 'bytea') ? MOST_ROWS_WITH_BYTES : MOST_ROWS;
  const asText = columns.map((column) => `"${column.name.replaceAll('"', '""')}"::text`).join(', ');
  await client.query(`declare rows_to_keep no scroll cursor for select ${asText} from ${sql}`);
  let lines: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  let next = 1;
  for (;;) {
    const { rows: found } = await client.query<KeptRow>({
      text: `fetch ${next} from rows_to_keep`,
      rowMode: 'array',
    });
    let fetched = 0;
    for (const row of await Promise.all(found.map(complete))) {
      const line = Buffer.from(`${JSON.stringify(row)}\n`);
      lines.push(line);
      fetched += line.length;
    }
    bytes += fetched;
    rows += found.length;
    const isLast = found.length < next;
    if (rows > 0 && (bytes >= PART || isLast)) {
      yield { table: name, rows, lines: Buffer.concat(lines) };
      [lines, bytes, rows] = [[], 0, 0];
    }
    if (isLast) break;
    // as many as make a part when they are as long as the last ones, and not many more than went well
    next = Math.max(1, Math.min(most, next * 4, Math.floor((PART * found.length) / fetched)));
  }
  await client.query('close rows_to_keep');
}
