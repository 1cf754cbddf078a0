import pg from 'pg';
import { newId } from '#backend/ids.ts';

/**
 * An empty database for one test file: PGlite in memory, or with `TEST_DATABASE_URL`
 * (the PostgreSQL half of `npm test`) a new database on that server.
 */
export async function testDatabase(): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { env: { DATA_DIR: 'memory://' }, drop: async () => undefined };
  const name = `shagun_${newId().toLowerCase().replace(/[^a-z0-9]/g, '_')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { env: { DATABASE_URL: url.href }, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
