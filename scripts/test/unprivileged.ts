import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

/** A temporary folder for a program that refuses to run as root, and as whom it runs: as root, another user of this machine. */
export interface Place {
  folder: string;
  /** For `spawn` and `execFile`. */
  identity: { cwd: string; uid?: number; gid?: number };
  /** The name of that other user; undefined when it is whoever runs this. */
  user: string | undefined;
  remove(): Promise<void>;
}

/**
 * @param name what the folder is for
 * @param parent a folder that user may enter, as TMPDIR may not be
 */
export async function makePlace(name: string, parent = '/tmp'): Promise<Place> {
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  const folder = await mkdtemp(path.join(parent, `shagun-${name}-`));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  return {
    folder,
    identity: { cwd: folder, ...(user && { uid: user.uid, gid: user.gid }) },
    user: user?.name,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function findUnprivilegedUser(): { name: string; uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { name, uid: id('-u'), gid: id('-g') };
    } catch {
      // the next one
    }
  }
  throw new Error(
    'Servers such as PostgreSQL do not run as root, and this machine has neither a user `postgres` nor `nobody`.',
  );
}
