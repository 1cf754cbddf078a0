import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bootBackend, type Backend } from '#backend/boot.ts';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { WAITS } from '#backend/platform/database/server-client.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { testDatabase } from '#tests/setup/test-database.ts';

/*
 * The database server as it is when it restarts, has no connection left or stands still: the
 * app reaches it through a stretch of network that the test cuts.
 */

const links = new Set<Socket>();
let line: Server;
let port = 0;
let standsStill = false;
let backend: Backend;
let url = '';
let drop: () => Promise<void>;

const open = () => new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve));
async function cut(): Promise<void> {
  const closed = new Promise((resolve) => line.close(resolve));
  links.forEach((link) => link.destroy());
  await closed;
}

beforeAll(async () => {
  const database = await testDatabase();
  drop = database.drop;
  const server = new URL(database.env.DATABASE_URL ?? '');
  const host = decodeURIComponent(server.hostname);
  const there = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${server.port}` }
    : { port: Number(server.port), host };
  line = createServer((near) => {
    const far = connect(there);
    for (const link of [near, far])
      links.add(link.on('error', () => undefined).on('close', () => links.delete(link)));
    near.on('data', (bytes) => standsStill || far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy());
  });
  await open();
  port = (line.address() as AddressInfo).port;
  server.hostname = '127.0.0.1';
  server.port = String(port);
  url = server.href;
  const env = readEnv({
    SHAGUN_MODE: 'test',
    APP_URL: 'http://localhost:3999',
    SESSION_SECRET: 'a secret of tests that is long enough to be one',
    LOG_LEVEL: 'silent',
    SANDBOX_PORT: '9',
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: '2',
  });
  backend = await bootBackend(env, { runJobs: false, migrate: true });
});
beforeEach(() => {
  standsStill = false;
});
afterAll(async () => {
  await backend.stop();
  await cut();
  await drop();
});

const ask = (path = '/events/no-such-event') => backend.fetch(new Request(`http://localhost:3999${path}`));

async function refused(): Promise<void> {
  const answer = await ask();
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
}

it('a server that restarts gives 503, and answers again without a restart of this process', async () => {
  expect((await ask()).status).toBe(404);
  await cut();
  await refused();
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  await open();
  expect((await ask()).status).toBe(404);
});

it('without a free connection nobody waits for ever', async () => {
  const { pool } = backend.ctx.database;
  const held = [await pool.connect(), await pool.connect()];
  await refused();
  held.forEach((client) => client.release());
  expect((await ask()).status).toBe(404);
});

it('the server ends what waits for rows or takes too long', async () => {
  const shown = async (name: string) =>
    Object.values(
      (await backend.ctx.database.pool.query<Record<string, string>>(`show ${name}`)).rows[0] ?? {},
    )[0];
  expect([
    await shown('lock_timeout'),
    await shown('statement_timeout'),
    await shown('idle_in_transaction_session_timeout'),
  ]).toEqual(['10s', '30s', '1min']);
  const { db } = backend.ctx;
  await expect(
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(60)`.execute(tx);
    }),
  ).rejects.toMatchObject({ code: '57014' });
});

it('a server that stands still is given up, and its connection is not used again', async () => {
  const database = await connectDatabase({ url, dataDir: '', poolSize: 1, waits: { ...WAITS, answer: 300 } });
  const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows;
  expect(await one()).toEqual([{ one: 1 }]);
  standsStill = true;
  await expect(one()).rejects.toThrow('Query read timeout');
  standsStill = false;
  expect(await one()).toEqual([{ one: 1 }]);
  await database.close();
});
