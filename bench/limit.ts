import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pg from 'pg';
import { measureRates, type Sent, type Target } from '#bench/load.ts';
import { serveBuild } from '#bench/serve.ts';
import { startNode, waitUntilReady } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';

/** What a page asks of the database, and what it sends before it is packed. */
export interface RecordedPage {
  statements: { text: string; values: unknown[] }[];
  status: number;
  contentType: string;
  body: Buffer;
}

/** What a recorded page is found by. */
export const pageKey = (method: string, path: string): string => `${method} ${path}`;

/** A page whose share of its limit is measured. */
export interface LimitedPage {
  name: string;
  /** Paths of the page, of many people where they are theirs. */
  paths: readonly string[];
  cookie?: string;
  /** Of several people who take turns. */
  cookies?: readonly string[];
  /** For what changes something. */
  sent?: Sent;
  connections?: number;
}

/** Requests per second of a page and of its limit. */
export interface ShareOfLimit {
  name: string;
  page: number;
  limit: number;
  statements: number;
}

/**
 * How many requests per second each page answers, and how many a plain Node server that sends the same
 * statements, prepared, and packs the same bytes (`limit-server.ts`): the two in turn, in one run.
 *
 * @param database settings of a prepared PostgreSQL database
 * @param folder for its files
 */
export async function measureLimits(
  build: string,
  database: { DATABASE_URL: string; DATA_DIR: string },
  pages: readonly LimitedPage[],
  folder: string,
): Promise<ShareOfLimit[]> {
  // what is recorded is written there, and could not be written once more
  const before = await copyDatabase(database.DATABASE_URL);
  const recorded = await recordPages(build, database, pages, folder);
  const file = path.join(folder, 'limit-pages');
  await writeFile(file, serialize(recorded));
  const port = await findFreePorts(2);
  const limitPort = port + 1;
  const server = await serveBuild(build, port, database);
  const limit = startNode('limit', ['--import', 'tsx', 'bench/limit-server.ts', file], {
    ...database,
    DATABASE_URL: before,
    NODE_ENV: 'production',
    PORT: String(limitPort),
  });
  try {
    await waitUntilReady(`http://127.0.0.1:${limitPort}/readyz`, [limit]);
    const targets = pages.flatMap((page): Target[] => [
      { ...page, url: `http://localhost:${port}` },
      { ...page, name: `limit of ${page.name}`, url: `http://localhost:${limitPort}` },
    ]);
    // hundreds of thousands of new rows keep the database's vacuum busy, and whichever page comes next waits for it
    const read = await measureRates(targets.filter(({ sent }) => !sent));
    const written = await measureRates(targets.filter(({ sent }) => sent));
    const rateOf = (name: string) => read.get(name) ?? written.get(name) ?? Number.NaN;
    return pages.map(({ name, paths, sent }) => ({
      name,
      page: rateOf(name),
      limit: rateOf(`limit of ${name}`),
      statements: recorded.get(pageKey(sent ? 'POST' : 'GET', paths[0] ?? ''))?.statements.length ?? 0,
    }));
  } finally {
    await limit.stop();
    await server.stop();
  }
}

/** Copies a database nobody is connected to. @returns the address of the copy, on the same server */
async function copyDatabase(url: string): Promise<string> {
  const copy = new URL(url);
  const name = copy.pathname.slice(1);
  copy.pathname = '/template1';
  const client = new pg.Client({ connectionString: copy.href });
  await client.connect();
  await client.query(`create database limit_of_pages template ${pg.escapeIdentifier(name)}`);
  await client.end();
  copy.pathname = '/limit_of_pages';
  return copy.href;
}

/** Opens each page once on a server of its own that writes down its statements. */
async function recordPages(
  build: string,
  database: { DATABASE_URL: string; DATA_DIR: string },
  pages: readonly LimitedPage[],
  folder: string,
): Promise<Map<string, RecordedPage>> {
  const file = path.join(folder, 'limit-statements');
  const port = await findFreePorts(1);
  const server = await serveBuild(build, port, { ...database, RECORD_STATEMENTS_TO: file }, [
    '--import',
    path.resolve('bench/record-statements.mjs'),
  ]);
  const recorded = new Map<string, RecordedPage>();
  try {
    for (const { paths, cookies = [], cookie = cookies[0], sent } of pages)
      for (const each of paths) {
        const open = () =>
          fetch(`http://localhost:${port}${each}`, {
            redirect: 'manual',
            headers: {
              ...(cookie ? { Cookie: cookie } : {}),
              ...(sent ? { 'Content-Type': sent.contentType, Origin: `http://localhost:${port}` } : {}),
            },
            ...(sent ? { method: 'POST', body: sent.body } : {}),
          });
        // what only the first visit does is no part of the page
        await (await open()).text();
        await writeFile(file, '');
        const response = await open();
        const body = Buffer.from(await response.arrayBuffer());
        if (response.status >= (sent ? 400 : 300)) throw new Error(`${each} answered ${response.status}`);
        const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
        recorded.set(pageKey(sent ? 'POST' : 'GET', each), {
          statements: lines.map((line) => deserialize(Buffer.from(line, 'base64')) as never),
          status: response.status,
          contentType: response.headers.get('Content-Type') ?? '',
          body,
        });
      }
  } finally {
    await server.stop();
  }
  return recorded;
}
