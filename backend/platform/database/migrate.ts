import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type pg from 'pg';
import { DAY_MS } from '#contract/common/durations.ts';

// found through package.json, so that it works from sources and from the built bundle alike
const folder = path.dirname(
  createRequire(import.meta.url).resolve('#backend/platform/database/migrations/0001_foundation.sql'),
);

// any number, the same in every process: only one migrates at a time
const MIGRATION_LOCK = 7_262_026;

/** A migration of a large table may take its time. */
const PATIENCE_MS = DAY_MS;

/** Names of the migrations in order of application. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** What a migration does. */
export const migrationText = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** The name of every table that a migration ever made, and of the one that keeps account of them. */
export function tablesOfMigrations(): string[] {
  const made = migrationNames().flatMap((name) => [
    ...migrationText(name).matchAll(/^\s*create (?:unlogged )?table (?:if not exists )?(\w+)/gim),
  ]);
  return ['schema_migrations', ...made.map(([, table = '']) => table)];
}

/** Makes the table that keeps account of the migrations. */
export const makeAccount =
  'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())';

/** Does `work` while no migration runs: it waits for those under way, and later ones wait for it. On a connection outside a transaction. */
export async function holdMigrations<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('set statement_timeout = 0; set lock_timeout = 0');
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  try {
    return await work();
  } finally {
    // it ends with its connection, too
    await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}

/** Whether nobody holds migrations up at this moment, as a backup does. */
export async function nothingHoldsMigrations(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.free ?? false;
}

/** Migrations not yet applied to this database. */
export async function pendingMigrations(pool: pg.Pool | pg.ClientBase): Promise<string[]> {
  const table = await pool.query<{ found: string | null }>(
    "select to_regclass('schema_migrations') as found",
  );
  if (!table.rows[0]?.found) return migrationNames();
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  return migrationNames().filter((name) => !applied.has(name));
}

/**
 * Brings the database up to date, forward only. Each migration runs in a transaction
 * with the record of it; several processes may call this at once.
 *
 * @returns the names of the migrations it applied
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  // the lock belongs to a session, which a pooler in transaction mode does not keep
  if ((await pendingMigrations(pool)).length === 0) return [];
  const client = await pool.connect();
  const patiently = (text: string, values?: unknown[]) =>
    client.query({ text, values, query_timeout: PATIENCE_MS } as pg.QueryConfig);
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await patiently('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(makeAccount);
    const pending = await pendingMigrations(client);
    for (const name of pending) {
      await client.query('begin');
      try {
        await patiently(migrationText(name));
        await client.query('insert into schema_migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed and was undone`, { cause: error });
      }
    }
    return pending;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    // a connection that may wait for ever is for nobody else
    client.release(true);
  }
}
