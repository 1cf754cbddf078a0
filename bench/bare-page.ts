import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from '#scripts/lib/children.ts';

const parts = ['app', 'backend', 'contract', 'sandbox', 'public', 'package.json', 'remix.config.js', 'tsconfig.json', 'vite.config.ts'];

/**
 * Builds a copy of the project that has one page more, `/bare`: nothing but a heading,
 * outside the site's frame and without data. It is the yardstick for the guest's page:
 * same server, same compression, same framework, next to no work.
 *
 * @returns the copy's folder, with `build/` in it
 */
export async function buildWithBarePage(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shagun-bench-'));
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'app/bare.tsx'),
    'export const handle = { inlineStyles: true };\n\nexport default function Bare() {\n  return <h1>Bare</h1>;\n}\n',
  );
  const routes = path.join(folder, 'app/routes.ts');
  writeFileSync(routes, readFileSync(routes, 'utf8').replace("index('site/landing.tsx'),", "index('site/landing.tsx'),\n  route('bare', 'bare.tsx'),"));
  const here = process.cwd();
  process.chdir(folder);
  try {
    const code = await runNode(['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error'], { NODE_ENV: 'production' });
    if (code !== 0) throw new Error('The copy with the bare page could not be built');
  } finally {
    process.chdir(here);
  }
  return folder;
}
