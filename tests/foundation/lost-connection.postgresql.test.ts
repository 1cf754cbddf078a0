import pg from 'pg';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();

it('a database server that drops the connection of an open transaction fails that transaction and nothing else', async () => {
  const { ctx } = api.backend;
  const other = new pg.Client({ connectionString: ctx.env.DATABASE_URL });
  await other.connect();
  const broken = ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // the server's farewell arrives while nobody waits for an answer: an error without a listener would end the process
    await expect
      .poll(
        async () =>
          (await other.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount,
      )
      .toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow(/terminat|Client has encountered a connection error/i);
  await other.end();
  expect((await sql<{ one: number }>`select 1 as one`.execute(ctx.db)).rows).toEqual([{ one: 1 }]);
});
