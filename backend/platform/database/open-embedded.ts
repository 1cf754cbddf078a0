import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * What PGlite starts with, and fewer buffers: they stand in this process's memory whether they are filled or not, and
 * what they do not hold the system's file cache does.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** A folder that its owner alone may read, change or enter. */
const OWNER_ALONE = 0o700;

/**
 * Opens the embedded database in `folder` (`memory://` for one without files), and makes it first where there is none.
 * It is made in a thread that ends: what that takes, some 400 MB, would otherwise stay with this process.
 * The folder is open to nobody but the user who runs this: PGlite writes its log for everybody to read and write.
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  const inMemory = folder.startsWith('memory://');
  if (!inMemory) {
    // of one folder alone: Node goes on for ever where a file system refuses several
    if (!existsSync(folder)) await mkdir(folder, OWNER_ALONE);
    await chmod(folder, OWNER_ALONE);
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeEmbedded(folder);
  }
  return PGlite.create(folder, { startParams });
}

const making = `
  const { workerData } = require('node:worker_threads');
  const { PGlite } = require(workerData.pglite);
  PGlite.create(workerData.folder).then((made) => made.close());
`;

async function makeEmbedded(folder: string): Promise<void> {
  const worker = new Worker(making, {
    eval: true,
    // what this process was started with, such as a loader of sources, is nothing to it
    execArgv: [],
    workerData: {
      folder: path.resolve(folder),
      pglite: createRequire(import.meta.url).resolve('@electric-sql/pglite'),
    },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The database could not be made in ${folder}.`)),
    );
  });
}
