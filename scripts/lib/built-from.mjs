// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Which sources the build on disk was made from. Plain JavaScript, because `scripts/run.mjs` asks before
 * anything that reads TypeScript is loaded.
 */
const root = path.resolve(import.meta.dirname, '../..');

/** The commands `npm run build` makes ready: `scripts/NAME.ts` becomes `build/commands/NAME.js`. */
export const commands = [
  'admin',
  'backend',
  'backup',
  'doctor',
  'ledger-check',
  'migrate',
  'move-pictures',
  'restore',
  'serve',
  'worker',
];

/** Where the build of a command is. @param {string} name */
export const builtCommand = (name) => path.join(root, 'build/commands', `${name}.js`);

/** What a build is made from. `public/` is served as it is, so that a change there needs none. */
const sources = [
  'app',
  'backend',
  'contract',
  'messages',
  'package.json',
  'package-lock.json',
  'remix.config.js',
  ...['admin', 'backup', 'doctor', 'lib', ...commands.map((name) => `${name}.ts`)].map(
    (name) => `scripts/${name}`,
  ),
  'tsconfig.json',
  'vite.config.ts',
];
const marker = path.join(root, 'build/built-from');

/** One text for the sources on disk; another one as soon as a byte of them changes. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether the build on disk was made, to its end, from the sources on disk. */
export function isBuilt() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint();
}

/** Notes which sources the build on disk was made from. @param {string} builtFrom their fingerprint from before it began */
export function noteBuild(builtFrom) {
  writeFileSync(marker, builtFrom);
}

/** The files of a folder of the project, in it at any depth, by their paths from its root; a file is itself. @param {string} name */
export function filesUnder(name) {
  if (path.extname(name)) return [name];
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
