import { createHash } from 'node:crypto';
import type { z } from 'zod/v4';
import { damaged, readArchive, type ArchiveEntry, type BackupKey } from '#scripts/backup/archive.ts';
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

/**
 * Opens a backup and reads what it is.
 *
 * @param read told of the bytes of each piece that came from the disk
 * @returns `parts`: its rows, part by part; at their end it is settled that the backup is whole
 * @throws {UnusableBackup} when it cannot be read; `parts` throws it, too
 */
export async function openBackup(
  path: string,
  key: BackupKey | null,
  read?: (bytes: number) => void,
): Promise<{ header: BackupHeader; parts: AsyncGenerator<RowPart> }> {
  const entries = readArchive(path, key, read);
  try {
    const first = await entries.next();
    if (first.done || first.value.name !== HEADER_NAME) throw damaged(path);
    const { data } = first.value;
    if (parsed(path, backupHeader.pick({ format: true }), data).format > FORMAT)
      throw new UnusableBackup(
        `${path} was made by a newer Shagun, in a format this one does not know. Restore it with that version or a later one.`,
      );
    const header = parsed(path, backupHeader, data);
    return { header, parts: wholeParts(path, header, entries) };
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

async function* wholeParts(
  path: string,
  header: BackupHeader,
  entries: AsyncGenerator<ArchiveEntry>,
): AsyncGenerator<RowPart> {
  const seen = new Map(
    header.tables.map(({ name }) => [name, { rows: 0, parts: 0, hash: createHash('sha256') }]),
  );
  for await (const { name, data } of entries) {
    if (name === CONTENTS_NAME) {
      const { tables } = parsed(path, backupContents, data);
      const agrees = tables.every(({ name: table, rows, sha256 }) => {
        const there = seen.get(table);
        return there?.rows === rows && there.hash.copy().digest('hex') === sha256;
      });
      // nothing may follow; reading on finds out whether the file ends where it says
      if (!agrees || tables.length !== seen.size || !(await entries.next()).done) throw damaged(path);
      return;
    }
    const table = /^tables\/([^/]+)\//.exec(name)?.[1] ?? '';
    const there = seen.get(table);
    if (!there || name !== partName(table, there.parts + 1)) throw damaged(path);
    const rows = data.toString('latin1').split('\n').length - 1;
    there.rows += rows;
    there.parts += 1;
    there.hash.update(data);
    yield { table, rows, lines: data };
  }
  throw damaged(path);
}

function parsed<Shape extends z.ZodType>(path: string, shape: Shape, data: Buffer): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(data.toString()));
  } catch (error) {
    throw damaged(path, error);
  }
}
