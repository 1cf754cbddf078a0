import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { kindOfRequest } from '#app/server/kind-of-request.ts';
import { guardRequest } from '#app/server/request-guard.server.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { forwardedAddress } from '#backend/platform/http/client-address.ts';
import { isHealthCheck } from '#backend/platform/http/health.ts';
import { serveMetrics } from '#backend/platform/metrics/serve-metrics.ts';
import { startTracing } from '#backend/platform/tracing/start-tracing.ts';
import { followTraffic } from '#backend/platform/http/traffic.ts';

/*
 * What the web server (`server.mjs`, in development Vite's) tells and asks of each request before anybody
 * answers it, and how the process ends.
 */

const kept = globalThis as typeof globalThis & { shagun?: Map<string, unknown> };

/** Makes something once per process, even when development reloads the module that asks. */
export function remember<T>(name: string, make: () => T): T {
  const store = (kept.shagun ??= new Map());
  if (!store.has(name)) store.set(name, make());
  return store.get(name) as T;
}

const state = remember('server-events', () => ({
  traffic: followTraffic(),
  shutdown: [] as (() => Promise<void>)[],
}));

/** Whether the process was asked to stop: whoever shares out requests should send them elsewhere. */
export const isStopping = (): boolean => state.traffic.isStopping();

/** Whether somebody waits for an answer of this process. */
export const { isAnswering } = state.traffic;

/** Registers what closes when the process is asked to stop, after the last request has been answered. */
export function onShutdown(close: () => Promise<void>): void {
  state.shutdown.push(close);
}

/** Browsers that once came by https come no other way for a year. Not for hosts below ours: they may be somebody else's. */
const ONE_YEAR = 'max-age=31536000';

const env = readEnv();
const { TRUST_PROXY: proxies, SHAGUN_MODE: mode, APP_URL: appUrl } = env;

/** What this process tells of itself; undefined where nobody looks. */
export const metrics = remember('metrics', () => serveMetrics(env));

/** Where this process says what it does step by step; undefined where nobody collects that. */
export const tracing = await remember('tracing', () => startTracing(env));

/** Answers a request as what it asks for, said step by step where somebody collects that. */
export function answerTraced(
  { method = 'GET', url = '' }: IncomingMessage,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!tracing || isHealthCheck(url)) return answer();
  return tracing.within('request', async (span) => {
    const response = await answer();
    const { status } = response;
    span.was(
      `${method} ${kindOfRequest(method, url)}`,
      { 'http.request.method': method, 'http.response.status_code': status },
      status >= 500,
    );
    return response;
  });
}

const { protocol, host } = new URL(appUrl);
const always = proxies > 0 || mode === 'production';

/**
 * Lets a request in before anybody answers it, a file too: notes whose it is, forgets what proxies say of our
 * name, and leads what nothing of ours can work with to its refusal.
 */
export function prepareRequest(request: IncomingMessage, response: ServerResponse): void {
  state.traffic.began(response);
  // here, for files and refusals are answered without us
  if (protocol === 'https:') response.setHeader('Strict-Transport-Security', ONE_YEAR);
  const forwarded = forwardedAddress(request.headers['x-forwarded-for'], proxies);
  request.headers['x-shagun-client-address'] = forwarded || request.socket.remoteAddress || '';
  // Remix would build addresses and judge forgery by these headers; APP_URL alone decides,
  // whatever name a proxy calls this server by
  delete request.headers['x-forwarded-host'];
  // nobody outside says what is traced, nor as a part of what
  delete request.headers.traceparent;
  delete request.headers.tracestate;
  guardRequest(request, { host, always });
}

/** Follows the one server of this process, and ends it and the process when it is asked to stop. */
export function serveThrough(server: Server): void {
  state.traffic.follow(server);
  remember('signals', () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
    return true;
  });
}

async function stop(): Promise<void> {
  await state.traffic.drain();
  for (const close of state.shutdown) {
    await close().catch(() => {
      process.exitCode = 1;
    });
  }
  await tracing?.stop();
  process.exit();
}
