import { watch } from 'node:fs';
import { stopSignal, endTogether, startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { requirePort } from '#scripts/lib/ports.ts';
import {
  localAddress,
  needsSandbox,
  printAddresses,
  startSandboxProcess,
  tools,
} from '#scripts/lib/programs.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/*
 * `npm run dev`: like `npm start`, from the sources. A change of a page shows at once
 * (Vite's hot reload); a change of the backend or the contract restarts the server, because
 * the backend with its open database outlives Vite's reloads.
 */
runCommand(async () => {
  const env = loadSettings({ SHAGUN_MODE: 'local', NODE_ENV: 'development' });
  await requirePort(env.PORT, env.HOST, 'the app', 'PORT');
  endTogether();
  const sandbox = needsSandbox() ? await startSandboxProcess(env) : undefined;
  const startServer = () =>
    startNode('development server', [
      tools.remix,
      'vite:dev',
      '--host',
      env.HOST,
      '--port',
      String(env.PORT),
    ]);
  let server: Child = startServer();
  const stopAll = async () => Math.max(await server.stop(), (await sandbox?.stop()) ?? 0);
  try {
    await waitUntilReady(`${localAddress(env)}/readyz`, [server]);
  } catch (error) {
    await stopAll();
    throw error;
  }
  printAddresses(env, sandbox !== undefined);

  let restarting = Promise.resolve();
  let changed: NodeJS.Timeout | undefined;
  const restart = () => {
    restarting = restarting.then(async () => {
      process.stdout.write('The backend changed: restarting.\n');
      await server.stop();
      server = startServer();
    });
  };
  for (const folder of ['backend', 'contract', 'messages']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(changed);
      changed = setTimeout(restart, 200);
    });
  }
  await stopSignal();
  clearTimeout(changed);
  await restarting;
  return stopAll();
});
