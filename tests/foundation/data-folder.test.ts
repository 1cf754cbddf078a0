import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '#backend/platform/database/data-folder-lock.ts';

let folder = '';
let other: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-lock-'));
});
afterEach(async () => {
  other?.kill('SIGKILL');
  other = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Another process that holds the folder until it is killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const module = JSON.stringify(path.resolve('backend/platform/database/data-folder-lock.ts'));
  const script = `import(${module}).then((m) => m.lockDataFolder(${JSON.stringify(folder)})).then(() => console.log('held')); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  other = child;
  await once(child.stdout, 'data');
  return child;
}

it('a second process is refused with a sentence that names the first', async () => {
  const child = await holdElsewhere();
  const refusal = await lockDataFolder(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect((refusal as Error).message).toContain(`is in use by process ${child.pid}`);
  expect((refusal as Error).message).toContain('DATABASE_URL');
});

it('a process that was killed leaves no lock behind that counts', async () => {
  const child = await holdElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = await lockDataFolder(folder);
  expect(await readFile(path.join(folder, 'in-use-by'), 'utf8')).toContain(`process ${process.pid} on `);
  await release();
});

it('the folder is free again once it was given back, and within one process too it is held once', async () => {
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  await release();
  await (
    await lockDataFolder(folder)
  )();
});

/*
 * In containers process numbers repeat: after a crash the number in the file is that of the new
 * process itself or of another one that runs, and from a second container the holder's number is
 * that of nobody.
 */
it('a lock left by a crash does not count, whoever has its number now', async () => {
  await writeFile(path.join(folder, 'in-use-by'), String(process.pid));
  await (
    await lockDataFolder(folder)
  )();
  await writeFile(path.join(folder, 'in-use-by'), String(process.ppid));
  await (
    await lockDataFolder(folder)
  )();
});

it('a lock that is held counts, also where its number is nobody’s', async () => {
  await holdElsewhere();
  // beyond the largest number a process can have
  await writeFile(path.join(folder, 'in-use-by'), '4194999');
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
});

it('a damaged lock file does not lock anybody out', async () => {
  await writeFile(path.join(folder, 'in-use-by'), 'not a process');
  await (
    await lockDataFolder(folder)
  )();
});
