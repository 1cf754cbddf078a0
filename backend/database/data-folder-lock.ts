import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Another running process has the data folder open; two would lose rows without an error. */
export class DataFolderInUse extends Error {}

/**
 * Takes the data folder for this process and answers how to give it back. A lock left
 * by a process that no longer runs is taken over.
 *
 * @throws {DataFolderInUse} when the process that holds it still runs
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, 'in-use-by');
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = Number(await readFile(file, 'utf8').catch(() => ''));
      if (isRunning(holder)) {
        throw new DataFolderInUse(
          `The data folder ${dataDir} is in use by process ${holder}. Stop that one first, or give this one a DATA_DIR of its own; ` +
            'several processes at once need a PostgreSQL server (DATABASE_URL).',
        );
      }
      await rm(file, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
