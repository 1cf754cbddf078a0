import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from '#scripts/lib/children.ts';

const parts = [
  'app',
  'backend',
  'contract',
  'messages',
  'sandbox',
  'public',
  'scripts',
  'package.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Address of the bare page: as many parts as a guest's personal link has, because what
 * the framework spends on an address grows with its parts and is not the page's work.
 */
export const BARE_PATH = '/bare/event/rsvp/guest/yes/email';

/**
 * Builds a copy of the project that has one page more: a heading in the site's frame,
 * without data of its own. It is the yardstick for the guest's page: same server, same
 * compression, same framework, next to no work.
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
  writeFileSync(
    routes,
    readFileSync(routes, 'utf8').replace(
      "index('site/landing.tsx'),",
      "index('site/landing.tsx'),\n  route('bare/:event/rsvp/:guest/:response/:source', 'bare.tsx'),",
    ),
  );
  const here = process.cwd();
  process.chdir(folder);
  try {
    const code = await runNode(
      ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error'],
      { NODE_ENV: 'production' },
    );
    if (code !== 0) throw new Error('The copy with the bare page could not be built');
  } finally {
    process.chdir(here);
  }
  return folder;
}
