import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { returnForm } from '#tests/sandbox/browser.ts';
import { eventually, PaymentsWorld } from '#tests/sandbox/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.open();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

describe('Hosted Checkout', () => {
  test('a payment from the form to the ledger', async () => {
    const provider = world.provider();
    const request = world.request({ amountPaise: 1_250_050 });
    const checkout = await provider.createCheckout(request);
    expect(checkout).toMatchObject({
      kind: 'form',
      action: `${world.baseUrl}/checkout/embedded`,
      orderId: expect.stringMatching(/^order_\w{14}$/),
    });
    expect(await provider.fetchOrder(checkout.orderId)).toEqual({
      id: checkout.orderId,
      reference: request.reference,
      amountPaise: 1_250_050,
      paidPaise: 0,
      currency: 'INR',
      status: 'pending',
    });
    expect(await provider.fetchOrderPayments(checkout.orderId)).toEqual([]);

    const form = returnForm(await world.press(checkout, 'pay', 'upi'));
    expect(form.action).toBe(request.returnUrl);
    const outcome = provider.verifyReturn(form.fields, {
      orderId: checkout.orderId,
      reference: request.reference,
    });
    expect(outcome).toEqual({ kind: 'paid', paymentId: form.fields.razorpay_payment_id });

    const payment = await provider.fetchPayment(form.fields.razorpay_payment_id ?? '');
    expect(payment).toMatchObject({
      orderId: checkout.orderId,
      amountPaise: 1_250_050,
      currency: 'INR',
      status: 'captured',
      refundedPaise: 0,
      method: 'upi',
      failure: null,
    });
    expect(Math.abs(payment.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await provider.fetchOrderPayments(checkout.orderId)).toEqual([payment]);
    expect(await provider.fetchOrder(checkout.orderId)).toMatchObject({
      status: 'paid',
      paidPaise: 1_250_050,
    });
    expect((await world.ledger()).totals).toEqual({ charged: 1_250_050, refunded: 0, kept: 1_250_050 });
  });

  test.each([100, 101, 12_345, 999_999_999])('%d paise are charged to the paisa', async (amountPaise) => {
    const provider = world.provider();
    const checkout = await provider.createCheckout(world.request({ amountPaise }));
    await world.pay(checkout);
    expect(
      (await provider.fetchOrderPayments(checkout.orderId)).map((payment) => payment.amountPaise),
    ).toEqual([amountPaise]);
    expect((await world.ledger()).totals.charged).toBe(amountPaise);
  });

  test('a failure comes back as one, and the same order can be paid after it', async () => {
    const provider = world.provider();
    const request = world.request();
    const checkout = await provider.createCheckout(request);
    const failed = provider.verifyReturn(await world.pay(checkout, 'fail'), {
      ...request,
      orderId: checkout.orderId,
    });
    expect(failed).toMatchObject({
      kind: 'failed',
      code: 'BAD_REQUEST_ERROR',
      paymentId: expect.stringMatching(/^pay_/),
    });
    expect(await provider.fetchOrderPayments(checkout.orderId)).toMatchObject([
      { status: 'failed', failure: { code: 'BAD_REQUEST_ERROR' } },
    ]);
    expect((await world.ledger()).charges).toEqual([]);

    const paid = provider.verifyReturn(await world.pay(checkout), { ...request, orderId: checkout.orderId });
    expect(paid.kind).toBe('paid');
    expect((await provider.fetchOrderPayments(checkout.orderId)).map(({ status }) => status).sort()).toEqual([
      'captured',
      'failed',
    ]);
  });

  test('cancelling leads to the cancel address and charges nothing', async () => {
    const provider = world.provider();
    const request = world.request();
    const checkout = await provider.createCheckout(request);
    expect((await world.press(checkout, 'cancel')).url).toBe(request.cancelUrl);
    expect(await provider.fetchOrderPayments(checkout.orderId)).toEqual([]);
    expect(await provider.cancelCheckout(checkout.orderId)).toBe(false);
  });

  test('the same reference again after an answer that was lost finds the order made then', async () => {
    const provider = world.provider();
    await world.control('', { uniqueReceipts: true });
    const request = world.request();
    await world.control('fault', { operation: 'orders.create', mode: 'accept_then_close', times: 1 });
    await expect(provider.createCheckout(request)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      reason: 'network',
    });
    const checkout = await provider.createCheckout(request);
    expect((await provider.createCheckout(request)).orderId).toBe(checkout.orderId);
    const otherAmount = { ...request, amountPaise: request.amountPaise + 1 };
    await expect(provider.createCheckout(otherAmount)).rejects.toMatchObject({
      name: 'ProviderRefused',
      description: 'Order receipt should be unique.',
    });
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('an amount of %d never leaves', async (amountPaise) => {
    await expect(world.provider().createCheckout(world.request({ amountPaise }))).rejects.toThrow(
      'whole paise',
    );
  });

  test('an amount below the smallest is refused by the provider', async () => {
    const provider = world.provider();
    const request = world.request({ amountPaise: provider.minimumPaise - 1 });
    await expect(provider.createCheckout(request)).rejects.toMatchObject({
      name: 'ProviderRefused',
      status: 400,
      code: 'BAD_REQUEST_ERROR',
    });
    expect((await provider.createCheckout({ ...request, amountPaise: provider.minimumPaise })).kind).toBe(
      'form',
    );
  });

  test.each([
    { reference: 'a b' },
    { reference: '' },
    { reference: 'x'.repeat(41) },
    { returnUrl: 'javascript:alert(1)' },
    { cancelUrl: '/cancel' },
  ])('%j is a mistake of the caller', async (wrong) => {
    await expect(world.provider().createCheckout(world.request(wrong))).rejects.toThrow();
    expect((await world.api('GET', '/orders')).json).toMatchObject({ items: [] });
  });
});

describe('Payment Links', () => {
  const links = () => world.provider({ mode: 'links' });

  test('a payment from the link to the ledger', async () => {
    const provider = links();
    const request = world.request({ amountPaise: 33_333 });
    const checkout = await provider.createCheckout(request);
    if (checkout.kind !== 'redirect') throw new Error('Expected an address.');
    expect(checkout.url).toBe(`${world.sandbox.url}/razorpay/l/${checkout.orderId}`);
    expect(provider.browserOrigins).toContain(new URL(world.baseUrl).origin);
    expect(await provider.fetchOrder(checkout.orderId)).toMatchObject({
      id: checkout.orderId,
      reference: request.reference,
      status: 'pending',
      paidPaise: 0,
    });

    const visit = await world.press(checkout, 'pay');
    expect(visit.url.startsWith(`${request.returnUrl}&razorpay_payment_id=`)).toBe(true);
    const parameters = Object.fromEntries(new URL(visit.url).searchParams);
    const stored = { orderId: checkout.orderId, reference: request.reference };
    expect(provider.verifyReturn(parameters, stored)).toEqual({
      kind: 'paid',
      paymentId: parameters.razorpay_payment_id,
    });
    expect(
      provider.verifyReturn({ ...parameters, razorpay_payment_link_status: 'cancelled' }, stored).kind,
    ).toBe('unproven');

    expect(await provider.fetchOrder(checkout.orderId)).toMatchObject({ status: 'paid', paidPaise: 33_333 });
    const payments = await provider.fetchOrderPayments(checkout.orderId);
    expect(payments).toMatchObject([
      {
        id: parameters.razorpay_payment_id,
        orderId: checkout.orderId,
        amountPaise: 33_333,
        status: 'captured',
      },
    ]);
    expect((await world.ledger()).charges).toMatchObject([
      { payment_link_id: checkout.orderId, reference: request.reference, amount: 33_333 },
    ]);
  });

  test('a failure leaves the link open', async () => {
    const provider = links();
    const checkout = await provider.createCheckout(world.request());
    const visit = await world.press(checkout, 'fail');
    expect(visit.body).toContain('The payment failed. No money was taken.');
    expect(await provider.fetchOrderPayments(checkout.orderId)).toMatchObject([
      { orderId: checkout.orderId, status: 'failed' },
    ]);
    await world.pay(checkout);
    expect(await provider.fetchOrder(checkout.orderId)).toMatchObject({ status: 'paid' });
  });

  test('the same reference again finds the link made before', async () => {
    const provider = links();
    const request = world.request();
    await world.control('fault', { operation: 'links.create', mode: 'accept_then_error', times: 1 });
    await expect(provider.createCheckout(request)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      status: 503,
    });
    const checkout = await provider.createCheckout(request);
    expect((await provider.createCheckout(request)).orderId).toBe(checkout.orderId);
    await expect(provider.createCheckout({ ...request, amountPaise: 100 })).rejects.toMatchObject({
      name: 'ProviderRefused',
    });
    await world.pay(checkout);
    await expect(provider.createCheckout(request)).rejects.toMatchObject({
      name: 'ProviderRefused',
      description: expect.stringContaining('already exists'),
    });
  });

  test('can be cancelled while open, and not after', async () => {
    const provider = links();
    const checkout = await provider.createCheckout(world.request());
    expect(await provider.cancelCheckout(checkout.orderId)).toBe(true);
    expect(await provider.fetchOrder(checkout.orderId)).toMatchObject({ status: 'cancelled' });
    await expect(provider.cancelCheckout(checkout.orderId)).rejects.toMatchObject({
      name: 'ProviderRefused',
      status: 400,
    });
  });

  test('stays open for at least 15 minutes, however soon the caller stops waiting', async () => {
    const checkout = await links().createCheckout(world.request({ expiresAt: new Date(Date.now() + 1000) }));
    const { json } = await world.api('GET', `/payment_links/${checkout.orderId}`);
    expect(Number(json.expire_by)).toBeGreaterThan(Date.now() / 1000 + 15 * 60);
  });

  test('expires', async () => {
    const provider = links();
    const checkout = await provider.createCheckout(world.request());
    await world.control('expire', { id: checkout.orderId });
    expect(await provider.fetchOrder(checkout.orderId)).toMatchObject({ status: 'expired' });
  });
});

describe('refunds', () => {
  async function paid(): Promise<string> {
    const checkout = await world.provider().createCheckout(world.request({ amountPaise: 10_000 }));
    return (await world.pay(checkout)).razorpay_payment_id ?? '';
  }

  test('in part and then the rest', async () => {
    const provider = world.provider();
    const paymentId = await paid();
    const first = await provider.refund({
      paymentId,
      amountPaise: 4_000,
      idempotencyKey: 'refund-first-1',
      notes: { reason: 'withdrawn' },
    });
    expect(first).toMatchObject({ paymentId, amountPaise: 4_000, currency: 'INR', status: 'processed' });
    expect(await provider.fetchPayment(paymentId)).toMatchObject({
      status: 'captured',
      refundedPaise: 4_000,
    });
    await expect(
      provider.refund({ paymentId, amountPaise: 6_001, idempotencyKey: 'refund-much-1' }),
    ).rejects.toMatchObject({ name: 'ProviderRefused' });
    const second = await provider.refund({ paymentId, amountPaise: 6_000, idempotencyKey: 'refund-second' });
    expect(await provider.fetchPayment(paymentId)).toMatchObject({
      status: 'refunded',
      refundedPaise: 10_000,
    });
    expect(await provider.fetchRefund(second.id)).toEqual(second);
    expect((await provider.fetchRefunds(paymentId)).map(({ id }) => id).sort()).toEqual(
      [first.id, second.id].sort(),
    );
    expect((await world.ledger()).totals).toEqual({ charged: 10_000, refunded: 10_000, kept: 0 });
  });

  test('sent twenty times at once with one key, money goes back once', async () => {
    const provider = world.provider();
    const paymentId = await paid();
    const one = { paymentId, amountPaise: 2_500, idempotencyKey: 'refund-many-times' };
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => provider.refund(one)));
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ name: 'ProviderUnavailable', reason: 'busy', status: 409 });
    }
    expect(await provider.fetchPayment(paymentId)).toMatchObject({ refundedPaise: 2_500 });
  });

  test('one key with another request is refused', async () => {
    const provider = world.provider();
    const paymentId = await paid();
    await provider.refund({ paymentId, amountPaise: 1_000, idempotencyKey: 'refund-key-xyz' });
    await expect(
      provider.refund({ paymentId, amountPaise: 1_001, idempotencyKey: 'refund-key-xyz' }),
    ).rejects.toMatchObject({
      name: 'ProviderRefused',
      description: 'Different request with the same idempotency key has already been processed.',
    });
    expect((await world.ledger()).totals.refunded).toBe(1_000);
  });

  test('accepted without our hearing of it, the same key brings the same refund', async () => {
    const provider = world.provider({ timeoutMs: 200 });
    const paymentId = await paid();
    const request = { paymentId, amountPaise: 3_000, idempotencyKey: 'refund-lost-answer' };
    await world.control('fault', { operation: 'payments.refund', mode: 'accept_then_hang', times: 1 });
    await expect(provider.refund(request)).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      reason: 'timeout',
    });
    // until the provider notices that nobody waits any more, it says that the first one is in progress
    const again = await eventually(() => world.provider().refund(request));
    expect((await provider.fetchRefunds(paymentId)).map(({ id }) => id)).toEqual([again.id]);
    expect((await world.ledger()).totals.refunded).toBe(3_000);
  });

  test('that wait or fail say so, and a failed one leaves the money with the shop', async () => {
    const provider = world.provider();
    const paymentId = await paid();
    await world.control('', { newRefunds: 'pending' });
    const refund = await provider.refund({
      paymentId,
      amountPaise: 10_000,
      idempotencyKey: 'refund-that-waits',
    });
    expect(refund.status).toBe('pending');
    await world.control('refund', { id: refund.id, status: 'failed' });
    expect(await provider.fetchRefund(refund.id)).toMatchObject({ status: 'failed' });
    expect(await provider.fetchPayment(paymentId)).toMatchObject({ status: 'captured', refundedPaise: 0 });
    expect((await world.ledger()).totals.refunded).toBe(0);
  });

  test('with a key that is too short, or of a broken amount, never leave', async () => {
    const provider = world.provider();
    const paymentId = await paid();
    for (const idempotencyKey of ['short', 'has spaces in it', '']) {
      await expect(provider.refund({ paymentId, amountPaise: 100, idempotencyKey })).rejects.toThrow(
        RangeError,
      );
    }
    await expect(
      provider.refund({ paymentId, amountPaise: 0.5, idempotencyKey: 'long-enough-key' }),
    ).rejects.toThrow(RangeError);
    expect(await provider.fetchRefunds(paymentId)).toEqual([]);
  });
});

test('the provider’s record lists every payment and refund, page after page', async () => {
  const provider = world.provider();
  const ids = new Set<string>();
  for (let index = 0; index < 103; index += 1) {
    const { json } = await world.api('POST', '/orders', { amount: 200 + index, currency: 'INR' });
    const settled = await world.control<{ id: string }>('settle', { id: String(json.id) });
    ids.add(settled.id);
  }
  const [first = ''] = ids;
  const refund = await provider.refund({
    paymentId: first,
    amountPaise: 100,
    idempotencyKey: 'refund-listed-1',
  });
  const period = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) };
  const listed = new Set<string>();
  for await (const payment of provider.listPayments(period)) listed.add(payment.id);
  expect(listed).toEqual(ids);
  const refunds: string[] = [];
  for await (const each of provider.listRefunds(period)) refunds.push(each.id);
  expect(refunds).toEqual([refund.id]);
  for await (const payment of provider.listPayments({
    from: new Date(0),
    to: new Date(Date.now() - 3_600_000),
  }))
    expect(payment).toBeUndefined();
});
