import { createHash, type Hash } from 'node:crypto';
import { damaged, readArchive, type ArchiveEntry } from '#scripts/backup/archive.ts';
import {
  backupContents,
  backupHeader,
  CONTENTS_NAME,
  FORMAT,
  HEADER_NAME,
  partName,
  UnusableBackup,
  type BackupHeader,
  type RowPart,
} from '#scripts/backup/format.ts';
import type { BackupKey } from '#scripts/backup/key.ts';

/** A backup that is being read. */
export interface OpenBackup {
  header: BackupHeader;
  /** Its rows, part by part; at their end it is settled that the backup is whole. */
  parts: AsyncGenerator<RowPart>;
}

/**
 * Opens a backup and reads what it is.
 *
 * @param read told of the bytes of each piece that came from the disk
 * @throws {UnusableBackup} when it cannot be read; `parts` throws it, too
 */
export async function openBackup(
  path: string,
  key: BackupKey | null,
  read?: (bytes: number) => void,
): Promise<OpenBackup> {
  const entries = readArchive(path, key, read);
  try {
    const first = await entries.next();
    if (first.done || first.value.name !== HEADER_NAME) throw damaged(path);
    const header = readHeader(path, first.value);
    return { header, parts: checkedParts(path, header, entries) };
  } catch (error) {
    await entries.return(undefined);
    throw error;
  }
}

/** Reads a backup to its end. @returns how many rows it has @throws {UnusableBackup} unless it is whole and unaltered */
export async function checkBackup(
  path: string,
  key: BackupKey | null,
  read?: (bytes: number) => void,
): Promise<{ header: BackupHeader; rows: number }> {
  const { header, parts } = await openBackup(path, key, read);
  let rows = 0;
  for await (const part of parts) rows += part.rows;
  return { header, rows };
}

function readHeader(path: string, { data }: ArchiveEntry): BackupHeader {
  const read = backupHeader.pick({ format: true }).loose().safeParse(parsed(path, data));
  if (!read.success) throw damaged(path, read.error);
  if (read.data.format > FORMAT)
    throw new UnusableBackup(
      `${path} was made by a newer Shagun, in a format this one does not know. Restore it with that version or a later one.`,
    );
  const header = backupHeader.safeParse(read.data);
  if (!header.success) throw damaged(path, header.error);
  return header.data;
}

/** What was counted of a table so far. */
interface Counted {
  rows: number;
  parts: number;
  hash: Hash;
}

async function* checkedParts(
  path: string,
  header: BackupHeader,
  entries: AsyncGenerator<ArchiveEntry>,
): AsyncGenerator<RowPart> {
  const counted = new Map<string, Counted>(
    header.tables.map(({ name }) => [name, { rows: 0, parts: 0, hash: createHash('sha256') }]),
  );
  for await (const { name, data } of entries) {
    if (name === CONTENTS_NAME) {
      const contents = backupContents.safeParse(parsed(path, data));
      if (!contents.success || !agrees(contents.data.tables, counted)) throw damaged(path);
      // nothing may follow; reading on finds out whether the file ends where it says
      if (!(await entries.next()).done) throw damaged(path);
      return;
    }
    const table = /^tables\/([^/]+)\//.exec(name)?.[1] ?? '';
    const count = counted.get(table);
    if (!count || name !== partName(table, count.parts + 1)) throw damaged(path);
    const rows = linesIn(data);
    count.rows += rows;
    count.parts += 1;
    count.hash.update(data);
    yield { table, rows, lines: data };
  }
  throw damaged(path);
}

function agrees(
  tables: readonly { name: string; rows: number; sha256: string }[],
  counted: ReadonlyMap<string, Counted>,
): boolean {
  return (
    tables.length === counted.size &&
    tables.every(({ name, rows, sha256 }) => {
      const count = counted.get(name);
      return count?.rows === rows && count.hash.copy().digest('hex') === sha256;
    })
  );
}

function linesIn(data: Buffer): number {
  let lines = 0;
  for (let at = data.indexOf(10); at !== -1; at = data.indexOf(10, at + 1)) lines += 1;
  return lines;
}

function parsed(path: string, data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch (error) {
    throw damaged(path, error);
  }
}
