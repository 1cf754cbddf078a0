import { expect, it } from 'vitest';
import { settlePayment } from '#backend/money/payments/settle.ts';
import { lockPayment, reconcilePayments } from '#backend/money/payments/service.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { eventually } from '#tests/sandbox/payments-world.ts';

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '20' });

it(
  'twenty people pay for one gift; return, webhooks sent three times each and the job all at once: each counts once',
  { timeout: 60_000 },
  async () => {
    await world.control('', { held: true, repeat: 3, order: 'shuffled' });
    const place = await world.gift(100_000);
    const people = await Promise.all(Array.from({ length: 20 }, () => world.api.signIn()));
    const payments = await Promise.all(
      people.map((person, index) => world.begin(place, 100 + index, person)),
    );
    const visits = await Promise.all(payments.map((payment) => world.press(payment, 'pay')));
    world.api.setNow(new Date(Date.now() + 60_000));
    await Promise.all([
      ...visits.map((visit) => world.comeBack(visit)),
      world.control('release', {}),
      reconcilePayments(world.api.backend.paymentContext),
      reconcilePayments(world.api.backend.paymentContext),
    ]);
    await eventually(async () =>
      expect((await world.deliveries()).every(({ state }) => state === 'delivered')).toBe(true),
    );
    for (const [index, payment] of payments.entries()) {
      expect(await world.traces(payment._id)).toMatchObject({
        status: 'paid',
        contributions: 1,
        cards: [(100 + index) * 100],
        quarantine: [],
      });
    }
    const { gift } = (await world.organiser.call('enableCollaboration', { params: place })).data;
    expect(gift.totalCollected).toBe(20 * 100 + 190);
    expect(gift.collaborators).toHaveLength(20);
    await world.expectBalanced();
  },
);

it('a payment is settled while another one is in the middle of it: they wait for no row of each other', async () => {
  const { ctx, paymentContext } = world.api.backend;
  // the very first payment of all makes the provider's account
  await world.comeBack(await world.press(await world.begin(await world.gift(50_000), 500), 'pay'));
  await world.control('', { held: true, repeat: 1, order: 'sent' });
  const slow = await world.begin(await world.gift(50_000), 500);
  const quick = await world.begin(await world.gift(50_000), 500);
  await world.press(slow, 'pay');
  const visit = await world.press(quick, 'pay');
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockPayment(tx, slow._id);
    const [told] = await paymentContext.provider.fetchOrderPayments(row?.provider_order_id ?? '');
    expect(row && told && (await settlePayment(paymentContext, tx, row, told))).toBe('paid');
    await world.comeBack(visit);
    expect(await world.traces(quick._id)).toMatchObject({
      status: 'paid',
      contributions: 1,
      cards: [50_000],
    });
  });
  expect(await world.traces(slow._id)).toMatchObject({ status: 'paid', contributions: 1, cards: [50_000] });
  await world.control('release', {});
  await eventually(async () =>
    expect((await world.deliveries()).every(({ state }) => state === 'delivered')).toBe(true),
  );
  await world.expectBalanced();
});
