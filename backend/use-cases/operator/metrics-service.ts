import type { Context } from '#backend/platform/context.ts';
import { help } from '#messages/metrics/en.ts';
import type { Metrics } from '#backend/platform/metrics/metrics.ts';
import { countJobs, moneyInFlight } from './metrics-repository.ts';

/** How long a reading may be kept, so that however often somebody looks the database is asked seldom. */
const KEPT_MS = 10_000;

/** Has the metrics tell what the database knows: jobs, money on its way, and how busy its connections are. */
export function watchDatabase({ database, db }: Context, metrics: Metrics): void {
  const jobs = seldom(() => countJobs(db));
  metrics.gauge('shagun_jobs', help.jobs, ['queue', 'state'], async () =>
    (await jobs()).map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
  );
  const money = seldom(() => moneyInFlight(db));
  metrics.gauge('shagun_money_in_flight', help.moneyInFlight, ['what'], async () =>
    (await money()).map(({ what, count }) => ({ labels: { what }, value: count })),
  );
  metrics.gauge('shagun_money_in_flight_paise', help.moneyInFlightPaise, ['what'], async () =>
    (await money()).map(({ what, paise }) => ({ labels: { what }, value: paise })),
  );
  const { pool } = database;
  metrics.gauge('shagun_database_connections', help.connections, ['state'], () => [
    { labels: { state: 'open' }, value: pool.totalCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waited_for' }, value: pool.waitingCount },
  ]);
}

/** Reads at most every ten seconds, and once for looks that come together. */
function seldom<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > KEPT_MS) {
      const value = read();
      last = { at: Date.now(), value };
      value.catch(() => (last = undefined));
    }
    return last.value;
  };
}
