import { expect, it } from 'vitest';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();

it('answers that it lives and that it is ready', async () => {
  const alive = await api.visitor.fetch('/healthz');
  expect(alive.status).toBe(200);
  const ready = await api.visitor.fetch('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready' });
});

it('is not ready while a migration is pending', async () => {
  const { pool } = api.backend.ctx.database;
  await pool.query("delete from schema_migrations where name = '0001_foundation.sql'");
  const answer = await api.visitor.fetch('/readyz');
  await pool.query("insert into schema_migrations (name) values ('0001_foundation.sql')");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'not ready', reason: 'migrations are pending' });
});
