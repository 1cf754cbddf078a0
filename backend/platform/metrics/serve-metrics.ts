import { createServer, type Server } from 'node:http';
import type { Env } from '#backend/platform/settings/env.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/**
 * The metrics of this process, served at `/metrics` on METRICS_PORT; undefined where no port is set. A port that
 * cannot be had (a second process with the same settings) is said, and the process goes on without: people come first.
 */
export function serveMetrics(env: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>): Metrics | undefined {
  if (env.METRICS_PORT === undefined) return undefined;
  const metrics = createMetrics();
  const server = metricsServer(metrics);
  server.on('error', (error) => {
    process.stderr.write(`There are no metrics on port ${env.METRICS_PORT}: ${error.message}\n`);
  });
  server.listen(env.METRICS_PORT, env.METRICS_HOST);
  // it never keeps a process that is done
  server.unref();
  return metrics;
}

/** Answers `GET /metrics` and nothing else. */
export const metricsServer = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
