import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from '#backend/providers/payments/port.ts';
import { sandboxAccount } from '#sandbox/payments/account.ts';
import { PaymentsWorld } from '#tests/sandbox/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.open();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

async function rejection(promise: Promise<unknown>): Promise<ProviderUnavailable | ProviderRefused> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) return error;
  throw new Error(`Expected one of the port's errors, got ${inspect(error)}`);
}

/** Nothing that is thrown may tell a key or somebody's address. */
function expectClean(error: Error): void {
  const text = inspect(error, { depth: 9 });
  const basic = Buffer.from(`${sandboxAccount.keyId}:${sandboxAccount.keySecret}`).toString('base64');
  for (const secret of [
    sandboxAccount.keySecret,
    sandboxAccount.keyId,
    sandboxAccount.webhookSecret,
    basic,
    'meera@example.com',
    '9876543210',
  ]) {
    expect(text).not.toContain(secret);
  }
}

describe('a provider that is down', () => {
  const cases = [
    ['error', 'status', 503],
    ['bad_gateway', 'status', 502],
    ['garbage', 'garbage', 200],
    ['wrong_shape', 'garbage', 200],
    ['too_many', 'busy', 429],
    ['close', 'network', null],
    ['hang', 'timeout', null],
  ] as const;

  test.each(cases)('%s is told as %s, on every call', async (mode, reason, status) => {
    // given up on before they are heard, calls that hang would take the faults of a later test
    const down = mode === 'hang' ? await PaymentsWorld.open() : world;
    if (down !== world) onTestFinished(() => down.close());
    const provider = down.provider({ timeoutMs: mode === 'hang' ? 150 : 10_000 });
    const links = down.provider({ mode: 'links', timeoutMs: mode === 'hang' ? 150 : 10_000 });
    await down.control('fault', { operation: 'all', mode });
    const drained = async (): Promise<void> => {
      for await (const payment of provider.listPayments({ from: new Date(0), to: new Date() }))
        expect(payment).toBeUndefined();
    };
    const calls = [
      provider.createCheckout(world.request()),
      links.createCheckout(world.request()),
      provider.fetchOrder('order_A'),
      provider.fetchOrder('plink_A'),
      provider.fetchOrderPayments('order_A'),
      provider.fetchOrderPayments('plink_A'),
      provider.fetchPayment('pay_A'),
      provider.cancelCheckout('plink_A'),
      provider.refund({ paymentId: 'pay_A', amountPaise: 100, idempotencyKey: 'refund-in-trouble' }),
      provider.fetchRefund('rfnd_A'),
      provider.fetchRefunds('pay_A'),
      drained(),
    ];
    for (const error of await Promise.all(calls.map(rejection))) {
      expect(error).toMatchObject({ name: 'ProviderUnavailable', reason, status });
      expectClean(error);
    }
  });

  test('only the chosen call fails, as often as chosen', async () => {
    const provider = world.provider();
    await world.control('fault', { operation: 'orders.create', mode: 'error', times: 2 });
    for (let time = 0; time < 2; time += 1)
      expect((await rejection(provider.createCheckout(world.request()))).name).toBe('ProviderUnavailable');
    const checkout = await provider.createCheckout(world.request());
    await world.control('fault', { operation: 'orders.payments', mode: 'error' });
    expect(await provider.fetchOrder(checkout.orderId)).toMatchObject({ status: 'pending' });
    expect((await rejection(provider.fetchOrderPayments(checkout.orderId))).name).toBe('ProviderUnavailable');
    await world.control('fault', { operation: 'orders.payments', mode: 'none' });
    expect(await provider.fetchOrderPayments(checkout.orderId)).toEqual([]);
  });

  test('nobody listening is told without the address of anything', async () => {
    const error = await rejection(world.provider({ baseUrl: 'http://127.0.0.1:9/v1' }).fetchOrder('order_A'));
    expect(error).toMatchObject({ reason: 'network' });
    expectClean(error);
  });
});

describe('a provider that says no', () => {
  test('to wrong keys: unavailable, since nothing about the payment is decided', async () => {
    for (const wrong of [{ keyId: 'rzp_test_other' }, { keySecret: 'wrong-secret-value' }]) {
      const error = await rejection(world.provider(wrong).createCheckout(world.request()));
      expect(error).toMatchObject({ name: 'ProviderUnavailable', reason: 'credentials', status: 401 });
      expect(inspect(error)).not.toContain('wrong-secret-value');
    }
  });

  test('to ids it does not know', async () => {
    const provider = world.provider();
    for (const call of [
      provider.fetchOrder('order_None'),
      provider.fetchOrder('plink_None'),
      provider.fetchPayment('pay_None'),
      provider.fetchRefund('rfnd_None'),
      provider.fetchPayment('../orders'),
    ]) {
      expect(await rejection(call)).toMatchObject({
        name: 'ProviderRefused',
        status: 400,
        description: 'The id provided does not exist',
      });
    }
  });
});

describe('answers no sandbox would give', () => {
  let server: Server;
  let answer: { status: number; body: string } = { status: 200, body: '' };
  let baseUrl = '';
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      // where the redirect leads, everything would look fine
      const { status, body } =
        incoming.url === '/elsewhere' ? { status: 200, body: JSON.stringify(order) } : answer;
      outgoing.writeHead(status, { location: '/elsewhere' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const order = {
    id: 'order_A',
    amount: 500_000,
    amount_paid: 0,
    currency: 'INR',
    receipt: 'ref',
    status: 'created',
  };

  test('contacts and keys in a refusal are blotted out', async () => {
    const { keyId, keySecret } = sandboxAccount;
    answer = {
      status: 400,
      body: JSON.stringify({
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: `No meera@example.com or +91 98765 43210 with ${keyId}:${keySecret}`,
        },
      }),
    };
    const error = await rejection(world.provider({ baseUrl }).createCheckout(world.request()));
    expect(error).toMatchObject({
      name: 'ProviderRefused',
      code: 'BAD_REQUEST_ERROR',
      description: 'No [address] or [number] with [key]:[key]',
    });
    expectClean(error);
  });

  test.each([
    ['a 4xx that is not the provider’s', 404, '<html>Not here</html>'],
    ['a redirect', 302, ''],
    ['an empty answer', 200, ''],
    ['an order of another amount', 200, JSON.stringify({ ...order, amount: 500_001 })],
    ['an order in another currency', 200, JSON.stringify({ ...order, currency: 'USD' })],
    ['an amount in text', 200, JSON.stringify({ ...order, amount: '500000' })],
    ['far too much', 200, `{"x":"${'y'.repeat(3 * 1024 * 1024)}"}`],
  ])('%s is no answer', async (_what, status, body) => {
    answer = { status, body };
    expect((await rejection(world.provider({ baseUrl }).createCheckout(world.request()))).name).toBe(
      'ProviderUnavailable',
    );
  });

  test('an answer about another order, payment or refund is no answer', async () => {
    const provider = world.provider({ baseUrl });
    answer = { status: 200, body: JSON.stringify(order) };
    expect(await provider.fetchOrder('order_A')).toMatchObject({ id: 'order_A' });
    expect(await rejection(provider.fetchOrder('order_B'))).toMatchObject({ reason: 'garbage' });

    const payment = {
      id: 'pay_A',
      order_id: 'order_A',
      amount: 100,
      currency: 'INR',
      status: 'captured',
      created_at: 1,
      card: { more: 'fields' },
    };
    answer = { status: 200, body: JSON.stringify({ items: [payment] }) };
    expect(await provider.fetchOrderPayments('order_A')).toHaveLength(1);
    expect(await rejection(provider.fetchOrderPayments('order_B'))).toMatchObject({ reason: 'garbage' });

    answer = {
      status: 200,
      body: JSON.stringify({
        id: 'rfnd_A',
        payment_id: 'pay_A',
        amount: 200,
        currency: 'INR',
        status: 'processed',
        created_at: 1,
      }),
    };
    const refund = { paymentId: 'pay_A', idempotencyKey: 'refund-mismatch' };
    expect(await provider.refund({ ...refund, amountPaise: 200 })).toMatchObject({ id: 'rfnd_A' });
    expect(await rejection(provider.refund({ ...refund, amountPaise: 100 }))).toMatchObject({
      reason: 'garbage',
    });
  });

  test('a state nobody knows is one to ask about again', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({
        id: 'pay_A',
        order_id: null,
        amount: 100,
        currency: 'INR',
        status: 'toString',
        created_at: 1,
      }),
    };
    expect(await world.provider({ baseUrl }).fetchPayment('pay_A')).toMatchObject({
      status: 'pending',
      orderId: null,
    });
  });

  test('a link that names no inner order is followed through its payments', async () => {
    const link = {
      id: 'plink_A',
      amount: 100,
      currency: 'INR',
      reference_id: 'r',
      status: 'paid',
      payments: [],
    };
    answer = { status: 200, body: JSON.stringify(link) };
    expect(await world.provider({ baseUrl }).fetchOrderPayments('plink_A')).toEqual([]);
  });
});

test('a slow answer within the time is waited for, also when its end comes late', async () => {
  const late = createServer((_incoming, outgoing) => {
    outgoing.write('{"id":"order_A",');
  });
  await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
  const provider = world.provider({
    baseUrl: `http://127.0.0.1:${(late.address() as AddressInfo).port}/v1`,
    timeoutMs: 150,
  });
  expect(await rejection(provider.fetchOrder('order_A'))).toMatchObject({ reason: 'timeout' });
  late.closeAllConnections();
  await new Promise((resolve) => late.close(resolve));
});
