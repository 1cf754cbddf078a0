import { existsSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mend, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';

const GB = 1024 ** 3;
/** Pictures are read by way of files for a moment, and the embedded database stops at 64 MB. */
const LEAST = GB / 2;

/** Whether what the app writes on this machine's disk has room: the data folder, and the place for temporary files. */
export async function lookAtDisk({ DATA_DIR }: { DATA_DIR: string }): Promise<Diagnosis[]> {
  const found = [];
  for (const [what, folder] of [
    [`The data folder ${DATA_DIR}`, DATA_DIR],
    ['The folder for temporary files', tmpdir()],
  ] as const)
    found.push(await lookAtFolder(what, folder));
  return found;
}

async function lookAtFolder(what: string, folder: string): Promise<Diagnosis> {
  const place = nearest(folder);
  try {
    await access(place, constants.W_OK);
    if (!(await stat(place)).isDirectory()) throw new Error('A file is no place for a folder');
  } catch {
    return mend(`${what} cannot be written to.`, 'Give it to the user who runs Shagun, or name another one.');
  }
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const text = `${what} has ${(free / GB).toFixed(1)} GB free.`;
  return free < LEAST ? mend(text, 'Make room: less than half a gigabyte is soon full.') : well(text);
}

/** The folder itself, or where it will be made. */
function nearest(folder: string): string {
  const whole = path.resolve(folder);
  return existsSync(whole) || path.dirname(whole) === whole ? whole : nearest(path.dirname(whole));
}
