import { watchCallsOf } from '#backend/platform/metrics/watch-calls.ts';
import type { WatchedProvider } from '#contract/operator/console.ts';
import { noPayments } from './payments/none.ts';
import { ProviderRefused } from './payments/port.ts';
import { noVouchers } from './vouchers/none.ts';

/** The last calls of a provider that this process made: one that was answered, and one that was not. */
interface ProviderRecord {
  answeredAt: number | null;
  failedAt: number | null;
}

/** How the providers are, as far as this process has called them. Kept in memory: it costs no query, and ends with the process. */
export interface ProviderHealth {
  /** The same object, with each call noted; what is no provider is not there. */
  watch<Port extends object | null | undefined>(provider: WatchedProvider, port: Port): Port;
  /** Undefined for one that is not set up. */
  of(provider: WatchedProvider): ProviderRecord | undefined;
}

export function createProviderHealth(now: () => Date): ProviderHealth {
  const records = new Map<WatchedProvider, ProviderRecord>();
  return {
    watch(provider, port) {
      if (!port || port === noPayments || port === noVouchers) return port;
      const record: ProviderRecord = { answeredAt: null, failedAt: null };
      records.set(provider, record);
      return watchCallsOf(port, (_method, outcome, _seconds, error) => {
        // who refuses one address or payment is well
        if (outcome === 'failed' && !(error instanceof ProviderRefused)) record.failedAt = now().getTime();
        else record.answeredAt = now().getTime();
      });
    },
    of: (provider) => records.get(provider),
  };
}
