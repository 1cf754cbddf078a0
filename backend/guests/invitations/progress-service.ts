import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import type { SendingRun, sendingProgress } from '#contract/guests/invitations.ts';
import { eventWords } from '#messages/events/words.ts';
import { sendingWords } from '#messages/sending/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { pictureToSend } from '#backend/designs/service.ts';
import { requireHost } from '#backend/events/access.ts';
import { pauseEnd } from '#backend/messaging/sending/pauses.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findStopAndPlan } from './sending-plan-repository.ts';
import { presentPlan } from './present-plan.ts';
import { countRun, findBatches, findNotReached, type Batch } from './progress-repository.ts';

/** How long what became of a run is told after its end. */
const TOLD_FOR_MS = DAY_MS;

const kinds = [
  'cancellation',
  'update',
  'invitation',
  'reminder',
  'message',
] as const satisfies readonly SendingRun['kind'][];

/** A run as its batches tell it. */
interface Run {
  kind: SendingRun['kind'];
  startedAt: Date;
  lastEnd: Date;
  underWay: boolean;
}

/**
 * How far sending got, read from the deliveries themselves: the same after a reload, on
 * another device and after a restart.
 *
 * @throws {Problem} 403 for a guest, 404 for others
 */
export async function getSendingProgress(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
): Promise<z.infer<typeof sendingProgress>> {
  const event = await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const batches = await findBatches(ctx.db, eventId);
  const runs = kinds.flatMap((kind) =>
    latestRun(
      kind,
      batches.filter((batch) => batch.kind === kind),
    ),
  );
  const isInviting = runs.some(({ kind, underWay }) => kind === 'invitation' && underWay);
  const isDrawing = isInviting && (await pictureToSend(ctx, ctx.db, event)).drawnBy !== null;
  const shownRuns = [];
  for (const run of runsToTell(runs, ctx.now()))
    shownRuns.push(await present(ctx.db, eventId, run, { now: ctx.now(), isDrawing }));
  const held = await findStopAndPlan(ctx.db, { eventId, organiserId: event.organiser_id });
  return {
    runs: shownRuns,
    planned: presentPlan(held.plan),
    stopped: held.stopped ? sendingWords.stopped : '',
  };
}

/** What is under way, or else what ended last, for a day. */
function runsToTell(runs: readonly Run[], now: Date): readonly Run[] {
  const underWay = runs.filter((run) => run.underWay);
  if (underWay.length > 0) return underWay;
  const [last] = runs.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  return last && now.getTime() - last.lastEnd.getTime() < TOLD_FOR_MS ? [last] : [];
}

/**
 * From the oldest batch that has something waiting, or else the newest, with those before
 * it that had not ended when the next was queued. `batches` is newest first.
 */
function latestRun(kind: Run['kind'], batches: readonly Batch[]): Run[] {
  const oldestWaiting = batches.findLastIndex((batch) => batch.waiting > 0);
  let first = Math.max(0, oldestWaiting);
  while (overlap(batches[first + 1], batches[first])) first += 1;
  const ofRun = batches.slice(0, first + 1);
  const startedAt = ofRun.at(-1)?.at;
  if (!startedAt) return [];
  const lastEnd = new Date(Math.max(...ofRun.map((batch) => batch.lastEnd.getTime())));
  return [{ kind, startedAt, lastEnd, underWay: oldestWaiting >= 0 }];
}

const overlap = (earlier: Batch | undefined, later: Batch | undefined) =>
  earlier && later && earlier.lastEnd > later.at;

async function present(
  db: Db,
  eventId: string,
  { kind, startedAt, lastEnd, underWay }: Run,
  { now, isDrawing }: { now: Date; isDrawing: boolean },
): Promise<SendingRun> {
  const { pausedUntil, ...counts } = await countRun(db, eventId, kind, startedAt, now);
  const drawing = isDrawing && underWay && kind === 'invitation' ? sendingWords.waitingForPicture : '';
  return {
    kind,
    startedAt: startedAt.toISOString(),
    endedAt: underWay ? null : lastEnd.toISOString(),
    ...counts,
    paused: pausedUntil ? sendingWords.pausedRun(pauseEnd(pausedUntil)) : drawing,
    notReached: counts.undelivered > 0 ? await findNotReached(db, eventId, kind, startedAt) : [],
  };
}
