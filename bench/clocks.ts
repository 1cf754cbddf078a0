import { bootBackend, type Backend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { median } from '#bench/load.ts';

/** What each side does is timed, in milliseconds: the median of its rounds, by name. */
export type Times = Map<string, number[]>;

/** A prepared database and an event in it whose guest answers. */
export interface TimedSide {
  database: Record<string, string>;
  cookie: string;
  eventId: string;
  guestPath: string;
}

const APP_URL = 'http://localhost:3000';
/** Replies of one round. */
const REPLIES = 20;

/**
 * Times all work by the clock, a reply, and the clean-up when there are three thousand old rows to throw away, on each
 * side in turn, in this process.
 */
export async function timeWork(sides: readonly TimedSide[], rounds: number): Promise<Times> {
  const backends: Backend[] = [];
  const times = new Map<string, number[][]>();
  try {
    for (const { database } of sides)
      backends.push(
        await bootBackend(readEnv({ SHAGUN_MODE: 'local', LOG_LEVEL: 'error', APP_URL, ...database }), {
          runJobs: false,
          migrate: false,
        }),
      );
    for (let round = -1; round < rounds; round += 1)
      for (const [index, side] of sides.entries()) {
        const backend = backends[index];
        if (!backend) continue;
        for (const [name, work] of workOf(backend, side)) {
          const started = performance.now();
          await work();
          // the first round only warms up
          if (round < 0) continue;
          const all = times.get(name) ?? sides.map((): number[] => []);
          all[index]?.push(performance.now() - started);
          times.set(name, all);
        }
      }
  } finally {
    for (const backend of backends) await backend.stop();
  }
  return new Map([...times].map(([name, all]) => [name, all.map(median)]));
}

function workOf(backend: Backend, side: TimedSide): [string, () => Promise<void>][] {
  const clocks = [...backend.ctx.jobs.byTheClock()];
  const cleanUp = clocks.filter(([name]) => name === 'tidy-up' || name === 'forget-old-rows');
  return [
    [`${REPLIES} replies`, () => replies(backend, side)],
    ...clocks.map(([name, work]): [string, () => Promise<void>] => [`${name}, nothing to do`, work]),
    ['3,000 rows that grow old (not timed against anything)', () => growOld(backend)],
    [
      'clean-up of 3,000 old rows',
      async () => {
        for (const [, work] of cleanUp) await work();
      },
    ],
  ];
}

async function replies(backend: Backend, { cookie, eventId, guestPath }: TimedSide): Promise<void> {
  const guestId = guestPath.split('/')[4] ?? '';
  // more often than one guest may change their mind in an hour
  await backend.ctx.db.deleteFrom('rate_limits').where('key', '=', `rsvp:${guestId}`).execute();
  for (let count = 0; count < REPLIES; count += 1) {
    const answer = await backend.fetch(
      new Request(`${APP_URL}/events/${eventId}/guests/${guestId}/rsvp`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: APP_URL },
        body: JSON.stringify({ rsvp: count % 2 ? 'yes' : 'no' }),
      }),
    );
    if (!answer.ok) throw new Error(`The reply was answered ${answer.status}: ${await answer.text()}`);
  }
}

async function growOld({ ctx }: Backend): Promise<void> {
  await ctx.database.pool.query(`
    insert into payment_events (provider, event_id, name, outcome, received_at)
    select 'bench', n::text, 'old', 'noted', now() - interval '500 days' from generate_series(1, 1000) as n`);
  await ctx.database.pool.query(`
    insert into rate_limits (key, window_start, hits) select 'old:' || n, now() - interval '3 days', 1 from generate_series(1, 1000) as n`);
  await ctx.database.pool.query(`
    insert into logins (id, outcome, browser, os, device_type, created_at)
    select 'old-' || n, 'failed', '', '', 'desktop', now() - interval '500 days' from generate_series(1, 1000) as n`);
}
