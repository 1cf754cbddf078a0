import { expect, it } from 'vitest';
import { reconcilePayments } from '#backend/payments/service.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { eventually } from '#tests/sandbox/payments-world.ts';

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '20' });

it('twenty people pay for one gift; return, webhooks sent three times each and the job all at once: each counts once', { timeout: 60_000 }, async () => {
  await world.control('', { held: true, repeat: 3, order: 'shuffled' });
  const place = await world.gift(100_000);
  const people = await Promise.all(Array.from({ length: 20 }, () => world.api.signIn()));
  const payments = await Promise.all(people.map((person, index) => world.begin(place, 100 + index, person)));
  const visits = await Promise.all(payments.map((payment) => world.press(payment, 'pay')));
  world.api.setNow(new Date(Date.now() + 60_000));
  await Promise.all([
    ...visits.map((visit) => world.comeBack(visit)),
    world.control('release', {}),
    reconcilePayments(world.api.backend.cashier),
    reconcilePayments(world.api.backend.cashier),
  ]);
  await eventually(async () => expect((await world.deliveries()).every(({ state }) => state === 'delivered')).toBe(true));
  for (const [index, payment] of payments.entries()) {
    expect(await world.traces(payment._id)).toMatchObject({ status: 'paid', contributions: 1, cards: [(100 + index) * 100], quarantine: [] });
  }
  const { gift } = (await world.organiser.call('enableCollaboration', { params: place })).data;
  expect(gift.totalCollected).toBe(20 * 100 + 190);
  expect(gift.collaborators).toHaveLength(20);
  await world.expectBalanced();
});
