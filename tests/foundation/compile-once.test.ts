import { expect, test } from 'vitest';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

test('a query written out once answers for the values it is asked with, also in a transaction', async () => {
  let built = 0;
  const add = compileOnce((db, { left, at, label }: { left: number; at: Date; label: string | null }) => {
    built += 1;
    return db.selectNoFrom(({ val, lit }) => [
      val(left).$castTo<number>().as('left'),
      val(at).$castTo<Date>().as('at'),
      val(label).as('label'),
      lit(7).as('always'),
    ]);
  });
  const { db } = t.backend.ctx;
  const noon = new Date('2026-11-24T12:00:00Z');
  const ask = async (left: number, label: string | null) =>
    (await add(db, { left, at: noon, label })).map((row) => ({
      ...row,
      left: Number(row.left),
      at: new Date(row.at),
    }));
  expect(await ask(1, 'a')).toEqual([{ left: 1, at: noon, label: 'a', always: 7 }]);
  expect(await ask(2, null)).toEqual([{ left: 2, at: noon, label: null, always: 7 }]);
  await expect(
    db.transaction().execute(async (tx) => {
      expect(await add(tx, { left: 3, at: noon, label: 'b' })).toHaveLength(1);
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect(built).toBe(1);
});
