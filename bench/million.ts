import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize } from 'node:v8';
import pg from 'pg';
import { sha256 } from '#backend/platform/ids.ts';
import { fillDatabase, filled, MILLION } from '#bench/fill/fill.ts';
import { timeWork, type TimedSide } from '#bench/clocks.ts';
import { measureImport } from '#bench/import.ts';
import { measureRates, median, type Target } from '#bench/load.ts';
import { explainAll, type Plan } from '#bench/plans.ts';
import { prepare, type Prepared } from '#bench/prepare.ts';
import { watchStatements, type Statement } from '#bench/record-statements.mjs';
import { serveBuild } from '#bench/serve.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';

/** How one page or job fares among a million guests. */
export interface AmongMany {
  name: string;
  /** What it does among a million guests as a share of what it does in a small database; by time, the other way round. */
  ratio: number;
  /** The two, as they are printed. */
  text: string;
}

/** What was measured, and the plan of each statement the pages and jobs sent among many rows. */
export interface Million {
  rows: number;
  seconds: number;
  measured: AmongMany[];
  plans: Plan[];
}

const GUESTS = 50;
const BUSY = 'shagun_session=busy';
/** Times the import and the work by the clock are done on each side. */
const ROUNDS = 7;

/**
 * The same pages and jobs on two databases of one server: one with three weddings, and one with 20,000 events and a
 * million guests besides, in alternating rounds.
 *
 * @param server a PostgreSQL server whose superuser may be used
 * @param folder for its files
 */
export async function measureMillion(build: string, server: string, folder: string): Promise<Million> {
  const port = await findFreePorts(2);
  const [small, large] = [
    await open(server, 'few', port, folder),
    await open(server, 'million', port + 1, folder),
  ];
  const started = performance.now();
  const client = new pg.Client(large.database.DATABASE_URL);
  await client.connect();
  try {
    const rows = await fillDatabase(client, MILLION);
    const seconds = Math.round((performance.now() - started) / 1000);
    await client.query(
      `insert into sessions (id, token_hash, user_id, expires_at) values ('busy', $1, $2, now() + interval '1 day')`,
      [sha256('busy'), filled.busyOrganiser],
    );
    const record = path.join(folder, 'million-statements');
    const measured = [...(await measurePages(build, [small, large])), ...(await compareWork([small, large]))];
    const statements = await recordStatements(build, large, record);
    return { rows, seconds, measured, plans: await explainAll(client, statements) };
  } finally {
    await client.end();
  }
}

/** One of the two databases, and what is measured in it. */
interface Side {
  database: { DATABASE_URL: string; DATA_DIR: string };
  url: string;
  port: number;
  prepared: Prepared;
}

async function open(server: string, name: string, port: number, folder: string): Promise<Side> {
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = { DATABASE_URL: address.href, DATA_DIR: path.join(folder, `unused-by-${name}`) };
  const url = `http://localhost:${port}`;
  return { database, url, port, prepared: await prepare(database, url, [GUESTS]) };
}

const pagesOf = ({ url, prepared: { cookie, events } }: Side): Target[] => {
  const event = events.get(GUESTS);
  if (!event) throw new Error('The wedding was not prepared');
  const page = `${url}/event/${event.eventId}`;
  return [
    { name: `guest's page`, url, paths: event.guestPaths },
    { name: 'event page of its organiser', url: page, cookie },
    { name: 'invitation page', url: `${page}/invite`, cookie },
    { name: 'reminders page', url: `${page}/invite/reminders`, cookie },
    { name: 'list of events', url: `${url}/organised-events`, cookie },
    { name: 'events to attend', url: `${url}/attending-events`, cookie },
    { name: 'dashboard', url: `${url}/dashboard`, cookie },
  ];
};

const timedSide = ({ database, prepared: { cookie, events } }: Side): TimedSide => {
  const { eventId = '', guestPath = '' } = events.get(GUESTS) ?? {};
  return { database, cookie, eventId, guestPath };
};

async function measurePages(build: string, sides: readonly [Side, Side]): Promise<AmongMany[]> {
  const servers = [];
  try {
    for (const { port, database } of sides) servers.push(await serveBuild(build, port, database));
    const named = (side: Side, mark: string) =>
      pagesOf(side).map((target) => ({ ...target, name: target.name + mark }));
    const [few, many] = [named(sides[0], ''), named(sides[1], ', million')];
    const rates = await measureRates(
      few.flatMap((target, index) => [target, many[index] ?? target]),
      { rounds: ROUNDS, seconds: 2 },
    );
    const pages = few.map(({ name }) => {
      const [a, b] = [rates.get(name) ?? Number.NaN, rates.get(`${name}, million`) ?? Number.NaN];
      return { name, ratio: b / a, text: `${b.toFixed(0)} against ${a.toFixed(0)} a second` };
    });
    return [...pages, await compareImports(sides)];
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** A workbook of 2,000 guests, from the file to an event with them. */
async function compareImports(sides: readonly [Side, Side]): Promise<AmongMany> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1)
    for (const [index, { url, prepared }] of sides.entries()) {
      const { previewMs, addMs, createMs } = await measureImport(url, prepared.cookie, 2_000);
      times[index]?.push(previewMs + addMs + createMs);
    }
  const [few, many] = [median(times[0]), median(times[1])];
  return {
    name: 'import of 2,000 guests',
    ratio: few / many,
    text: `${many} ms against ${few} ms`,
  };
}

/** Replies, and work by the clock. */
async function compareWork(sides: readonly [Side, Side]): Promise<AmongMany[]> {
  const times = await timeWork(sides.map(timedSide), 3 * ROUNDS);
  return [...times].map(([name, [few = Number.NaN, many = Number.NaN]]) => ({
    name,
    ratio: few / many,
    text: `${many.toFixed(1)} ms against ${few.toFixed(1)} ms`,
  }));
}

/** What the pages send among many rows, also those of the busiest organiser and the largest event. */
async function recordStatements(build: string, side: Side, record: string): Promise<Statement[]> {
  await writeFile(record, '');
  const watched = ['--import', path.resolve('bench/record-statements.mjs')];
  const server = await serveBuild(
    build,
    side.port,
    { ...side.database, RECORD_STATEMENTS_TO: record },
    watched,
  );
  try {
    const crowded = `/event/${filled.crowdedEvent}`;
    const key = createHash('md5').update('1-1').digest('hex');
    const more: Target[] = [
      { name: 'list', url: `${side.url}/organised-events`, cookie: BUSY },
      { name: 'dashboard', url: `${side.url}/dashboard`, cookie: BUSY },
      { name: 'guest of a crowd', url: `${side.url}${crowded}/rsvp/filled-guest-1-1/yes/email?key=${key}` },
    ];
    for (const { name, url, paths = [''], cookie } of [...pagesOf(side), ...more]) {
      const answer = await fetch(url + (paths[0] ?? ''), { headers: cookie ? { Cookie: cookie } : {} });
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
      await answer.text();
    }
    await measureImport(side.url, side.prepared.cookie, 2_000);
  } finally {
    await server.stop();
  }
  const sent: Statement[] = [];
  const end = watchStatements((statement) => sent.push(statement));
  await timeWork([timedSide(side)], 0).finally(end);
  const lines = (await readFile(record, 'utf8')).split('\n').filter(Boolean);
  return [...lines.map((line) => deserialize(Buffer.from(line, 'base64')) as Statement), ...sent];
}
