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

/*
 * The served app, killed without warning in the middle of its work: afterwards each guest
 * exists once and has got one e-mail.
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
});

async function start() {
  server = startNode('app', [tools.remixServe, serverBuild], { ...settings(), NODE_ENV: 'production' }, ['ignore', 'ignore', 'inherit']);
  await waitUntilReady(`${appUrl}/readyz`, [server]);
}

async function kill() {
  server?.process.kill('SIGKILL');
  await server?.ended;
}

function call(method: string, address: string, body?: object): Promise<Response> {
  return fetch(appUrl + address, {
    method,
    headers: { Cookie: cookie, Origin: appUrl, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

const wedding = (name: string, guests: number, requestId: string) => ({
  eventType: 'wedding',
  eventName: name,
  date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
  description: 'Come and celebrate with us.',
  requestId,
  guests: Array.from({ length: guests }, (_, index) => ({ firstName: `Guest ${index}`, lastName: 'Rao', email: `${requestId}-${index}@example.in` })),
});

async function inbox(prefix: string): Promise<{ to: string }[]> {
  const all = (await (await fetch(`${sandbox.url}/inbox.json`)).json()) as { to: string }[];
  return all.filter(({ to }) => to.startsWith(prefix));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shagun-killed-'));
  appUrl = `http://localhost:${await findFreePorts(1)}`;
  sandbox = await startSandbox({ port: 0, redirectUris: [`${appUrl}/auth/callback`], postLogoutRedirectUris: [`${appUrl}/`] });
  const backend = await bootBackend(readEnv(settings()), { runJobs: false, migrate: true });
  const userId = newId();
  const token = newSecret();
  cookie = `shagun_session=${token}`;
  const expires = new Date(Date.now() + 3_600_000);
  await backend.ctx.db.insertInto('users').values({ id: userId, issuer: 'test', subject: userId, verified_email: 'host@example.in', plan: 'professional' }).execute();
  await backend.ctx.db
    .insertInto('sessions')
    .values({ id: newId(), token_hash: sha256(token), user_id: userId, id_token: null, expires_at: expires, revoked_at: null })
    .execute();
  await backend.stop();
  await start();
});

afterAll(async () => {
  await server?.stop();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

test('killed while sending: every guest gets the invitation once', async () => {
  const { event } = createdEvent.parse(await (await call('POST', '/events/create', wedding('Killed sends', 48, 'send'))).json());
  expect((await call('POST', `/events/${event._id}/invitations`, { guests: 'not-invited' })).status).toBe(200);
  for (const seen of [1, 15, 30]) {
    await expect.poll(async () => (await inbox('send-')).length, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(seen);
    await kill();
    await start();
  }
  await expect.poll(async () => (await inbox('send-')).length, { timeout: 30_000 }).toBe(48);
  const recipients = (await inbox('send-')).map(({ to }) => to);
  expect(new Set(recipients).size).toBe(48);
  await expect
    .poll(async () => guestList.parse(await (await call('GET', `/events/${event._id}/guests?delivery=sent`)).json()).total, { timeout: 20_000 })
    .toBe(48);
  expect(await inbox('send-')).toHaveLength(48);
});

test('killed while creating: asked again, the event and each guest exist once', async () => {
  for (const [round, wait] of [0, 30, 120, 300].entries()) {
    const request = wedding(`Killed creation ${round}`, 2_000, `create${round}`);
    const lost = call('POST', '/events/create', request).catch(() => null);
    // the moments between sending and answering; a kill after the answer is a case as well
    await new Promise((resolve) => setTimeout(resolve, wait));
    await kill();
    await lost;
    await start();
    const { event } = createdEvent.parse(await (await call('POST', '/events/create', request)).json());
    const guests = guestList.parse(await (await call('GET', `/events/${event._id}/guests`)).json());
    expect(guests.counts.total).toBe(2_000);
    const again = createdEvent.parse(await (await call('POST', '/events/create', request)).json());
    expect(again).toMatchObject({ repeated: true, event: { _id: event._id, guestCount: 2_000 } });
  }
});
