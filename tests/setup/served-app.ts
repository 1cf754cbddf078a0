import { rm } from 'node:fs/promises';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { command, webServer } from '#scripts/lib/programs.ts';
import { makeDataFolder } from '#scripts/test/data-folder.ts';
import { testDatabase } from '#tests/setup/test-database.ts';

/** A program of ours in a process of its own. */
export interface Served {
  url: string;
  child: Child;
  /** Everything it wrote so far. */
  output(): string;
  stop(): Promise<number>;
}

interface ServeOptions {
  env?: Record<string, string>;
  /** Port chosen before, when others have to know the address first. */
  port?: number;
  /** Another Node.js than this one. */
  node?: string;
}

/** The built app under its web server, with a database of its own unless `env` names one. */
export const serveApp = (options: ServeOptions = {}): Promise<Served> => serve('app', webServer, options);

/** The backend alone. `env.APP_URL` says which app it serves. */
export const serveBackendAlone = (options: ServeOptions = {}): Promise<Served> =>
  serve('backend', command('backend'), options);

async function serve(name: string, args: string[], { env = {}, port, node }: ServeOptions): Promise<Served> {
  const folder = await makeDataFolder(name);
  // who asks a backend elsewhere has no database
  const database = env.DATA_DIR || env.DATABASE_URL || env.BACKEND_URL ? undefined : await testDatabase();
  const chosen = port ?? (await findFreePorts(1));
  const url = `http://localhost:${chosen}`;
  const child = startNode(
    name,
    args,
    {
      NODE_ENV: 'production',
      SHAGUN_MODE: 'local',
      PORT: String(chosen),
      HOST: '127.0.0.1',
      APP_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'debug',
      ...database?.env,
      ...env,
    },
    ['ignore', 'pipe', 'pipe'],
    node,
  );
  let written = '';
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const stop = async () => {
    const code = await child.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await waitUntilReady(`${url}/readyz`, [child]);
  } catch (error) {
    await stop();
    throw new Error(`The ${name} did not start:\n${written}`, { cause: error });
  }
  return { url, child, output: () => written, stop };
}
