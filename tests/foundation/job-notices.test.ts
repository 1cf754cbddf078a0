import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type Database } from '#backend/platform/database/connect.ts';
import { CHANNEL, silence } from '#backend/platform/jobs/announce.ts';
import { createJobs, type Jobs } from '#backend/platform/jobs/jobs.ts';
import { createLog } from '#backend/platform/log.ts';
import { testDatabase, testServer } from '#tests/setup/test-database.ts';
import { eventually } from '#tests/setup/patience.ts';

/* The process that runs jobs looks for them by itself once an hour here: what runs was announced. */

let database: Database;
let elsewhere: Database;
let url: string | undefined;
let adding: Jobs;
let running: Jobs;
let drop: () => Promise<void>;
const ran: string[] = [];
const HOUR = 3_600_000;
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
const hasRun = (what: string) => vi.waitFor(() => expect(ran).toContain(what), eventually);

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

/** How many notices a process gave while it did `work`, not counting those of the queue's own maintenance elsewhere. */
async function noticesGiven(work: (jobs: Jobs, db: Database) => Promise<unknown>): Promise<number> {
  const alone = await connectDatabase({ url, dataDir: '' });
  const connections = new Set<number | undefined>();
  alone.pool.on('connect', (client: pg.PoolClient & { processID?: number }) =>
    connections.add(client.processID),
  );
  const heard: pg.Notification[] = [];
  const listening = new pg.Client({ connectionString: url });
  listening.on('notification', (notice) => heard.push(notice));
  await listening.connect();
  await listening.query(`listen ${CHANNEL}; listen end_of_test`);
  await work(jobsOf(alone, HOUR), alone);
  await alone.pool.query("select pg_notify('end_of_test', '')");
  await vi.waitFor(() => expect(heard.map(({ channel }) => channel)).toContain('end_of_test'), eventually);
  await listening.end();
  await alone.close();
  return heard.filter(({ channel, processId }) => channel === CHANNEL && connections.has(processId)).length;
}

describe.runIf(testServer())('on a server', () => {
  it('a transaction that adds jobs says nothing itself, since such commits wait for each other', async () => {
    const given = await noticesGiven(async (_, { db }) => {
      await db.transaction().execute(async (tx) => {
        await silence(tx);
        await sql`insert into jobs.job (name, data) values ('note', '{"what": "silent"}')`.execute(tx);
      });
    });
    expect(given).toBe(0);
  });

  it('its process does when it is committed, once for many jobs', async () => {
    const given = await noticesGiven(async (jobs, { db }) => {
      await db.transaction().execute(async (tx) => {
        await jobs.enqueue(tx, 'note', [{ what: 'one' }]);
        await jobs.enqueue(tx, 'note', [{ what: 'two' }]);
      });
      await hasRun('one');
      await hasRun('two');
      await jobs.stop();
    });
    expect(given).toBe(1);
  });

  it('and not when it is undone', async () => {
    const given = await noticesGiven(async (jobs, { db }) => {
      const undone = db.transaction().execute(async (tx) => {
        await jobs.enqueue(tx, 'note', [{ what: 'undone' }]);
        throw new Error('changed my mind');
      });
      await expect(undone).rejects.toThrow('changed my mind');
      await jobs.stop();
    });
    expect(given).toBe(0);
  });

  it('what is still to be said is said before the process stops', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `of many ${index}`);
    await noticesGiven(async (jobs, { db }) => {
      await Promise.all(
        names.map((what) => db.transaction().execute((tx) => jobs.enqueue(tx, 'note', [{ what }]))),
      );
      await jobs.stop();
    });
    for (const name of names) await hasRun(name);
  });

  it('what anybody else adds or moves up the database announces', async () => {
    const given = await noticesGiven(async (_, { pool }) => {
      await pool.query(`insert into jobs.job (name, data) values ('note', '{"what": "by hand"}')`);
      await pool.query(
        `insert into jobs.job (name, data, start_after) values ('note', '{"what": "moved up"}', now() + interval '1 hour')`,
      );
      await hasRun('by hand');
      expect(ran).not.toContain('moved up');
      await pool.query("update jobs.job set start_after = now() where data->>'what' = 'moved up'");
      await hasRun('moved up');
    });
    expect(given).toBe(3);
  });
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
