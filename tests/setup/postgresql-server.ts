import pg from 'pg';
import { newId } from '#backend/platform/ids.ts';

/** A database name nobody else uses. */
export const newDatabaseName = (what: string): string =>
  `shagun_${what}_${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')}`;

/** Runs one statement in the database that `connectionString` names. */
export async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
