import { constants } from 'node:os';
import { bootBackend } from '#backend/boot.ts';
import { giveWay } from '#backend/platform/give-way.ts';
import { serveMetrics } from '#backend/platform/metrics/serve-metrics.ts';
import { startTracing } from '#backend/platform/tracing/start-tracing.ts';
import { loadSettings, runCommand } from '#scripts/lib/settings.ts';

/**
 * `npm run worker`: background jobs alone, without HTTP. It shares the database with the
 * web processes, so it needs a PostgreSQL server; set RUN_JOBS=false for those.
 */
runCommand(async () => {
  const env = loadSettings();
  if (!env.DATABASE_URL)
    throw new Error(
      'A worker of its own needs DATABASE_URL: the embedded database serves one process only, which runs the jobs itself.',
    );
  // where both run on one machine, pages come first
  giveWay(process.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const tracing = await startTracing(env);
  const backend = await bootBackend(env, {
    runJobs: true,
    migrate: env.SHAGUN_MODE !== 'production',
    metrics: serveMetrics(env),
    tracing,
  });
  process.stdout.write('The worker runs jobs. It finishes the running one when asked to stop.\n');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await backend.stop();
  await tracing?.stop();
});
