import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { mend, well, type Finding } from '#scripts/doctor/finding.ts';

const GB = 1024 ** 3;
/** Pictures are read by way of files for a moment, and the embedded database stops at 64 MB. */
const LEAST = GB / 2;

/** Whether what the app writes on this machine's disk has room: the data folder, and the place for temporary files. */
export async function lookAtDisk({ DATA_DIR }: { DATA_DIR: string }): Promise<Finding[]> {
  const found = [];
  for (const [what, folder] of [
    [`The data folder ${DATA_DIR}`, DATA_DIR],
    ['The folder for temporary files', tmpdir()],
  ] as const)
    found.push(await lookAtFolder(what, folder));
  return found;
}

async function lookAtFolder(what: string, folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    return mend(`${what} cannot be written to.`, 'Give it to the user who runs Shagun, or name another one.');
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const said = `${what} has ${(free / GB).toFixed(1)} GB free.`;
  return free < LEAST ? mend(said, 'Make room: less than half a gigabyte is soon full.') : well(said);
}
