import { existsSync, rmSync } from 'node:fs';
import { access, constants, link, open, rename, rm, statfs, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { KeptTable } from '#scripts/backup/tables.ts';

const MB = 1024 ** 2;
/** What stays free beside a backup. */
const SPARE = 16 * MB;

/** A file under way: it has its name once it is whole. */
export interface FileUnderWay {
  handle: FileHandle;
  /** Where it is until then. */
  partPath: string;
  /** Gives it its name. @throws Error when another one has it meanwhile */
  finish(): Promise<void>;
  /** Throws it away. Safe at any time, also in a handler of a signal. */
  discard(): void;
}

/**
 * Begins a file that only its owner can read.
 *
 * @throws Error that says what to do when there is one of this name, or no place for it
 */
export async function beginFile(file: string): Promise<FileUnderWay> {
  if (existsSync(file))
    throw new Error(`${file} is there already, and a backup writes over nothing. Name another file.`);
  const folder = path.dirname(path.resolve(file));
  await access(folder, constants.W_OK).catch(() => {
    throw new Error(`There is no folder ${folder} that can be written to.`);
  });
  const partPath = `${file}.part`;
  const handle = await open(partPath, 'wx', 0o600).catch((cause: unknown) => {
    throw new Error(
      `${partPath} is there: another backup writes it, or one was broken off. If none runs, delete it.`,
      { cause },
    );
  });
  return {
    handle,
    partPath,
    discard: () => rmSync(partPath, { force: true }),
    async finish() {
      await handle.close();
      // unlike a rename, a link takes no other file's place; some file systems have none
      const isLinked = await link(partPath, file).then(
        () => true,
        () => false,
      );
      if (isLinked) await rm(partPath);
      else if (existsSync(file))
        throw new Error(`${file} was made by somebody else meanwhile. Name another file.`);
      else await rename(partPath, file);
      const parent = await open(folder, 'r');
      await parent.sync();
      await parent.close();
    },
  };
}

/**
 * Bytes a backup may take: pictures are packed already, and stand in it as text, a little longer; the rest gets less
 * than half as long.
 */
export const roomFor = (tables: readonly Pick<KeptTable, 'columns' | 'bytes'>[]): number =>
  tables.reduce(
    (sum, { columns, bytes }) => sum + bytes * (columns.some(({ type }) => type === 'bytea') ? 1.25 : 0.6),
    SPARE,
  );

/** @throws Error when the disk that holds `file` has less room than `bytes` */
export async function requireRoomBeside(file: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(path.resolve(file)));
  const free = bavail * bsize;
  if (free < bytes)
    throw new Error(
      `${readableBytes(bytes)} may be needed beside ${file}, and ${readableBytes(free)} are free. Make room, or name a file on another disk.`,
    );
}

/** `12 KB`, `1.5 MB`, `340 MB`. */
export const readableBytes = (bytes: number): string =>
  bytes < MB
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / MB).toLocaleString('en-GB', { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 })} MB`;

const EVERY_MS = 2_000;

/**
 * Does `work` and tells people how far it has come: on a terminal one line that changes; elsewhere, such as in a log of
 * a nightly run, a line every ten seconds.
 *
 * @param work told how to say how much of `total` is done, and at what it is
 */
export async function withProgress<T>(
  what: string,
  total: number,
  work: (at: (done: number, now?: string) => void) => Promise<T>,
): Promise<T> {
  const out = process.stdout;
  const gap = out.isTTY ? EVERY_MS / 10 : EVERY_MS * 5;
  let last = performance.now();
  try {
    return await work((done, now) => {
      if (performance.now() - last < gap) return;
      last = performance.now();
      const share = total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
      const line = `${what}: ${share} %${now ? ` (${now})` : ''}`;
      out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    });
  } finally {
    if (out.isTTY) out.write('\r\u001b[K');
  }
}
