import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '#scripts/lib/children.ts';

/** Where Linux keeps files in memory: what tests write there and throw away takes a third less time than on a disk. */
const MEMORY = '/dev/shm';

/** Bytes: what the databases of a whole run ever hold at once, twice over. */
const ROOM = 4 * 1024 ** 3;

const prefix = 'shagun-tests-';

/**
 * Lets the databases of this run stand in memory where there is room for them: sets TEST_FOLDER, which
 * is read here and in what this process starts. The folder goes with this process, and with the next
 * run if this one is killed.
 */
export function keepDataInMemory(): void {
  process.env.TEST_FOLDER = '';
  try {
    for (const name of readdirSync(MEMORY)) if (isLeftOver(name)) remove(path.join(MEMORY, name));
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return;
    const folder = path.join(MEMORY, `${prefix}${process.pid}`);
    mkdirSync(folder);
    // PostgreSQL, which runs as somebody else, goes through it to its own
    chmodSync(folder, 0o711);
    process.once('exit', () => remove(folder));
    process.env.TEST_FOLDER = folder;
  } catch {
    // there is no such place, or it is not ours: they stand on the disk
  }
}

/** The folder in memory, when this run has one. */
export const memoryFolder = (): string | undefined => process.env.TEST_FOLDER || undefined;

/** A new folder for a database and what belongs to it. */
export const makeDataFolder = (name: string): Promise<string> =>
  mkdtemp(path.join(memoryFolder() ?? tmpdir(), `shagun-${name}-`));

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Whether the run it belonged to has ended without removing it. */
const isLeftOver = (name: string) => name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)));
