import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from './port.ts';

/** Names are made by us; one read from a row that somebody altered leads nowhere else. */
const OURS = /^pictures\/[0-9a-f]{2}\/[0-9a-f]{32}\/[a-z]+$/;

/** Pictures as files below a folder of this machine, or one that all machines share. It is made when it is missing. */
export function folderStore(folder: string): PictureStore {
  const fileOf = (name: string): string => {
    if (!OURS.test(name)) throw new Error('the name of a picture is none of ours');
    return path.join(path.resolve(folder), name);
  };
  return {
    name: 'folder',
    async put(name, body) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true });
      const part = `${file}.${randomBytes(6).toString('hex')}.part`;
      try {
        const handle = await open(part, 'wx', 0o600);
        try {
          await handle.writeFile(body);
          await handle.sync();
        } finally {
          await handle.close();
        }
        // under its name it is whole, whatever breaks this off
        await rename(part, file);
        await keepNames(path.dirname(file), path.resolve(folder));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(name) {
      return readFile(fileOf(name)).catch(noneWhenMissing);
    },
    async delete(name) {
      const file = fileOf(name);
      await rm(file, { force: true });
      // what a process that was killed had written of it
      for (const other of await readdir(path.dirname(file)).catch(() => []))
        if (other.startsWith(`${path.basename(file)}.`))
          await rm(path.join(path.dirname(file), other), { force: true });
      // the last size of a picture takes its folder along
      await rmdir(path.dirname(file)).catch(() => undefined);
    },
  };
}

/** Has the disk keep the names in a folder and in those around it, up to `top`: without that a loss of power may take a whole file's name. */
async function keepNames(folder: string, top: string): Promise<void> {
  for (let each = folder; ; each = path.dirname(each)) {
    const handle = await open(each, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (each === top) return;
  }
}

function noneWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
