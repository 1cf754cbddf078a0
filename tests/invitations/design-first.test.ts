import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startingSelection } from '#contract/designs/designs.ts';
import { drawDesign, giveUpDesign } from '#backend/designs/draw-jobs.ts';
import { createDeliveryBatcher } from '#backend/guests/invitations/delivery-batcher.ts';
import { waitingForPicture } from '#messages/sending/en.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* Invitations that are sent while their design is being drawn. No jobs run: each test does their work itself. */

const t = useTestBackend();
const ctx = () => t.backend.ctx;
let host: Caller;
let eventId: string;

beforeEach(async () => {
  host = await t.signIn();
  eventId = await addEvent(ctx(), host.userId);
});
afterEach(() => t.setNow());

const choose = (subtitle = '') =>
  host.call('chooseDesign', {
    params: { eventId },
    body: { ...startingSelection('mandap'), subtitle },
  });
const invite = (name: string) =>
  host.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: name, email: `${name}@example.in` }] },
  });

/** How many seconds after now the jobs of this event's mails start. */
async function startsIn(): Promise<number[]> {
  const { rows } = await ctx().database.pool.query<{ seconds: number }>(
    `select round(extract(epoch from job.start_after - now()))::int as seconds
     from jobs.job join deliveries on deliveries.id = data->>'deliveryId'
     where name = 'deliver' and event_id = $1`,
    [eventId],
  );
  return rows.map(({ seconds }) => Math.max(0, seconds));
}
async function take() {
  const { id } = await ctx()
    .db.selectFrom('deliveries')
    .select('id')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  const taken = await createDeliveryBatcher(ctx()).take(id);
  if (!taken) throw new Error('not taken');
  return taken;
}
const paused = async () =>
  (await host.call('getSendingProgress', { params: { eventId } })).data.runs.map(({ paused: why }) => why);
const later = (minutes: number) => t.setNow(new Date(Date.now() + minutes * 60_000));

describe('an invitation', () => {
  test('waits while the design is drawn, says so, and goes with its picture', async () => {
    await choose();
    await invite('kavya');
    const [starts = 0] = await startsIn();
    expect(starts).toBeGreaterThan(2);
    expect(await paused()).toEqual([waitingForPicture]);
    expect((await take()).drawnBy).not.toBeNull();

    await drawDesign(ctx(), eventId);
    expect(await paused()).toEqual(['']);
    expect(await take()).toMatchObject({
      drawnBy: null,
      picture: { path: expect.stringContaining('tall-') },
    });
  });

  test('waits for the design that took the place of a drawn one', async () => {
    await choose();
    await drawDesign(ctx(), eventId);
    await invite('kavya');
    expect(await startsIn()).toEqual([0]);
    const first = await take();
    await choose('Dinner to follow');
    expect((await take()).drawnBy).not.toBeNull();
    await drawDesign(ctx(), eventId);
    const second = await take();
    expect(second.drawnBy).toBeNull();
    expect(second.picture?.path).not.toBe(first.picture?.path);
  });

  test('goes without a picture that could not be drawn, or was not within two minutes', async () => {
    await choose();
    await invite('kavya');
    later(1.5);
    const { drawnBy } = await take();
    expect(drawnBy && drawnBy.getTime() - ctx().now().getTime()).toBeLessThanOrEqual(30_000);
    later(2.1);
    expect(await take()).toMatchObject({ drawnBy: null, picture: null });
    t.setNow();
    await giveUpDesign(ctx(), eventId);
    expect(await take()).toMatchObject({ drawnBy: null, picture: null });
  });

  test('of an event without a design waits for nothing', async () => {
    await invite('kavya');
    expect(await startsIn()).toEqual([0]);
    expect(await take()).toMatchObject({ drawnBy: null, picture: null });
  });
});
