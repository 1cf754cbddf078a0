import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { forReader } from '#backend/platform/reader.ts';
import { fieldWords } from '#messages/fields/words.ts';
import * as en from '#messages/fields/en.ts';
import * as hi from '#messages/fields/hi.ts';

afterEach(() => vi.resetModules());

test('a word is said in the language of whoever reads it', async () => {
  const read = async () => {
    await Promise.resolve();
    return fieldWords.email;
  };
  expect(await Promise.all([forReader('hi', read), forReader('en', read), read()])).toEqual([
    hi.email,
    en.email,
    en.email,
  ]);
});

test('no module of the contract and of the backend takes a word while it loads: it would be English for everybody', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const { followReader } = await import('#messages/readers-language.ts');
  const taken = new Set<string>();
  let loading = '';
  followReader(() => void taken.add(loading));
  // what starts something, and what another thread loads
  const files = ['contract', 'backend'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('worker'))
      .map((file) => `${folder}/${file}`),
  );
  vi.doMock('#backend/platform/reader.ts', () => ({ forReader: (_: string, work: () => unknown) => work() }));
  for (const file of files) {
    loading = file;
    await import(path.join(root, file));
  }
  expect([...taken]).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});
