import { beforeEach, expect, it, vi } from 'vitest';
import { asSeen, fairWeather, give, refundsOf, sentBack, withdraw } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { eventually } from '#tests/setup/patience.ts';

// webhooks stay away: everything here is the work of the jobs
const world = useMoneyWorld({}, { runJobs: true });

beforeEach(() => fairWeather(world));

it('a contribution that was taken back is sent at once, without anybody looking', async () => {
  const given = await give(world, 5000);
  await withdraw(given);
  await vi.waitFor(async () => expect(await asSeen(given)).toMatchObject({ state: 'returned' }), eventually);
  expect(await sentBack(world, given.paymentId)).toEqual([500_000]);
  await world.expectBalanced();
});

it('a cancelled event sends everything back by itself', async () => {
  const first = await give(world, 5000);
  const second = await give(world, 2500, { place: first.place });
  await world.organiser.call('cancelEvent', { params: { eventId: first.place.eventId } });
  await vi.waitFor(async () => {
    for (const given of [first, second]) expect(await asSeen(given)).toMatchObject({ state: 'returned' });
  }, eventually);
  await world.expectBalanced();
});

it('a refund that met a provider in trouble goes on by the clock', async () => {
  const given = await give(world, 5000);
  await world.control('fault', { operation: 'payments.refund', mode: 'accept_then_error', times: 1 });
  await withdraw(given);
  await vi.waitFor(
    async () =>
      expect(await refundsOf(world, given.paymentId)).toMatchObject([
        { status: 'requested', failure: expect.stringMatching(/Razorpay/) },
      ]),
    eventually,
  );
  await vi.waitFor(async () => expect(await asSeen(given)).toMatchObject({ state: 'returned' }), eventually);
  expect(await sentBack(world, given.paymentId)).toEqual([500_000]);
});
