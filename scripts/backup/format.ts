import { z } from 'zod/v4';

/*
 * What a backup is: a tar, packed with gzip, in an age file where there is a key. First `backup.json`, then the rows
 * of each table in parts (`tables/NAME/000001.ndjson`: one row a line, its columns as PostgreSQL writes them as text),
 * last `contents.json`, without which it is not whole (docs/decisions/0074).
 */

/** Grows when an older program could no longer read what is written. */
export const FORMAT = 1;
export const HEADER_NAME = 'backup.json';
export const CONTENTS_NAME = 'contents.json';

/** What a setting was where the backup was made: itself, or of a secret only what tells whether another one is the same. */
const keptSetting = z.union([z.object({ value: z.string() }), z.object({ print: z.string() })]);
export type KeptSetting = z.output<typeof keptSetting>;

export const backupHeader = z.object({
  format: z.number().int(),
  /** Of Shagun. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgresql']),
  server: z.string(),
  /** What the tables take on the disk, without their indexes. */
  bytes: z.number(),
  migrations: z.array(z.string()),
  /** The version of the job queue's tables, and the queues; null before the first start. */
  queue: z.object({ version: z.number().int(), names: z.array(z.string()) }).nullable(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), bytes: z.number() })),
  settings: z.object({
    salt: z.string(),
    kept: z.record(z.string(), keptSetting),
    /** Names of all settings that were stated there. */
    stated: z.array(z.string()),
  }),
});
export type BackupHeader = z.output<typeof backupHeader>;

export const backupContents = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
});
export type BackupContents = z.output<typeof backupContents>;

/** A row's columns as text, in the order of the header. */
export type KeptRow = (string | null)[];
export const rowOf = z.array(z.string().nullable());

/** Some rows of a table. */
export interface RowPart {
  table: string;
  rows: number;
  /** One row a line. */
  lines: Buffer;
}

export const partName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.ndjson`;

/** A backup cannot be used as it is; the message says why and what to do. */
export class UnusableBackup extends Error {}
