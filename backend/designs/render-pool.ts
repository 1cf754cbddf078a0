import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { workerSlots } from '#backend/platform/worker-slots.ts';
import type { DrawnCard, Drawn, Wish } from './worker/types.ts';

// The worker stays a file of its own on disk and is found by name, because the built
// server is one bundle in another folder.
const WORKER_NAME = '#backend/designs/worker/card-worker.mjs';

/** How long one card may take. The largest takes less than two seconds on a slow machine. */
const TIME_LIMIT_MS = 30_000;
/** A thread nobody needed for so long gives its memory back. */
const IDLE_MS = 60_000;

/** Too many cards wait to be drawn in this process; nothing is wrong with this one. */
export class RenderPoolBusy extends Error {}

// one at a time, so that drawing never takes more than one core; previews may wait their turn, and people take turns
const slots = workerSlots({ atOnce: 1, waiting: 40, perPerson: 8 });

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

function ready(): Worker {
  clearTimeout(idle);
  if (thread) return thread;
  const started = new Worker(createRequire(import.meta.url).resolve(WORKER_NAME), {
    // neither the loaders of this process nor its settings are the thread's business
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 },
  });
  started.unref();
  const gone = () => {
    if (thread === started) thread = undefined;
  };
  started.once('error', gone);
  started.once('exit', gone);
  thread = started;
  return started;
}

/**
 * Draws a card in a thread of its own, so that requests never wait for it. A thread that
 * takes too long is ended, and the next card gets a new one.
 *
 * @param who the person it is drawn for: people take turns, and one has only a part of the queue
 * @throws {RenderPoolBusy} when too many wait already, or too many of theirs
 * @throws when the card could not be drawn
 */
export async function drawCard(
  card: DrawnCard,
  wish: Wish,
  who: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Drawn> {
  const release = await slots.take(who);
  if (!release) throw new RenderPoolBusy();
  try {
    return await ask(ready(), card, wish, timeLimitMs);
  } finally {
    idle = setTimeout(() => void closeRenderPool(), IDLE_MS).unref();
    release();
  }
}

/** Ends the thread. The next card starts another. */
export async function closeRenderPool(): Promise<void> {
  clearTimeout(idle);
  const closing = thread;
  thread = undefined;
  await closing?.terminate();
}

type Answer = { id: number; drawn: Drawn } | { id: number; error: string };

async function ask(worker: Worker, card: DrawnCard, wish: Wish, timeLimitMs: number): Promise<Drawn> {
  lastId += 1;
  const id = lastId;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = (): void => undefined;
  try {
    return await new Promise<Drawn>((resolve, reject) => {
      const onMessage = (answer: Answer) => {
        if (answer.id !== id) return;
        if ('drawn' in answer) resolve(answer.drawn);
        else reject(new Error(`A card could not be drawn: ${answer.error}`));
      };
      const onEnd = (reason: unknown) =>
        reject(reason instanceof Error ? reason : new Error('the drawing thread ended without an answer'));
      worker.on('message', onMessage);
      worker.once('error', onEnd);
      worker.once('exit', onEnd);
      stopListening = () => {
        worker.off('message', onMessage);
        worker.off('error', onEnd);
        worker.off('exit', onEnd);
      };
      timer = setTimeout(() => {
        reject(new Error('drawing a card took too long'));
        void closeRenderPool();
      }, timeLimitMs);
      // keeps the process alive while somebody waits for the answer
      worker.ref();
      worker.postMessage({ id, card, wish });
    });
  } finally {
    clearTimeout(timer);
    stopListening();
    worker.unref();
  }
}
