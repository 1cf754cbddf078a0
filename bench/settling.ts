import pg from 'pg';
import { bootBackend } from '#backend/boot.ts';
import { tellOfNewGivers } from '#backend/gifts/collaboration/new-giver-jobs.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { atDistance } from '#bench/distance.ts';
import { addGifts, beginPayments, payByWebhooks } from '#bench/payments.ts';
import { serveBuild } from '#bench/serve.ts';
import { median } from '#bench/load.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';

/** What many payments at once were like. */
export interface Burst {
  /** Payments settled in a second, the median of the bursts. */
  rate: number;
  /** When the last of a burst was answered, in milliseconds; the median of the bursts. */
  slowest: number;
  /** How many of them waited for a row that another one held, on average. */
  forRows: number;
  /** How many waited for their turn to commit, since PostgreSQL commits what gives notices one after the other. */
  forNotices: number;
}

/** Guests of one wedding evening. */
const BURST = 50;
const ROUNDS = 5;

type Waiting = Pick<Burst, 'forRows' | 'forNotices'>;

/** Counts, while `work` is done, who waits for what. */
async function countingWaits<T>(url: string, work: () => Promise<T>): Promise<[T, Waiting]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let looks = 0;
  const seen: Waiting = { forRows: 0, forNotices: 0 };
  const look = async () => {
    const { rows } = await client.query<Waiting>(
      `select count(*) filter (where wait_event <> 'object')::int as "forRows", count(*) filter (where wait_event = 'object')::int as "forNotices"
       from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    looks += 1;
    seen.forRows += rows[0]?.forRows ?? 0;
    seen.forNotices += rows[0]?.forNotices ?? 0;
  };
  let over = false;
  const watching = (async () => {
    while (!over) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  try {
    return [await work(), seen];
  } finally {
    over = true;
    await watching;
    seen.forRows /= looks;
    seen.forNotices /= looks;
    await client.end();
  }
}

/**
 * Bursts of 50 payments by 50 new people, so many at a time, on a PostgreSQL server that is a
 * millisecond away: each for a gift of another organiser, and all for one gift. The two take turns.
 *
 * @returns what they were like, by how many came at once, and in how many milliseconds the job told those of one gift of each other
 */
export async function measureSettling(
  build: string,
  url: string,
  atOnce: readonly number[],
): Promise<{ bursts: Map<number, { many: Burst; one: Burst }>; telling: number }> {
  const settings = { DATABASE_URL: url, DATA_DIR: '/nowhere' };
  const env = readEnv({
    SHAGUN_MODE: 'local',
    LOG_LEVEL: 'error',
    APP_URL: 'http://localhost:3000',
    ...settings,
  });
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  const far = await atDistance(Number(new URL(url).port), 1);
  const distant = new URL(url);
  distant.port = String(far.port);
  const port = await findFreePorts(1);
  const server = await serveBuild(build, port, {
    ...settings,
    DATABASE_URL: distant.href,
    DATABASE_POOL_SIZE: '50',
  });
  const pay = (orders: readonly string[], count: number) =>
    payByWebhooks(`http://127.0.0.1:${port}`, env.RAZORPAY_WEBHOOK_SECRET, orders, count);
  const burst = async (count: number, gifts: number, payments = BURST) => {
    const places = await addGifts(backend.ctx, gifts);
    const orders = await beginPayments(
      backend.ctx,
      Array.from({ length: payments }, (_, index) => places[index % gifts]).filter(
        (each) => each !== undefined,
      ),
    );
    const [times, waiting] = await countingWaits(url, () => pay(orders, count));
    const begun = performance.now();
    for (const { giftId } of places) await tellOfNewGivers(backend.ctx, giftId);
    if (gifts === 1 && payments === BURST) telling.push(performance.now() - begun);
    return { rate: times.rate, slowest: times.p99, ...waiting };
  };
  const telling: number[] = [];
  const middle = (bursts: readonly Burst[]): Burst => ({
    rate: median(bursts.map(({ rate }) => rate)),
    slowest: median(bursts.map(({ slowest }) => slowest)),
    forRows: median(bursts.map(({ forRows }) => forRows)),
    forNotices: median(bursts.map(({ forNotices }) => forNotices)),
  });
  try {
    // what a process does for the first time is not what is measured
    for (let warming = 0; warming < 3; warming += 1) await burst(BURST, BURST);
    const found = new Map<number, { many: Burst[]; one: Burst[] }>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const count of atOnce) {
        // as many connections as are used: to the app, and from there to the database
        await burst(count, count, count);
        const { many, one } = found.get(count) ?? { many: [], one: [] };
        found.set(count, {
          many: [...many, await burst(count, BURST)],
          one: [...one, await burst(count, 1)],
        });
      }
    }
    const bursts = new Map(
      [...found].map(([count, { many, one }]) => [count, { many: middle(many), one: middle(one) }]),
    );
    return { bursts, telling: median(telling) };
  } finally {
    await server.stop();
    await far.close();
    await backend.stop();
  }
}
