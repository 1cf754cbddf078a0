import { expect, test } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import { DRAW_QUEUE } from '#backend/designs/draw-jobs.ts';
import { refreshDesign } from '#backend/designs/service.ts';
import { readEventRow } from '#backend/events/access.ts';
import { takeDue } from '#backend/platform/jobs/take-due.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

test('a drawing that waits begins after the change it is to show', async () => {
  const { db, database } = t.backend.ctx;
  const asha = await t.signIn();
  const eventId = await addEvent(t.backend.ctx, asha.userId);
  await asha.call('chooseDesign', { params: { eventId }, body: startingSelection('mandap') });
  const event = (await readEventRow(db, eventId)) ?? expect.fail('no event');
  await db.transaction().execute(async (tx) => {
    await refreshDesign(t.backend.ctx, tx, event);
    expect(await takeDue(database.pool, DRAW_QUEUE, 5)).toEqual([]);
  });
  expect(await takeDue(database.pool, DRAW_QUEUE, 5)).toHaveLength(1);
  // the one that has begun may have read the event before
  await db.transaction().execute((tx) => refreshDesign(t.backend.ctx, tx, event));
  expect(await takeDue(database.pool, DRAW_QUEUE, 5)).toHaveLength(1);
});
