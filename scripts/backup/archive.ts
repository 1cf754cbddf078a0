import { open, type FileHandle } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { isAgeFile, opened, sealed, type BackupKey } from '#scripts/backup/key.ts';
import { UnusableBackup } from '#scripts/backup/format.ts';

/** One file in a backup. */
export interface ArchiveEntry {
  name: string;
  data: Buffer;
}

/** No part is longer; what says it is was not written by us. */
const LONGEST = 1024 ** 3;

/**
 * Writes entries one after the other as they come: never more than one of them is in memory.
 *
 * @param key to encrypt with; null for none
 * @param written told of each piece that goes to the disk
 */
export async function writeArchive(
  file: FileHandle,
  key: BackupKey | null,
  entries: AsyncIterable<ArchiveEntry>,
  written: (piece: Uint8Array) => void,
): Promise<void> {
  const tar = pack();
  const writing = pipeline(
    tar,
    // pictures hardly get smaller, and the rest does so at once
    createGzip({ level: 3 }),
    (source: AsyncIterable<Uint8Array>) => (key ? sealed(key, source) : source),
    async (source: AsyncIterable<Uint8Array>) => {
      for await (const piece of source) {
        written(piece);
        await file.appendFile(piece);
      }
    },
  );
  const failed = writing.then(() => undefined);
  failed.catch(() => undefined);
  try {
    for await (const entry of entries) await Promise.race([add(tar, entry), failed]);
    tar.finalize();
    await writing;
  } catch (error) {
    tar.destroy();
    await writing.catch(() => undefined);
    throw error;
  }
}

const add = (tar: Pack, { name, data }: ArchiveEntry): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600, mtime: new Date(0) }, data, (error) =>
      error ? reject(error) : resolve(),
    );
  });

/**
 * Reads the entries of a backup one after the other.
 *
 * @param read told of the bytes of each piece that came from the disk
 * @throws {UnusableBackup} when it needs a key or another one, is cut off or was altered
 */
export async function* readArchive(
  path: string,
  key: BackupKey | null,
  read: (bytes: number) => void = () => undefined,
): AsyncGenerator<ArchiveEntry> {
  const isSealed = await isAgeFile(path);
  if (isSealed && !key)
    throw new UnusableBackup(
      `${path} is encrypted. Set BACKUP_KEY to the key it was made with (for one made with age1…, to its AGE-SECRET-KEY-1…).`,
    );
  const entries = extract();
  const reading = pipeline(
    createReadStream(path),
    (source: AsyncIterable<Buffer>) => {
      const pieces = counted(source, read);
      return isSealed && key ? opened(key, pieces) : pieces;
    },
    createGunzip(),
    entries,
  );
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      if ((entry.header.size ?? 0) > LONGEST) throw new Error('A part is longer than any can be');
      const pieces: Buffer[] = [];
      for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
      yield { name: entry.header.name, data: Buffer.concat(pieces) };
    }
    await reading;
  } catch (error) {
    if (error instanceof UnusableBackup) throw error;
    // what the pipeline says first is nearer to the cause
    const cause = await reading.then(
      () => error,
      (first: unknown) => first,
    );
    if (cause instanceof UnusableBackup) throw cause;
    throw damaged(path, cause);
  } finally {
    entries.destroy();
    await reading.catch(() => undefined);
  }
}

async function* counted(
  source: AsyncIterable<Buffer>,
  read: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    read(piece.length);
    yield piece;
  }
}

/** What to say of a backup that cannot be read to its end. */
export const damaged = (path: string, cause?: unknown): UnusableBackup =>
  new UnusableBackup(
    `${path} is cut off or was altered, or is no backup of Shagun. Nothing of it was used. Take another copy of it, or an older backup.`,
    { cause },
  );

/** Bytes of a file. @throws Error when there is none */
export async function sizeOf(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
