import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Books } from '#sandbox/payments/books.ts';
import { createRefund, finishRefund } from '#sandbox/payments/refunds.ts';
import { BoundedMap } from '#sandbox/memory.ts';
import { PaymentsWorld } from '#tests/sandbox/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.open();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const soon = (minutes: number): number => Math.floor(Date.now() / 1000) + minutes * 60;
const refusal = (description: string) => ({
  status: 400,
  json: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

describe('keys', () => {
  test.each([
    undefined,
    'Basic',
    'Basic %%%',
    `Basic ${Buffer.from('rzp_test_sandbox:wrong').toString('base64')}`,
    'Bearer x',
  ])('%s are refused on every call', async (authorization) => {
    for (const [method, path] of [
      ['POST', '/orders'],
      ['GET', '/orders/order_A'],
      ['GET', '/payments'],
      ['POST', '/payments/pay_A/refund'],
      ['GET', '/nothing'],
    ]) {
      const response = await fetch(world.baseUrl + path, {
        method,
        ...(authorization && { headers: { authorization } }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
      });
    }
  });
});

describe('orders', () => {
  test('look like Razorpay’s', async () => {
    const { status, json } = await world.api('POST', '/orders', {
      amount: 50_000,
      currency: 'INR',
      receipt: 'rcpt_1',
      notes: { gift: 'kettle' },
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.stringMatching(/^order_\w{14}$/),
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      currency: 'INR',
      receipt: 'rcpt_1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { gift: 'kettle' },
      created_at: expect.any(Number),
    });
    expect((await world.api('GET', `/orders/${String(json.id)}`)).json).toEqual(json);
    expect((await world.api('GET', '/orders?receipt=rcpt_1')).json).toEqual({
      entity: 'collection',
      count: 1,
      items: [json],
    });
    expect((await world.api('GET', '/orders?receipt=rcpt_2')).json).toMatchObject({ count: 0 });
  });

  test.each([
    [{ amount: 99 }, 'Order amount less than minimum amount allowed'],
    [{ amount: 100.5 }, 'The amount must be an integer.'],
    [{ amount: '100' }, 'The amount must be an integer.'],
    [{ amount: -100 }, 'Order amount less than minimum amount allowed'],
    [{ amount: undefined }, 'The amount must be an integer.'],
    [{ currency: 'USD' }, 'Currency is not supported'],
    [{ receipt: 'x'.repeat(41) }, 'The receipt may not be greater than 40 characters.'],
    [
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_each, index) => [`k${index}`, 'v'])) },
      'Number of fields in notes should be less than or equal to 15',
    ],
  ])('with %j are refused', async (wrong, description) => {
    expect(await world.api('POST', '/orders', { amount: 500, currency: 'INR', ...wrong })).toMatchObject(
      refusal(description),
    );
    expect((await world.api('GET', '/orders')).json).toMatchObject({ count: 0 });
  });

  test.each(['', '{', '[]', 'null', '"text"', '{"amount":1e999}'])(
    'a body of %j is refused',
    async (body) => {
      expect((await world.api('POST', '/orders', body)).status).toBe(400);
    },
  );

  test('a paid order takes no second payment', async () => {
    const { json } = await world.api('POST', '/orders', { amount: 500, currency: 'INR' });
    await world.control('settle', { id: json.id });
    const again = await fetch(`${world.sandbox.url}/razorpay/control/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: json.id }),
    });
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ message: 'Order has been paid already.' });
    expect((await world.ledger()).charges).toHaveLength(1);
  });
});

describe('Payment Links', () => {
  const link = {
    amount: 1000,
    currency: 'INR',
    reference_id: 'TS1989',
    customer: { name: 'Asha' },
    callback_url: 'https://shop.example/back',
    callback_method: 'get',
  };

  test('a repeated reference is refused, also after the first was cancelled', async () => {
    const { json } = await world.api('POST', '/payment_links', link);
    expect(json).toMatchObject({
      id: expect.stringMatching(/^plink_/),
      status: 'created',
      amount_paid: 0,
      payments: [],
      short_url: `${world.sandbox.url}/razorpay/l/${String(json.id)}`,
    });
    const taken = refusal('payment link with given reference_id (TS1989) already exists');
    expect(await world.api('POST', '/payment_links', link)).toMatchObject(taken);
    await world.api('POST', `/payment_links/${String(json.id)}/cancel`);
    expect(await world.api('POST', '/payment_links', link)).toMatchObject(taken);
  });

  test.each([
    [{ expire_by: soon(14) }, 'expire_by: timestamp must be atleast 15 minutes in future'],
    [{ expire_by: soon(60 * 24 * 200) }, 'expire_by: timestamp must be within six months'],
    [{ reference_id: 'x'.repeat(41) }, 'The reference_id may not be greater than 40 characters.'],
    [{ callback_method: 'post' }, 'callback_method: must be get'],
    [{ callback_url: 'javascript:alert(1)' }, 'The callback url format is invalid.'],
    [{ accept_partial: true }, 'Partial payments are not enabled'],
  ])('with %j are refused', async (wrong, description) => {
    expect(await world.api('POST', '/payment_links', { ...link, ...wrong })).toMatchObject(
      refusal(description),
    );
  });

  test('close by themselves when their time is over, and say so once', () => {
    let now = new Date('2025-01-01T10:00:00Z');
    const announce = vi.fn();
    const books = new Books('http://localhost', announce, () => now);
    const made = books.createLink({
      amount: 1000,
      currency: 'INR',
      reference_id: 'a',
      description: '',
      customer: { name: '', email: '', contact: '' },
      notes: {},
      callback_url: '',
      expire_by: now.getTime() / 1000 + 900,
    });
    now = new Date('2025-01-01T10:14:59Z');
    books.expireLinks();
    expect(made.status).toBe('created');
    now = new Date('2025-01-01T10:15:00Z');
    books.expireLinks();
    books.expireLinks();
    expect(made.status).toBe('expired');
    expect(announce.mock.calls.map(([[first]]) => first.event)).toEqual(['payment_link.expired']);
    const order = books.orders.get(made.order_id);
    if (!order) throw new Error('The link has no order.');
    expect(() => books.attempt(order, 'captured', { method: 'upi', payer: made.customer })).toThrow(
      'Payment Link is expired.',
    );
  });
});

describe('refunds', () => {
  const refund = (id: string, body: object, key?: string) =>
    world.api(
      'POST',
      `/payments/${id}/refund`,
      body,
      key === undefined ? {} : { 'x-refund-idempotency': key },
    );
  async function charged(outcome = 'captured'): Promise<string> {
    const { json } = await world.api('POST', '/orders', { amount: 10_000, currency: 'INR' });
    return (await world.control<{ id: string }>('settle', { id: json.id, outcome })).id;
  }

  test('of everything when no amount is named', async () => {
    const id = await charged();
    expect((await refund(id, {})).json).toMatchObject({
      entity: 'refund',
      amount: 10_000,
      payment_id: id,
      status: 'processed',
    });
    expect(await refund(id, {})).toMatchObject(refusal('The payment has been fully refunded already'));
  });

  test('with one key are made once; the order of the fields does not matter', async () => {
    const id = await charged();
    const first = await refund(id, { amount: 1_000, notes: { a: '1', b: '2' } }, 'abcdefghij');
    expect((await refund(id, { notes: { b: '2', a: '1' }, amount: 1_000 }, 'abcdefghij')).json).toEqual(
      first.json,
    );
    expect(await refund(id, { amount: 1_001 }, 'abcdefghij')).toMatchObject(
      refusal('Different request with the same idempotency key has already been processed.'),
    );
    expect(
      await refund(await charged(), { amount: 1_000, notes: { a: '1', b: '2' } }, 'abcdefghij'),
    ).toMatchObject({ status: 400 });
    expect((await world.ledger()).totals.refunded).toBe(1_000);
  });

  test('without a key are made each time', async () => {
    const id = await charged();
    await refund(id, { amount: 1_000 });
    await refund(id, { amount: 1_000 });
    expect((await world.ledger()).totals.refunded).toBe(2_000);
  });

  test('that cannot be are refused', async () => {
    const id = await charged();
    expect(await refund(id, { amount: 99 })).toMatchObject(refusal('The amount must be at least INR 1.00'));
    expect(await refund(id, { amount: 10_001 })).toMatchObject(
      refusal('The total refund amount is greater than the refund payment amount'),
    );
    expect(await refund(id, { amount: 100 }, 'short')).toMatchObject({ status: 400 });
    expect(await refund(await charged('failed'), { amount: 100 })).toMatchObject(
      refusal('The payment status should be captured for action to be taken'),
    );
    expect(await refund('pay_None', { amount: 100 })).toMatchObject(
      refusal('The id provided does not exist'),
    );
    expect((await world.ledger()).refunds).toEqual([]);
  });
});

test('money given back never exceeds money charged, whatever is asked in whatever order', () => {
  const step = fc.record({
    what: fc.constantFrom('refund', 'process', 'fail'),
    amount: fc.integer({ min: 100, max: 6_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const books = new Books('http://localhost', () => undefined);
      books.newRefunds = 'pending';
      const order = books.createOrder({ amount: 10_000, currency: 'INR', receipt: null, notes: {} });
      const payment = books.attempt(order, 'captured', {
        method: 'card',
        payer: { name: '', email: '', contact: '' },
      });
      for (const { what, amount } of steps) {
        try {
          const waiting = [...books.refunds.values()].find(({ status }) => status === 'pending');
          if (what === 'refund') createRefund(books, payment, { amount, receipt: null, notes: {} });
          else if (waiting) finishRefund(books, waiting, what === 'process' ? 'processed' : 'failed');
        } catch (error) {
          expect(error).toHaveProperty('status', 400);
        }
        const live = [...books.refunds.values()]
          .filter(({ status }) => status !== 'failed')
          .reduce((sum, refund) => sum + refund.amount, 0);
        const posted = books.ledger.toJSON().totals.refunded;
        expect(payment.amount_refunded).toBe(live);
        expect(posted).toBeLessThanOrEqual(live);
        expect(live).toBeLessThanOrEqual(10_000);
        expect(payment.status).toBe(live === 10_000 ? 'refunded' : 'captured');
      }
    }),
  );
});

test('memory stays bounded: the oldest records go, and the ledger says so', () => {
  const map = new BoundedMap<number>(3);
  for (let index = 0; index < 5; index += 1) map.set(`k${index}`, index);
  expect([...map.keys()]).toEqual(['k2', 'k3', 'k4']);
  expect(map.dropped).toBe(2);
  expect(map.newest(2)).toEqual([4, 3]);
});
