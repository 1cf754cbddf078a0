import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { packagesAlone, root } from '#scripts/lib/programs.ts';
import { makePlace } from '#scripts/test/unprivileged.ts';

/** A server in front of others, on 127.0.0.1, gone after `stop`. */
interface Front {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Programs that no package of ours brings; each is in Debian's package of its name, but systemd-nspawn in systemd-container. */
type DebianProgram = 'buildah' | 'haproxy' | 'mmdebstrap' | 'pgbouncer' | 'systemd-nspawn';

/** Where a program is, or undefined. An ordinary user's PATH leaves out where Debian puts servers. */
function findProgram(name: DebianProgram): string | undefined {
  if (packagesAlone()) return undefined;
  return [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Which of the programs are not here, as Debian's packages to install. */
export const missingPrograms = (...names: DebianProgram[]): DebianProgram[] =>
  names.filter((name) => findProgram(name) === undefined);

function requireProgram(name: DebianProgram): string {
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is not installed. On Debian: apt-get install ${name}`);
  return program;
}

/** Starts one of them in a place of its own, which goes with it. */
function startFront(
  name: DebianProgram,
  args: string[],
  url: string,
  remove: () => Promise<void>,
): Front & { child: Child } {
  const child = startNode(name, args, {}, ['ignore', 'ignore', 'inherit'], requireProgram(name));
  const stop = async () => {
    await child.stop();
    await remove();
  };
  return { url, pid: child.process.pid, stop, child };
}

/**
 * Puts HAProxy in front of what listens on `ports` of 127.0.0.1, as `docs/examples/haproxy.cfg` says.
 *
 * @param port where it is to listen, when others have to know the address first
 * @throws Error that says what to install when it is not there
 */
export async function startHaproxy(ports: readonly number[], port?: number): Promise<Front> {
  requireProgram('haproxy');
  const { folder, remove } = await makePlace('haproxy');
  const own = port ?? (await findFreePorts(1));
  const example = await readFile(path.join(root, 'docs/examples/haproxy.cfg'), 'utf8');
  const server = /^ +server app1 127\.0\.0\.1:3000 (.*)$/m;
  const servers = ports.map(
    (each, index) => `    server app${index + 1} 127.0.0.1:${each} ${server.exec(example)?.[1]}`,
  );
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    example.replace('bind 127.0.0.1:8080', `bind 127.0.0.1:${own}`).replace(server, servers.join('\n')),
  );
  const front = startFront('haproxy', ['-db', '-q', '-f', file], `http://localhost:${own}`, remove);
  try {
    await waitUntilReady(`http://127.0.0.1:${own}/readyz`, [front.child]);
  } catch (error) {
    await front.stop();
    throw error;
  }
  return front;
}

/**
 * Puts PgBouncer in transaction mode in front of a PostgreSQL server that trusts everybody on this machine.
 *
 * @param server its address through the network
 * @param connections how many it holds to each database of the server
 * @returns `url` names the same database and user
 * @throws Error that says what to install when it is not there
 */
export async function startPgbouncer(server: string, connections = 20): Promise<Front> {
  requireProgram('pgbouncer');
  const { folder, user, remove } = await makePlace('pgbouncer');
  const port = await findFreePorts(1);
  const { hostname, port: serverPort, username } = new URL(server);
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    max_client_conn: 1000,
    default_pool_size: connections,
    logfile: '',
    log_connections: 0,
    log_disconnections: 0,
  };
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  );
  const url = new URL(server);
  url.port = String(port);
  return startFront('pgbouncer', ['-q', ...(user ? ['-u', user] : []), file], url.href, remove);
}
