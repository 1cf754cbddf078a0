import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePorts } from '#scripts/lib/ports.ts';

const run = promisify(execFile);

/** A PostgreSQL server of its own, gone after `stop`. */
export interface TemporaryServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for tests in a temporary folder, on a free port of
 * 127.0.0.1, with durability off. It refuses to run as root, so as root it runs as
 * another user of this machine.
 *
 * @throws Error that says what to install when PostgreSQL is not there
 */
export async function startTemporaryPostgresql(): Promise<TemporaryServer> {
  const bin = findBinaries();
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  // not tmpdir(): TMPDIR may be a folder the other user cannot enter
  const folder = await mkdtemp('/tmp/shagun-postgresql-');
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  const identity = { cwd: folder, ...(user && { uid: user.uid, gid: user.gid }) };
  const data = path.join(folder, 'data');
  const port = await findFreePorts(1);
  await run(
    path.join(bin, 'initdb'),
    ['--pgdata', data, '--username', 'shagun', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions'],
    identity,
  );
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    logging_collector: 'off',
  };
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let said = '';
  let over = false;
  server.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve())).then(() => void (over = true));
  const removeOnExit = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeOnExit);
  const stop = async () => {
    // immediate shutdown: nothing in it is worth keeping
    if (!over) server.kill('SIGQUIT');
    await ended;
    process.off('exit', removeOnExit);
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await accepts(data)); tries += 1) {
    if (over || tries > 300) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: `postgresql://shagun@127.0.0.1:${port}/postgres`, stop };
}

/** The server writes `ready` into its pid file once it takes connections. */
async function accepts(data: string): Promise<boolean> {
  const status = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return status.split('\n')[7]?.trim() === 'ready';
}

/** The folder of the newest `initdb` in Debian's place or on the PATH. */
function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
  if (found) return found;
  throw new Error('PostgreSQL is not installed, and half of the tests need it. On Debian or Ubuntu: apt-get install postgresql (14 or later).');
}

function findUnprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // the next one
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user `postgres` nor `nobody`.');
}
