import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db } from '#backend/platform/database/connect.ts';
import type { Listener } from '#backend/platform/database/listener.ts';
import { afterCommit } from '#backend/platform/database/after-commit.ts';
import { addJobs } from './add-jobs.ts';
import { announceJobs, CHANNEL, createAnnouncer, silence } from './announce.ts';
import { startDueClock, type DueClock } from './due-clock.ts';
import { startWorker, type Worker } from './job-worker.ts';
import { indexFailedJobs } from './index-failed-jobs.ts';
import { makeTakeDue, takeDue, type TakenJob } from './take-due.ts';
import { createBatcher } from './batcher.ts';
import { holdWaitingJobs, type WaitingJob } from './waiting-jobs.ts';
import type { Tracing } from '#backend/platform/tracing/tracing.ts';

/** How a queue treats failures and how many of its jobs run side by side in this process. */
interface QueueOptions {
  /** Tries after the first before a job counts as failed. */
  retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelay: number;
  /** A job that runs longer is taken for lost (its process died) and tried again. */
  expireInSeconds: number;
  /** A number, or what gives it now. */
  concurrency: number | (() => number);
}

export interface Job<Data> {
  id: string;
  data: Data;
  /** Whether a failure of this run is final. */
  lastTry: boolean;
}

type Handler<Data> = (job: Job<Data>) => Promise<void>;

/** Background work, kept in the database with the rows that cause it. */
export interface Jobs {
  /**
   * States a queue and what runs its jobs. Call before `start`. `gaveUp` runs once for a
   * job that failed for good, also when it did so by taking its process down each time.
   */
  handle<Data extends object>(
    queue: string,
    options: QueueOptions,
    handler: Handler<Data>,
    gaveUp?: Handler<Data>,
  ): void;
  /** States work that comes back by the clock (cron in UTC, minutes at the finest). Call before `start`. */
  repeat(queue: string, cron: string, handler: () => Promise<void>): void;
  /**
   * States work that every process with jobs looks for by itself, from its start on: several
   * may look at once, so the handler takes what is due under a lock. Call before `start`.
   */
  every(name: string, seconds: number, handler: () => Promise<void>): void;
  /** All work that comes back by the clock, by name: what `repeat` and `every` were told. For tests and measurements. */
  byTheClock(): Map<string, () => Promise<void>>;
  /** Adds jobs inside the transaction that causes them: they exist if and only if it commits. */
  enqueue(tx: Db, queue: string, data: object[], options?: { startAfterSeconds?: number }): Promise<void>;
  /**
   * The jobs of a queue that wait and whose data has `part`, those first that begin first: none of them begins before the
   * transaction ends, so that one that is to follow a change of it need not be added again.
   */
  holdWaiting<Data extends object>(tx: Db, queue: string, part: Partial<Data>): Promise<WaitingJob<Data>[]>;
  /** Prepares the queue's tables and, with `work`, begins to run jobs. */
  start(options: { work: boolean }): Promise<void>;
  /** Takes no more jobs and lets running ones finish, ten seconds at most. */
  stop(): Promise<void>;
}

/** How long a job waits at most whose notice was lost. */
const NET_MS = 25_000;

const STOP_PATIENCE_MS = 10_000;

const gaveUpQueue = (queue: string) => `${queue}-gave-up`;

const DEFAULTS: QueueOptions = { retryLimit: 3, retryDelay: 5, expireInSeconds: 60, concurrency: 1 };

/** Jobs on pg-boss, in the same database as everything else (schema `jobs`). */
export function createJobs(
  database: Database,
  log: Logger,
  { netMs = NET_MS, tracing }: { netMs?: number; tracing?: Tracing | undefined } = {},
): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    maintenanceIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 30,
    archiveFailedAfterSeconds: 7 * 24 * 3600,
    archiveCompletedAfterSeconds: 12 * 3600,
    deleteAfterDays: 30,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  const queues = new Map<string, { options: QueueOptions; handler: Handler<object> }>();
  const repeated = new Map<string, { cron: string; handler: () => Promise<void> }>();
  const looked = new Map<string, { seconds: number; handler: () => Promise<void> }>();
  const withGaveUp = new Set<string>();
  /** By their queue. */
  const workers = new Map<string, Worker>();
  const clocks: Worker[] = [];
  const announcer = createAnnouncer(database.pool, (err) => log.warn({ err }, 'jobs were not announced'));
  let dueClock: DueClock | undefined;
  let listener: Listener | undefined;
  let started = false;

  async function run(
    queue: string,
    job: TakenJob,
    handler: Handler<object>,
    complete: (id: string) => Promise<unknown>,
  ): Promise<void> {
    const handle = () => handler({ id: job.id, data: job.data, lastTry: job.retryCount >= job.retryLimit });
    try {
      await (tracing ? tracing.within(`job ${queue}`, handle) : handle());
      await complete(job.id);
    } catch (err) {
      log.warn({ err, queue, job: job.id, retry: job.retryCount }, 'job failed');
      // without this record the job counts as lost and is tried again after its time
      await boss.fail(queue, job.id).catch((error: unknown) => log.error({ err: error, queue }, 'job queue'));
    }
  }

  function work(queue: string): Worker {
    const { options, handler } = queues.get(queue) ?? { options: DEFAULTS, handler: async () => undefined };
    const { concurrency } = options;
    const complete = createBatcher(async (ids: readonly string[]) => {
      await boss.complete(queue, [...ids]);
      return ids;
    });
    return startWorker<TakenJob>({
      concurrency: typeof concurrency === 'number' ? () => concurrency : concurrency,
      fetch: (room) => takeDue(database.pool, queue, room),
      run: (job) => run(queue, job, handler, complete),
      onError: (err) => log.error({ err, queue }, 'job queue'),
    });
  }

  /**
   * Asks in one query which queues have something to do, lets those look, and says in how many milliseconds the next
   * job falls due.
   */
  async function lookForDue(): Promise<number | null> {
    const { rows } = await database.pool.query<{ name: string; due: boolean; next: number | null }>(
      `select queue.name,
         exists (select from jobs.job where job.name = queue.name and state < 'active' and start_after < now()) as due,
         (select (extract(epoch from min(start_after) - now()) * 1000)::float8 from jobs.job
          where job.name = queue.name and state < 'active' and start_after >= now()) as next
       from unnest($1::text[]) as queue (name)`,
      [[...queues.keys()]],
    );
    for (const { name, due } of rows) if (due) workers.get(name)?.look();
    const waits = rows.flatMap(({ next }) => (next === null ? [] : [next]));
    return waits.length > 0 ? Math.min(...waits) : null;
  }

  function workByTheClock(name: string, seconds: number, handler: () => Promise<void>): Worker {
    return startWorker<never>({
      concurrency: () => 1,
      pollEvery: seconds * 1000,
      fetch: async () => {
        await handler();
        return [];
      },
      run: async () => undefined,
      onError: (err) => log.error({ err, queue: name }, 'work by the clock'),
    });
  }

  /**
   * Jobs that were running when the last process died. The embedded database has one
   * process at a time, so whatever is marked as running at the start runs nowhere. One that took its process down
   * as often as it may be tried has failed; work by the clock, which is tried once each time, comes back.
   */
  async function takeBackLostJobs(): Promise<void> {
    const { rows } = await database.pool.query<{ id: string; name: string }>(
      `select id, name from jobs.job
       where state = 'active' and name = any($1) and retry_limit > 0 and retry_count >= retry_limit`,
      [[...queues.keys()]],
    );
    for (const { id, name } of rows) await boss.fail(name, id);
    await database.pool.query(
      `update jobs.job set state = 'retry', start_after = now() where state = 'active' and name = any($1)`,
      [[...queues.keys()]],
    );
  }

  async function announceAfter(tx: Db): Promise<void> {
    if (tx.isTransaction && afterCommit(tx, announcer.announce)) await silence(tx);
  }

  return {
    handle(queue, options, handler, gaveUp) {
      queues.set(queue, { options, handler: handler as Handler<object> });
      if (!gaveUp) return;
      withGaveUp.add(queue);
      queues.set(gaveUpQueue(queue), {
        options: { ...options, concurrency: 1 },
        handler: gaveUp as Handler<object>,
      });
    },
    repeat(queue, cron, handler) {
      queues.set(queue, { options: { ...DEFAULTS, retryLimit: 0 }, handler: () => handler() });
      repeated.set(queue, { cron, handler });
    },
    every(name, seconds, handler) {
      looked.set(name, { seconds, handler });
    },
    byTheClock: () => new Map([...repeated, ...looked].map(([name, { handler }]) => [name, handler])),
    async enqueue(tx, queue, data, { startAfterSeconds } = {}) {
      const options = queues.get(queue)?.options ?? DEFAULTS;
      await announceAfter(tx);
      const deadLetter = withGaveUp.has(queue) ? gaveUpQueue(queue) : null;
      await addJobs(tx, queue, data, { ...options, deadLetter }, startAfterSeconds);
    },
    async holdWaiting(tx, queue, part) {
      // whoever looks meanwhile passes over those that are held
      await announceAfter(tx);
      return holdWaitingJobs(tx, queue, part);
    },
    async start({ work: runJobs }) {
      await boss.start();
      started = true;
      for (const queue of queues.keys()) await boss.createQueue(queue);
      await announceJobs(database.pool);
      await makeTakeDue(database.pool);
      await indexFailedJobs(database.pool);
      if (runJobs) {
        if (database.kind === 'pglite') await takeBackLostJobs();
        for (const queue of queues.keys()) workers.set(queue, work(queue));
        for (const [name, { seconds, handler }] of looked)
          clocks.push(workByTheClock(name, seconds, handler));
        dueClock = startDueClock({
          look: lookForDue,
          netMs,
          onError: (err) => log.error({ err }, 'job queue'),
        });
        listener = await database.listen(CHANNEL, dueClock.look);
      }
      for (const [queue, { cron }] of repeated) await boss.schedule(queue, cron);
    },
    async stop() {
      await announcer.stop();
      await listener?.close();
      await dueClock?.stop();
      const stopping = [...clocks.splice(0), ...workers.values()];
      workers.clear();
      await Promise.all(stopping.map((worker) => worker.stop(STOP_PATIENCE_MS)));
      if (started) await boss.stop({ graceful: false, close: false });
      started = false;
    },
  };
}
