import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib';
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
const assets = 'build/client/assets';

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
  await packAssets();
  writeFileSync(marker, builtFrom);
}

/** Puts a Brotli and a gzip copy beside each text file for browsers, as small as they get, so that no visitor waits for one. */
async function packAssets(): Promise<void> {
  const gzipAsync = promisify<Buffer, ZlibOptions, Buffer>(gzip);
  const packers = { br: promisify(brotliCompress), gz: (text: Buffer) => gzipAsync(text, { level: 9 }) };
  const texts = filesUnder(assets).filter((file) => /\.(css|js|svg|txt)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      for (const [ending, pack] of Object.entries(packers)) {
        const packed = await pack(text);
        if (packed.length < text.length) await writeFile(`${file}.${ending}`, packed);
      }
    }),
  );
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
