import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  createPictureDesk,
  type PictureDesk,
  type PictureDeskOptions,
} from '#backend/platform/picture-work/picture-desk.ts';

const file = new Uint8Array([1]);
const stuck = { make: 'kept', as: 'webp', file } as const;

let desk: PictureDesk | undefined;
afterEach(() => desk?.close());

function odd(options: PictureDeskOptions = {}): PictureDesk {
  desk = createPictureDesk({ program: path.resolve('tests/images/odd-process.mjs'), atOnce: 1, ...options });
  return desk;
}

async function processOf(desk: PictureDesk): Promise<number> {
  const outcome = await desk.work({ make: 'png', file });
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
  const desk = odd({ timeLimitMs: 1000 });
  const first = await processOf(desk);
  expect(first).not.toBe(process.pid);
  expect(await desk.work(stuck)).toEqual({ kind: 'too-complicated' });
  await expect.poll(() => runs(first)).toBe(false);
  expect(await processOf(desk)).not.toBe(first);
});

it('a picture that brings its process down is told apart from a process that cannot start', async () => {
  const desk = odd();
  expect(await desk.work({ make: 'square', file })).toEqual({ kind: 'too-complicated' });
  expect(await processOf(desk)).toBeGreaterThan(0);
  await expect(
    createPictureDesk({ program: path.resolve('tests/images/no-such-process.mjs') }).work(stuck),
  ).rejects.toThrow('did not start');
});

it('pictures that follow each other share a process, which gives its memory back when nobody needs it', async () => {
  const kept = odd();
  const first = await processOf(kept);
  expect(await processOf(kept)).toBe(first);
  kept.close();
  const desk = odd({ idleMs: 0 });
  const second = await processOf(desk);
  await expect.poll(() => runs(second)).toBe(false);
  expect(await processOf(desk)).not.toBe(second);
});

it('so many wait and no more, and one person takes only a part of the queue', async () => {
  const desk = odd({ waiting: 3, perPerson: 2 });
  const held = [desk.work(stuck, 'asha'), desk.work(stuck, 'asha')];
  await expect(desk.work(stuck, 'asha')).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'Retry-After': '5' },
  });
  held.push(desk.work(stuck, 'rohan'), desk.work(stuck));
  await expect(desk.work(stuck, 'rohan')).rejects.toMatchObject({ status: 503, code: 'busy' });
  desk.close();
  expect((await Promise.allSettled(held)).map(({ status }) => status)).not.toContain('pending');
});
