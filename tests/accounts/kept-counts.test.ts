import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bringCountsBack, countedFor, keepCounts } from '#backend/accounts/kept-counts-repository.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

test('the limits of one account are found among many by an index, and go where the account goes', async () => {
  const { db } = t.backend.ctx;
  await sql`insert into rate_limits (key, window_start, hits)
    select 'design:' || md5(one::text), now(), 1 from generate_series(1, 20000) as one`.execute(db);
  await sql`insert into rate_limits (key, window_start, hits) values
    ('design:asha-1', '2026-03-01', 3), ('import:asha-1', '2026-03-01', 2), ('tries:2001:db8::asha-12', '2026-03-01', 1),
    ('import:deleted-google-1', '2026-03-01', 4)`.execute(db);
  await sql`analyze rate_limits`.execute(db);

  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain delete from rate_limits where ${countedFor('asha-1')}`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('rate_limits_account');
  expect(plan).not.toContain('Seq Scan');

  const counted = async () => {
    const { rows: found } = await sql<{ key: string; hits: number }>`
      select key, hits from rate_limits where window_start = '2026-03-01' order by key`.execute(db);
    return Object.fromEntries(found.map(({ key, hits }) => [key, hits]));
  };
  await keepCounts(db, 'asha-1', 'google-1');
  const others = { 'tries:2001:db8::asha-12': 1 };
  expect(await counted()).toEqual({ 'design:deleted-google-1': 3, 'import:deleted-google-1': 6, ...others });
  await bringCountsBack(db, 'google-1', 'asha-2');
  expect(await counted()).toEqual({ 'design:asha-2': 3, 'import:asha-2': 6, ...others });
});
