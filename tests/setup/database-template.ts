import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bootBackend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { makeDataFolder } from '#scripts/test/data-folder.ts';
import { databaseOn, newDatabaseName, onServer } from '#tests/setup/postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared database to copy: a PGlite folder, or the name of a database on the server. */
    databaseTemplate: string;
  }
}

/**
 * Prepares one database, with the schema and the job queue's tables, before any test
 * file starts. Each file copies it, which takes a fraction of preparing its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server || project.name === 'pglite') {
    const folder = await makeDataFolder('template');
    await prepare({ DATA_DIR: folder });
    project.provide('databaseTemplate', path.join(folder, 'pglite'));
    return () => rm(folder, { recursive: true, force: true });
  }
  const name = newDatabaseName('template');
  await onServer(server, `create database ${name}`);
  const { url, drop } = databaseOn(server, name);
  await prepare({ DATABASE_URL: url });
  project.provide('databaseTemplate', name);
  return drop;
}

async function prepare(database: Record<string, string>): Promise<void> {
  const env = readEnv({
    SHAGUN_MODE: 'test',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'x'.repeat(32),
    ...database,
  });
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  await backend.stop();
}
