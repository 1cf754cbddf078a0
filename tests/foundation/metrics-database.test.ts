import { expect, it } from 'vitest';
import { watchDatabase } from '#backend/use-cases/operator/metrics-service.ts';
import { createMetrics } from '#backend/platform/metrics/metrics.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

it('metrics tell of jobs that wait, money on its way and the database’s connections', async () => {
  const { ctx } = t.backend;
  await ctx.db
    .transaction()
    .execute((tx) => ctx.jobs.enqueue(tx, 'letter', [{ userId: 'u1' }, { userId: 'u2' }]));
  const metrics = createMetrics();
  watchDatabase(ctx, metrics);
  const text = await metrics.text();
  expect(text).toContain('shagun_jobs{queue="letter",state="created"} 2');
  for (const what of ['payments', 'refunds', 'redemptions']) {
    expect(text).toContain(`shagun_money_in_flight{what="${what}"} 0`);
    expect(text).toContain(`shagun_money_in_flight_paise{what="${what}"} 0`);
  }
  expect(text).toMatch(/shagun_database_connections\{state="open"\} \d/);
});
