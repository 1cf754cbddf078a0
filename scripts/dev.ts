import { liveTogether, startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { requirePort } from '#scripts/lib/ports.ts';
import { localAddress, needsSandbox, printAddresses, startSandboxProcess, tools } from '#scripts/lib/programs.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/** `npm run dev`: like `npm start`, from the sources, with hot reload instead of a build. */
runCommand(async () => {
  const env = loadSettings({ SHAGUN_MODE: 'local', NODE_ENV: 'development' });
  await requirePort(env.PORT, env.HOST, 'the app', 'PORT');
  const children: Child[] = [];
  try {
    if (needsSandbox()) {
      children.push(await startSandboxProcess(env));
      await waitUntilReady(`http://127.0.0.1:${env.SANDBOX_PORT}/`, children);
    }
    children.unshift(startNode('development server', [tools.remix, 'vite:dev', '--host', env.HOST, '--port', String(env.PORT)]));
    await waitUntilReady(`${localAddress(env)}/readyz`, children);
  } catch (error) {
    await Promise.all(children.map((child) => child.stop()));
    throw error;
  }
  printAddresses(env, needsSandbox());
  return liveTogether(children);
});
