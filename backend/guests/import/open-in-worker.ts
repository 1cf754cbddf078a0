import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { z } from 'zod/v4';
import { eachGuestField } from '#contract/guests/guest-fields.ts';
import { unusedColumn } from '#contract/guests/guest-list-file.ts';
import { workerSlots } from '#backend/platform/worker-slots.ts';

const guestRecord = z.object({
  rowNumber: z.number().int().positive(),
  ...eachGuestField(() => z.string()),
});
export type ImportedRow = z.infer<typeof guestRecord>;

const fileContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('guests'),
    hasWithFamily: z.boolean(),
    records: z.array(guestRecord),
    unusedColumns: z.array(unusedColumn),
  }),
  z.object({
    kind: z.enum(['empty', 'missing-columns', 'too-many-rows', 'broken', 'too-complicated', 'locked']),
  }),
]);

/** What a file holds: its guests as typed, or why there are none. */
export type FileContent = z.infer<typeof fileContent> | { kind: 'busy' };

/** How long a file may be worked on, in milliseconds, and the heap it may take, in megabytes. */
export type WorkerLimits = { timeLimitMs: number; memoryLimitMb: number };

const LIMITS: WorkerLimits = { timeLimitMs: 10_000, memoryLimitMb: 256 };

// Two files at once, so that uploads cannot take all memory; twenty more may wait for their turn.
const slots = workerSlots({ atOnce: 2, waiting: 20 });

// The worker stays a file of its own on disk and is found by name, because the built
// server is one bundle in another folder.
const WORKER_NAME = '#backend/guests/import/guest-list-worker.mjs';

/**
 * Opens a guest-list file in a thread that is stopped when it takes too long or too
 * much memory (then `too-complicated`). `busy` when too many files wait already.
 *
 * @throws when the thread itself cannot run, which is a fault of the installation and not of the file
 */
export async function openInWorker(
  bytes: Uint8Array,
  limits: WorkerLimits = LIMITS,
  who?: string,
): Promise<FileContent> {
  const release = await slots.take(who);
  if (!release) return { kind: 'busy' };
  try {
    return await run(bytes, limits);
  } finally {
    release();
  }
}

async function run(bytes: Uint8Array, limits: WorkerLimits): Promise<FileContent> {
  const copy = new Uint8Array(bytes);
  const worker = new Worker(createRequire(import.meta.url).resolve(WORKER_NAME), {
    workerData: { bytes: copy },
    transferList: [copy.buffer],
    // Neither the loaders of this process nor its settings are the thread's business.
    execArgv: [],
    env: {},
    resourceLimits: {
      maxOldGenerationSizeMb: limits.memoryLimitMb,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<FileContent>((resolve, reject) => {
      timer = setTimeout(() => resolve({ kind: 'too-complicated' }), limits.timeLimitMs);
      worker.once('message', (message) => resolve(fileContent.parse(message)));
      worker.once('error', (error) =>
        isOutOfMemory(error) ? resolve({ kind: 'too-complicated' }) : reject(error),
      );
      worker.once('exit', () => reject(new Error('guest-list worker ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
