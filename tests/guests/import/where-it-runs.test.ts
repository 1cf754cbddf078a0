import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const source = path.join(root, 'backend/guests/import/read-guest-list.ts');

/** Reads a sample with the module at `file`, in a Node of its own; answers the summary. */
async function readElsewhere(file: string, nodeOptions: string[]): Promise<unknown> {
  const script = `
    import { readFileSync } from 'node:fs';
    const { readGuestList } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const bytes = readFileSync('tests/fixtures/guest-lists/wedding-48.xlsx');
    const result = await readGuestList({ fileName: 'wedding-48.xlsx', bytes, withFamilyDefault: false });
    console.log(JSON.stringify(result.preview?.summary ?? result));`;
  const args = [...nodeOptions, '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout);
}

const SUMMARY = { total: 48, withFamily: 15, individual: 33 };

it('reads a workbook under tsx', async () => {
  expect(await readElsewhere(source, ['--import', 'tsx'])).toEqual(SUMMARY);
});

it('reads a workbook from a bundle in another folder, as the built server is', async () => {
  // Inside the package, where its import names are known, as `build/server` is.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache/guest-list-bundle-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr: source, outDir: folder, rollupOptions: { output: { entryFileNames: 'index.js' } } },
    });
    expect(await readElsewhere(path.join(folder, 'index.js'), [])).toEqual(SUMMARY);
  } finally {
    await rm(folder, { recursive: true });
  }
});
