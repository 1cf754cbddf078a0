import { buildIfNeeded } from '#scripts/lib/build.ts';
import { endTogether, liveTogether, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { requirePort } from '#scripts/lib/ports.ts';
import {
  localAddress,
  needsSandbox,
  printAddresses,
  startBuiltApp,
  startSandboxProcess,
} from '#scripts/lib/programs.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/*
 * `npm start`: everything on this machine, with nothing set up. Builds when needed,
 * brings the database up to date, and lets the sandbox stand in for outside services.
 */
runCommand(async () => {
  const env = loadSettings({ SHAGUN_MODE: 'local' });
  await requirePort(env.PORT, env.HOST, 'the app', 'PORT');
  endTogether();
  await buildIfNeeded();
  const children: Child[] = [];
  try {
    if (needsSandbox()) {
      const sandbox = await startSandboxProcess(env);
      children.push(sandbox);
      await waitUntilReady(`http://127.0.0.1:${env.SANDBOX_PORT}/`, children);
    }
    // before the sandbox, so that the jobs it finishes when it stops still reach the mailbox
    children.unshift(await startBuiltApp(env));
    await waitUntilReady(`${localAddress(env)}/readyz`, children);
  } catch (error) {
    await Promise.all(children.map((child) => child.stop()));
    throw error;
  }
  printAddresses(env, needsSandbox());
  return liveTogether(children);
});
