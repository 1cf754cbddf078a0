import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { shapeOf } from '#bench/plans.ts';
import type { Statement } from '#bench/record-statements.mjs';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { growing, needsProvider, pageBudgets } from '#tests/budget/page-budgets.ts';
import { twoWeddings, type Visited } from '#tests/budget/page-scene.ts';
import { pageFaults } from '#tests/setup/page-faults.ts';
import { serveApp, type Served } from '#tests/setup/served-app.ts';
import { testDatabase, testServer, type TestDatabase } from '#tests/setup/test-database.ts';

/*
 * How many statements each address sends to the database when it is opened, against `page-budgets.ts`: as many for a
 * small event as for a large one, and for an organiser of few events as for one of many. And what validators say of the page.
 */
interface Route {
  path?: string;
  children?: Route[];
}
const pathsOf = (all: readonly Route[], above = ''): string[] =>
  all.flatMap(({ path: own = '', children = [] }) => {
    const whole = [above, own].filter(Boolean).join('/');
    return [whole, ...pathsOf(children, whole)];
  });
const paths = [...new Set(pathsOf(routes as Route[]))].filter((each) => !each.endsWith('*'));

let folder: string;
let record: string;
let database: TestDatabase;
let app: Served;
let visited: [Visited, Visited];

/** The address as whoever has it opens it. */
const addressOf = (route: string, { params }: Visited): string => {
  const address = `/${route.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'nothing')}`;
  return /^event\/:eventId\/(rsvp|give)\//.test(route) ? `${address}?key=${params.key}` : address;
};

/** The guest's page and short links are for people without an account. */
const cookieFor = (route: string, { cookie }: Visited): Record<string, string> =>
  /^(event\/:eventId\/(rsvp|give)|g|u)\//.test(route) ? {} : { Cookie: cookie };

/** What the second visit sends: what only the first does, such as noting when a session was last used, is no part of the page; neither is a connection that opens anew. */
async function open(route: string, who: Visited): Promise<{ status: number; statements: Statement[] }> {
  const visit = () =>
    fetch(app.url + addressOf(route, who), {
      redirect: 'manual',
      headers: { Accept: 'text/html', ...cookieFor(route, who) },
    });
  await (await visit()).text();
  await writeFile(record, '');
  const answer = await visit();
  await answer.text();
  const statements = (await readFile(record, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => deserialize(Buffer.from(line, 'base64')) as Statement)
    .filter(({ text }) => !/\bjobs\.|^set /.test(text));
  return { status: answer.status, statements };
}

describe.skipIf(!testServer())('on PostgreSQL', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shagun-pages-'));
    record = path.join(folder, 'statements');
    database = await testDatabase();
    const port = await findFreePorts(1);
    visited = await twoWeddings(database.env as { DATABASE_URL: string }, `http://localhost:${port}`);
    app = await serveApp({
      port,
      env: {
        ...database.env,
        RUN_JOBS: 'false',
        // both of the visitors: the console's pages are opened, not refused
        OPERATOR_EMAILS: 'asha@example.in,person1@example.in',
        RECORD_STATEMENTS_TO: record,
        NODE_OPTIONS: `--import ${path.resolve('bench/record-statements.mjs')}`,
        // what a page asks of others is no part of this: nobody listens there
        SANDBOX_PORT: '9',
      },
    });
  });

  afterAll(async () => {
    await app?.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('every address has a budget, and every budget an address', () => {
    expect(Object.keys(pageBudgets).sort()).toEqual([...paths].sort());
  });

  test.each(paths)('/%s keeps to its statements', async (route) => {
    const [small, large] = [await open(route, visited[0]), await open(route, visited[1])];
    expect(large.status).toBe(small.status);
    expect(small.status).toBeLessThan(needsProvider.test(route) ? 504 : 500);
    const texts = ({ statements }: typeof small) => statements.map(({ text }) => shapeOf(text)).sort();
    if (!growing.includes(route)) expect(texts(large)).toEqual(texts(small));
    expect(large.statements.length).toBeLessThanOrEqual(pageBudgets[route] ?? 0);
    const unnamed = [...small.statements, ...large.statements].filter(
      ({ text, named, inTransaction }) => /^\s*select\s/.test(text) && !named && !inTransaction,
    );
    expect(unnamed.map(({ text }) => shapeOf(text))).toEqual([]);
  });

  test.each(paths)(
    '/%s has nothing that validators speak of, for whom it is and for somebody unknown',
    async (route) => {
      for (const headers of [cookieFor(route, visited[0]), {}]) {
        const answer = await fetch(app.url + addressOf(route, visited[0]), {
          redirect: 'manual',
          headers: { Accept: 'text/html', ...headers },
        });
        const text = await answer.text();
        if (answer.headers.get('Content-Type')?.startsWith('text/html'))
          expect(await pageFaults(text)).toEqual([]);
      }
    },
  );
});
