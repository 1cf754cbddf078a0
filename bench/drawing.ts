import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { bootBackend } from '#backend/boot.ts';
import { drawDesign } from '#backend/designs/draw-jobs.ts';
import { putDesign } from '#backend/designs/repository.ts';
import { closeRenderPool } from '#backend/designs/render-pool.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { encodePicture, placePicture, storePicture } from '#backend/platform/images/service.ts';
import { organiser } from '#bench/prepare.ts';
import { designIds } from '#contract/designs/design-list.ts';
import { startingSelection } from '#contract/designs/designs.ts';

export interface DrawingWaits {
  invitations: number;
  /** Longest time nothing else could run in the process, in milliseconds: while nothing was drawn, and while invitations were. */
  idleMs: number;
  longestMs: number;
  /** The most the thread of the event loop worked itself between two looks while drawing; the rest of a wait was for a processor. Null where Linux does not tell. */
  ownMs: number | null;
  /** Of the times between two looks while drawing, 99 in 100 were shorter. */
  mostMs: number;
  /** Median time from the job's start to the pictures being kept. */
  drawnMs: number;
}

/** Names in four scripts: each needs a typeface that is read when it first occurs. */
const names = ['Meera weds Rohan', 'मीरा और रोहन', 'ಲಕ್ಷ್ಮೀ – ವೆಂಕಟೇಶ್ವರ', 'نورالنساء اور اقبال'];

/**
 * Draws invitations as the job does it, in this process: each design with a photo as picture for
 * mails, as tall picture and as a page to print, with names in four scripts, the first with a
 * thread that has to start. Meanwhile a timer tells how long the event loop, and with it every
 * request, had to wait.
 */
export async function measureDrawing(database: Record<string, string>): Promise<DrawingWaits> {
  const APP_URL = 'http://localhost:3000';
  const backend = await bootBackend(
    readEnv({ SHAGUN_MODE: 'local', LOG_LEVEL: 'error', APP_URL, ...database }),
    { runJobs: false, migrate: true },
  );
  const { ctx } = backend;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  try {
    const cookie = await organiser(backend);
    const { id: userId } = await ctx.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const photo = await encodePicture(
      ctx,
      userId,
      await sharp({
        create: {
          width: 1600,
          height: 1200,
          channels: 3,
          background: '#a8124f',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .jpeg()
        .toBuffer(),
    );
    if (!photo.ok) throw new Error(photo.message);
    const photoId = await storePicture(ctx.db, userId, await placePicture(ctx, photo.picture), ctx.now());
    const eventIds: string[] = [];
    for (const name of names) {
      const answer = await backend.fetch(
        new Request(`${APP_URL}/events/create`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: APP_URL },
          body: JSON.stringify({
            eventType: 'wedding',
            eventName: name,
            date: '2031-02-14',
            time: '19:30',
            description: 'Come and celebrate.',
            venue: { name, location: 'Baner Road, Pune' },
          }),
        }),
      );
      if (!answer.ok) throw new Error(`Creating an event answered ${answer.status}`);
      eventIds.push(((await answer.json()) as { event: { _id: string } }).event._id);
    }

    const idleMs = await longestOf(delay, () => new Promise((resolve) => setTimeout(resolve, 2000)));
    const taken: number[] = [];
    const work = watchOwnWork();
    const longestMs = await longestOf(delay, async () => {
      for (const template of designIds) {
        for (const eventId of eventIds) {
          await putDesign(ctx.db, eventId, { ...startingSelection(template), photo: photoId }, ctx.now());
          const started = performance.now();
          await drawDesign(ctx, eventId);
          taken.push(performance.now() - started);
        }
      }
    });
    const ownMs = work.stop();
    const kept = await ctx.db
      .selectFrom('event_designs')
      .select('drawn')
      .where('drawn', 'is not', null)
      .execute();
    if (kept.length !== names.length) throw new Error('Not every invitation was drawn');
    return {
      invitations: taken.length,
      idleMs,
      longestMs,
      ownMs,
      mostMs: milliseconds(delay.percentile(99)),
      drawnMs: Math.round(taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0),
    };
  } finally {
    delay.disable();
    await closeRenderPool();
    await backend.stop();
  }
}

async function longestOf(
  delay: ReturnType<typeof monitorEventLoopDelay>,
  work: () => Promise<unknown>,
): Promise<number> {
  delay.reset();
  delay.enable();
  await work();
  delay.disable();
  return milliseconds(delay.max);
}

/** Nanoseconds the thread of the event loop was on a processor, as Linux counts them. */
function ownWork(): number | null {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return null;
  }
}

/** Looks every millisecond how much the thread worked since the last look. */
function watchOwnWork(): { stop(): number | null } {
  let last = ownWork();
  let most = 0;
  const look = () => {
    const now = ownWork();
    most = Math.max(most, (now ?? 0) - (last ?? 0));
    last = now;
  };
  const timer = setInterval(look, 1);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return last === null ? null : milliseconds(most);
    },
  };
}

const milliseconds = (nanoseconds: number): number => Math.round(nanoseconds / 1e5) / 10;
