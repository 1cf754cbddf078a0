import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  VoucherProviderUnavailable,
  ProviderUnknown,
  type VoucherProvider,
} from '#backend/providers/vouchers/port.ts';
import { reloadlyVouchers } from '#backend/providers/vouchers/reloadly.ts';
import { type Responder, stubServer } from '#tests/providers/stub-server.ts';
import { voucherOrder } from '#tests/sandbox/voucher-seller.ts';

const token = { access_token: 'the-access-token', expires_in: 3600 };
const secret = 'the-client-secret';

async function talkingTo(respond: Responder, timeoutMs = 5000): Promise<VoucherProvider> {
  const url = await stubServer((request) => (request.path === '/token' ? { body: token } : respond(request)));
  return reloadlyVouchers(
    { authUrl: `${url}/token`, baseUrl: `${url}/`, audience: 'a', clientId: 'b', clientSecret: secret },
    { timeoutMs },
  );
}

const row = (id: number, customIdentifier: string | null = null, status = 'SUCCESSFUL') => ({
  transactionId: id,
  status,
  customIdentifier,
  product: { unitPrice: 500 },
});
const since = new Date('2026-03-01T00:00:00Z');

describe('paging', () => {
  const rows = Array.from({ length: 450 }, (_, index) => row(index + 1, `reference-${index + 1}`));
  const page = (from: number, number: number) => {
    const content = rows.slice(from, from + 200);
    return { content, number, last: from + 200 >= rows.length };
  };

  test('a lookup reads every page, with dates wide enough for any clock', async () => {
    const queries: Record<string, string>[] = [];
    const vouchers = await talkingTo(({ query }) => {
      queries.push(query);
      return { body: page((Number(query.page) - 1) * 200, Number(query.page) - 1) };
    });
    expect(await vouchers.findOrder('reference-450', { since })).toEqual({
      kind: 'found',
      orderId: '450',
      status: 'delivered',
      amountPaise: 50_000,
      repeats: [],
    });
    expect(queries.map(({ page: number }) => number)).toEqual(['1', '2', '3']);
    expect(queries[0]).toMatchObject({
      startDate: '2026-02-27 12:00:00',
      size: '200',
      customIdentifier: 'reference-450',
    });
  });

  test('a provider that counts pages from 0 is read from 0', async () => {
    const vouchers = await talkingTo(({ query }) => ({
      body: page(Number(query.page) * 200, Number(query.page)),
    }));
    expect(await vouchers.findOrder('reference-3', { since })).toMatchObject({
      kind: 'found',
      orderId: '3',
      repeats: [],
    });
  });

  test('even when all it has is on its page 0', async () => {
    const vouchers = await talkingTo(({ query }) => ({
      body: {
        content: query.page === '0' ? [row(9, 'reference-9')] : [],
        number: Number(query.page),
        last: true,
      },
    }));
    expect(await vouchers.findOrder('reference-9', { since })).toMatchObject({ kind: 'found', orderId: '9' });
  });

  test('bare arrays are read until one is short', async () => {
    const vouchers = await talkingTo(({ query }) => ({
      body: page((Number(query.page) - 1) * 200, 0).content,
    }));
    expect(await vouchers.findOrder('reference-450', { since })).toMatchObject({
      kind: 'found',
      orderId: '450',
    });
    expect(await vouchers.findOrder('reference-451', { since })).toEqual({ kind: 'not-found' });
  });

  test('the record of orders is every page, each order once; one that does not end is no record', async () => {
    const listed = async (vouchers: VoucherProvider) => {
      const orders = [];
      for await (const order of vouchers.listOrders({ from: since, to: since })) orders.push(order);
      return orders;
    };
    const queries: Record<string, string>[] = [];
    const orders = await listed(
      await talkingTo(({ query }) => {
        queries.push(query);
        return { body: page(Math.max(0, (Number(query.page) - 1) * 200 - 10), Number(query.page) - 1) };
      }),
    );
    expect(orders.map(({ orderId }) => Number(orderId))).toEqual(
      rows.map(({ transactionId }) => transactionId),
    );
    expect(orders[449]).toEqual({
      orderId: '450',
      reference: 'reference-450',
      amountPaise: 50_000,
      status: 'delivered',
    });
    expect(queries[0]).toMatchObject({ startDate: '2026-02-27 12:00:00', endDate: '2026-03-02 12:00:00' });
    expect(queries[0]).not.toHaveProperty('customIdentifier');
    await expect(
      listed(await talkingTo(() => ({ body: { ...page(0, 0), last: false } }))),
    ).rejects.toBeInstanceOf(VoucherProviderUnavailable);
    await expect(listed(await talkingTo(() => ({ body: [{ transactionId: null }] })))).rejects.toBeInstanceOf(
      VoucherProviderUnavailable,
    );
  });

  test('a provider that sends the same page for ever proves nothing by it', async () => {
    let requestCount = 0;
    const vouchers = await talkingTo(() => {
      requestCount += 1;
      return { body: { ...page(0, 0), last: false } };
    });
    await expect(vouchers.findOrder('reference-450', { since })).rejects.toBeInstanceOf(
      VoucherProviderUnavailable,
    );
    expect(requestCount).toBe(2);
    expect(await vouchers.findOrder('reference-7', { since })).toMatchObject({ kind: 'found', orderId: '7' });
  });

  test('more orders than can be searched are no "not found"', async () => {
    let id = 0;
    const vouchers = await talkingTo(() => ({ body: { content: [row((id += 1))], last: false } }));
    await expect(vouchers.findOrder('reference-1', { since })).rejects.toThrow(
      'more orders than could be searched',
    );
    expect(id).toBe(50);
  });

  test('a row that cannot be read is no "not found" either', async () => {
    const vouchers = await talkingTo(() => ({
      body: [row(1), { transactionId: null, customIdentifier: 'reference-1' }],
    }));
    await expect(vouchers.findOrder('reference-1', { since })).rejects.toBeInstanceOf(
      VoucherProviderUnavailable,
    );
  });

  test('an attempt that failed does not hide the one that was paid for', async () => {
    const vouchers = await talkingTo(() => ({
      body: [row(30, 'reference-1'), row(4, 'reference-1', 'REFUNDED'), row(20, 'reference-1', 'PENDING')],
    }));
    expect(await vouchers.findOrder('reference-1', { since })).toEqual({
      kind: 'found',
      orderId: '20',
      status: 'processing',
      amountPaise: 50_000,
      repeats: ['30'],
    });
  });
});

describe('what an answer to an order means', () => {
  const order = voucherOrder();
  const answerOf = async (status: number, body: unknown) =>
    (await talkingTo(() => ({ status, body }))).orderVoucher(order);

  test.each([
    [
      'an accepted order',
      200,
      row(5, order.reference),
      { kind: 'ordered', orderId: '5', status: 'delivered' },
    ],
    ['an order without our reference in it', 201, row(5, null), { kind: 'ordered', orderId: '5' }],
    ['an id as text', 200, { ...row(5), transactionId: 'T-5' }, { kind: 'ordered', orderId: 'T-5' }],
    ['a pending order', 200, row(5, null, 'PENDING'), { kind: 'ordered', status: 'processing' }],
    ['a status nobody knows', 200, row(5, null, 'ON_HOLD'), { kind: 'ordered', status: 'processing' }],
    ['an order that failed', 200, row(5, null, 'FAILED'), { kind: 'refused', reason: 'other' }],
    [
      'a reason with an address in it',
      400,
      { message: 'Not to asha@example.com, please' },
      { kind: 'refused', detail: 'Not to (address) please' },
    ],
  ])('%s', async (_what, status, body, expected) => {
    expect(await answerOf(status, body)).toMatchObject(expected);
  });

  test.each([
    ['no order in a good answer', 200, {}],
    ['an empty answer', 200, ''],
    ['half an answer', 200, '{"transactionId": 5, "sta'],
    ["somebody else's order", 200, row(5, 'another-reference')],
    ['a redirect', 307, {}],
    ['a time-out in between', 408, { message: 'Timeout' }],
    ['a conflict', 409, { message: 'Duplicate' }],
    ['a gateway that lost the answer', 504, 'Gateway timeout'],
    ['a repeated reference', 400, { message: 'Used', errorCode: 'CUSTOM_IDENTIFIER_ALREADY_USED' }],
  ])('%s leaves it unknown', async (_what, status, body) => {
    await expect(answerOf(status, body)).rejects.toBeInstanceOf(ProviderUnknown);
  });

  test.each([
    ['a page of somebody else', 404, '<html>Not found</html>'],
    ['an account that may not order', 403, { message: 'Forbidden' }],
    ['too many requests', 429, { message: 'Slow down' }],
  ])('%s means that nothing was ordered', async (_what, status, body) => {
    await expect(answerOf(status, body)).rejects.toBeInstanceOf(VoucherProviderUnavailable);
  });

  test('an answer that stops in the middle is unknown, and the request is sent once', async () => {
    let orders = 0;
    const vouchers = await talkingTo(({ outgoing }) => {
      orders += 1;
      outgoing.writeHead(200, { 'content-length': '100' });
      outgoing.write('{"transactionId"', () => outgoing.destroy());
      return undefined;
    });
    await expect(vouchers.orderVoucher(order)).rejects.toBeInstanceOf(ProviderUnknown);
    expect(orders).toBe(1);
  });

  test('an answer without an end is given up in time', async () => {
    const vouchers = await talkingTo(({ outgoing }) => {
      outgoing.writeHead(200);
      outgoing.write('{');
      return undefined;
    }, 400);
    await expect(vouchers.orderVoucher(order)).rejects.toBeInstanceOf(ProviderUnknown);
  });

  test('what is sent is what Reloadly documents', async () => {
    const seen: Record<string, unknown>[] = [];
    const vouchers = await talkingTo(({ method, path, incoming }) => {
      seen.push({
        method,
        path,
        accept: incoming.headers.accept,
        authorization: incoming.headers.authorization,
        type: incoming.headers['content-type'],
      });
      return { body: row(5) };
    });
    await vouchers.orderVoucher(order);
    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/orders',
        accept: 'application/com.reloadly.giftcards-v1+json',
        authorization: 'Bearer the-access-token',
        type: 'application/json',
      },
    ]);
  });
});

/** A port that was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('nobody listening', () => {
  const closed = (url: string) =>
    reloadlyVouchers(
      { authUrl: `${url}/token`, baseUrl: `${url}/api`, audience: 'a', clientId: 'b', clientSecret: secret },
      { timeoutMs: 3000 },
    );

  test('where tokens come from: nothing was ordered', async () => {
    await expect(
      closed(`http://127.0.0.1:${await closedPort()}`).orderVoucher(voucherOrder()),
    ).rejects.toBeInstanceOf(VoucherProviderUnavailable);
  });

  test.each(['127.0.0.1', 'localhost', 'nowhere.invalid'])(
    'where orders go (%s): nothing was ordered, and no secret is in the failure',
    async (name) => {
      const nowhere = `http://${name}:${await closedPort()}`;
      const url = await stubServer(() => ({ body: token }));
      const vouchers = reloadlyVouchers(
        { authUrl: `${url}/token`, baseUrl: nowhere, audience: 'a', clientId: 'b', clientSecret: secret },
        { timeoutMs: 3000 },
      );
      const failure: unknown = await vouchers.orderVoucher(voucherOrder()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(VoucherProviderUnavailable);
      expect(inspect(failure, { depth: 10, showHidden: true })).not.toMatch(
        /the-access-token|the-client-secret|@example/,
      );
    },
  );
});

describe('voucher codes', () => {
  test.each([
    ['one card', { cardNumber: 6120200345149064, pinCode: '0821' }, ['6120200345149064', '0821', undefined]],
    ['a list', [{ cardNumber: 'AB-12', pinCode: null }], ['AB-12', undefined, undefined]],
    [
      'an address in place of a number',
      [{ cardNumber: 'https://redeem.example/x', pinCode: '' }],
      [undefined, undefined, 'https://redeem.example/x'],
    ],
    [
      'an address of its own',
      [{ redemptionUrl: 'https://redeem.example/y' }],
      [undefined, undefined, 'https://redeem.example/y'],
    ],
  ])('come as %s', async (_what, body, expected) => {
    const [code] = await (await talkingTo(() => ({ body }))).getVoucherCodes('5');
    expect([code?.cardNumber?.reveal(), code?.pin?.reveal(), code?.url?.reveal()]).toEqual(expected);
  });

  test('that cannot be read are not quoted', async () => {
    const vouchers = await talkingTo(() => ({ body: [{ cardNumber: { secret: '6120-2003' } }] }));
    const failure: unknown = await vouchers.getVoucherCodes('5').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(VoucherProviderUnavailable);
    expect(inspect(failure, { depth: 10 })).not.toContain('6120');
  });

  test('are asked for under the order alone', async () => {
    const paths: string[] = [];
    const vouchers = await talkingTo(({ path }) => {
      paths.push(path);
      return { status: 404, body: {} };
    });
    expect(await vouchers.getVoucherCodes('../../products')).toEqual([]);
    expect(paths).toEqual(['/orders/transactions/..%2F..%2Fproducts/cards']);
  });
});
