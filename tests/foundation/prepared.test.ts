import { expect, test } from 'vitest';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

const ask = async (text: string, values: unknown[]) =>
  (await t.backend.ctx.database.pool.query<{ answer: number }>(text, values)).rows[0]?.answer;

test('a statement asked again answers for its new values, also after another one failed', async () => {
  const sum = 'select $1::int + 1 as answer';
  expect([await ask(sum, [1]), await ask(sum, [41])]).toEqual([2, 42]);
  await expect(ask('select $1::int / 0 as answer', [1])).rejects.toThrow('division by zero');
  await expect(ask(sum, ['no number'])).rejects.toThrow('invalid input syntax');
  expect([await ask(sum, [2]), await ask(sum, [3])]).toEqual([3, 4]);
});

test('more different statements than are kept still answer', async () => {
  for (let number = 0; number < 320; number += 1)
    expect(await ask(`select $1::int + ${number} as answer`, [1])).toBe(number + 1);
  expect(await ask('select $1::int + 319 as answer', [2])).toBe(321);
});
