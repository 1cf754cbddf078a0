import path from 'node:path';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { webServerFlags } from '#scripts/lib/programs.ts';

/**
 * Serves the build in `folder` on `port`, without jobs, and waits until it is ready.
 *
 * @param node what Node itself is to be started with, before the program
 * @param program what serves it, and what that is told, as paths in `folder`
 */
export async function serveBuild(
  folder: string,
  port: number,
  database: Record<string, string>,
  node: readonly string[] = [],
  program: readonly string[] = ['app/server.mjs'],
): Promise<Child> {
  const server = startNode(
    'server',
    [...node, ...webServerFlags, ...program.map((file) => path.join(folder, file))],
    {
      NODE_ENV: 'production',
      SHAGUN_MODE: 'local',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      RUN_JOBS: 'false',
      LOG_LEVEL: 'error',
      ...database,
    },
    ['ignore', 'ignore', 'inherit'],
  );
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, [server]);
  return server;
}
