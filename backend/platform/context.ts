import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { Metrics } from '#backend/platform/metrics/metrics.ts';
import type { Tracing } from '#backend/platform/tracing/tracing.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import type { PictureStores } from '#backend/platform/picture-store/port.ts';
import type { PictureQueue } from '#backend/platform/picture-work/picture-queue.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';

/** What every service may use. Made once per process by `boot.ts`; tests make their own. */
export interface Context {
  env: Env;
  database: Database;
  db: Kysely<Schema>;
  jobs: Jobs;
  /** Where pictures are worked on. */
  pictures: PictureQueue;
  /** Where pictures lie outside the database. */
  pictureStores: PictureStores;
  log: Logger;
  /** What the process tells of itself; undefined where nobody looks. */
  metrics?: Metrics | undefined;
  /** Where it says what it does step by step; undefined where nobody collects that. */
  tracing?: Tracing | undefined;
  /** The clock: date rules ask it, so that tests can stand at midnight. */
  now(): Date;
}
