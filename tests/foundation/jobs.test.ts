import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectDatabase, type Database } from '#backend/platform/database/connect.ts';
import { createJobs, type Jobs } from '#backend/platform/jobs/jobs.ts';
import { takeDue } from '#backend/platform/jobs/take-due.ts';
import { createLog } from '#backend/platform/log.ts';
import { testDatabase } from '#tests/setup/test-database.ts';
import { eventually } from '#tests/setup/patience.ts';

let database: Database;
let jobs: Jobs;
let drop: () => Promise<void>;
const ran: string[] = [];
let tries = 0;

beforeAll(async () => {
  const place = await testDatabase();
  drop = place.drop;
  database = await connectDatabase({ url: place.env.DATABASE_URL, dataDir: place.env.DATA_DIR ?? '' });
  jobs = createJobs(database, createLog({ LOG_LEVEL: 'silent' }));
  jobs.handle<{ what: string }>(
    'note',
    { retryLimit: 2, retryDelay: 1, expireInSeconds: 30, concurrency: 3 },
    async ({ data }) => {
      if (data.what === 'unlucky' && (tries += 1) === 1) throw new Error('not this time');
      ran.push(data.what);
    },
  );
  await jobs.start({ work: true });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await drop();
});

it('jobs of a transaction that is undone never run; those of one that commits run once', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'note', [{ what: 'undone' }]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await database.db
    .transaction()
    .execute((tx) => jobs.enqueue(tx, 'note', [{ what: 'one' }, { what: 'two' }]));
  const these = () => ran.filter((what) => ['one', 'two', 'undone'].includes(what)).toSorted();
  await vi.waitFor(() => expect(these()).toEqual(['one', 'two']), eventually);
  // a job is marked after it ran; whatever else was enqueued before these would stand among them
  const states = async () =>
    (
      await database.pool.query<{ state: string }>(
        "select state from jobs.job where name = 'note' and data->>'what' in ('one', 'two', 'undone')",
      )
    ).rows.map(({ state }) => state);
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), eventually);
  expect(these()).toEqual(['one', 'two']);
});

it('a job that fails is tried again', async () => {
  await jobs.enqueue(database.db, 'note', [{ what: 'unlucky' }]);
  await vi.waitFor(() => expect(ran.filter((what) => what === 'unlucky')).toHaveLength(1), eventually);
  expect(tries).toBe(2);
});

it('with nothing to do no queue asks, and one query looks for all that were announced together', async () => {
  const query = vi.spyOn(database.pool, 'query');
  const countQueries = (pattern: RegExp) =>
    query.mock.calls.filter(([text]) => pattern.test(String(text))).length;
  await database.db
    .transaction()
    .execute((tx) => jobs.enqueue(tx, 'note', [{ what: 'three' }, { what: 'four' }]));
  await vi.waitFor(() => expect(ran).toContain('four'), eventually);
  expect(countQueries(/from unnest\(\$1::text\[\]\) as queue/)).toBeLessThan(4);
  expect(countQueries(/skip locked/i)).toBeLessThan(5);
  query.mockRestore();
});

it('takes jobs from a long queue without reading all of it, those first that fell due first, each once', async () => {
  const queued = async (queue: string, count: number) => {
    jobs.handle(
      queue,
      { retryLimit: 2, retryDelay: 1, expireInSeconds: 30, concurrency: 1 },
      async () => undefined,
    );
    await database.pool.query('select jobs.create_queue($1, $2)', [
      queue,
      JSON.stringify({ policy: 'standard' }),
    ]);
    await database.db.transaction().execute((tx) =>
      jobs.enqueue(
        tx,
        queue,
        Array.from({ length: count }, (_, place) => ({ place })),
      ),
    );
  };
  const pagesRead = async (queue: string) => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) select * from jobs.take_due('${queue}', 10)`,
    );
    return rows[0]?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'] ?? Number.NaN;
  };
  await queued('short', 60);
  await queued('long', 6_000);
  // what a connection looks up for the first time is not what is counted
  for (const queue of ['short', 'long']) await pagesRead(queue);
  expect(await pagesRead('long')).toBeLessThan((await pagesRead('short')) + 40);

  await database.pool.query(
    `update jobs.job set start_after = now() - interval '1 hour' where name = 'long' and data ->> 'place' in ('4001', '4002')`,
  );
  const [first, second] = await Promise.all([
    takeDue(database.pool, 'long', 2),
    takeDue(database.pool, 'long', 2),
  ]);
  const taken = [...(first ?? []), ...(second ?? [])];
  expect(new Set(taken.map(({ id }) => id)).size).toBe(4);
  expect(taken.map(({ data }) => (data as { place: number }).place)).toEqual(
    expect.arrayContaining([4001, 4002]),
  );
  expect(taken.map(({ retryCount, retryLimit }) => [retryCount, retryLimit])).toEqual(
    taken.map(() => [0, 2]),
  );
});

it('what took its process down as often as it may be tried has failed, and what did so less often runs again', async () => {
  // a server gives up by the time a job may take, the embedded database at its start
  if (database.kind !== 'pglite') return;
  const messages: string[] = [];
  const deadly = createJobs(database, createLog({ LOG_LEVEL: 'silent' }));
  deadly.handle<{ what: string }>(
    'deadly',
    { retryLimit: 2, retryDelay: 1, expireInSeconds: 900, concurrency: 1 },
    async ({ data }) => void messages.push(`${data.what} runs`),
    async ({ data }) => void messages.push(`${data.what} gave up`),
  );
  await deadly.start({ work: false });
  await deadly.enqueue(database.db, 'deadly', [{ what: 'first' }, { what: 'last' }]);
  await database.pool.query(
    `update jobs.job set state = 'active', started_on = now(),
       retry_count = case when data ->> 'what' = 'last' then 2 else 0 end
     where name = 'deadly'`,
  );
  try {
    await deadly.start({ work: true });
    await vi.waitFor(
      () => expect(messages.toSorted((a, b) => a.localeCompare(b))).toEqual(['first runs', 'last gave up']),
      eventually,
    );
  } finally {
    await deadly.stop();
  }
});
