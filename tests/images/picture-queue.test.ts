import { randomBytes } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import {
  createPictureQueue,
  type PictureQueue,
  type PictureQueueOptions,
} from '#backend/platform/picture-work/picture-queue.ts';

const file = new Uint8Array([1]);
const stuck = { make: 'kept', as: 'webp', file } as const;

let queue: PictureQueue | undefined;
afterEach(() => queue?.close());

function odd(options: PictureQueueOptions = {}): PictureQueue {
  queue = createPictureQueue({
    program: path.resolve('tests/images/odd-process.mjs'),
    atOnce: 1,
    ...options,
  });
  return queue;
}

async function processOf(queue: PictureQueue): Promise<number> {
  const outcome = await queue.work({ make: 'png', file });
  return outcome.kind === 'made' ? Number(outcome.file.toString()) : Number.NaN;
}

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a picture that takes too long ends with its process, and the next one gets another', async () => {
  const queue = odd({ timeLimitMs: 1000 });
  const first = await processOf(queue);
  expect(first).not.toBe(process.pid);
  expect(await queue.work(stuck)).toEqual({ kind: 'too-complicated' });
  await expect.poll(() => runs(first)).toBe(false);
  expect(await processOf(queue)).not.toBe(first);
});

it('a picture that is too much work ends with its process, however idle the machine is', async () => {
  const noise = { width: 1200, height: 1200, channels: 3 } as const;
  const heavy = await sharp(randomBytes(1200 * 1200 * 3), { raw: noise })
    .png({ compressionLevel: 0 })
    .toBuffer();
  queue = createPictureQueue({ workLimitMs: 200 });
  expect(await queue.work({ make: 'light-png', file: heavy })).toEqual({ kind: 'too-complicated' });
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  expect(await queue.work({ make: 'png', file: small })).toMatchObject({ kind: 'made' });
});

it('a picture that brings its process down is told apart from a process that cannot start', async () => {
  const queue = odd();
  expect(await queue.work({ make: 'square', file })).toEqual({ kind: 'too-complicated' });
  expect(await processOf(queue)).toBeGreaterThan(0);
  await expect(
    createPictureQueue({ program: path.resolve('tests/images/no-such-process.mjs') }).work(stuck),
  ).rejects.toThrow('did not start');
});

it('pictures that follow each other share a process, which gives its memory back when nobody needs it', async () => {
  const kept = odd();
  const first = await processOf(kept);
  expect(await processOf(kept)).toBe(first);
  kept.close();
  const queue = odd({ idleMs: 0 });
  const second = await processOf(queue);
  await expect.poll(() => runs(second)).toBe(false);
  expect(await processOf(queue)).not.toBe(second);
});

it('so many wait and no more, and one person takes only a part of the queue', async () => {
  const queue = odd({ waiting: 3, perPerson: 2 });
  const held = [queue.work(stuck, 'asha'), queue.work(stuck, 'asha')];
  await expect(queue.work(stuck, 'asha')).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'Retry-After': '5' },
  });
  held.push(queue.work(stuck, 'rohan'), queue.work(stuck));
  await expect(queue.work(stuck, 'rohan')).rejects.toMatchObject({ status: 503, code: 'busy' });
  queue.close();
  expect((await Promise.allSettled(held)).map(({ status }) => status)).not.toContain('pending');
});
