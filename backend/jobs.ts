import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db } from './database/connect.ts';

/** How a queue treats failures and how many of its jobs run side by side in this process. */
export interface QueueOptions {
  /** Tries after the first before a job counts as failed. */
  retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelay: number;
  /** A job that runs longer is taken for lost (its process died) and tried again. */
  expireInSeconds: number;
  concurrency: number;
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
  /** States a queue and what runs its jobs. Call before `start`. */
  handle<Data extends object>(queue: string, options: QueueOptions, handler: Handler<Data>): void;
  /** States work that comes back by the clock (cron in UTC, minutes at the finest). Call before `start`. */
  repeat(queue: string, cron: string, handler: () => Promise<void>): void;
  /** Adds jobs inside the transaction that causes them: they exist if and only if it commits. */
  enqueue(tx: Db, queue: string, data: object[], options?: { startAfterSeconds?: number }): Promise<void>;
  /** Prepares the queue's tables and, with `work`, begins to run jobs. */
  start(options: { work: boolean }): Promise<void>;
  /** Lets running jobs finish (ten seconds at most) and takes no more. */
  stop(): Promise<void>;
}

const DEFAULTS: QueueOptions = { retryLimit: 3, retryDelay: 5, expireInSeconds: 60, concurrency: 1 };

/** Jobs on pg-boss, in the same database as everything else (schema `jobs`). */
export function createJobs(database: Database, log: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    maintenanceIntervalSeconds: 15,
    monitorStateIntervalSeconds: 30,
    archiveFailedAfterSeconds: 7 * 24 * 3600,
    archiveCompletedAfterSeconds: 12 * 3600,
    deleteAfterDays: 30,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  const queues = new Map<string, { options: QueueOptions; handler: Handler<object> }>();
  const repeated = new Map<string, string>();
  let started = false;

  async function run(queue: string, job: PgBoss.JobWithMetadata<object>, handler: Handler<object>): Promise<void> {
    try {
      await handler({ id: job.id, data: job.data, lastTry: job.retryCount >= job.retryLimit });
      await boss.complete(queue, job.id);
    } catch (err) {
      log.warn({ err, queue, job: job.id, retry: job.retryCount }, 'job failed');
      await boss.fail(queue, job.id);
    }
  }

  return {
    handle(queue, options, handler) {
      queues.set(queue, { options, handler: handler as Handler<object> });
    },
    repeat(queue, cron, handler) {
      queues.set(queue, { options: { ...DEFAULTS, retryLimit: 0 }, handler: () => handler() });
      repeated.set(queue, cron);
    },
    async enqueue(tx, queue, data, { startAfterSeconds } = {}) {
      const options = queues.get(queue)?.options ?? DEFAULTS;
      await boss.insert(
        data.map((item) => ({
          name: queue,
          data: item,
          retryLimit: options.retryLimit,
          retryDelay: options.retryDelay,
          retryBackoff: true,
          expireInSeconds: options.expireInSeconds,
          ...(startAfterSeconds ? { startAfter: new Date(Date.now() + startAfterSeconds * 1000).toISOString() } : {}),
        })) as unknown as PgBoss.JobInsert[],
        {
          db: {
            executeSql: async (text: string, values: unknown[]) => {
              const result = await tx.executeQuery(CompiledQuery.raw(text, values));
              return { rows: result.rows as object[] };
            },
          },
        },
      );
    },
    async start({ work }) {
      await boss.start();
      started = true;
      for (const [queue, { options, handler }] of queues) {
        await boss.createQueue(queue);
        if (!work) continue;
        await boss.work<object>(
          queue,
          { pollingIntervalSeconds: 0.5, batchSize: options.concurrency, includeMetadata: true },
          async (jobs) => {
            await Promise.all(jobs.map((job) => run(queue, job, handler)));
          },
        );
      }
      for (const [queue, cron] of repeated) await boss.schedule(queue, cron);
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, wait: true, close: false, timeout: 10_000 });
      started = false;
    },
  };
}
