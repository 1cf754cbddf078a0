import { expect, it } from 'vitest';
import { createBatcher } from '#backend/platform/jobs/batcher.ts';

it('does in one piece what is asked for at the same time, and then what came while that was done', async () => {
  const pieces: number[][] = [];
  const doubled = createBatcher<number, number>(async (items) => {
    pieces.push([...items]);
    if (pieces.length === 1) void later.push(doubled(3), doubled(4));
    return items.map((item) => item * 2);
  });
  const later: Promise<number>[] = [];
  expect(await Promise.all([doubled(1), doubled(2)])).toEqual([2, 4]);
  expect(await Promise.all(later)).toEqual([6, 8]);
  expect(pieces).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('tells all of a piece that failed, and goes on with the next', async () => {
  let fails = true;
  const done = createBatcher<string, string>(async (items) => {
    if (fails) throw new Error('the database is away');
    return items;
  });
  const first = await Promise.allSettled([done('a'), done('b')]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await done('c')).toBe('c');
});
