import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longest } from '#tests/setup/longest-first.ts';

it('every file that is to begin first exists', () => {
  expect(longest.filter((file) => !existsSync(file))).toEqual([]);
});
