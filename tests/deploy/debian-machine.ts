import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startNode, type Child } from '#scripts/lib/children.ts';
import { root as project } from '#scripts/lib/programs.ts';

const execute = promisify(execFile);

/** A Debian of its own, in a folder of this machine. */
export interface DebianMachine {
  /** Where its files lie. */
  root: string;
  /** Before it is started: runs commands in it as root, with the network of this machine. */
  install(commands: string): Promise<string>;
  /** Starts its systemd, in a network of its own where nobody else is. */
  start(): Promise<void>;
  /** Once it is started: runs commands in it as root. @throws Error with all they wrote when one fails */
  type(commands: string): Promise<string>;
  /** Once it is started: starts a program of this project in its network. */
  beside(args: string[]): Child;
  remove(): Promise<void>;
}

/** Commands stop at the first that fails. They begin where the guide left its reader, once that is there. */
const STRICT = 'set -eu\n[ ! -d /opt/shagun ] || cd /opt/shagun\n';
const SURROUNDINGS = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};

/**
 * Installs a Debian 12 with systemd and some packages, and this machine's Node.js at /usr/bin/node. Needs the rights of root,
 * `mmdebstrap` and `systemd-nspawn`.
 *
 * @param packages of Debian, beside those any Debian has
 */
export async function newDebianMachine(packages: readonly string[]): Promise<DebianMachine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shagun-debian-'));
  const root = path.join(folder, 'root');
  const name = path.basename(folder);
  let running: Child | undefined;
  /** The first process of the machine, through which others enter it. */
  let first = '';

  const remove = async () => {
    // it shuts the machine down
    await running?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const debian = path.join(folder, 'debian.tar');
    await execute(
      'mmdebstrap',
      [
        '--mode=root',
        '--variant=minbase',
        `--include=${['ca-certificates', 'systemd-sysv', 'dbus', 'curl', ...packages].join(',')}`,
        'bookworm',
        debian,
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    await mkdir(root);
    await execute('tar', ['--extract', '--file', debian, '--directory', root]);
    await rm(debian);
    await addNode(root);
  } catch (error) {
    await remove();
    throw error;
  }

  const type = async (commands: string): Promise<string> => {
    const enter = ['--target', first, '--mount', '--pid', '--uts', '--ipc', '--net', '--cgroup', '--'];
    const surroundings = Object.entries(SURROUNDINGS).map(([key, value]) => `${key}=${value}`);
    const { stdout } = await execute(
      'nsenter',
      [...enter, 'env', '--ignore-environment', ...surroundings, 'sh', '-c', STRICT + commands],
      { maxBuffer: 64 * 1024 * 1024 },
    ).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`It failed:\n${commands}\n${error.stdout}\n${error.stderr}`, { cause: error });
    });
    return stdout;
  };

  const nspawn = ['--quiet', '--register=no', '--keep-unit', `--machine=${name}`, `--directory=${root}`];
  return {
    root,
    async install(commands) {
      const { stdout } = await execute(
        'systemd-nspawn',
        [
          ...nspawn,
          '--console=pipe',
          ...Object.entries(SURROUNDINGS).map(([key, value]) => `--setenv=${key}=${value}`),
          'sh',
          '-c',
          STRICT + commands,
        ],
        { maxBuffer: 64 * 1024 * 1024 },
      );
      return stdout;
    },
    async start() {
      running = startNode(
        name,
        [...nspawn, '--boot', '--private-network', '--link-journal=no', '--console=pipe'],
        {},
        ['ignore', 'ignore', 'inherit'],
        'systemd-nspawn',
      );
      for (let tries = 0; !first && tries < 300 && !running.hasEnded(); tries += 1) {
        first = await firstProcessOf(running.process.pid ?? 0);
        if (!first) await new Promise((resolve) => setTimeout(resolve, 100));
      }
      // 'degraded' is a machine where something that nobody here needs did not start
      await type(`for each in $(seq 600); do
  case "$(systemctl is-system-running 2>/dev/null)" in running|degraded) exit 0;; esac
  sleep 0.2
done
exit 1`);
    },
    type,
    beside: (args) =>
      startNode(
        'beside',
        ['--target', first, '--net', '--', process.execPath, ...args],
        {},
        ['ignore', 'ignore', 'inherit'],
        'nsenter',
      ),
    remove,
  };
}

/** Node.js with npm, which trusts whom this machine trusts: it may stand behind somebody's own proxy. */
async function addNode(root: string): Promise<void> {
  await cp(process.execPath, path.join(root, 'usr/bin/node'));
  const npm = path.dirname(
    path.dirname(process.env.npm_execpath ?? '/usr/lib/node_modules/npm/bin/npm-cli.js'),
  );
  await cp(npm, path.join(root, 'usr/lib/node_modules/npm'), { recursive: true, dereference: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/bin/npm'));
  const trusted = 'etc/ssl/certs/ca-certificates.crt';
  await cp(`/${trusted}`, path.join(root, trusted)).catch(() => undefined);
  await appendFile(path.join(root, 'root/.npmrc'), `cafile=/${trusted}\n`);
}

/**
 * The first process of a machine that `systemd-nspawn` started, once it is there; empty before. A helper comes before it,
 * and is gone by the time somebody would enter through it: the machine's own is number 1 inside.
 */
async function firstProcessOf(nspawn: number): Promise<string> {
  const read = (file: string) => readFile(`/proc/${file}`, 'utf8').catch(() => '');
  for (const child of (await read(`${nspawn}/task/${nspawn}/children`)).trim().split(' '))
    if (child && /^NSpid:.*\t1$/m.test(await read(`${child}/status`))) return child;
  return '';
}

/** Puts the project, as it lies here, into a repository that `git clone` takes. */
export async function repositoryIn(root: string): Promise<void> {
  const place = path.join(root, 'srv/shagun');
  await mkdir(place, { recursive: true });
  const git = (...args: string[]) =>
    execute('git', ['-c', 'user.name=Shagun', '-c', 'user.email=shagun@shagun.example', ...args], {
      cwd: place,
    });
  const left = ['node_modules', '.git', 'build', 'data', 'test-results', '.env'].map(
    (each) => `--exclude=./${each}`,
  );
  const archive = path.join(root, 'srv/shagun.tar');
  await execute('tar', ['--create', '--file', archive, ...left, '--directory', project, '.']);
  await execute('tar', ['--extract', '--file', archive, '--directory', place, '--no-same-owner']);
  await rm(archive);
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'As it is');
}
