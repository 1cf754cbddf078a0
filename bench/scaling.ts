import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { measureRates } from '#bench/load.ts';
import { prepare, type MeasuredEvent, type Prepared } from '#bench/prepare.ts';
import { processorTime, processorTimeOfFamily } from '#bench/processor.ts';
import { serveBuild } from '#bench/serve.ts';
import { watchingWaits, type Waiting } from '#bench/waiting.ts';
import { startSandbox } from '#sandbox/server.ts';
import { startNode, type Child } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { command } from '#scripts/lib/programs.ts';
import { startHaproxy, startPgbouncer } from '#scripts/test/debian-programs.ts';
import { startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

/** What one kind of load was like. */
export interface Load {
  /** Pages, replies or mails a second. */
  rate: number;
  waiting: Waiting;
  /** Milliseconds of a processor that each of them took, by program. */
  processor: Record<'web' | 'worker' | 'postgresql' | 'pgbouncer' | 'haproxy', number>;
}

/** What so many web processes, one worker, one pooler and one database did behind one proxy. */
export interface Configuration {
  processes: number;
  pages: Load;
  replies: Load;
  sending: Load;
}

const SECONDS = 6;
const CONNECTIONS = 16;
/** Guests of the events whose invitations are sent, one event for each configuration. */
const SENT_TO = 300;

/**
 * Loads 1, 2 and more web processes behind HAProxy, on one PostgreSQL through PgBouncer in transaction mode: pages of
 * guests, replies of one event's guests, and a sending that one worker does. Linux only.
 *
 * @throws Error that says what to install when one of the two is not there
 */
export async function measureScaling(build: string, counts: readonly number[]): Promise<Configuration[]> {
  const [frontPort, webPort] = [await findFreePorts(1), await findFreePorts(Math.max(...counts))];
  const url = `http://localhost:${frontPort}`;
  const server = await startTemporaryPostgresql();
  const pooler = await startPgbouncer(server.url);
  const sandbox = await startSandbox({ port: 0, redirectUris: [], postLogoutRedirectUris: [] });
  const settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: server.url,
    DATA_DIR: '/nowhere',
    SESSION_SECRET: 'a secret of the benchmark that is long enough to be one',
    APP_URL: url,
    TRUST_PROXY: 'true',
    SMTP_URL: sandbox.smtpUrl,
    NEW_ADDRESSES_PER_DAY: '100000',
  };
  try {
    const sizes = counts.map((_, index) => SENT_TO + index);
    const prepared = await prepare({ ...settings, DATABASE_URL: server.url }, url, sizes);
    const measured: Configuration[] = [];
    for (const [index, processes] of counts.entries()) {
      const ports = Array.from({ length: processes }, (_, each) => webPort + each);
      const webs = await Promise.all(ports.map((port) => serveBuild(build, port, settings)));
      const worker = await startWorker(settings);
      const front = await startHaproxy(ports, frontPort);
      const used = () => ({
        web: sum(webs.map(({ process }) => processorTime(process.pid))),
        worker: processorTime(worker.process.pid),
        postgresql: processorTimeOfFamily(server.pid),
        pgbouncer: processorTime(pooler.pid),
        haproxy: processorTime(front.pid),
      });
      const event = prepared.events.get(SENT_TO + index);
      const every = (work: () => Promise<Done>) => load(server.url, used, work);
      try {
        if (!event) throw new Error('No event was prepared');
        measured.push({
          processes,
          pages: await every(() => openPages(url, event)),
          replies: await every(() => reply(url, event, index)),
          sending: await every(() => send(url, server.url, event, prepared)),
        });
      } finally {
        await stopAll([front, worker, ...webs]);
      }
    }
    return measured;
  } finally {
    await sandbox.close();
    await pooler.stop();
    await server.stop();
  }
}

/** A worker that runs jobs already: what it does when it starts is not what is measured. */
async function startWorker(settings: Record<string, string>): Promise<Child> {
  const env = { ...settings, NODE_ENV: 'production', SHAGUN_MODE: 'local', LOG_LEVEL: 'error' };
  const worker = startNode('worker', command('worker'), env, ['ignore', 'pipe', 'inherit']);
  await Promise.race([once(worker.process.stdout ?? worker.process, 'data'), worker.ended]);
  return worker;
}

/** How many were done, and how many a second. */
interface Done {
  done: number;
  rate: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

async function stopAll(programs: readonly { stop(): Promise<unknown> }[]) {
  for (const each of programs) await each.stop();
}

async function load(server: string, used: () => Load['processor'], work: () => Promise<Done>): Promise<Load> {
  const before = used();
  const [{ done, rate }, waiting] = await watchingWaits(server, work);
  const after = used();
  const perPiece = (name: keyof Load['processor']) => ((after[name] - before[name]) * 1000) / done;
  return {
    rate,
    waiting,
    processor: {
      web: perPiece('web'),
      worker: perPiece('worker'),
      postgresql: perPiece('postgresql'),
      pgbouncer: perPiece('pgbouncer'),
      haproxy: perPiece('haproxy'),
    },
  };
}

async function openPages(url: string, { guestPaths }: MeasuredEvent): Promise<Done> {
  const options = { rounds: 1, seconds: SECONDS, connections: CONNECTIONS };
  const [rate = Number.NaN] = (
    await measureRates([{ name: 'pages', url, paths: guestPaths }], options)
  ).values();
  // with the two seconds before that make everything warm
  return { done: rate * (SECONDS + 2), rate };
}

/** All guests of one event answer, and change their minds, so that each answer is a new one. */
async function reply(url: string, { eventId, guestPaths }: MeasuredEvent, round: number): Promise<Done> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const guests = guestPaths.map((path) => {
    const { pathname, searchParams } = new URL(path, url);
    return { guestId: pathname.split('/')[4] ?? '', key: searchParams.get('key') ?? '' };
  });
  let begun = 0;
  const end = performance.now() + SECONDS * 1000;
  // as many people at once as connections, nobody twice at a time
  const answering = async () => {
    while (performance.now() < end) {
      const turn = begun;
      begun += 1;
      const { guestId = '', key = '' } = guests[turn % guests.length] ?? {};
      const rsvp = (Math.floor(turn / guests.length) + round) % 2 ? 'no' : 'yes';
      await patch(agent, `${url}/events/${eventId}/guests/${guestId}/rsvp`, { rsvp, key });
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, answering));
  const rate = begun / ((performance.now() - started) / 1000);
  agent.destroy();
  return { done: begun, rate };
}

function patch(agent: Agent, url: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Origin: new URL(url).origin };
    const outgoing = request(url, { method: 'PATCH', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`A reply was answered with ${answer.statusCode}`)),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

/** Invites everybody by mail and waits until all mails have gone out. */
async function send(
  url: string,
  server: string,
  { eventId }: MeasuredEvent,
  { cookie }: Prepared,
): Promise<Done> {
  const started = performance.now();
  const answer = await fetch(`${url}/events/${eventId}/invitations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: url },
    body: JSON.stringify({ guests: 'not-invited', channel: 'email' }),
  });
  if (!answer.ok) throw new Error(`The sending was answered with ${answer.status}`);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ left: number; sent: number }>(
        `select count(*) filter (where status in ('queued', 'sending'))::int as left, count(*) filter (where status = 'sent')::int as sent
         from deliveries where event_id = $1`,
        [eventId],
      );
      const { left = 0, sent = 0 } = rows[0] ?? {};
      if (left === 0 && sent > 0) return { done: sent, rate: sent / ((performance.now() - started) / 1000) };
      await wait(50);
    }
  } finally {
    await client.end();
  }
}
