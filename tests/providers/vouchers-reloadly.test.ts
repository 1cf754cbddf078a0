import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  VoucherProviderUnavailable,
  ProviderUnknown,
  type VoucherProvider,
} from '#backend/providers/vouchers/port.ts';
import type { InboxEntry } from '#sandbox/mailbox/inbox-json.ts';
import { startForTests } from '#tests/sandbox/product.ts';
import { VoucherSeller, voucherOrder } from '#tests/sandbox/voucher-seller.ts';

let seller: VoucherSeller;
let vouchers: VoucherProvider;
const impatient = { timeoutMs: 250 };

beforeAll(async () => {
  seller = new VoucherSeller(await startForTests());
  vouchers = seller.adapter();
});
afterEach(() => seller.behave({ action: 'reset' }));
afterAll(() => seller.sandbox.close());

const inboxOf = async (to: string): Promise<InboxEntry[]> =>
  (await (
    await fetch(`${seller.sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`)
  ).json()) as InboxEntry[];
const lookup = (reference: string) => vouchers.findOrder(reference, { since: new Date() });

describe('the catalogue', () => {
  test('is the products grouped by brand, sorted by name', async () => {
    const brands = await vouchers.listBrands();
    expect(brands).toHaveLength(12);
    expect(brands[0]).toEqual({
      id: '19',
      brand: 'Amrai Retreats',
      description: 'A day among mango trees, with massage and lunch.',
      imageUrl: `${seller.sandbox.url}/reloadly/logos/19.svg`,
      rating: null,
    });
    expect(brands.filter(({ imageUrl }) => imageUrl === '').map(({ brand }) => brand)).toEqual([
      'Dhoop Chhaon Outdoors',
      'Tulsi Patra Books',
    ]);
    expect(brands.find(({ brand }) => brand === 'Sitar Sadan')?.description).toBe(
      'Instruments, lessons & repairs.',
    );
    const products = (await Promise.all(brands.map(({ id }) => vouchers.listProducts(id)))).flat();
    expect(products).toHaveLength(26);
  });

  test('tells fixed amounts, a single amount and a range apart', async () => {
    expect(
      (await vouchers.listProducts('12')).map(
        ({ id, type, minPaise, maxPaise, fixedPaise, denominationPaise }) => ({
          id,
          type,
          minPaise,
          maxPaise,
          fixedPaise,
          denominationPaise,
        }),
      ),
    ).toEqual([
      {
        id: '104',
        type: 'FIXED',
        minPaise: 200_000,
        maxPaise: 200_000,
        fixedPaise: [200_000],
        denominationPaise: 200_000,
      },
      {
        id: '105',
        type: 'FIXED',
        minPaise: 99_950,
        maxPaise: 99_950,
        fixedPaise: [99_950],
        denominationPaise: 99_950,
      },
      {
        id: '103',
        type: 'RANGE',
        minPaise: 25_000,
        maxPaise: 999_999,
        fixedPaise: [],
        denominationPaise: null,
      },
    ]);
    expect(await vouchers.findProduct('106')).toMatchObject({
      brandId: '13',
      name: 'Parinda travel voucher',
    });
    expect(await vouchers.findProduct('999')).toBeNull();
    expect(await vouchers.listProducts('nothing')).toEqual([]);
  });

  test('may come as bare arrays', async () => {
    await seller.behave({ bareLists: true });
    expect(await seller.adapter().listBrands()).toEqual(await vouchers.listBrands());
  });

  test.each(['down', 'garbage', 'server-error', 'slow'])(
    'with nothing kept, a provider that is %s makes it unavailable',
    async (mode) => {
      await seller.behave({ mode, affects: 'everything', delayMs: 60_000 });
      await expect(seller.adapter(impatient).listBrands()).rejects.toBeInstanceOf(VoucherProviderUnavailable);
    },
  );

  test('is served from before while the provider is down', async () => {
    let now = Date.now();
    const adapter = seller.adapter({ now: () => now, catalogueRestMs: 0 });
    const before = await adapter.listBrands();
    await seller.behave({ mode: 'down', affects: 'everything' });
    now += 60 * 60_000;
    expect(await adapter.listBrands()).toEqual(before);
    now += 25 * 60 * 60_000;
    await expect(adapter.listBrands()).rejects.toBeInstanceOf(VoucherProviderUnavailable);
    await seller.behave({ action: 'reset' });
    expect(await adapter.listBrands()).toEqual(before);
  });
});

describe('an order', () => {
  test('is placed to the paisa, found by its reference, and its voucher arrives by mail', async () => {
    const order = voucherOrder();
    const answer = await vouchers.orderVoucher(order);
    const [recorded, ...more] = await seller.ordersOf(order.reference);
    expect(more).toEqual([]);
    expect(answer).toEqual({
      kind: 'ordered',
      orderId: String(recorded?.transactionId),
      status: 'delivered',
    });
    expect(recorded).toMatchObject({
      unitPaise: 200_050,
      recipientEmail: order.recipientEmail,
      productId: 101,
      mail: 'sent',
    });
    expect(await lookup(order.reference)).toEqual({
      kind: 'found',
      orderId: String(recorded?.transactionId),
      status: 'delivered',
      amountPaise: 200_050,
      repeats: [],
    });

    const [mail] = await inboxOf(order.recipientEmail);
    expect(mail?.subject).toBe('Your Ghungroo Home voucher worth ₹2,000.50');
    const [code] = await vouchers.getVoucherCodes(String(recorded?.transactionId));
    const pin = code?.pin?.reveal() ?? 'none';
    expect(mail?.text).toContain(`PIN: ${pin}`);
    expect(mail?.html).toContain(pin);
    expect(mail?.text.replaceAll(' ', '')).toContain(code?.cardNumber?.reveal());
    expect(inspect(code, { depth: 5, showHidden: true }) + JSON.stringify(code)).not.toContain(pin);
  });

  test.each([1, 30, 99_950, 200_000])('of %d paise arrives as exactly that', async (amountPaise) => {
    const order = voucherOrder({ productId: '109', amountPaise });
    expect((await seller.adapter().findProduct('109'))?.minPaise).toBe(1);
    expect(await vouchers.orderVoucher(order)).toMatchObject({ kind: 'ordered' });
    expect(await seller.ordersOf(order.reference)).toMatchObject([{ unitPaise: amountPaise }]);
  });

  test.each([
    ['an amount that is no denomination', { productId: '102', amountPaise: 50_001 }, {}, 'amount'],
    ['a product nobody sells', { productId: '999' }, {}, 'product'],
    ['a product number that is none', { productId: '../orders' }, {}, 'product'],
    ['a product that cannot be had just now', {}, { refusedProducts: [101] }, 'product'],
    ['an address that is none', { recipientEmail: 'nobody' }, {}, 'recipient'],
    ["the operator's account being empty", {}, { mode: 'insufficient-balance' }, 'provider-balance'],
  ])('is refused for %s, and nothing is bought', async (_what, part, behaviour, reason) => {
    await seller.behave(behaviour);
    const order = voucherOrder(part);
    const answer = await vouchers.orderVoucher(order);
    expect(answer).toMatchObject({ kind: 'refused', reason });
    expect(JSON.stringify(answer)).not.toContain('@');
    expect(await seller.ordersOf(order.reference)).toEqual([]);
    expect(await lookup(order.reference)).toEqual({ kind: 'not-found' });
  });

  test.each([
    { reference: 'x'.repeat(26) },
    { reference: 'a b c d e f' },
    { amountPaise: 0.5 },
    { amountPaise: 0 },
  ])('with %o is never sent', async (part) => {
    const { received } = await seller.ledger();
    await expect(vouchers.orderVoucher(voucherOrder(part))).rejects.toBeInstanceOf(RangeError);
    expect((await seller.ledger()).received).toBe(received);
  });
});

describe('an order nobody answers', () => {
  test.each(['accept-then-silence', 'accept-then-error'])(
    '(%s) is unknown, then found: exactly one was bought',
    async (mode) => {
      const adapter = seller.adapter({ timeoutMs: 1000 });
      await adapter.listBrands();
      await seller.behave({ mode });
      const order = voucherOrder();
      await expect(adapter.orderVoucher(order)).rejects.toBeInstanceOf(ProviderUnknown);
      const [recorded, ...more] = await seller.ordersOf(order.reference);
      expect(more).toEqual([]);
      expect(await lookup(order.reference)).toMatchObject({
        kind: 'found',
        orderId: String(recorded?.transactionId),
        status: 'delivered',
        repeats: [],
      });
      await expect.poll(() => inboxOf(order.recipientEmail)).toHaveLength(1);
    },
  );

  test.each(['down', 'garbage', 'server-error'])(
    '(%s) is unknown, and the lookup says that nothing was bought',
    async (mode) => {
      await seller.behave({ mode });
      const order = voucherOrder();
      await expect(vouchers.orderVoucher(order)).rejects.toBeInstanceOf(ProviderUnknown);
      expect(await lookup(order.reference)).toEqual({ kind: 'not-found' });
    },
  );

  test('can be accepted after we gave up, which is why not found is not final at once', async () => {
    const adapter = seller.adapter({ timeoutMs: 500 });
    await adapter.listBrands();
    await seller.behave({ mode: 'slow', delayMs: 1500, times: 1 });
    const order = voucherOrder();
    const { received } = await seller.ledger();
    await expect(adapter.orderVoucher(order)).rejects.toBeInstanceOf(ProviderUnknown);
    expect((await seller.ledger()).received).toBe(received);
    expect(vouchers.lookupFinalAfterMs).toBeGreaterThanOrEqual(10 * 60_000);
    await expect.poll(() => lookup(order.reference)).toMatchObject({ kind: 'found' });
  });

  test('an order sent again under its reference is answered as unknown where the provider notices', async () => {
    await seller.behave({ takeRepeats: false });
    const order = voucherOrder();
    await vouchers.orderVoucher(order);
    await expect(vouchers.orderVoucher(order)).rejects.toBeInstanceOf(ProviderUnknown);
    expect(await seller.ordersOf(order.reference)).toHaveLength(1);
  });

  test('where the provider does not notice, both books show the second one', async () => {
    const order = voucherOrder();
    await vouchers.orderVoucher(order);
    await vouchers.orderVoucher(order);
    const [second, first] = await seller.ordersOf(order.reference);
    expect(await lookup(order.reference)).toMatchObject({
      kind: 'found',
      orderId: String(first?.transactionId),
      repeats: [String(second?.transactionId)],
    });
    expect((await seller.ledger()).orderedTwice).toContain(order.reference);
  });

  test.each(['down', 'garbage', 'server-error', 'slow'])(
    'a lookup while the provider is %s is no "not found"',
    async (mode) => {
      const order = voucherOrder();
      await vouchers.orderVoucher(order);
      await seller.behave({ mode, affects: 'everything', delayMs: 60_000 });
      await expect(
        seller.adapter(impatient).findOrder(order.reference, { since: new Date() }),
      ).rejects.toBeInstanceOf(VoucherProviderUnavailable);
    },
  );

  test('a reference is matched exactly, not by its beginning or its case', async () => {
    const order = voucherOrder();
    await vouchers.orderVoucher(order);
    expect(await lookup(order.reference.slice(0, 12))).toEqual({ kind: 'not-found' });
    expect(await lookup(order.reference.toUpperCase())).toEqual({ kind: 'not-found' });
  });
});

describe('an order delivered later', () => {
  test.each([
    ['deliver-waiting', 'delivered', 1],
    ['fail-waiting', 'failed', 0],
  ])('%s ends as %s', async (action, status, mails) => {
    await seller.behave({ mode: 'processing' });
    const order = voucherOrder();
    const answer = await vouchers.orderVoucher(order);
    expect(answer).toMatchObject({ kind: 'ordered', status: 'processing' });
    const orderId = answer.kind === 'ordered' ? answer.orderId : '';
    expect(await lookup(order.reference)).toMatchObject({ kind: 'found', orderId, status: 'processing' });
    expect(await vouchers.getVoucherCodes(orderId)).toEqual([]);
    await seller.behave({ action });
    expect(await lookup(order.reference)).toMatchObject({ kind: 'found', orderId, status });
    expect(await vouchers.getVoucherCodes(orderId)).toHaveLength(mails);
    expect(await inboxOf(order.recipientEmail)).toHaveLength(mails);
  });
});

describe('signing in', () => {
  test('one token serves many at once', async () => {
    const { tokensIssued } = await seller.ledger();
    const adapter = seller.adapter();
    await Promise.all([
      adapter.listBrands(),
      ...Array.from({ length: 10 }, () => adapter.orderVoucher(voucherOrder())),
    ]);
    expect((await seller.ledger()).tokensIssued).toBe(tokensIssued + 1);
  });

  test('a token that ended early is replaced, once for all, and the order goes through once', async () => {
    const adapter = seller.adapter();
    await adapter.listBrands();
    await seller.behave({ action: 'expire-tokens' });
    const { tokensIssued } = await seller.ledger();
    const orders = Array.from({ length: 5 }, () => voucherOrder());
    expect(await Promise.all(orders.map((order) => adapter.orderVoucher(order)))).toMatchObject(
      orders.map(() => ({ kind: 'ordered' })),
    );
    const { tokensIssued: after, orderedTwice } = await seller.ledger();
    expect(after - tokensIssued).toBe(1);
    for (const { reference } of orders) expect(orderedTwice).not.toContain(reference);
  });

  test('tokens that are never good end in unavailable, not in a loop', async () => {
    await seller.behave({ tokenSeconds: 0 });
    const order = voucherOrder();
    const { tokensIssued } = await seller.ledger();
    await expect(seller.adapter().orderVoucher(order)).rejects.toBeInstanceOf(VoucherProviderUnavailable);
    expect((await seller.ledger()).tokensIssued - tokensIssued).toBe(2);
    expect(await seller.ordersOf(order.reference)).toEqual([]);
  });

  test("wrong credentials are the operator's to mend and are not shown", async () => {
    const adapter = seller.adapter({}, { clientSecret: 'a wrong secret' });
    const failure: unknown = await adapter.orderVoucher(voucherOrder()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(VoucherProviderUnavailable);
    expect(inspect(failure)).toContain('RELOADLY_CLIENT_SECRET');
    expect(inspect(failure)).not.toContain('a wrong secret');
  });

  test('when signing in fails nothing was ordered, whatever happened to it', async () => {
    await seller.behave({ mode: 'slow', affects: 'everything', delayMs: 60_000 });
    await expect(seller.adapter(impatient).orderVoucher(voucherOrder())).rejects.toBeInstanceOf(
      VoucherProviderUnavailable,
    );
  });
});

describe('the record of orders', () => {
  const listed = async (adapter: VoucherProvider, from = new Date(Date.now() - 60_000)) => {
    const orders = [];
    for await (const order of adapter.listOrders({ from, to: new Date() })) orders.push(order);
    return orders;
  };

  test('names every order once, with our name, its worth and its state', async () => {
    const before = (await listed(vouchers)).length;
    await seller.behave({ mode: 'processing' });
    const slow = voucherOrder();
    await vouchers.orderVoucher(slow);
    await seller.behave({ mode: 'normal' });
    const made = Array.from({ length: 3 }, () => voucherOrder({ amountPaise: 100_050 }));
    await Promise.all(made.map((order) => vouchers.orderVoucher(order)));
    const orders = await listed(vouchers);
    expect(orders).toHaveLength(before + 4);
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length);
    expect(orders.find(({ reference }) => reference === slow.reference)).toMatchObject({
      amountPaise: 200_050,
      status: 'processing',
    });
    for (const { reference } of made)
      expect(orders.find((order) => order.reference === reference)).toMatchObject({
        amountPaise: 100_050,
        status: 'delivered',
      });
    await seller.behave({ bareLists: true });
    expect((await listed(vouchers)).map(({ orderId }) => orderId).sort()).toEqual(
      orders.map(({ orderId }) => orderId).sort(),
    );
  });

  test('that cannot be read is no empty record', async () => {
    await seller.behave({ mode: 'garbage', affects: 'everything' });
    await expect(listed(seller.adapter(impatient))).rejects.toBeInstanceOf(VoucherProviderUnavailable);
  });
});
