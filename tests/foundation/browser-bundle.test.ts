import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tools } from '#scripts/lib/programs.ts';
import { projectRoot } from '#scripts/lib/import-graph.ts';

const parts = [
  'app',
  'backend',
  'contract',
  'messages',
  'package.json',
  'remix.config.js',
  'app/framework/build-changes.ts',
  'tsconfig.json',
  'vite.config.ts',
];
let copy = '';

beforeAll(async () => {
  copy = await realpath(await mkdtemp(path.join(tmpdir(), 'shagun-bundle-')));
  for (const part of parts)
    await cp(path.join(projectRoot, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function buildWith(
  page: string,
  edit: (text: string) => string,
): Promise<{ ok: boolean; output: string }> {
  const file = path.join(copy, page);
  const original = await readFile(file, 'utf8');
  await writeFile(file, edit(original));
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [tools.remix, 'vite:build', '--logLevel', 'error'],
      {
        cwd: copy,
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: stdout + stderr };
  } finally {
    await writeFile(file, original);
  }
}

it('a component that imports the backend fails the build, with a sentence that says why', async () => {
  const { ok, output } = await buildWith('app/site/forged.tsx', (text) =>
    [
      `import { newId } from '#backend/platform/ids.ts';`,
      text,
      `export const handle = { made: newId };`,
      `export function Probe() { return <p>{newId()}</p>; }`,
    ].join('\n'),
  );
  expect(output).toContain('runs in browsers and must not import #backend/platform/ids.ts');
  expect(ok).toBe(false);
});
