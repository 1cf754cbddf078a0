import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { imageWords } from '#messages/images/words.ts';
import { busy } from '#backend/platform/errors.ts';
import { giveWay } from '#backend/platform/give-way.ts';
import { workerSlots } from '#backend/platform/worker-slots.ts';
import type { PictureOutcome, PictureTask } from './picture-tasks.ts';

/** Where pictures are worked on, apart from everything else this process does. */
export interface PictureQueue {
  /**
   * Works on one picture when its turn comes: people take turns.
   *
   * @param who the person it is for; one person takes only a part of the queue, and nobody waits for all of it
   * @throws {Problem} 503 with Retry-After when too many wait
   * @throws when the process cannot run, which is a fault of the installation
   */
  work(task: PictureTask, who?: string): Promise<PictureOutcome>;
  /** Ends the processes; what they work on fails. */
  close(): void;
}

export interface PictureQueueOptions {
  /** The program: a file of its own on disk, because the built server is one bundle in another folder. */
  program?: string;
  /** Pictures worked on at once, each in a process. */
  atOnce?: number;
  /** Pictures that may wait, and how many of one person may be there. */
  waiting?: number;
  perPerson?: number;
  /** Most time of the processor for one picture; the longest it may take while others have it; how long an idle process stays. */
  workLimitMs?: number;
  timeLimitMs?: number;
  idleMs?: number;
}

const PROGRAM = '#backend/platform/picture-work/picture-process.mjs';

/** Below pages, and not so far below that a picture could not be read in its time while they keep the machine busy. */
const PRIORITY = 5;

/** Seconds after which those who were turned away may try again: several pictures are done by then. */
const TRY_AGAIN_SECONDS = 5;

/** Starts nothing yet: a process is there while there is work for it, and half a minute longer. */
export function createPictureQueue(options: PictureQueueOptions = {}): PictureQueue {
  // a core stays for pages
  const atOnce = options.atOnce ?? (availableParallelism() > 3 ? 2 : 1);
  const { waiting = 24, perPerson = 8, idleMs = 30_000 } = options;
  const { workLimitMs = 20_000, timeLimitMs = 120_000 } = options;
  const program = options.program ?? createRequire(import.meta.url).resolve(PROGRAM);
  const slots = workerSlots({ atOnce, waiting, perPerson });
  const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = [];
  const all = new Set<ChildProcess>();
  let closed = false;

  async function ready(): Promise<ChildProcess> {
    const known = idle.pop();
    if (known) {
      clearTimeout(known.end);
      known.child.ref();
      known.child.channel?.ref();
      return known.child;
    }
    // neither the loaders of this process nor its settings are that one's business
    const child = fork(program, [String(workLimitMs)], {
      execArgv: [],
      env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      const at = idle.findIndex((each) => each.child === child);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.end);
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('error', reject);
      child.once('exit', () => reject(new Error('the process that works on pictures did not start')));
    });
    // pages come first
    if (child.pid) giveWay(child.pid, PRIORITY);
    return child;
  }

  function putBack(child: ChildProcess): void {
    if (!child.connected) return;
    child.unref();
    child.channel?.unref();
    idle.push({ child, end: setTimeout(() => child.kill('SIGKILL'), idleMs).unref() });
  }

  async function ask(child: ChildProcess, task: PictureTask): Promise<PictureOutcome> {
    let timer: NodeJS.Timeout | undefined;
    let stopListening = (): void => undefined;
    try {
      return await new Promise<PictureOutcome>((resolve) => {
        // it ended by itself: too much memory, or a file that brings the decoder down
        const ended = () => resolve({ kind: 'too-complicated' });
        child.once('message', resolve);
        child.once('exit', ended);
        stopListening = () => child.off('message', resolve).off('exit', ended);
        timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
        child.send(task, (error) => error && ended());
      });
    } finally {
      clearTimeout(timer);
      stopListening();
    }
  }

  return {
    async work(task, who) {
      const release = await slots.take(who);
      if (!release) throw busy(TRY_AGAIN_SECONDS, imageWords.busy);
      try {
        if (closed) throw new Error('pictures are no longer worked on: the process is stopping');
        const child = await ready();
        const outcome = await ask(child, task);
        putBack(child);
        return outcome;
      } finally {
        release();
      }
    },
    close() {
      closed = true;
      all.forEach((child) => child.kill('SIGKILL'));
    },
  };
}
