import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { z } from 'zod/v4';
import { workerSlots } from '#backend/platform/worker-slots.ts';

const sheetRow = z.object({
  rowNumber: z.number().int().positive(),
  cells: z.array(z.string()),
  hidden: z.literal(true).optional(),
});
/** A row of a file as text. `rowNumber` is the number a spreadsheet shows beside it. */
export type SheetRow = z.infer<typeof sheetRow>;

const sheet = z.object({
  name: z.string(),
  hidden: z.boolean(),
  rows: z.array(sheetRow),
  hiddenColumns: z.array(z.number().int()),
  lines: z.array(z.string()).optional(),
  merges: z.array(z.object({ column: z.number(), from: z.number(), to: z.number() })).default([]),
  unread: z
    .object({
      isWide: z.boolean().default(false),
      cut: z.number().default(0),
      comments: z.array(z.string()).default([]),
      errors: z.array(z.string()).default([]),
    })
    .prefault({}),
});
/** A tab of a workbook, or all of another file, whose `name` is ''. Columns are counted from 0. `lines`: of a text, as they are. */
export type Sheet = z.infer<typeof sheet>;

const openedFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sheets'), sheets: z.array(sheet) }),
  z.object({ kind: z.enum(['too-many-rows', 'broken', 'too-complicated', 'locked']) }),
]);

/** The tabs of a file with what stands in them, or why it cannot be opened. */
export type OpenedFile = z.infer<typeof openedFile> | { kind: 'busy' };

/** How long a file may be worked on, in milliseconds, and the heap it may take, in megabytes. */
export type WorkerLimits = { timeLimitMs: number; memoryLimitMb: number };

const LIMITS: WorkerLimits = { timeLimitMs: 10_000, memoryLimitMb: 256 };

// Two files at once, so that uploads cannot take all memory; twenty more may wait for their turn.
const slots = workerSlots({ atOnce: 2, waiting: 20 });

// The worker stays a file of its own on disk and is found by name, because the built
// server is one bundle in another folder.
const WORKER_NAME = '#backend/guests/import/open/guest-list-worker.mjs';

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
): Promise<OpenedFile> {
  const release = await slots.take(who);
  if (!release) return { kind: 'busy' };
  try {
    return await run(bytes, limits);
  } finally {
    release();
  }
}

async function run(bytes: Uint8Array, limits: WorkerLimits): Promise<OpenedFile> {
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
    return await new Promise<OpenedFile>((resolve, reject) => {
      timer = setTimeout(() => resolve({ kind: 'too-complicated' }), limits.timeLimitMs);
      worker.once('message', (message) => resolve(openedFile.parse(message)));
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
