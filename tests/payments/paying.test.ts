import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderPayment } from '#backend/providers/payments/port.ts';
import { reconcilePayments } from '#backend/money/payments/service.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { eventually } from '#tests/sandbox/payments-world.ts';

const world = useMoneyWorld();
const paidOnce = { status: 'paid', contributions: 1, cards: [500_000], quarantine: [] };
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const hold = () => world.control('', { held: true });

beforeEach(async () => {
  world.api.setNow();
  await world.control('', { held: false, order: 'sent', tamper: 'none', timing: 'at_once', repeat: 1 });
});

/** The events of the last payment, by name. */
async function events(): Promise<{ id: string; event: string }[]> {
  return (await world.deliveries()).slice(0, 3).reverse();
}

describe('one contribution and one card', () => {
  it('when the webhook comes before the return', async () => {
    await world.control('', { timing: 'before_return' });
    const payment = await world.begin(await world.gift(), 5000);
    const visit = await world.press(payment, 'pay');
    expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    expect(await world.comeBack(visit)).toMatch(/^\/payment-success\?order_id=order_/);
    expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    await world.expectBalanced();
  });

  it('when the return comes before the webhook', async () => {
    await hold();
    const payment = await world.begin(await world.gift(), 5000);
    expect(await world.comeBack(await world.press(payment, 'pay'))).toMatch(/^\/payment-success/);
    expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    await world.control('release', {});
    expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    await world.expectBalanced();
  });

  it('when one webhook is delivered 100 times, ten at once', async () => {
    await hold();
    const payment = await world.begin(await world.gift(), 5000);
    await world.press(payment, 'pay');
    const captured = (await events()).find(({ event }) => event === 'payment.captured');
    const { answers } = await world.control<{ answers: string[] }>('deliver', {
      id: captured?.id,
      times: 100,
    });
    expect(answers).toHaveLength(100);
    expect(new Set(answers).size).toBe(1);
    expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    await world.expectBalanced();
  });

  it('when the job that asks meets a provider that does not answer: it asks again', async () => {
    await hold();
    const payment = await world.begin(await world.gift(), 5000);
    await world.press(payment, 'pay');
    for (const mode of ['error', 'garbage', 'wrong_shape', 'close']) {
      await world.control('fault', { operation: 'orders.payments', mode });
      world.api.setNow(minutes(40));
      await reconcilePayments(world.api.backend.paymentContext);
      expect(await world.traces(payment._id)).toMatchObject({ status: 'created', contributions: 0 });
      await world.api.backend.ctx.db
        .updateTable('payments')
        .set({ next_check_at: new Date() })
        .where('id', '=', payment._id)
        .execute();
    }
    await world.control('fault', { operation: 'orders.payments', mode: 'none' });
    await reconcilePayments(world.api.backend.paymentContext);
    expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    await world.expectBalanced();
  });

  it('in every order of four events of one payment', async () => {
    const orders = permutations([0, 1, 2, 3]);
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      await hold();
      const payment = await world.begin(await world.gift(), 5000);
      await world.press(payment, 'fail');
      await world.press(payment, 'pay');
      const four = (await world.deliveries()).slice(0, 4).reverse();
      expect(four.map(({ event }) => event)).toEqual([
        'payment.failed',
        'payment.authorized',
        'payment.captured',
        'order.paid',
      ]);
      await world.control('release', { ids: order.map((index) => four[index]?.id) });
      expect(await world.traces(payment._id), String(order)).toMatchObject(paidOnce);
    }
    await world.expectBalanced();
  });

  it('when every webhook is lost and the payer never returns: the job asks', async () => {
    await hold();
    const payment = await world.begin(await world.gift(), 5000);
    await world.press(payment, 'pay');
    await reconcilePayments(world.api.backend.paymentContext);
    expect(await world.traces(payment._id)).toMatchObject({ status: 'created', contributions: 0 });
    world.api.setNow(minutes(1));
    await reconcilePayments(world.api.backend.paymentContext);
    expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    await world.expectBalanced();
  });

  it('when the money arrives after the payment expired or was given up', async () => {
    await hold();
    const [late, regretted] = [
      await world.begin(await world.gift(), 5000),
      await world.begin(await world.gift(), 5000),
    ];
    await world.press(regretted, 'cancel');
    world.api.setNow(minutes(31));
    await reconcilePayments(world.api.backend.paymentContext);
    expect((await world.traces(late._id)).status).toBe('expired');
    for (const each of [late, regretted]) await world.press(each, 'pay');
    await world.control('release', {});
    for (const each of [late, regretted]) expect(await world.traces(each._id)).toMatchObject(paidOnce);
    await world.expectBalanced();
  });
});

describe('refused or kept aside, with nothing written', () => {
  it.each(['body', 'signature', 'unsigned', 'not_json'])(
    'a webhook with %s tampered with',
    async (tamper) => {
      await hold();
      const payment = await world.begin(await world.gift(), 5000);
      await world.press(payment, 'pay');
      for (const { id } of await events()) {
        const { answers } = await world.control<{ answers: string[] }>('deliver', { id, tamper });
        expect(answers.join()).toContain('400');
      }
      expect(await world.traces(payment._id)).toMatchObject({
        status: 'created',
        contributions: 0,
        cards: [],
        quarantine: [],
      });
      await world.control('release', {});
      expect(await world.traces(payment._id)).toMatchObject(paidOnce);
    },
  );

  it.each(['amount', 'currency'] as const)(
    'another %s, properly signed; what the provider says when asked counts',
    async (tamper) => {
      await hold();
      const payment = await world.begin(await world.gift(), 5000);
      await world.press(payment, 'pay');
      for (const { id } of await events()) await world.control('deliver', { id, tamper });
      expect(await world.traces(payment._id)).toMatchObject({
        status: 'created',
        contributions: 0,
        cards: [],
        quarantine: [tamper],
      });
      world.api.setNow(minutes(1));
      await reconcilePayments(world.api.backend.paymentContext);
      expect(await world.traces(payment._id)).toMatchObject({ ...paidOnce, quarantine: [tamper] });
    },
  );

  it('what needs an operator is logged once, however often the provider repeats it', async () => {
    await hold();
    const { ctx, paymentContext } = world.api.backend;
    const payment = await world.begin(await world.gift(), 5000);
    await world.press(payment, 'pay');
    const logged = vi.spyOn(ctx.log, 'error');
    const { provider } = paymentContext;
    const { provider_order_id: orderId } = (await world.traces(payment._id)).payment;
    const [providerPayment] = await provider.fetchOrderPayments(orderId ?? '');
    if (!providerPayment) throw new Error('It is paid');
    const real = provider.fetchOrderPayments;
    const asking = vi.spyOn(provider, 'fetchOrderPayments');
    const reporting = (change: Partial<ProviderPayment>) =>
      asking.mockImplementation((id) =>
        id === orderId ? Promise.resolve([{ ...providerPayment, ...change }]) : real(id),
      );
    const look = async (minute: number) => {
      world.api.setNow(minutes(minute));
      await reconcilePayments(paymentContext);
    };
    const reasons = () =>
      logged.mock.calls.flatMap(([fields]) => {
        const { payment: id, reason } = fields as { payment?: string; reason?: string };
        return id === payment._id ? [reason] : [];
      });
    reporting({ amountPaise: 100 });
    for (const minute of [1, 2, 3]) await look(minute);
    expect(reasons()).toEqual(['amount']);
    // something else about it is news
    reporting({ currency: 'USD' });
    for (const minute of [4, 5]) await look(minute);
    expect(reasons()).toEqual(['amount', 'currency']);
    expect((await world.traces(payment._id)).status).toBe('created');
    asking.mockRestore();
    logged.mockRestore();
    // what it truly says counts; until then the provider holds money the ledger knows nothing of
    await look(6);
    expect(await world.traces(payment._id)).toMatchObject({ status: 'paid', cards: [500_000] });
  });

  it('a return with another signature: the provider is asked instead', async () => {
    await hold();
    const payment = await world.begin(await world.gift(), 5000);
    const visit = await world.press(payment, 'fail');
    const way = await world.comeBack(visit, {
      'error[code]': '',
      'error[description]': '',
      razorpay_payment_id: 'pay_AAAAAAAAAAAAAA',
      razorpay_signature: 'f'.repeat(64),
    });
    expect(way).toMatch(/^\/payment-cancel/);
    expect(await world.traces(payment._id)).toMatchObject({ status: 'failed', contributions: 0, cards: [] });
  });

  it('a return of nobody who knows the link', async () => {
    const payment = await world.begin(await world.gift(), 5000);
    const answer = await world.api.visitor.fetch(`/api/payments/return/${payment._id}?token=guessed`, {
      method: 'POST',
      body: new URLSearchParams({ razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' }),
    });
    expect(answer.headers.get('Location')).toBe('/payment-cancel');
    const cancelled = await world.api.visitor.fetch(`/api/payments/cancel/${payment._id}?token=guessed`);
    expect(cancelled.headers.get('Location')).toBe('/payment-cancel');
    expect((await world.traces(payment._id)).status).toBe('created');
  });
});

describe('without money', () => {
  it('a failed attempt ends on the page that says so', async () => {
    const payment = await world.begin(await world.gift(), 5000);
    expect(await world.comeBack(await world.press(payment, 'fail'))).toMatch(
      /^\/payment-cancel\?order_id=order_/,
    );
    await eventually(async () =>
      expect(await world.traces(payment._id)).toMatchObject({
        status: 'failed',
        contributions: 0,
        cards: [],
      }),
    );
  });

  it('giving up cancels', async () => {
    const payment = await world.begin(await world.gift(), 5000);
    const { url } = await world.press(payment, 'cancel');
    const answer = await world.api.visitor.fetch(url.replace(/^https?:\/\/[^/]+/, ''));
    expect(answer.headers.get('Location')).toMatch(/^\/payment-cancel\?order_id=order_/);
    expect(await world.traces(payment._id)).toMatchObject({ status: 'cancelled', contributions: 0 });
  });

  it('a provider that is down: the payer is told that nothing was charged, and the payment ends by itself', async () => {
    const place = await world.gift();
    await world.control('fault', { operation: 'orders.create', mode: 'error' });
    const answer = await world.guest.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 5000 },
    });
    expect(answer.status).toBe(503);
    expect(answer.error).toMatchObject({
      code: 'payment_unavailable',
      message:
        'The card payment page cannot be reached right now. Nothing was charged. Please try again in a few minutes.',
    });
    await world.control('fault', { operation: 'orders.create', mode: 'none' });
    const begun = await world.api.backend.ctx.db
      .selectFrom('payments')
      .select('id')
      .where('payer_id', '=', world.guest.userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    world.api.setNow(minutes(31));
    await reconcilePayments(world.api.backend.paymentContext);
    expect(await world.traces(begun.id)).toMatchObject({ status: 'expired', contributions: 0 });
  });
});

describe('the state of a payment', () => {
  it('is for its payer, its payee and whoever came back; the card number is masked for all of them', async () => {
    const payment = await world.begin(await world.gift(), 5000);
    const way = new URL(await world.comeBack(await world.press(payment, 'pay')), 'http://localhost');
    const orderId = way.searchParams.get('order_id') ?? '';
    const token = way.searchParams.get('token') ?? '';
    const { payment: row } = await world.traces(payment._id);
    for (const paymentId of [payment._id, orderId, row.provider_payment_id ?? '']) {
      const request = { params: { paymentId }, query: {} };
      const mine = await world.guest.call('getPaymentStatus', request);
      expect(mine.data.payment).toMatchObject({
        status: 'paid',
        amount: 5000,
        eventId: { eventName: 'Meera weds Rohan' },
        gatewayPaymentId: row.provider_payment_id,
      });
      expect(mine.data.giftCard).toEqual({
        cardNumber: expect.stringMatching(/^•••• •••• •••• \d{4}$/),
        amount: 5000,
      });
      expect((await world.organiser.call('getPaymentStatus', request)).data.giftCard?.cardNumber).toMatch(
        /^•/,
      );
      expect(
        (await world.api.visitor.call('getPaymentStatus', { ...request, query: { token } })).data.giftCard
          ?.cardNumber,
      ).toMatch(/^•/);
      expect((await world.api.visitor.call('getPaymentStatus', request)).status).toBe(404);
      expect(
        (await world.api.visitor.call('getPaymentStatus', { ...request, query: { token: 'guessed' } }))
          .status,
      ).toBe(404);
      const stranger = await world.api.signIn();
      expect((await stranger.call('getPaymentStatus', request)).status).toBe(404);
    }
  });

  it('names the gift it is for, while that is on the wishlist', async () => {
    const place = await world.gift();
    const { _id: paymentId } = await world.begin(place, 5000);
    const gift = async () =>
      (await world.guest.call('getPaymentStatus', { params: { paymentId }, query: {} })).data.payment.gift;
    expect(await gift()).toEqual({ _id: place.giftId, name: 'A kettle' });
    expect((await world.organiser.call('deleteGift', { params: place })).status).toBe(200);
    expect(await gift()).toBeUndefined();
  });
});

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
