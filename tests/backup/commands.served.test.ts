import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockDataFolder } from '#backend/platform/database/data-folder-lock.ts';
import { runToEnd } from '#tests/setup/command-run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-backup-commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (name: string, args: string[], more: Record<string, string> = {}) =>
  runToEnd(name, args, { DATA_DIR: path.join(folder, 'data'), SHAGUN_MODE: 'local', ...more });

it('both say how they are called', async () => {
  for (const [name, args] of [
    ['backup', []],
    ['backup', ['--help']],
    ['restore', ['one', 'two']],
    ['restore', ['--force', 'one']],
  ] as const) {
    const { code, output } = await run(name, [...args]);
    expect([code, output]).toEqual([1, expect.stringContaining(`npm run ${name} -- FILE`)]);
    expect(output).not.toMatch(/^\s+at /m);
  }
});

it('moving pictures says how it is called, and which settings it lacks', async () => {
  const none = await run('move-pictures', ['--to=cloud']);
  expect([none.code, none.output]).toEqual([1, expect.stringContaining('npm run move-pictures -- --to=s3')]);
  const without = await run('move-pictures', ['--to=s3']);
  expect([without.code, without.output]).toEqual([1, expect.stringContaining('state S3_ENDPOINT')]);
  expect(none.output + without.output).not.toMatch(/^\s+at /m);
});

it('a backup says that the embedded database belongs to the app that runs, and leaves no file', async () => {
  const data = path.join(folder, 'running');
  const file = path.join(folder, 'running.backup');
  await mkdir(path.join(data, 'pglite'), { recursive: true });
  const release = await lockDataFolder(data);
  try {
    const { code, output } = await run('backup', [file], { DATA_DIR: data });
    expect([code, output]).toEqual([1, expect.stringContaining('stop it, back up, start it again')]);
    expect(output).toContain(`in use by process ${process.pid}`);
    expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
  } finally {
    await release();
  }
});

it('a file that is no backup, and a key that is none, are told in a sentence', async () => {
  const file = path.join(folder, 'holiday.jpg');
  await writeFile(file, 'no backup at all');
  const none = await run('restore', [file]);
  expect([none.code, none.output]).toEqual([1, expect.stringContaining('is no backup of Shagun')]);
  const mistyped = await run('backup', [path.join(folder, 'b')], { BACKUP_KEY: 'age1mistypedmistyped' });
  expect([mistyped.code, mistyped.output]).toEqual([
    1,
    expect.stringContaining('BACKUP_KEY is no key of age'),
  ]);
});
