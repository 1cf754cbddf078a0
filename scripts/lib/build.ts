import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '#scripts/lib/children.ts';
import { serverBuild, tools } from '#scripts/lib/programs.ts';

/** What a build is made from. `public/` is served as it is, so that a change there needs none. */
const sources = [
  'app',
  'backend',
  'contract',
  'messages',
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
];
const marker = 'build/built-from';

/** Builds when there is no build or when it was made from other sources. */
export async function buildIfNeeded(): Promise<void> {
  if (!isBuilt()) await build();
}

/** Whether the build on disk was made from the sources on disk. */
function isBuilt(): boolean {
  return existsSync(serverBuild) && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint();
}

/** @throws Error when the build fails */
export async function build(): Promise<void> {
  const builtFrom = fingerprint();
  process.stdout.write('Building …\n');
  const code = await runNode([tools.remix, 'vite:build', '--logLevel', 'error'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error('The build failed; the reason is above.');
  writeFileSync(marker, builtFrom);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesUnder(name: string): string[] {
  if (path.extname(name)) return [name];
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
