import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openEmbedded } from '#backend/platform/database/open-embedded.ts';

it('a new database is made outside of the process that uses it, which would keep the memory that takes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shagun-embedded-'));
  const { Memory } = WebAssembly;
  let memories = 0;
  WebAssembly.Memory = class extends Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super(descriptor);
      memories += 1;
    }
  };
  try {
    const made = await openEmbedded(path.join(folder, 'pglite'));
    await made.exec('create table kept (what text); insert into kept values (1)');
    expect((await made.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
    await made.close();
    expect(memories).toBe(1);
    const again = await openEmbedded(path.join(folder, 'pglite'));
    expect((await again.query('select what from kept')).rows).toEqual([{ what: '1' }]);
    await again.close();
  } finally {
    WebAssembly.Memory = Memory;
    await rm(folder, { recursive: true, force: true });
  }
});

it('its folder is open to its owner alone, from the start and again when it was not', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'shagun-embedded-')), 'pglite');
  const open = async () => {
    await (await openEmbedded(folder)).close();
    return (await stat(folder)).mode & 0o777;
  };
  try {
    expect(await open()).toBe(0o700);
    await chmod(folder, 0o755);
    expect(await open()).toBe(0o700);
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true });
  }
});

it('says so when a new database cannot be made', async () => {
  await expect(openEmbedded('/proc/no-place-for-it')).rejects.toThrow(/no-place-for-it|ENOENT/);
});

it('ends at once when it is closed after a statement that failed', async () => {
  // in a process of its own: what goes wrong here never ends
  const program = `
    import { connectDatabase } from '#backend/platform/database/connect.ts';
    const database = await connectDatabase({ dataDir: 'memory://' });
    const why = await database.db.selectFrom('users').select('id').execute().catch((error) => error.message);
    await database.close();
    process.stdout.write(why);
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { timeout: 120_000, killSignal: 'SIGKILL' },
  );
  expect(stdout).toBe('relation "users" does not exist');
});
