import pg from 'pg';
import { newId } from '#backend/platform/ids.ts';

/** A database name nobody else uses. */
export const newDatabaseName = (what: string): string =>
  `shagun_${what}_${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')}`;

/** A database of the server by its name: how to reach it, and how to throw it away. */
export function databaseOn(connectionString: string, name: string): { url: string; drop(): Promise<void> } {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(connectionString, `drop database if exists ${name} with (force)`),
  };
}

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

/** Copies the database `template` as files: six times as cheap as page by page, which versions from 15 on do unless told. */
export async function copyDatabase(connectionString: string, template: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const asFiles = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template ${template} ${asFiles}`);
  } finally {
    await client.end();
  }
}
