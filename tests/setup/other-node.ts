import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/lib/programs.ts';

const wanted = path.join(root, 'tests/node-versions');
const place = path.join(root, 'node_modules/.cache/node-versions');

/** What of `tests/node-versions` this machine can run: the program of each version, or why there is none. */
export type OtherNode = { program: string } | { missing: string };

/**
 * Another version of Node.js, from the package of it for this kind of machine. All versions are
 * fetched at the first call and kept.
 */
export async function otherNode(major: number): Promise<OtherNode> {
  const name = `node-${major}-${process.platform}-${process.arch}`;
  const manifest = await readFile(path.join(wanted, 'package.json'), 'utf8');
  if (!manifest.includes(`"${name}"`))
    return { missing: `Node ${major} for ${process.platform} on ${process.arch}` };
  const program = path.join(place, 'node_modules', name, 'bin/node');
  const [lock, fetched] = await Promise.all(
    [wanted, place].map((folder) => readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '')),
  );
  if (lock !== fetched || !(await runs(program))) {
    await mkdir(place, { recursive: true });
    await cp(wanted, place, { recursive: true });
    const npm = process.env.npm_execpath;
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    try {
      await promisify(execFile)(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, { cwd: place });
    } catch {
      return { missing: `Node ${major}, which could not be fetched` };
    }
  }
  return { program };
}

const runs = (program: string): Promise<boolean> =>
  promisify(execFile)(program, ['--version']).then(
    () => true,
    () => false,
  );
