import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Database } from '#backend/platform/database/connect.ts';
import { pendingMigrations, migrationNames } from '#backend/platform/database/migrate.ts';
import { writeArchive, type ArchiveEntry } from '#scripts/backup/archive.ts';
import { inSnapshot, readKeptRows } from '#scripts/backup/dump.ts';
import {
  CONTENTS_NAME,
  FORMAT,
  HEADER_NAME,
  partName,
  UnusableBackup,
  type BackupContents,
  type BackupHeader,
} from '#scripts/backup/format.ts';
import { picturesOfBackup } from '#scripts/backup/pictures.ts';
import type { PictureStores } from '#backend/platform/picture-store/port.ts';
import type { BackupKey } from '#scripts/backup/key.ts';
import type { ProgressTeller } from '#scripts/backup/progress.ts';
import { findQueue, findTables, type KeptTable } from '#scripts/backup/tables.ts';

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
  progress(total: number): ProgressTeller;
  /** Called once with what is to be written, before anything is: throws when there is no room for it. */
  requireRoom(tables: readonly KeptTable[]): Promise<void>;
}

/**
 * Writes all rows of the database, as they are at one moment, into `file`.
 *
 * @throws {UnusableBackup} when the database is of a newer Shagun, or has no tables
 */
export async function writeBackup(
  database: Database,
  file: FileHandle,
  { key, version, pictureStores, settings, progress, requireRoom }: WriteOptions,
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
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
    const header: BackupHeader = {
      format: FORMAT,
      version,
      createdAt: new Date().toISOString(),
      database: database.kind,
      server: servers[0]?.version ?? '',
      bytes,
      migrations,
      queue: await findQueue(client),
      tables: tables.map(({ name, columns, bytes: size }) => ({
        name,
        columns: columns.map((column) => column.name),
        bytes: size,
      })),
      settings,
    };
    const told = progress(bytes);
    const contents: BackupContents = { tables: [] };
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      yield { name: HEADER_NAME, data: Buffer.from(JSON.stringify(header, null, 1)) };
      let before = 0;
      for (const table of tables) {
        let [rows, parts] = [0, 0];
        const hash: Hash = createHash('sha256');
        for await (const part of readKeptRows(client, table, pictures.complete(table))) {
          hash.update(part.lines);
          rows += part.rows;
          parts += 1;
          yield { name: partName(table.name, parts), data: part.lines };
          told.at(before, `${table.name}, ${rows} rows`);
        }
        before += table.bytes;
        contents.tables.push({ name: table.name, rows, sha256: hash.digest('hex') });
      }
      yield { name: CONTENTS_NAME, data: Buffer.from(JSON.stringify(contents, null, 1)) };
    }
    const hash = createHash('sha256');
    let written = 0;
    await writeArchive(file, key, entries(), (piece) => {
      hash.update(piece);
      written += piece.length;
    });
    told.end();
    return {
      rows: contents.tables.reduce((sum, table) => sum + table.rows, 0),
      bytes: written,
      sha256: hash.digest('hex'),
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
