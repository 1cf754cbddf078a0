import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/connect.ts';
import type { Schema } from './database/schema.ts';
import type { Env } from './env.ts';
import type { PictureDesk } from './images/picture-desk.ts';
import type { Jobs } from './jobs.ts';

/** What every service may use. Made once per process by `boot.ts`; tests make their own. */
export interface Context {
  env: Env;
  database: Database;
  db: Kysely<Schema>;
  jobs: Jobs;
  /** Where pictures are worked on. */
  pictures: PictureDesk;
  log: Logger;
  /** The clock: date rules ask it, so that tests can stand at midnight. */
  now(): Date;
}
