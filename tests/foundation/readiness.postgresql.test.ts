import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();

it('a process that stands still while it writes the row of all keeps no other from being ready', async () => {
  const { db } = api.backend.ctx;
  const ready = async () => {
    // an answer is kept for five seconds
    api.setNow(new Date(api.backend.ctx.now().getTime() + 60_000));
    return (await api.visitor.fetch('/readyz')).status;
  };
  expect(await ready()).toBe(200);
  await db.transaction().execute(async (tx) => {
    await sql`update readiness set looked_at = now()`.execute(tx);
    // after five seconds of waiting it would say that the database does not answer
    expect(await ready()).toBe(200);
  });
  expect(await ready()).toBe(200);
});
