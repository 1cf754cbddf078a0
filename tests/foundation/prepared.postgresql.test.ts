import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#backend/platform/database/connect.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { testDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

let place: TestDatabase;
let other: pg.Client;
const open: Database[] = [];

beforeEach(async () => {
  place = await testDatabase();
  other = new pg.Client({ connectionString: place.env.DATABASE_URL });
  await other.connect();
  await other.query(
    'create table things (id int primary key, name text); insert into things values (1, $$One$$)',
  );
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
  await other.end();
  await place.drop();
});

async function connect(options: { prepare?: boolean; poolSize?: number } = {}): Promise<Database> {
  const database = await connectDatabase({
    url: place.env.DATABASE_URL ?? '',
    dataDir: '',
    poolSize: 1,
    prepare: true,
    ...options,
  });
  open.push(database);
  return database;
}

const ask = async ({ db }: Pick<Database, 'db'>) =>
  (await sql<object>`select * from things where id = ${1}`.execute(db)).rows;

/** What the one connection of a database has prepared. */
const prepared = async ({ db }: Database) =>
  (
    await sql<{
      name: string;
      statement: string;
    }>`select name, statement from pg_prepared_statements`.execute(db)
  ).rows.filter(({ statement }) => statement.includes('things'));

it('a query that only reads is prepared once', async () => {
  const database = await connect();
  expect([await ask(database), await ask(database)]).toEqual([
    [{ id: 1, name: 'One' }],
    [{ id: 1, name: 'One' }],
  ]);
  expect(await prepared(database)).toHaveLength(1);
});

it('nothing is prepared in a transaction, nor where connections do not keep it', async () => {
  const database = await connect();
  await database.db.transaction().execute(async (tx) => ask({ db: tx }));
  expect(await prepared(database)).toEqual([]);
  const without = await connect({ prepare: false });
  await ask(without);
  expect(await prepared(without)).toEqual([]);
});

it('a column added by the migration of another process is answered, on every connection', async () => {
  const database = await connect({ poolSize: 3 });
  const askTogether = () =>
    Promise.all(
      [1, 2, 3].map(() =>
        sql<object>`select things.*, ${'x'}::text as x, pg_sleep(0.05)::text as slept from things where id = ${1}`.execute(
          database.db,
        ),
      ),
    );
  await askTogether();
  await other.query('alter table things add column colour text default $$red$$');
  for (const { rows } of [...(await askTogether()), ...(await askTogether())])
    expect(rows).toEqual([{ id: 1, name: 'One', colour: 'red', x: 'x', slept: '' }]);
});

it('after such a migration statements are prepared anew, and failing ones are not asked twice', async () => {
  const database = await connect();
  await ask(database);
  await other.query('alter table things drop column name');
  expect(await ask(database)).toEqual([{ id: 1 }]);
  expect(await ask(database)).toEqual([{ id: 1 }]);
  const names = (await prepared(database)).map(({ name }) => name);
  expect(names).toHaveLength(2);
  await other.query('drop table things');
  await expect(ask(database)).rejects.toMatchObject({ code: '42P01' });
  // nothing of the session is left in the way
  expect((await sql<{ one: number }>`select ${1}::int as one`.execute(database.db)).rows).toEqual([
    { one: 1 },
  ]);
});

it('behind a pooler that gives away its connections every query is answered, too', async () => {
  const database = await connect();
  await ask(database);
  const [first] = await prepared(database);
  await database.pool.query('deallocate all');
  expect(await ask(database)).toEqual([{ id: 1, name: 'One' }]);
  expect(await ask(database)).toEqual([{ id: 1, name: 'One' }]);
  // it has understood: nothing is prepared any more
  expect(await prepared(database)).toEqual([]);

  const another = await connect();
  await another.pool.query(`prepare "${first?.name}" as select 'of somebody else' from things`);
  expect(await ask(another)).toEqual([{ id: 1, name: 'One' }]);
});

it('statements are prepared unless a pooler is named, or as it is said', () => {
  const direct = { DATABASE_URL: 'postgresql://localhost/a' };
  const pooled = { ...direct, DATABASE_DIRECT_URL: 'postgresql://localhost/b' };
  const prepares = (settings: Record<string, string>) =>
    readEnv({ SHAGUN_MODE: 'test', SESSION_SECRET: 'x'.repeat(32), ...settings }).DATABASE_PREPARE;
  expect([prepares(direct), prepares(pooled)]).toEqual([true, false]);
  expect(prepares({ ...direct, DATABASE_PREPARE: 'false' })).toBe(false);
  expect(prepares({ ...pooled, DATABASE_PREPARE: 'true' })).toBe(true);
  expect(prepares({ ...pooled, DATABASE_PREPARE: '' })).toBe(false);
});
