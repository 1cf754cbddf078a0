import { expect, it } from 'vitest';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

/** Answers are kept for a few seconds: the clock moves on. */
let seconds = 0;
const readyLater = async () => {
  test.setNow(new Date(Date.now() + (seconds += 10) * 1000));
  const answer = await test.visitor.fetch('/readyz');
  return {
    status: answer.status,
    body: (await answer.json()) as unknown,
    retryAfter: answer.headers.get('Retry-After'),
  };
};

it('answers that it lives and that it is ready', async () => {
  expect((await test.visitor.fetch('/healthz')).status).toBe(200);
  expect(await readyLater()).toEqual({ status: 200, body: { status: 'ready' }, retryAfter: null });
});

const notReady = (reason: string) => ({
  status: 503,
  body: { status: 'not ready', reason },
  retryAfter: '5',
});

/** From now on a table cannot be written, as on a full disk. @returns what ends that */
async function refuseToWrite(table: string): Promise<() => Promise<unknown>> {
  const { pool } = test.backend.ctx.database;
  await pool.query(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'no space left' using errcode = '53100'; end $$`,
  );
  await pool.query(
    `create trigger refuse before insert or update on ${table} for each row execute function refuse()`,
  );
  return () => pool.query(`drop trigger refuse on ${table}`);
}

it('is not ready while the database cannot be written or its disk is full, and lives on', async () => {
  const { database } = test.backend.ctx;
  const writable = await refuseToWrite('readiness');
  expect(await readyLater()).toEqual(notReady('the database cannot be written'));
  expect((await test.visitor.fetch('/healthz')).status).toBe(200);
  await writable();
  expect((await readyLater()).status).toBe(200);
  const { freeBytes } = database;
  database.freeBytes = async () => 1024;
  expect(await readyLater()).toEqual(notReady('the disk is full'));
  database.freeBytes = freeBytes;
  expect((await readyLater()).status).toBe(200);
});

it('asks the database seldom, however often it is asked', async () => {
  const { pool } = test.backend.ctx.database;
  const lookedAt = async () =>
    (await pool.query<{ looked_at: Date }>('select looked_at from readiness')).rows[0]?.looked_at.getTime();
  await readyLater();
  const before = await lookedAt();
  test.setNow(new Date(Date.now() + (seconds + 2) * 1000));
  await Promise.all(Array.from({ length: 20 }, () => test.visitor.fetch('/readyz')));
  expect(await lookedAt()).toBe(before);
});

it('a call that meets a full disk says that it cannot be answered now, in the reader’s language', async () => {
  const writable = await refuseToWrite('rate_limits');
  const ask = (language: string) =>
    test.visitor.fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ name: 'Asha', email: 'asha@example.in', topic: 'help', message: 'Hello' }),
    });
  const english = await ask('en');
  const hindi = await ask('hi');
  await writable();
  expect([english.status, english.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await english.json()).toMatchObject({
    code: 'unavailable',
    message: 'We cannot answer right now. Please try again in a minute.',
  });
  expect(await hindi.json()).toMatchObject({
    message: 'इस समय हम जवाब नहीं दे पा रहे हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
  });
  expect((await ask('en')).status).toBe(200);
});

it('is not ready while a migration is pending', async () => {
  const { pool } = test.backend.ctx.database;
  await pool.query("delete from schema_migrations where name = '0001_foundation.sql'");
  const answer = await readyLater();
  await pool.query("insert into schema_migrations (name) values ('0001_foundation.sql')");
  expect(answer).toEqual(notReady('migrations are pending'));
});
