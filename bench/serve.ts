import path from 'node:path';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';

/** Serves the build in `folder` with `remix-serve` on `port`, without jobs, and waits until it is ready. */
export async function serveBuild(
  folder: string,
  port: number,
  database: Record<string, string>,
): Promise<Child> {
  const here = process.cwd();
  // remix-serve finds the static files from where it is started
  process.chdir(folder);
  try {
    const server = startNode(
      'server',
      ['node_modules/@remix-run/serve/dist/cli.js', path.join(folder, 'build/server/index.js')],
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
  } finally {
    process.chdir(here);
  }
}
