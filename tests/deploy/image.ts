import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod/v4';
import { startNode, type Child } from '#scripts/lib/children.ts';
import { root as project } from '#scripts/lib/programs.ts';

const execute = promisify(execFile);

/** What an image says of itself: in what surroundings it runs, as whom, and how. */
const configuration = z.object({
  User: z.string(),
  Env: z.array(z.string()),
  WorkingDir: z.string(),
  Entrypoint: z.array(z.string()),
  Cmd: z.array(z.string()),
  Healthcheck: z.object({ Test: z.array(z.string()) }),
});

/** The image of deploy/Containerfile, its file system lying in a folder of this machine. */
export interface Image {
  config: z.infer<typeof configuration>;
  /** Of its file system. */
  megabytes: number;
  /** Runs it as the compose file does: nothing of it can be written to but /tmp and /data, as its own user, without any capability. */
  run(options: RunOptions): Running;
  remove(): Promise<void>;
}

interface RunOptions {
  /** What follows its entry point; its own command when left out. */
  command?: readonly string[];
  /** In place of its entry point. */
  entrypoint?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** A folder of this machine that stands at /backups. */
  backups?: string;
}

/** A container that runs. */
export interface Running {
  child: Child;
  /** All it wrote so far. */
  output(): string;
  /** Asks it to end, as `docker stop` does. @returns its exit code */
  stop(): Promise<number>;
  /** Takes it away with all its processes, without a word. */
  kill(): Promise<void>;
}

/**
 * Builds the image as deploy/Containerfile says, on a base that stands in for the one of the registry: Debian from its packages, and
 * Node.js from its own. Needs the rights of root, `buildah` and `mmdebstrap`.
 *
 * @param node the program of the version the base is to have
 */
export async function buildImage(node: string): Promise<Image> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shagun-image-'));
  const remove = async () => {
    await buildah('umount', '--all').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')];
  const buildah = async (command: string, ...args: string[]): Promise<string> => {
    const { stdout } = await execute('buildah', [...store, '--storage-driver', 'vfs', command, ...args], {
      cwd: project,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, TMPDIR: folder, BUILDAH_ISOLATION: 'chroot' },
    });
    return stdout.trim();
  };
  try {
    await buildah('from', '--name', 'base', 'scratch');
    await makeBase(await buildah('mount', 'base'), node, folder);
    await buildah('config', '--env', `PATH=${PATH}`, 'base');
    await buildah('commit', '--quiet', '--rm', 'base', BASE);
    const file = ['--file', 'deploy/Containerfile', '--tag', 'shagun'];
    // a check of its health is something only this format can hold
    await buildah('build', '--pull-never', '--format', 'docker', '--network', 'host', ...file, '.');
    await buildah('from', '--pull-never', '--name', 'run', 'shagun');
    const root = await buildah('mount', 'run');
    // a runtime makes the places it mounts something at
    await Promise.all(
      ['backups', 'dev', 'proc'].map((name) => mkdir(path.join(root, name), { recursive: true })),
    );
    const description = JSON.parse(await buildah('inspect', '--type', 'image', 'shagun')) as {
      Docker: { config: unknown };
    };
    const config = configuration.parse(description.Docker.config);
    const { stdout: size } = await execute('du', ['--summarize', '--block-size=1M', root]);
    return {
      config,
      megabytes: Number.parseInt(size, 10),
      run: (options) => runIn(root, config, options),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** What the Containerfile goes on from. */
const BASE = 'docker.io/library/node:22-bookworm-slim';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Debian, Node.js with npm, and the user `node`, in an empty folder. */
async function makeBase(root: string, node: string, folder: string): Promise<void> {
  const debian = path.join(folder, 'debian.tar');
  await execute(
    'mmdebstrap',
    ['--mode=root', '--variant=minbase', '--include=ca-certificates', 'bookworm', debian],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  await execute('tar', ['--extract', '--file', debian, '--directory', root]);
  await rm(debian);
  await cp(node, path.join(root, 'usr/local/bin/node'));
  const npm = path.dirname(
    path.dirname(process.env.npm_execpath ?? '/usr/lib/node_modules/npm/bin/npm-cli.js'),
  );
  await cp(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
  // behind somebody's own proxy npm trusts whom this machine trusts
  const trusted = 'etc/ssl/certs/ca-certificates.crt';
  await cp(`/${trusted}`, path.join(root, trusted)).catch(() => undefined);
  await mkdir(path.join(root, 'usr/local/etc'), { recursive: true });
  await appendFile(path.join(root, 'usr/local/etc/npmrc'), `cafile=/${trusted}\n`);
  await appendFile(path.join(root, 'etc/passwd'), 'node:x:1000:1000::/nonexistent:/bin/sh\n');
  await appendFile(path.join(root, 'etc/group'), 'node:x:1000:\n');
}

/** Mounts what a runtime mounts, gives up all rights, and becomes the program. */
const BECOME = `set -e
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/data"
[ -z "$BACKUPS" ] || mount --bind "$BACKUPS" "$ROOT/backups"
mount -o remount,ro,bind "$ROOT"
exec chroot "$ROOT" setpriv --reuid "$WHO" --regid "$WHO" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all \\
  env --ignore-environment --chdir "$WHERE" "$@"`;

function runIn(
  root: string,
  config: Image['config'],
  { command = config.Cmd, entrypoint = config.Entrypoint, env = {}, backups = '' }: RunOptions,
): Running {
  const surroundings = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const child = startNode(
    'image',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      BECOME,
      'sh',
      ...surroundings,
      ...entrypoint,
      ...command,
    ],
    { ROOT: root, WHO: config.User, WHERE: config.WorkingDir, BACKUPS: backups },
    ['ignore', 'pipe', 'pipe'],
    'unshare',
  );
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    const first = child.hasEnded() ? undefined : await childOf(child.process.pid ?? 0);
    if (first) process.kill(first, name);
  };
  let written = '';
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  return {
    child,
    output: () => written,
    async stop() {
      await signal('SIGTERM');
      return child.ended;
    },
    async kill() {
      // the first process of a space takes all others in it along
      await signal('SIGKILL');
      await child.ended;
    },
  };
}

/** The process that another one started. */
async function childOf(parent: number): Promise<number | undefined> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of processes) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // the name in brackets may hold anything
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent) return Number(pid);
  }
  return undefined;
}

/** A folder the image's user may write to. */
export async function writableFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), name));
  await execute('chown', ['1000', folder]);
  return folder;
}
