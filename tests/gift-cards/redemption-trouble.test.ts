import { describe, expect, it, vi } from 'vitest';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { ProviderUnknown, type OrderAnswer } from '#backend/providers/vouchers/port.ts';
import { FINAL_MS, PATIENCE_MS, useVoucherWorld } from '#tests/gift-cards/voucher-world.ts';
import { eventually } from '#tests/sandbox/payments-world.ts';

/** Sentences people read, letter for letter. */
const say = {
  notDelivered: 'The voucher shop did not deliver this voucher. The money is back on your gift card.',
  unavailable:
    'The voucher shop cannot be reached right now. Nothing was taken from your gift card. Please try again in a few minutes.',
};

/*
 * Every way the voucher shop can behave: what the person reads at once and later, what the
 * card holds, what was really bought. That books balance and nothing is bought twice is
 * looked at after each test.
 */
const world = useVoucherWorld();
const bought = 'Voucher: Ghungroo Home e-voucher';
const returned = 'Voucher not bought, money returned';

const historyOf = async (card: string) =>
  (await world.shown(card)).transactions.map(({ type, description }) => [type, description]);
/** A redemption the shop does not clearly answer. */
async function leftOpen(amount = 1000) {
  const card = await world.card(1000);
  const { status, redemption } = await world.redeem({ giftCardId: card, amount });
  expect({ status, state: redemption.status, orderId: redemption.orderId }).toEqual({
    status: 202,
    state: 'processing',
    orderId: '',
  });
  expect(await world.shown(card)).toMatchObject({
    amount: 1000 - amount,
    status: amount === 1000 ? 'used' : 'active',
    redemptions: [{ status: 'processing' }],
  });
  return { card, id: redemption._id };
}

async function expectBought({ card, id }: { card: string; id: string }): Promise<void> {
  const orders = await world.seller.ordersOf(id);
  expect(orders).toHaveLength(1);
  const { data } = await world.owner.call('getRedemption', { params: { redemptionId: id } });
  expect(data.redemption).toMatchObject({
    status: 'completed',
    orderId: String(orders[0]?.transactionId),
    failure: '',
  });
  expect(await historyOf(card)).toEqual([
    ['debit', bought],
    ['credit', 'Meera Iyer gave for A kettle'],
  ]);
  const letters = await world.letters();
  expect(
    letters.filter(({ facts }) => facts?.some(({ value }) => value === data.redemption.orderId)),
  ).toMatchObject([
    { subject: 'Your voucher is on its way: Ghungroo Home e-voucher', action: { path: '/wallet' } },
  ]);
}

async function expectReturned({ card, id }: { card: string; id: string }, orders = 0): Promise<void> {
  expect(await world.seller.ordersOf(id)).toHaveLength(orders);
  const { data } = await world.owner.call('getRedemption', { params: { redemptionId: id } });
  expect(data.redemption).toMatchObject({ status: 'failed', failure: say.notDelivered });
  expect(await world.shown(card)).toMatchObject({ amount: 1000, status: 'active' });
  expect(await historyOf(card)).toEqual([
    ['credit', returned],
    ['debit', bought],
    ['credit', 'Meera Iyer gave for A kettle'],
  ]);
}

describe('nothing was bought, and that is clear at once', () => {
  it.each([
    ['the account there is empty', { mode: 'insufficient-balance' }, 503, say.unavailable],
    [
      'the voucher is not sold today',
      { refusedProducts: [101] },
      409,
      'The voucher shop could not sell this voucher. Nothing was taken from your gift card. Choose another one or try again later.',
    ],
  ])('%s', async (_what, behaviour, status, sentence) => {
    const card = await world.card(1000);
    await world.seller.behave(behaviour);
    const answer = await world.redeem({ giftCardId: card, amount: 1000 });
    expect(answer).toMatchObject({ status, error: { message: sentence } });
    const { id } = await world.stored(card);
    expect(await world.seller.ordersOf(id)).toEqual([]);
    expect(await world.shown(card)).toMatchObject({
      amount: 1000,
      status: 'active',
      redemptions: [{ status: 'failed', failure: sentence }],
    });
    expect(await historyOf(card)).toEqual([
      ['credit', returned],
      ['debit', bought],
      ['credit', 'Meera Iyer gave for A kettle'],
    ]);
    await world.seller.behave({ action: 'reset' });
    expect((await world.redeem({ giftCardId: card, amount: 1000 })).status).toBe(200);
  });

  it('the shop no longer lets us in', async () => {
    const shutOut = world.seller.adapter({}, { clientSecret: 'yesterday' });
    world.shopThat(() => ({ orderVoucher: (order) => shutOut.orderVoucher(order) }));
    const card = await world.card(1000);
    expect(await world.redeem({ giftCardId: card, amount: 1000 })).toMatchObject({
      status: 503,
      error: { message: say.unavailable },
    });
    expect(await world.shown(card)).toMatchObject({
      amount: 1000,
      status: 'active',
      redemptions: [{ status: 'failed', failure: say.unavailable }],
    });
  });

  it('the shop does not send to that address', async () => {
    world.shopThat(() => ({
      orderVoucher: async () => ({ kind: 'refused', reason: 'recipient', detail: 'Invalid recipient' }),
    }));
    const card = await world.card(1000);
    expect(await world.redeem({ giftCardId: card, amount: 1000 })).toMatchObject({
      status: 409,
      error: {
        message:
          'The voucher shop does not send to this e-mail address. Nothing was taken from your gift card. Enter another address.',
      },
    });
    expect(await world.stored(card)).toMatchObject({ detail: 'recipient: Invalid recipient' });
  });

  it('the shop is not there when it is asked what it sells: nothing is even set aside', async () => {
    await world.seller.behave({ mode: 'down', affects: 'everything' });
    const card = await world.card(1000);
    expect(await world.redeem({ giftCardId: card, amount: 1000 })).toMatchObject({
      status: 503,
      error: { message: say.unavailable },
    });
    expect(await world.shown(card)).toMatchObject({ amount: 1000, redemptions: [] });
  });
});

it('a shop that dawdles over what it sells is not waited for', async () => {
  const card = await world.card(1000);
  world.shopThat(() => ({ findProduct: () => new Promise(() => undefined) }));
  expect(await world.redeem({ giftCardId: card, amount: 1000 })).toMatchObject({
    status: 503,
    error: { message: say.unavailable },
  });
  expect(await world.shown(card)).toMatchObject({ amount: 1000, redemptions: [] });
});

describe('the process died when the money was set aside', () => {
  it('soon found, the order goes out', async () => {
    const card = await world.card(1000);
    const id = await world.leftHeld(card, 1000);
    await world.later(29_000);
    expect((await world.stored(card)).status).toBe('held');
    await world.later(31_000);
    await expectBought({ card, id });
  });

  it('soon found, and the shop refuses: who was never answered gets a letter', async () => {
    const card = await world.card(1000);
    const id = await world.leftHeld(card, 1000);
    await world.seller.behave({ mode: 'insufficient-balance' });
    const before = (await world.letters()).length;
    await world.later(31_000);
    await expectReturned({ card, id });
    expect((await world.letters()).slice(before)).toMatchObject([
      { subject: 'Your voucher could not be bought: Ghungroo Home e-voucher' },
    ]);
  });

  it('found too late, nothing is ordered and the money comes back', async () => {
    const card = await world.card(1000);
    const id = await world.leftHeld(card, 1000);
    const { received } = await world.seller.ledger();
    await world.later(15 * 60_000 + 1000);
    await expectReturned({ card, id });
    expect((await world.seller.ledger()).received).toBe(received);
  });
});

describe('the shop took the order and did not say so', () => {
  it.each(['accept-then-silence', 'accept-then-error'])('%s', async (mode) => {
    await world.seller.behave({ mode });
    const open = await leftOpen();
    await world.later(11_000);
    await expectBought(open);
    expect(await world.shown(open.card)).toMatchObject({ amount: 0, status: 'used' });
  });

  it('slow: it takes the order after it was given up', async () => {
    await world.seller.behave({ mode: 'slow', delayMs: PATIENCE_MS + 3000 });
    const open = await leftOpen(400);
    // too early: not found is no proof yet
    await world.later(11_000);
    expect((await world.stored(open.card)).status).toBe('unknown');
    await eventually(async () => expect(await world.seller.ordersOf(open.id)).toHaveLength(1));
    await world.later(11_000 + 16_000);
    await expectBought(open);
  });
});

describe('the shop did not take the order and did not say so', () => {
  it.each(['server-error', 'down', 'garbage'])('%s', async (mode) => {
    await world.seller.behave({ mode });
    const open = await leftOpen();
    await world.seller.behave({ action: 'reset' });
    for (let passed = 11_000; passed < FINAL_MS - 10_000; passed += 16_000) {
      await world.later(passed);
      expect((await world.stored(open.card)).status).toBe('unknown');
      expect(await world.shown(open.card)).toMatchObject({ amount: 0, status: 'used' });
    }
    const before = (await world.letters()).length;
    await world.later(FINAL_MS + 16_000);
    await expectReturned(open);
    expect((await world.letters()).slice(before)).toMatchObject([
      {
        subject: 'Your voucher could not be bought: Ghungroo Home e-voucher',
        paragraphs: [
          'The voucher shop did not deliver the voucher, so nothing was bought. ₹1,000 is back on your gift card.',
        ],
        facts: [{}, { value: '₹1,000' }],
        action: { path: '/wallet' },
      },
    ]);
    await world.later(FINAL_MS + 3_600_000);
    expect(await world.letters()).toHaveLength(before + 1);
  });
});

describe('the shop delivers later', () => {
  async function accepted() {
    await world.seller.behave({ mode: 'processing' });
    const card = await world.card(1000);
    const { status, redemption } = await world.redeem({ giftCardId: card, amount: 1000 });
    expect({ status, state: redemption.status }).toEqual({ status: 202, state: 'processing' });
    await world.seller.behave({ action: 'reset' });
    const [order] = await world.seller.ordersOf(redemption._id);
    expect(redemption.orderId).toBe(String(order?.transactionId));
    await world.later(11_000);
    expect(await world.stored(card)).toMatchObject({ status: 'processing' });
    return { card, id: redemption._id };
  }

  it('and the voucher is bought', async () => {
    const open = await accepted();
    await world.seller.behave({ action: 'deliver-waiting' });
    await world.later(3_600_000);
    // the session has ended meanwhile
    world.api.setNow();
    await expectBought(open);
  });

  it('or not: the money comes back', async () => {
    const open = await accepted();
    await world.seller.behave({ action: 'fail-waiting' });
    await world.later(3_600_000);
    world.api.setNow();
    await expectReturned(open, 1);
  });

  it('is asked more and more seldom', async () => {
    const { card } = await accepted();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 18; attempt += 1) {
      const { next_check_at: next } = await world.stored(card);
      const before = Date.now();
      world.api.setNow();
      await world.later((next?.getTime() ?? 0) - before + 1000);
      waits.push(((await world.stored(card)).next_check_at?.getTime() ?? 0) - world.ctx.now().getTime());
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(20_000);
    expect(waits.at(-1)).toBe(3_600_000);
    await world.seller.behave({ action: 'deliver-waiting' });
    await world.later(48 * 3_600_000);
    expect(await world.stored(card)).toMatchObject({ status: 'completed' });
  });

  it('does not lose an order it confirmed within a day', async () => {
    const { card, id } = await accepted();
    world.shopThat(() => ({ findOrder: async () => ({ kind: 'not-found' }) }));
    await world.later(FINAL_MS * 60);
    expect(await world.stored(card)).toMatchObject({ status: 'processing' });
    await world.later(25 * 3_600_000);
    world.api.setNow();
    await expectReturned({ card, id }, 1);
  });
});

describe('what the job found out while the request was still waiting', () => {
  it.each([
    ['a silence', async (): Promise<OrderAnswer> => Promise.reject(new ProviderUnknown('no answer'))],
    ['a refusal', async (): Promise<OrderAnswer> => ({ kind: 'refused', reason: 'other', detail: 'no' })],
  ])('is not undone by %s', async (_what, end) => {
    await world.seller.behave({ mode: 'processing' });
    let go = (): void => {};
    const sent = new Promise<void>((resolve) =>
      world.shopThat((real) => ({
        orderVoucher: async (order) => {
          await real.orderVoucher(order);
          resolve();
          await new Promise<void>((answer) => (go = answer));
          return end();
        },
      })),
    );
    const card = await world.card(1000);
    const answer = world.redeem({ giftCardId: card, amount: 1000 });
    await sent;
    await world.later(31_000);
    const { id, provider_order_id: orderId } = await world.stored(card);
    go();
    expect(await answer).toMatchObject({
      status: 202,
      redemption: { _id: id, status: 'processing', orderId },
    });
    expect(await world.stored(card)).toMatchObject({ status: 'processing', provider_order_id: orderId });
    await world.seller.behave({ action: 'deliver-waiting' });
    await world.later(120_000);
    await expectBought({ card, id });
  });
});

describe('a shop that cannot be asked', () => {
  it('changes nothing, however late it is', async () => {
    await world.seller.behave({ mode: 'accept-then-error' });
    const open = await leftOpen();
    await world.seller.behave({ mode: 'server-error', affects: 'everything' });
    for (const passed of [11_000, FINAL_MS * 2, FINAL_MS * 20]) {
      await world.later(passed);
      expect(await world.stored(open.card)).toMatchObject({ status: 'unknown' });
    }
    await world.seller.behave({ action: 'reset' });
    await world.later(FINAL_MS * 30);
    await expectBought(open);
  });
});

describe('news for the operator', () => {
  it('an order for another amount counts, and is noted', async () => {
    await world.seller.behave({ mode: 'accept-then-error' });
    const open = await leftOpen();
    world.shopThat((real) => ({
      findOrder: async (reference, options) => {
        const found = await real.findOrder(reference, options);
        return found.kind === 'found' ? { ...found, amountPaise: 99_900, repeats: ['77', '78'] } : found;
      },
    }));
    await world.later(11_000);
    await expectBought(open);
    expect((await world.stored(open.card)).detail).toBe(
      'Bought again as 77, 78. Bought for 99900 paise instead of 100000.',
    );
  });

  it('an order on its way for another amount is logged once', async () => {
    await world.seller.behave({ mode: 'accept-then-error' });
    const open = await leftOpen();
    const logged = vi.spyOn(world.api.backend.ctx.log, 'error');
    world.shopThat((real) => ({
      findOrder: async (reference, options) => {
        const found = await real.findOrder(reference, options);
        return found.kind === 'found' ? { ...found, status: 'processing', amountPaise: 99_900 } : found;
      },
    }));
    for (const passed of [11_000, 60_000, 180_000]) {
      await world.later(passed);
      expect(await world.stored(open.card)).toMatchObject({ status: 'processing' });
    }
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    world.shopThat(() => ({}));
    await world.later(3_600_000);
    // the session has ended meanwhile
    world.api.setNow();
    await expectBought(open);
  });

  it('an order that turns up after the money went back does not take it again, and is noted', async () => {
    let sent = (): void => {};
    const arrived = new Promise<void>((resolve) => (sent = resolve));
    let go = (): void => {};
    world.shopThat(() => ({
      orderVoucher: async () => {
        sent();
        await new Promise<void>((resolve) => (go = resolve));
        return { kind: 'ordered', orderId: '4711', status: 'delivered' };
      },
    }));
    const card = await world.card(1000);
    const answer = world.redeem({ giftCardId: card, amount: 1000 });
    await arrived;
    await world.later(FINAL_MS + 31_000);
    go();
    expect(await answer).toMatchObject({ status: 409, error: { message: say.notDelivered } });
    expect(await world.shown(card)).toMatchObject({ amount: 1000, status: 'active' });
    expect((await world.stored(card)).detail).toBe(
      'The shop has no such order; after the end: order 4711 is delivered',
    );
  });
});

it('a card does not expire while its money is set aside, and does when it came back', async () => {
  await world.seller.behave({ mode: 'down' });
  const { card } = await leftOpen(400);
  await world.ctx.db
    .updateTable('gift_cards')
    .set({ expires_at: new Date(Date.now() + 5000) })
    .where('id', '=', card)
    .execute();
  world.api.setNow(new Date(Date.now() + 11_000));
  await expireCards(world.ctx);
  const state = async () =>
    (
      await world.ctx.db
        .selectFrom('gift_cards')
        .select('status')
        .where('id', '=', card)
        .executeTakeFirstOrThrow()
    ).status;
  expect(await state()).toBe('active');
  await world.seller.behave({ action: 'reset' });
  await world.later(FINAL_MS + 16_000);
  expect(await state()).toBe('active');
  world.api.setNow(new Date(Date.now() + FINAL_MS + 20_000));
  await expireCards(world.ctx);
  expect(await state()).toBe('expired');
  expect(await world.shown(card)).toMatchObject({
    amount: 0,
    transactions: [
      { type: 'debit', amount: 1000, description: 'Expired' },
      { type: 'credit', amount: 400 },
      {},
      {},
    ],
  });
});
