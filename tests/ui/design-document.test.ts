import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { withTables } from '#scripts/design/tables.ts';
import { readTokens } from '#scripts/design/tokens.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/design.md');

const sources = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx|css)$/.test(file))
  .map((file) => `app/${file.replaceAll('\\', '/')}`);

it.each(readdirSync(path.join(root, 'app/ui')))('names app/ui/%s', (file) => {
  expect(document).toContain(`\`${file}\``);
});

it('names no part that is not there', () => {
  const named = [...document.matchAll(/`([a-z-]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(path.join(root, 'app/ui', file)))).toEqual([]);
});

it.each(readTokens().names)('names the token --%s, which something uses', (name) => {
  expect(document).toContain(`\`--${name}\``);
  // utilities are named by the token without the word for its kind: bg-paper, rounded-lg, min-h-touch
  const bare = name.replace(/^(color|radius|spacing|shadow|font|text)-/, '');
  const kind = name.startsWith('text-')
    ? 'text-'
    : name.startsWith('radius-')
      ? 'rounded(?:-[a-z]+)?-'
      : '[a-z]+-';
  const use = new RegExp(`var\\(--${name}\\)|(?<![\\w-])${kind}${bare}(?![\\w-])`);
  expect(sources.filter((file) => !file.endsWith('tokens.css') && use.test(read(file)))).not.toEqual([]);
});

it('shows the tables that the tokens make now: run npm run screenshots -- --components', () => {
  expect(withTables(document)).toBe(document);
});

it('shows pictures that are there', () => {
  const pictures = [...document.matchAll(/\]\((images\/[^)]+)\)/g)].map(([, file = '']) => file);
  expect(pictures.length).toBeGreaterThanOrEqual(5);
  expect(pictures.filter((file) => !existsSync(path.join(root, 'docs', file)))).toEqual([]);
});

it('colours are written out in the tokens and in drawings alone', () => {
  const drawings = ['app/ui/logo.tsx', 'app/ui/toran.tsx'];
  const written = /(?<![&\w/'"])#[0-9a-f]{3,8}\b(?!\/)|(['"])#[0-9a-f]{3,8}\1|\b(?:rgba?|hsla?|oklch)\(/i;
  const offences = sources
    .filter((file) => !file.endsWith('tokens.css') && !drawings.includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => written.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(offences).toEqual([]);
});
