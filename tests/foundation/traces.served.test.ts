import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { startCollector, type CollectedSpan } from '#tests/setup/collector.ts';
import { serveApp, serveBackendAlone, type Served } from '#tests/setup/served-app.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';

/* What a collector of traces gets, and what it never does (docs/decisions/0079). */

let sandbox: Sandbox;
const meera = { email: 'meera.traced@example.in', name: 'Meera Tracedwala' };
const profile = {
  firstName: 'Meera',
  lastName: 'Tracedwala',
  email: meera.email,
  phone: '98200 54321',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  profilePicture: '',
};
const personal = /traced|98200 ?54321|chennai|tamil/i;

async function port(): Promise<{ port: number; appUrl: string }> {
  const free = await findFreePorts(1);
  return { port: free, appUrl: `http://localhost:${free}` };
}
const places = { one: await port(), apart: await port() };

beforeAll(async () => {
  const urls = Object.values(places).map(({ appUrl }) => appUrl);
  sandbox = await startSandbox({
    port: 0,
    redirectUris: urls.map((url) => `${url}/auth/callback`),
    postLogoutRedirectUris: urls.map((url) => `${url}/`),
  });
});
afterAll(() => sandbox.close());

const providers = () => ({ OIDC_ISSUER: sandbox.issuer, SMTP_URL: sandbox.smtpUrl });
const parentOf = (spans: CollectedSpan[], span: CollectedSpan | undefined) =>
  spans.find(({ spanId }) => spanId === span?.parentSpanId);

/** Somebody signs in, fills the profile and asks for a confirmation, which a job mails; what they do is to be told, not who they are. */
async function visit(url: string): Promise<void> {
  const visitor = new WebVisitor();
  await visitor.signIn(url, meera);
  expect((await visitor.post(`${url}/profile`, profile)).status).toBe(200);
  // what somebody outside says of traces is not believed
  await visitor.send(`${url}/profile?name=Tracedwala`, {
    headers: { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
  });
  await visitor.send(`${url}/healthz`);
}

describe('one process', () => {
  it('tells of pages, calls, statements and providers, and of nobody', async () => {
    const collector = await startCollector();
    const app = await serveApp({
      port: places.one.port,
      env: {
        ...providers(),
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'X-Collector-Key=let%20me',
        OTEL_SERVICE_NAME: 'shagun-web',
      },
    });
    await visit(app.url);
    // what is left is sent when the process ends
    expect(await app.stop()).toBe(0);
    await collector.close();
    const { spans } = collector;
    expect(new Set(collector.keys)).toEqual(new Set(['let me']));
    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['shagun-web']));
    const call = spans.find(({ name }) => name === 'PUT /auth/profile' || name === 'PATCH /auth/profile');
    expect(call?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'shagun.request_id': expect.stringMatching(/^[\w-]{20}$/) as unknown,
    });
    expect(parentOf(spans, call)?.name).toBe('POST form');
    expect(parentOf(spans, parentOf(spans, call))).toBeUndefined();
    const statement = spans.find(({ name }) => name === 'update users');
    expect(statement?.attributes).toEqual({});
    expect(parentOf(spans, statement)?.attributes['http.route']).toBeDefined();
    expect(spans.filter(({ name }) => /healthz|readyz/.test(name))).toEqual([]);
    expect(collector.sent()).not.toMatch(personal);
    expect(collector.sent()).not.toContain('1'.repeat(32));
    expect(spans.filter(({ failed }) => failed)).toEqual([]);
  });
});

describe('app and backend apart', () => {
  it('what the backend does is part of what the app was asked', async () => {
    const collector = await startCollector();
    const { port: at, appUrl } = places.apart;
    const traced = (name: string) => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: name,
    });
    const backend = await serveBackendAlone({
      env: { APP_URL: appUrl, ...providers(), ...traced('backend') },
    });
    const app = await serveApp({ port: at, env: { BACKEND_URL: backend.url, ...traced('app') } });
    await visit(app.url);
    await app.stop();
    await backend.stop();
    await collector.close();
    const { spans } = collector;
    const call = spans.find(({ name }) => /^(PUT|PATCH) \/auth\/profile$/.test(name));
    expect(call?.service).toBe('backend');
    expect(parentOf(spans, call)).toMatchObject({ service: 'app', name: 'POST form' });
    expect(collector.sent()).not.toMatch(personal);
    expect(collector.sent()).not.toContain('1'.repeat(32));
  });
});

describe('a collector', () => {
  async function withCollector(
    listener: Parameters<typeof createServer>[1] | null,
    more = {},
  ): Promise<Served> {
    server = createServer(listener ?? undefined);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port: listens } = server.address() as AddressInfo;
    return serveApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${listens}`, ...more } });
  }
  let server: Server | undefined;

  it('that never answers holds up neither pages nor the end', async () => {
    const app = await withCollector(() => undefined);
    expect((await fetch(`${app.url}/`)).status).toBe(200);
    expect((await fetch(`${app.url}/auth/me`)).status).toBe(401);
    const began = performance.now();
    expect(await app.stop()).toBe(0);
    // long before the half minute after which it would be killed
    expect(performance.now() - began).toBeLessThan(20_000);
    server?.closeAllConnections();
    server?.close();
  });

  it('that refuses is told of once, and nothing of a request is', async () => {
    const app = await withCollector((request, response) => {
      request.resume();
      response.writeHead(400).end();
    });
    expect((await fetch(`${app.url}/auth/me?who=Tracedwala`)).status).toBe(401);
    await app.stop();
    expect(app.output().match(/Traces are not taken/g)).toHaveLength(1);
    expect(app.output()).not.toContain('Tracedwala');
    server?.close();
  });

  it('is asked for nothing where traces are off', async () => {
    let requestCount = 0;
    const app = await withCollector(() => (requestCount += 1), { OTEL_SDK_DISABLED: 'true' });
    expect((await fetch(`${app.url}/`)).status).toBe(200);
    await app.stop();
    expect(requestCount).toBe(0);
    server?.close();
  });
});
