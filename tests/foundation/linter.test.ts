import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, tools } from '#scripts/lib/programs.ts';

/*
 * The linter refuses what it is there for, in a folder of its own: what is planted in the project would be
 * seen by the linter that runs beside the tests.
 */

const planted: Record<string, { code: string; refused: string[] }> = {
  'app/words.tsx': {
    code: `
      export const one = <p title="Our best wishes">Welcome</p>;
      export const two = (name: string) => <p>{\`welcome \${name}\`}</p>;
    `,
    refused: ['words(in-catalogues)', 'words(in-catalogues)', 'words(in-templates)'],
  },
  'app/border.ts': {
    code: `import type { A } from '#backend/a.ts'; export type B = A;`,
    refused: ['eslint(no-restricted-imports)'],
  },
  'backend/a.ts': {
    code: `
      export interface A { a: number }
      // oxlint-disable-next-line no-var -- there is none
      export const home = process.env.HOME;
      export const later = (): void => { Promise.resolve(); };
    `,
    refused: [
      'eslint(no-restricted-properties)',
      'typescript(no-floating-promises)',
      'Unused oxlint-disable directive (no problems were reported).',
    ],
  },
  'backend/wrong.ts': { code: `export const a: number = 'text';`, refused: ['typescript(TS2322)'] },
  'app/hooks.tsx': {
    code: `
      import { useState } from 'react';
      export function Page({ open }: { open: boolean }) {
        if (open) useState(0);
        return <img src="/a.png" />;
      }
    `,
    refused: ['jsx-a11y(alt-text)', 'react-hooks(rules-of-hooks)'],
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'shagun-linter-'));
let found: { filename: string; code?: string; message: string }[];

beforeAll(() => {
  for (const name of ['.oxlintrc.jsonc', 'tsconfig.json', 'package.json', 'scripts/lint'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, { code }] of Object.entries(planted)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const { stdout } = spawnSync(process.execPath, [tools.oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  ({ diagnostics: found } = JSON.parse(stdout) as { diagnostics: typeof found });
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.keys(planted))('the linter refuses what is wrong in %s, and nothing else', (file) => {
  const here = found.filter(({ filename }) => filename === file).map(({ code, message }) => code ?? message);
  expect(here.sort()).toEqual(planted[file]?.refused.toSorted());
});
