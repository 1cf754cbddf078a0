import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from '#backend/platform/jobs/in-turns.ts';

const NEVER_MS = 3_600_000;

test('a turn comes once nobody waits for an answer', async () => {
  let looks = 0;
  const ownTurn = inTurns(() => (looks += 1) < 4, NEVER_MS);
  await ownTurn();
  expect(looks).toBe(4);
});

test('a turn comes in the end though somebody always waits for an answer', async () => {
  const ownTurn = inTurns(() => true, 0);
  await expect(ownTurn()).resolves.toBeUndefined();
});

test('each has a turn of its own', async () => {
  const happened: string[] = [];
  const ownTurn = inTurns(() => false, NEVER_MS);
  const both = ['one', 'two'].map(async (name) => {
    await ownTurn();
    happened.push(name);
    setImmediate(() => happened.push(`after ${name}`));
  });
  await Promise.all(both);
  await nextTurn();
  expect(happened).toEqual(['one', 'after one', 'two', 'after two']);
});
