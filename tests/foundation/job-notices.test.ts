import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectDatabase, type Database } from '#backend/platform/database/connect.ts';
import { CHANNEL } from '#backend/platform/jobs/announce.ts';
import { createJobs, type Jobs } from '#backend/platform/jobs/jobs.ts';
import { createLog } from '#backend/platform/log.ts';
import { testDatabase, testServer } from '#tests/setup/test-database.ts';

/* The process that runs jobs looks for them by itself once an hour here: what runs was announced. */

let database: Database;
let elsewhere: Database;
let url: string | undefined;
let adding: Jobs;
let running: Jobs;
let drop: () => Promise<void>;
const ran: string[] = [];
const HOUR = 3_600_000;
const PATIENCE = { timeout: 60_000, interval: 20 };
const log = createLog({ LOG_LEVEL: 'silent' });

function jobsOf(of: Database, netMs: number): Jobs {
  const jobs = createJobs(of, log, { netMs });
  jobs.handle<{ what: string }>(
    'note',
    { retryLimit: 1, retryDelay: 1, expireInSeconds: 30, concurrency: 2 },
    async ({ data }) => void ran.push(data.what),
  );
  return jobs;
}
const hasRun = (what: string) => vi.waitFor(() => expect(ran).toContain(what), PATIENCE);

beforeAll(async () => {
  const place = await testDatabase();
  drop = place.drop;
  url = place.env.DATABASE_URL;
  const open = () => connectDatabase({ url: place.env.DATABASE_URL, dataDir: place.env.DATA_DIR ?? '' });
  database = await open();
  // the embedded database has one process
  elsewhere = database.kind === 'pglite' ? database : await open();
  running = jobsOf(database, HOUR);
  adding = jobsOf(elsewhere, HOUR);
  await running.start({ work: true });
  await adding.start({ work: false });
});
afterAll(async () => {
  await adding.stop();
  await running.stop();
  await database.close();
  await elsewhere.close();
  await drop();
});

it('a job added elsewhere is announced', async () => {
  await adding.enqueue(elsewhere.db, 'note', [{ what: 'first' }]);
  await hasRun('first');
  await adding.enqueue(elsewhere.db, 'note', [{ what: 'second' }]);
  await hasRun('second');
});

it('a job for later runs at its time', async () => {
  await adding.enqueue(elsewhere.db, 'note', [{ what: 'later' }], { startAfterSeconds: 2 });
  expect(ran).not.toContain('later');
  await hasRun('later');
});

/** Where notices of a server were given while `work` was done, in the order of their commits. */
async function heardDuring(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const client = new pg.Client({ connectionString: url });
  client.on('notification', ({ channel }) => heard.push(channel));
  await client.connect();
  await client.query(`listen ${CHANNEL}; listen end_of_test`);
  await work();
  await elsewhere.pool.query("select pg_notify('end_of_test', '')");
  await vi.waitFor(() => expect(heard).toContain('end_of_test'), PATIENCE);
  await client.end();
  return heard;
}

it.runIf(testServer())('one transaction gives one notice, one that is undone none', async () => {
  const heard = await heardDuring(async () => {
    const undone = elsewhere.db.transaction().execute(async (tx) => {
      await adding.enqueue(tx, 'note', [{ what: 'undone' }]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await elsewhere.db.transaction().execute(async (tx) => {
      await adding.enqueue(tx, 'note', [{ what: 'one' }]);
      await adding.enqueue(tx, 'note', [{ what: 'two' }]);
    });
  });
  // the queue's own maintenance may have added one of its own
  expect(heard.filter((channel) => channel === CHANNEL).length).toBeLessThanOrEqual(2);
  expect(heard[0]).toBe(CHANNEL);
});

it.runIf(testServer())('a job that is moved up is announced', async () => {
  await adding.enqueue(elsewhere.db, 'note', [{ what: 'moved up' }], { startAfterSeconds: 3600 });
  const heard = await heardDuring(() =>
    elsewhere.pool.query("update jobs.job set start_after = now() where data->>'what' = 'moved up'"),
  );
  expect(heard[0]).toBe(CHANNEL);
  await hasRun('moved up');
});

it.runIf(testServer())(
  'a connection that is ended is replaced, and what was added meanwhile runs',
  async () => {
    await elsewhere.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shagun listens' and datname = current_database()",
    );
    await adding.enqueue(elsewhere.db, 'note', [{ what: 'meanwhile' }]);
    await hasRun('meanwhile');
  },
);

it('a job whose notice is lost is found all the same', async () => {
  await running.stop();
  await elsewhere.pool.query('alter table jobs.job disable trigger announce');
  const careful = jobsOf(database, 50);
  await careful.start({ work: true });
  await adding.enqueue(elsewhere.db, 'note', [{ what: 'unannounced' }]);
  await hasRun('unannounced');
  await careful.stop();
  await elsewhere.pool.query('alter table jobs.job enable trigger announce');
  running = jobsOf(database, HOUR);
  await running.start({ work: true });
});
