import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import { drawDesign } from '#backend/designs/draw-jobs.ts';
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

describe('pictures that a new drawing replaces', () => {
  const small = async () =>
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
  const draw = async (eventId: string) =>
    drawDesign(t.backend.ctx, eventId, async (_card, wish) => ({
      ink: [],
      leftOut: [],
      cut: false,
      ...(wish.png ? { png: await small() } : { pdf: new Uint8Array(8) }),
    }));
  const kept = async ({ userId }: Caller) => {
    const { db } = t.backend.ctx;
    const rows = await db.selectFrom('images').select('id').where('owner_id', '=', userId).execute();
    return rows.map(({ id }) => id.split('-', 1)[0]).sort();
  };

  test('are deleted, and the last ones with the design', async () => {
    const asha = await t.signIn();
    const eventId = await design(asha);
    for (const name of ['One', 'Two', 'Three']) {
      await draw(eventId);
      await rename(asha, eventId, name);
    }
    expect(await kept(asha)).toEqual(['print', 'tall', 'wide']);
    const shown = (await asha.call('getDesign', { params: { eventId } })).data.design?.pictures;
    expect((await t.visitor.fetch(shown?.tall ?? '')).status).toBe(200);
    await asha.call('clearDesign', { params: { eventId } });
    expect(await kept(asha)).toEqual([]);
  });

  test('stay where a mail shows them', async () => {
    const asha = await t.signIn();
    const eventId = await design(asha);
    await draw(eventId);
    await asha.call('addInvitees', {
      params: { eventId },
      body: { newGuests: [{ firstName: 'Priya', email: 'priya@example.in' }] },
    });
    await rename(asha, eventId, 'Before it is sent');
    await draw(eventId);
    expect(await kept(asha)).toEqual(['print', 'tall', 'wide']);
    await t.backend.ctx.db
      .updateTable('deliveries')
      .set({ status: 'sent', updated_at: new Date() })
      .where('event_id', '=', eventId)
      .execute();
    await rename(asha, eventId, 'Once it was sent');
    await draw(eventId);
    expect(await kept(asha)).toEqual(['print', 'tall', 'tall', 'wide']);
    await asha.call('clearDesign', { params: { eventId } });
    expect(await kept(asha)).toEqual(['tall']);
  });

  test('of a design that was cleared while they were drawn are not kept', async () => {
    const asha = await t.signIn();
    const eventId = await design(asha);
    await drawDesign(t.backend.ctx, eventId, async (_card, wish) => {
      if (wish.pdf) await asha.call('clearDesign', { params: { eventId } });
      return {
        ink: [],
        leftOut: [],
        cut: false,
        ...(wish.png ? { png: await small() } : { pdf: new Uint8Array(8) }),
      };
    });
    expect(await kept(asha)).toEqual([]);
  });
});
