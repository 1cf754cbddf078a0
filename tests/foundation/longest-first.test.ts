import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesLeftToFull, onPgliteLeftToFull } from '#tests/setup/left-to-full.ts';
import { longest } from '#tests/setup/longest-first.ts';

it('every file that is to begin first exists', () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});

it('every file that is left to `--full` exists', () => {
  expect(
    [...Object.keys(filesLeftToFull), ...onPgliteLeftToFull].filter((file) => !existsSync(file)),
  ).toEqual([]);
});
