import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import * as entities from '#tests/spec-calls/entities.ts';
import { specCalls } from '#tests/spec-calls/rows.ts';

const list = readFileSync('docs/spec-coverage.md', 'utf8');
const sections = list.split(/^## /m).slice(1);

/** The rows of a section's table: the line of the specification and what shows it. */
const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .map(([, line = '', shownBy = '']) => ({ line, shownBy }))
    .filter(({ line }) => !/^(Line|-+)/.test(line));

const rows = sections.flatMap(rowsOf);

describe('docs/spec-coverage.md', () => {
  test('has the nine sections of the specification, each with rows', () => {
    expect(sections.map((section) => section.slice(0, 2))).toEqual([
      '1.',
      '2.',
      '3.',
      '4.',
      '5.',
      '6.',
      '7.',
      '8.',
      '9.',
    ]);
    for (const section of sections) expect(rowsOf(section).length).toBeGreaterThan(3);
  });

  test.each(Object.entries(specCalls))('has %s with the keys of its payload and answer', (line, call) => {
    const row = rowsOf(sections[6] ?? '').find((each) => each.line.startsWith(`\`${line}\``));
    const { payload, reads } = call as { payload: readonly string[]; reads: z.ZodType };
    const read = reads instanceof z.ZodObject ? Object.keys(reads.shape) : [];
    // a whole entity stands in section 3
    const isEntity = line === 'POST /events/create' || /answers [A-Z]/.test(row?.line ?? '');
    const missing = (isEntity ? [] : [...payload, ...read]).filter((key) => !hasWord(row?.line, key));
    expect(missing, row?.line).toEqual([]);
  });

  test('has the fields of the entities', () => {
    const keys = Object.values(entities).flatMap((entity) =>
      entity instanceof z.ZodObject ? Object.keys(entity.shape) : [],
    );
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => !hasWord(sections[2], key))).toEqual([]);
  });

  test.each(rows)('$line: the tests it names exist', ({ shownBy }) => {
    for (const reference of shownBy.split('<br>')) {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(reference) ?? [];
      expect(file, `"${reference}" names a file and a title`).toMatch(/^(tests|e2e)\/.+\.(test|spec)\.tsx?$/);
      expect(existsSync(file), `${file} exists`).toBe(true);
      expect(
        titlesIn(file).some((known) => known.includes(title)),
        `${file} has a test "${title}"`,
      ).toBe(true);
    }
  });
});

/** Whether a key stands in a text, of one with dots its last part. */
const hasWord = (text = '', key: string): boolean => new RegExp(`\\b${key.split('.').at(-1)}\\b`).test(text);

/** Titles of the tests and groups of a file, as they stand between the quotes. */
function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [
    ...source.matchAll(
      /(["'`])((?:(?!\1)[^\\]|\\.)+)\1\s*,\s*(?:\{[^}]*\}\s*,\s*)?(?:async\s*)?(?:\(|function)/g,
    ),
  ].map((match) => (match[2] ?? '').replaceAll('\\', ''));
}
