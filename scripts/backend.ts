import { serveBackend } from '#backend/server.ts';
import { requirePort } from '#scripts/lib/ports.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/*
 * `npm run backend`: the backend alone. The app elsewhere finds it through BACKEND_URL;
 * APP_URL stays the address people type. With SHAGUN_MODE=production it is as strict as
 * `npm run serve`.
 */
runCommand(async () => {
  const env = loadSettings();
  await requirePort(env.PORT, env.HOST, 'the backend', 'PORT');
  const server = await serveBackend(env);
  process.stdout.write(`The backend answers on ${server.url} for the app at ${env.APP_URL}.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.stop();
});
