import type { AddressInfo } from 'node:net';
import { bootBackend } from './boot.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { notReady } from '#backend/platform/http/health.ts';
import { serveMetrics } from '#backend/platform/metrics/serve-metrics.ts';
import { nodeServer } from '#backend/platform/http/node-server.ts';
import { startTracing } from '#backend/platform/tracing/start-tracing.ts';
import { followTraffic } from '#backend/platform/http/traffic.ts';

/** The backend alone, answering over HTTP for an app whose `BACKEND_URL` names it. */
interface BackendServer {
  /** Where it listens, such as `http://127.0.0.1:3001`. */
  url: string;
  /** Answers what has begun, takes no more, finishes running jobs and closes the database. */
  stop(): Promise<void>;
}

/**
 * Boots the backend and listens on HOST and PORT. It believes the network address the app
 * reports for a browser, so only the app may be able to reach it.
 *
 * @throws when the database or the port cannot be had
 */
export async function serveBackend(env: Env): Promise<BackendServer> {
  const traffic = followTraffic();
  const tracing = await startTracing(env);
  const backend = await bootBackend(env, {
    isAnswering: traffic.isAnswering,
    runJobs: env.RUN_JOBS,
    migrate: env.SHAGUN_MODE !== 'production',
    metrics: serveMetrics(env),
    tracing,
  });
  const answer = async (request: Request) =>
    traffic.isStopping() && new URL(request.url).pathname === '/readyz'
      ? notReady('it is stopping')
      : tracing
        ? tracing.from(request.headers.get('traceparent'), () => backend.fetch(request))
        : backend.fetch(request);
  const server = nodeServer(answer, {
    origin: env.APP_URL,
    traffic,
    failed: (err) => backend.ctx.log.error({ err }, 'an answer could not be sent'),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(env.PORT, env.HOST, resolve);
    });
  } catch (error) {
    await backend.stop();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`,
    async stop() {
      await traffic.drain();
      await backend.stop();
      await tracing?.stop();
    },
  };
}
