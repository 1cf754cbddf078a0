import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { measureRates, type Target } from '#bench/load.ts';
import { serveBuild } from '#bench/serve.ts';
import { startNode, waitUntilReady } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';

/** What a page asks of the database, and what it sends before it is packed. */
export interface RecordedPage {
  statements: { text: string; values: unknown[] }[];
  contentType: string;
  body: Buffer;
}

/** A page whose share of its limit is measured. */
export interface LimitedPage {
  name: string;
  /** Paths of the page, of many people where they are theirs. */
  paths: readonly string[];
  cookie?: string;
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
  const recorded = await recordPages(build, database, pages, folder);
  const file = path.join(folder, 'limit-pages');
  await writeFile(file, serialize(recorded));
  const port = await findFreePorts(2);
  const limitPort = port + 1;
  const server = await serveBuild(build, port, database);
  const limit = startNode('limit', ['--import', 'tsx', 'bench/limit-server.ts', file], {
    ...database,
    NODE_ENV: 'production',
    PORT: String(limitPort),
  });
  try {
    await waitUntilReady(`http://127.0.0.1:${limitPort}/readyz`, [limit]);
    const rates = await measureRates(
      pages.flatMap(({ name, paths, cookie }): Target[] => [
        { name, url: `http://localhost:${port}`, paths, ...(cookie ? { cookie } : {}) },
        { name: `limit of ${name}`, url: `http://localhost:${limitPort}`, paths },
      ]),
    );
    return pages.map(({ name, paths }) => ({
      name,
      page: rates.get(name) ?? Number.NaN,
      limit: rates.get(`limit of ${name}`) ?? Number.NaN,
      statements: recorded.get(paths[0] ?? '')?.statements.length ?? 0,
    }));
  } finally {
    await limit.stop();
    await server.stop();
  }
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
    for (const { paths, cookie } of pages)
      for (const each of paths) {
        const open = () =>
          fetch(`http://localhost:${port}${each}`, { headers: cookie ? { Cookie: cookie } : {} });
        // what only the first visit does is no part of the page
        await (await open()).text();
        await writeFile(file, '');
        const response = await open();
        const body = Buffer.from(await response.arrayBuffer());
        if (!response.ok) throw new Error(`${each} answered ${response.status}`);
        const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
        recorded.set(each, {
          statements: lines.map((line) => deserialize(Buffer.from(line, 'base64')) as never),
          contentType: response.headers.get('Content-Type') ?? '',
          body,
        });
      }
  } finally {
    await server.stop();
  }
  return recorded;
}
