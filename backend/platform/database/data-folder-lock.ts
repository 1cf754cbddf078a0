import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Another running process has the data folder open; two would lose rows without an error. */
export class DataFolderInUse extends Error {}

/**
 * Takes the data folder for this process and answers how to give it back. The operating
 * system holds the lock and ends it with the process, however that ends; what the file says
 * is for people alone (docs/decisions/0030).
 *
 * @throws {DataFolderInUse} when another process holds it, or this one already does
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  // a native module, loaded only where there is an embedded database
  const { tryLock } = await import('fs-native-extensions');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'in-use-by');
  // a bare descriptor: a handle object would be closed, and the lock lost, when nothing refers to it
  const descriptor = openSync(file, 'a+');
  if (!tryLock(descriptor)) {
    closeSync(descriptor);
    throw new DataFolderInUse(
      `The data folder ${dataDir} is in use by ${holderOf(file)}. Stop that one first, or give this one a DATA_DIR of its own; ` +
        'several processes at once need a PostgreSQL server (DATABASE_URL).',
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, `process ${process.pid} on ${hostname()}`);
  return async () => {
    ftruncateSync(descriptor);
    // the file stays: whoever removed it could remove one that the next process has locked meanwhile
    closeSync(descriptor);
  };
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8') || 'another process';
  } catch {
    // Windows keeps others from reading what is locked
    return 'another process';
  }
}
