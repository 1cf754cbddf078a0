import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { connectDatabase } from '#backend/platform/database/connect.ts';
import { readEnv, type Env } from '#backend/platform/settings/env.ts';
import { makeDataFolder } from '#scripts/test/data-folder.ts';
import { newDatabaseName, onServer } from '#tests/setup/postgresql-server.ts';
import { testServer } from '#tests/setup/test-database.ts';

/** A secret of the installation that is backed up. */
const SECRET = 'a secret of tests that is long enough to be one';

/** Empty databases to restore into, and a folder for files. */
export interface Places {
  file(name: string): string;
  /** The settings of a machine with an empty database: on the server of these tests, or embedded. */
  emptyPlace(kind?: 'postgresql' | 'pglite', changes?: Record<string, string>): Promise<Env>;
}

export function usePlaces(): Places {
  let folder = '';
  const databases: string[] = [];
  beforeAll(async () => {
    folder = await makeDataFolder('backup');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    for (const name of databases)
      await onServer(testServer() ?? '', `drop database if exists ${name} with (force)`);
  });
  let made = 0;
  return {
    file: (name) => path.join(folder, name),
    async emptyPlace(kind = testServer() ? 'postgresql' : 'pglite', changes = {}) {
      const settings: Record<string, string> = {
        SHAGUN_MODE: 'test',
        APP_URL: 'http://localhost:3999',
        LOG_LEVEL: 'silent',
        SANDBOX_PORT: '9',
        SESSION_SECRET: SECRET,
        DATA_DIR: path.join(folder, `place-${(made += 1)}`),
      };
      if (kind === 'postgresql') {
        const name = newDatabaseName('restored');
        databases.push(name);
        await onServer(testServer() ?? '', `create database ${name}`);
        const url = new URL(testServer() ?? '');
        url.pathname = `/${name}`;
        settings.DATABASE_URL = url.href;
      }
      return readEnv({ ...settings, ...changes });
    },
  };
}

/** Does `work` on a connection to the database of these settings. */
export async function onDatabase<T>(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const database = await connectDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const client = await database.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}
