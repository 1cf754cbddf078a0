import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare, type Prepared } from '#bench/prepare.ts';
import { startSandbox, type Sandbox } from '#sandbox/server.ts';
import { startNode, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { command } from '#scripts/lib/programs.ts';
import { missingPrograms, startPgbouncer } from '#scripts/test/debian-programs.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';
import { full } from '#tests/setup/full.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';

/*
 * Two web processes and a worker on one PostgreSQL through PgBouncer in transaction mode, which hands a connection to
 * somebody else after each transaction: nothing of one may rest on what an earlier statement left there.
 */

const missing = missingPrograms('pgbouncer');
if (missing.length > 0) process.stdout.write(`skipped: ${missing.join()} missing\n`);

it.runIf(full && process.platform === 'linux')('a machine that can have them all has them all', () => {
  expect(missing).toEqual([]);
});

describe.skipIf(missing.length > 0)('behind a pooler', () => {
  let server: Awaited<ReturnType<typeof startTemporaryPostgresql>>;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let sandbox: Sandbox;
  let prepared: Prepared;
  let apps: Served[] = [];
  let worker: Child;
  const GUESTS = 5;

  beforeAll(async () => {
    server = await startTemporaryPostgresql();
    // fewer than the processes want: each connection serves all of them
    pooler = await startPgbouncer(server.url, 3);
    const port = await findFreePorts(2);
    const url = `http://localhost:${port}`;
    sandbox = await startSandbox({ port: 0, redirectUris: [], postLogoutRedirectUris: [] });
    prepared = await prepare({ DATABASE_URL: server.url, DATA_DIR: '/nowhere' }, url, [GUESTS]);
    const env = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: server.url,
      SESSION_SECRET: 'a secret of tests that is long enough to be one',
      APP_URL: url,
      SMTP_URL: sandbox.smtpUrl,
    };
    apps = await Promise.all(
      [port, port + 1].map((each) => serveApp({ port: each, env: { ...env, RUN_JOBS: 'false' } })),
    );
    worker = startNode(
      'worker',
      command('worker'),
      { ...env, NODE_ENV: 'production', SHAGUN_MODE: 'local' },
      ['ignore', 'ignore', 'inherit'],
    );
  });
  afterAll(async () => {
    for (const each of [worker, ...apps]) await each.stop();
    await sandbox.close();
    await pooler.stop();
    await server.stop();
  });

  /** The address at which each process answers by itself. */
  const at = (index: number) => `http://127.0.0.1:${new URL(apps[index]?.url ?? '').port}`;
  const asHost = () => ({ Cookie: prepared.cookie, Origin: apps[0]?.url ?? '' });
  const event = () => prepared.events.get(GUESTS) ?? { eventId: '', guestPaths: [] };
  const guests = () =>
    event().guestPaths.map((path) => {
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      return { path, id: pathname.split('/')[4] ?? '', key: searchParams.get('key') ?? '' };
    });

  it('all processes answer alike, however many ask at once', async () => {
    const open = async (index: number, path: string) => {
      const answer = await fetch(at(index) + path, { headers: asHost() });
      expect(answer.status, path).toBe(200);
      return answer.text();
    };
    const paths = [`/events/${event().eventId}/guests`, '/events/organised', '/auth/me'];
    const texts = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => open(turn % 2, paths[turn % paths.length] ?? '')),
    );
    for (const [index] of paths.entries())
      expect(new Set(texts.filter((_, turn) => turn % paths.length === index)).size).toBe(1);
  });

  it('what one process was told, the other knows; the same answer at once from both is recorded once', async () => {
    const answer = (index: number, { id, key }: { id: string; key: string }) =>
      fetch(`${at(index)}/events/${event().eventId}/guests/${id}/rsvp`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Origin: apps[0]?.url ?? '' },
        body: JSON.stringify({ rsvp: 'yes', adults: 1, children: 0, key }),
      });
    const answers = await Promise.all(guests().flatMap((guest) => [answer(0, guest), answer(1, guest)]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const index of [0, 1]) {
      const list = await fetch(`${at(index)}/events/${event().eventId}/guests`, { headers: asHost() });
      const { items, counts } = (await list.json()) as {
        items: { reply: { version: number } }[];
        counts: { confirmed: number };
      };
      expect(counts.confirmed).toBe(GUESTS);
      expect(items.map(({ reply }) => reply.version)).toEqual(items.map(() => 1));
    }
  });

  it('the worker hears of jobs past the pooler, and sends what a web process queued', async () => {
    const sent = await fetch(`${at(1)}/events/${event().eventId}/invitations`, {
      method: 'POST',
      headers: { ...asHost(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ guests: 'not-invited', channel: 'email' }),
    });
    expect(sent.status).toBe(200);
    const deliveries = async () => {
      const list = await fetch(`${at(0)}/events/${event().eventId}/guests`, { headers: asHost() });
      const { items } = (await list.json()) as { items: { delivery: { status: string } }[] };
      return items.map(({ delivery }) => delivery.status);
    };
    await expect.poll(deliveries).toEqual(guests().map(() => 'sent'));
  });
});
