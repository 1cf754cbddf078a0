import { DAY_MS } from '#contract/common/durations.ts';
import { watchedProviders, type ConsoleOverview } from '#contract/operator/console.ts';
import type { Context } from '#backend/platform/context.ts';
import { version } from '#backend/platform/version.ts';
import type { ProviderHealth } from '#backend/providers/health.ts';
import { moneyInFlight } from '#backend/use-cases/operator/metrics-repository.ts';
import { latestCheck, stateOfCheck } from './ledger-check-service.ts';
import { countTroubles } from './overview-repository.ts';

/** How the installation is, in numbers that lead to the lists. */
export async function readOverview(ctx: Context, health: ProviderHealth): Promise<ConsoleOverview> {
  const { schema, ...troubles } = await countTroubles(ctx.db, new Date(ctx.now().getTime() - DAY_MS));
  const inFlight = new Map((await moneyInFlight(ctx.db)).map(({ what, count }) => [what, count]));
  const check = await latestCheck(ctx.db);
  return {
    version,
    schema: schema.replace(/\.sql$/, ''),
    database: ctx.database.kind,
    ...troubles,
    paymentsWaiting: inFlight.get('payments') ?? 0,
    refundsWaiting: inFlight.get('refunds') ?? 0,
    redemptionsWaiting: inFlight.get('redemptions') ?? 0,
    check: check
      ? {
          state: stateOfCheck(check, ctx.now()),
          at: (check.finished_at ?? check.asked_at).toISOString(),
          differences: check.differences,
        }
      : null,
    providers: watchedProviders.map((name) => ({ name, ...stateOf(health, name) })),
  };
}

function stateOf(health: ProviderHealth, name: Parameters<ProviderHealth['of']>[0]) {
  const record = health.of(name);
  if (!record) return { state: 'absent' as const, at: null };
  const { answeredAt, failedAt } = record;
  if (answeredAt === null && failedAt === null) return { state: 'unused' as const, at: null };
  const failing = (failedAt ?? 0) > (answeredAt ?? 0);
  return {
    state: failing ? ('failing' as const) : ('working' as const),
    at: new Date(Math.max(failedAt ?? 0, answeredAt ?? 0)).toISOString(),
  };
}
