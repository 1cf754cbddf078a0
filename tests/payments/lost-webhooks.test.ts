import { beforeEach, describe, expect, it } from 'vitest';
import { reconcilePayments } from '#backend/money/payments/service.ts';
import { fairWeather, secondsUntil } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { full } from '#tests/setup/full.ts';

const world = useMoneyWorld();
const isPaid = async (paymentId: string) => (await world.traces(paymentId)).status === 'paid';

beforeEach(() => fairWeather(world));

describe('a payment whose webhooks are lost and whose payer never returns', () => {
  // the latest moment takes a thousand looks
  it.each(full ? [10, 270, 600, 1740] : [10, 270, 600])(
    'is noted within a minute of being paid, at whatever moment from %i seconds after it began',
    async (from) => {
      const begun = Date.now();
      const place = await world.gift(100_000);
      const payments = await Promise.all(Array.from({ length: 6 }, () => world.begin(place, 5000)));
      const paidAt = new Map<string, number>();
      const waited = new Map<string, number>();
      // the job looks every 10 seconds from the beginning on
      for (let seconds = 10; waited.size < payments.length && seconds < from + 180; seconds += 10) {
        world.api.setNow(new Date(begun + seconds * 1000));
        await reconcilePayments(world.api.backend.paymentContext);
        for (const [id, at] of paidAt) {
          if (!waited.has(id) && (await isPaid(id))) waited.set(id, seconds - at);
        }
        const next = payments[paidAt.size];
        if (seconds >= from && next) {
          await world.press(next, 'pay');
          paidAt.set(next._id, seconds);
        }
      }
      expect(waited.size).toBe(payments.length);
      expect(Math.max(...waited.values())).toBeLessThanOrEqual(50);
      await world.expectBalanced();
    },
  );

  it('is noted within a minute also when the provider gave no answer in between', async () => {
    const payment = await world.begin(await world.gift(), 5000);
    await world.press(payment, 'pay');
    await world.control('fault', { operation: 'orders.payments', mode: 'error', times: 2 });
    expect(await secondsUntil(world, Date.now(), () => isPaid(payment._id))).toBeLessThanOrEqual(60);
  });

  it('costs a bounded number of questions, and hardly any later', async () => {
    const { paymentContext } = world.api.backend;
    await world.api.backend.ctx.db.updateTable('payments').set({ next_check_at: null }).execute();
    const begun = Date.now();
    const payment = await world.begin(await world.gift(), 5000);
    let requestCount = 0;
    const counting = {
      ...paymentContext,
      provider: {
        ...paymentContext.provider,
        fetchOrderPayments: (id: string) => {
          requestCount += 1;
          return paymentContext.provider.fetchOrderPayments(id);
        },
      },
    };
    const look = async (from: number, until: number, step: number) => {
      const before = requestCount;
      for (let seconds = from; seconds <= until; seconds += step) {
        world.api.setNow(new Date(begun + seconds * 1000));
        await reconcilePayments(counting);
      }
      return requestCount - before;
    };
    const [eager, watchful, later] = [
      await look(10, 300, 10),
      await look(310, 1900, 10),
      await look(2000, 86_400, 300),
    ];
    expect(eager).toBeGreaterThan(10);
    expect(eager).toBeLessThanOrEqual(20);
    expect(watchful).toBeLessThanOrEqual(55);
    expect(later).toBeLessThanOrEqual(12);
    expect((await world.traces(payment._id)).status).toBe('expired');
  });
});

describe('a provider that never answers', () => {
  it('keeps nobody waiting: the payer is told within 15 seconds that nothing was charged', async () => {
    const place = await world.gift();
    await world.control('fault', { operation: 'orders.create', mode: 'hang' });
    const started = Date.now();
    const answer = await world.guest.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 5000 },
    });
    // twice as long, on a machine that has other things to do
    expect(Date.now() - started).toBeLessThan(30_000);
    expect(answer).toMatchObject({
      status: 503,
      error: {
        code: 'payment_unavailable',
        message:
          'The card payment page cannot be reached right now. Nothing was charged. Please try again in a few minutes.',
      },
    });
    await world.control('fault', { operation: 'orders.create', mode: 'none' });
    expect((await world.begin(place, 5000)).checkout).toBeDefined();
  });
});
