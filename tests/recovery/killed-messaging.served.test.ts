import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/env.ts';
import { newId, newSecret, sha256 } from '#backend/ids.ts';
import { createdEvent } from '#contract/events.ts';
import { guestList } from '#contract/guests.ts';
import { startNode, waitUntilReady, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { serverBuild, tools } from '#scripts/lib/programs.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { messageSettings } from '#tests/messages/message-world.ts';

/*
 * The served app, killed without warning while it hands WhatsApp messages over: nobody gets
 * two, and what the organiser reads is what the phones show.
 */

let folder: string;
let sandbox: Sandbox;
let appUrl: string;
let cookie: string;
let server: Child | undefined;

const settings = () => ({
  SHAGUN_MODE: 'local',
  APP_URL: appUrl,
  PORT: new URL(appUrl).port,
  HOST: '127.0.0.1',
  DATA_DIR: path.join(folder, 'data'),
  SMTP_URL: sandbox.smtpUrl,
  OIDC_ISSUER: sandbox.issuer,
  LOG_LEVEL: 'fatal',
  ...messageSettings(sandbox.url),
});

async function start() {
  server = startNode('app', [tools.remixServe, serverBuild], { ...settings(), NODE_ENV: 'production' }, ['ignore', 'ignore', 'inherit']);
  await waitUntilReady(`${appUrl}/readyz`, [server]);
}

async function kill() {
  server?.process.kill('SIGKILL');
  await server?.ended;
}

const call = (method: string, address: string, body?: object): Promise<Response> =>
  fetch(appUrl + address, {
    method,
    headers: { Cookie: cookie, Origin: appUrl, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const numbers = async () => ((await (await fetch(`${sandbox.url}/phones.json`)).json()) as { number: string }[]).map(({ number }) => number);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-killed-'));
  appUrl = `http://localhost:${await findFreePorts(1)}`;
  sandbox = await startSandbox({ port: 0, redirectUris: [`${appUrl}/auth/callback`], postLogoutRedirectUris: [`${appUrl}/`] });
  const backend = await bootBackend(readEnv(settings()), { runJobs: false, migrate: true });
  const userId = newId();
  const token = newSecret();
  cookie = `shagun_session=${token}`;
  await backend.ctx.db.insertInto('users').values({ id: userId, issuer: 'test', subject: userId, verified_email: 'host@example.in', plan: 'professional' }).execute();
  await backend.ctx.db
    .insertInto('sessions')
    .values({ id: newId(), token_hash: sha256(token), user_id: userId, id_token: null, expires_at: new Date(Date.now() + 3_600_000), revoked_at: null })
    .execute();
  await backend.stop();
  await start();
});

afterAll(async () => {
  await server?.stop();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

test('killed while sending: every guest gets one message at most, and the list says which may be missing', async () => {
  const guests = Array.from({ length: 40 }, (_, index) => ({ firstName: `Guest ${index}`, phone: `98200${String(21_000 + index)}` }));
  const form = {
    eventType: 'wedding',
    eventName: 'Killed messages',
    date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    description: 'Come and celebrate with us.',
    requestId: 'killed-messages',
    guests,
  };
  const { event } = createdEvent.parse(await (await call('POST', '/events/create', form)).json());
  expect((await call('POST', `/events/${event._id}/invitations`, { guests: 'not-invited' })).status).toBe(200);
  for (const seen of [1, 12, 25]) {
    await expect.poll(async () => (await numbers()).length, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(seen);
    await kill();
    await start();
  }
  const list = async () => guestList.parse(await (await call('GET', `/events/${event._id}/guests`)).json()).counts;
  // callbacks of the last ones come within seconds
  await expect.poll(async () => (await list()).sending, { timeout: 30_000 }).toBe(0);
  await expect.poll(async () => (await list()).sent, { timeout: 20_000 }).toBe((await numbers()).length);
  const reached = await numbers();
  expect(new Set(reached).size).toBe(reached.length);
  expect((await list()).undelivered).toBe(40 - reached.length);

  // what may be missing goes out again on the organiser's word
  await call('POST', `/events/${event._id}/invitations`, { guests: 'undelivered' });
  await expect.poll(async () => (await list()).sent, { timeout: 20_000 }).toBe(40);
  expect(new Set(await numbers()).size).toBe(40);
  expect(await numbers()).toHaveLength(40);
}, 150_000);
