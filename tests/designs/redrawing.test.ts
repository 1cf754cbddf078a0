import { expect, test } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Pictures that are to be drawn anew: how many drawings wait, and for how long. No jobs run. */

const t = useTestBackend();

/** An event of theirs with a design, which waits to be drawn. */
async function design(host: Caller) {
  const eventId = await addEvent(t.backend.ctx, host.userId);
  await host.call('chooseDesign', { params: { eventId }, body: startingSelection('mandap') });
  return eventId;
}

async function rename(host: Caller, eventId: string, eventName: string) {
  const { event } = (await host.call('getEditableEvent', { params: { eventId } })).data;
  const { _id, eventType: _type, startsAt: _at, status: _status, ...form } = event;
  return host.call('updateEvent', { params: { eventId }, body: { ...form, eventName } });
}

/** In how many seconds each drawing of these events that waits begins. */
async function waiting(...eventIds: string[]): Promise<number[]> {
  const { rows } = await t.backend.ctx.database.pool.query<{ seconds: number }>(
    `select greatest(0, round(extract(epoch from start_after - now())))::int as seconds from jobs.job
     where name = 'design-draw' and state < 'active' and data->>'eventId' = any($1) order by start_after`,
    [eventIds],
  );
  return rows.map(({ seconds }) => seconds);
}
const drawAll = () =>
  t.backend.ctx.database.pool.query(`update jobs.job set state = 'completed' where name = 'design-draw'`);

test('many changes of an event are one drawing', async () => {
  const asha = await t.signIn();
  const eventId = await design(asha);
  for (const name of ['One', 'Two', 'Three']) expect((await rename(asha, eventId, name)).status).toBe(200);
  expect(await waiting(eventId)).toEqual([0]);
  await drawAll();
  await rename(asha, eventId, 'Four');
  expect(await waiting(eventId)).toEqual([0]);
});

test('of many events of one person, each is drawn some time after the one before; nobody else waits for them', async () => {
  const asha = await t.signIn();
  const eventIds = [await design(asha), await design(asha), await design(asha)];
  const [first, second = 0, third = 0] = await waiting(...eventIds);
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(5);
  expect(third).toBeGreaterThan(second + 5);
  expect(await waiting(await design(await t.signIn()))).toEqual([0]);
});

test('beyond so many an hour an event is changed all the same, and drawn when the hour is over', async () => {
  const asha = await t.signIn();
  t.setNow(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));
  const eventId = await design(asha);
  for (let count = 1; count <= 60; count += 1) {
    expect(await waiting(eventId)).toEqual([0]);
    await drawAll();
    expect((await rename(asha, eventId, `Name ${count}`)).status).toBe(200);
  }
  const [seconds] = await waiting(eventId);
  expect(seconds).toBeGreaterThan(3500);
  expect((await rename(asha, eventId, 'The last name')).status).toBe(200);
  expect(await waiting(eventId)).toHaveLength(1);
  t.setNow();
});
