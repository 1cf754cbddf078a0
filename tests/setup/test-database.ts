import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { makeDataFolder } from '#scripts/test/data-folder.ts';
import { copyDatabase, databaseOn, newDatabaseName } from '#tests/setup/postgresql-server.ts';

/** The PostgreSQL server of the `postgresql` half of the tests; undefined on PGlite. */
export const testServer = (): string | undefined => process.env.VITEST_POSTGRESQL_URL;

/** How to reach a database, and how to throw it away. */
export interface TestDatabase {
  env: Record<string, string>;
  drop(): Promise<void>;
}

/**
 * A database for one test file, with the schema and no rows: a copy of the prepared
 * one, as a PGlite folder or as a new database on the server.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = testServer();
  const template = inject('databaseTemplate');
  if (!server) {
    const folder = await makeDataFolder('test');
    // the databases new ones would be made from, half of the files, are opened by nobody
    await cp(template, path.join(folder, 'pglite'), {
      recursive: true,
      filter: (file) => !/\/base\/[14]\/./.test(file),
    });
    return { env: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) };
  }
  const name = newDatabaseName('test');
  await copyDatabase(server, template, name);
  const { url, drop } = databaseOn(server, name);
  return { env: { DATABASE_URL: url, DATABASE_POOL_SIZE: '5' }, drop };
}
