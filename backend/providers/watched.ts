import { watchCallsOf } from '#backend/platform/metrics/watch-calls.ts';
import type { Context } from '#backend/platform/context.ts';
import type { WatchedProvider } from '#contract/operator/console.ts';
import type { ProviderHealth } from './health.ts';

type Watchers = Pick<Context, 'metrics' | 'tracing'>;

/** A service outside whose calls are counted and traced where somebody looks. */
export function watchService<Port extends object>(
  { metrics, tracing }: Watchers,
  name: string,
  port: Port,
): Port {
  const counted = metrics?.watchCalls(name, port) ?? port;
  if (!tracing) return counted;
  return watchCallsOf(counted, (method, outcome, seconds) =>
    tracing.happened(`${name} ${method}`, {
      seconds,
      failed: outcome === 'failed',
      attributes: { 'peer.service': name, outcome },
    }),
  );
}

/** Makes of a provider one whose calls are noted for operators as well; what is not set up stays what it is. */
export const watchProviders =
  (health: ProviderHealth, watchers: Watchers) =>
  <Port extends object | null | undefined>(name: WatchedProvider, port: Port): Port => {
    const noted = health.watch(name, port);
    return noted && watchService(watchers, name, noted);
  };
