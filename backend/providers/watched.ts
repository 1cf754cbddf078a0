import { watchCallsOf } from '#backend/platform/metrics/watch-calls.ts';
import type { Context } from '#backend/platform/context.ts';
import type { WatchedProvider } from '#contract/operator/console.ts';
import type { ProviderHealth } from './health.ts';

/** Makes of a provider one whose calls are noted for operators, and counted and traced where somebody looks. */
export const watchProviders =
  (health: ProviderHealth, { metrics, tracing }: Pick<Context, 'metrics' | 'tracing'>) =>
  <Port extends object | null | undefined>(name: WatchedProvider, port: Port): Port => {
    const noted = health.watch(name, port);
    const counted = noted && metrics ? metrics.watchCalls(name, noted) : noted;
    if (!counted || !tracing) return counted;
    return watchCallsOf(counted, (method, outcome, seconds) =>
      tracing.happened(`${name} ${method}`, {
        seconds,
        failed: outcome === 'failed',
        attributes: { 'peer.service': name, outcome },
      }),
    );
  };
