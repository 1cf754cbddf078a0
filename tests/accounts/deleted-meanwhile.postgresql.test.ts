import { expect, it } from 'vitest';
import { operations, type OperationName } from '#contract/operations.ts';
import { attempt } from '#tests/authorization/attempt.ts';
import { matrix } from '#tests/authorization/matrix.ts';
import type { Row } from '#tests/authorization/row.ts';
import { useWorld, type Who } from '#tests/authorization/world.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

/*
 * Whoever deletes their account holds its row until it is gone. What is under way in their name then, and writes to
 * what hangs on that row, waits for it, and comes too late: else it would stay behind where nobody can delete it.
 */
const world = useWorld({ fresh: false });

/** Makes a call while the account is being deleted. @returns its status, null when it never waited for the account */
async function deleteDuring(name: OperationName, row: Row, who: Who): Promise<number | null> {
  const { db } = world.ctx;
  const caller = world.callers[who];
  await db.deleteFrom('rate_limits').execute();
  await row.before?.(world, caller);
  const { before: _before, ...rest } = row;
  const { answer, hasWaited } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', caller.userId).forUpdate().execute();
    let status: number | null = null;
    const answer = attempt(world, name, rest, who).then((got) => (status = got.status));
    await expect
      .poll(async () => status !== null || (await countWaiting(world.api.backend.ctx.db)), {
        interval: 10,
        timeout: 10_000,
      })
      .toBeTruthy();
    const hasWaited = status === null;
    const gone = new Date();
    await tx.updateTable('users').set({ erased_at: gone }).where('id', '=', caller.userId).execute();
    await tx.updateTable('sessions').set({ revoked_at: gone }).where('user_id', '=', caller.userId).execute();
    return { answer, hasWaited };
  });
  const status = await answer;
  await db
    .updateTable('users')
    .set({ erased_at: null as never })
    .where('id', '=', caller.userId)
    .execute();
  await db.updateTable('sessions').set({ revoked_at: null }).where('user_id', '=', caller.userId).execute();
  world.changed = true;
  return hasWaited ? status : null;
}

const people = ['organiser', 'editor', 'guest', 'invited', 'stranger'] as const;
const changing = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].method !== 'GET' && operations[name].access !== 'operator',
);

it('is not done for somebody whose account was deleted meanwhile', { timeout: 300_000 }, async () => {
  const waited = new Set<OperationName>();
  const done: string[] = [];
  for (const name of changing)
    for (const who of people) {
      const row: Row = matrix[name];
      if (row.expected[who] >= 300) continue;
      await world.renewIfChanged();
      const status = await deleteDuring(name, row, who);
      if (status !== null) waited.add(name);
      if (status !== null && status < 400) done.push(`${name} by the ${who}`);
    }
  expect(done).toEqual([]);
  expect(waited.size).toBeGreaterThan(25);
  expect([...waited]).toEqual(
    expect.arrayContaining(['createEvent', 'uploadImage', 'saveEventDraft', 'readGuestListFile']),
  );
});
