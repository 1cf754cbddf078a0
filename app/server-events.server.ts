import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import morgan from 'morgan';
import { guardRequest } from '#app/request-guard.server.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { forwardedAddress } from '#backend/platform/http/client-address.ts';
import { followTraffic } from '#backend/platform/http/traffic.ts';

/*
 * What `remix-serve` has no setting for. It is ours to start but not ours to change, so
 * this module uses the two hooks Node and morgan offer: diagnostics events of the HTTP
 * server, and the definition of the log format that remix-serve names.
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

/** Registers what closes when the process is asked to stop, after the last request has been answered. */
export function onShutdown(close: () => Promise<void>): void {
  state.shutdown.push(close);
}

/** Browsers that once came by https come no other way for a year. Not for hosts below ours: they may be somebody else's. */
const ONE_YEAR = 'max-age=31536000';

remember('server-hooks', () => {
  // remix-serve logs each address through this format; addresses hold the guests' secret keys
  morgan.format('tiny', () => undefined);

  const { TRUST_PROXY: proxies, SHAGUN_MODE: mode, APP_URL: appUrl } = readEnv();
  const { protocol, host } = new URL(appUrl);
  const always = proxies > 0 || mode === 'production';
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    state.traffic.follow(server);
    state.traffic.began(response);
    // here, for files and refusals are answered without us
    if (protocol === 'https:') response.setHeader('Strict-Transport-Security', ONE_YEAR);
    const forwarded = forwardedAddress(request.headers['x-forwarded-for'], proxies);
    request.headers['x-shagun-client-address'] = forwarded || request.socket.remoteAddress || '';
    // Remix would build addresses and judge forgery by these headers; APP_URL alone decides,
    // whatever name a proxy calls this server by
    delete request.headers['x-forwarded-host'];
    guardRequest(request, { host, always });
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop());
  }
  return true;
});

async function stop(): Promise<void> {
  await state.traffic.drain();
  for (const close of state.shutdown) {
    await close().catch(() => {
      process.exitCode = 1;
    });
  }
  process.exit();
}
