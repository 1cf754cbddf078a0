import { existsSync } from 'node:fs';
import { endTogether, liveTogether, waitUntilReady } from '#scripts/lib/children.ts';
import { localAddress, serverBuild, startBuiltApp } from '#scripts/lib/programs.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/*
 * `npm run serve`: production. Refuses to start while a required setting is missing, the
 * build is missing or migrations are pending; never builds and never starts the sandbox.
 */
runCommand(async () => {
  const env = loadSettings({ SHAGUN_MODE: 'production', NODE_ENV: 'production' });
  if (!existsSync(serverBuild)) throw new Error('There is no build yet. Run `npm run build` first.');
  endTogether();
  const app = await startBuiltApp(env);
  try {
    await waitUntilReady(`${localAddress(env)}/readyz`, [app]);
  } catch (error) {
    await app.stop();
    throw error;
  }
  process.stdout.write(`Shagun serves ${env.APP_URL} on ${localAddress(env)}.\n`);
  return liveTogether([app]);
});
