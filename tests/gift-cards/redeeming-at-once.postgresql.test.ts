import { expect, it } from 'vitest';
import { bootBackend } from '#backend/boot.ts';
import { continueRedemptions } from '#backend/money/gift-cards/redemption-jobs.ts';
import { sendOrder } from '#backend/money/gift-cards/redemption-order.ts';
import { useVoucherWorld } from '#tests/gift-cards/voucher-world.ts';

const world = useVoucherWorld({ DATABASE_POOL_SIZE: '20' });
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
it('of fifty who take ₹300 from a card of ₹1,000 at once, three get it', async () => {
  const card = await world.card(1000);
  const answers = await many(50, () => world.redeem({ giftCardId: card, amount: 300 }));
  const statuses = answers.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 400).length,
  ]).toEqual([3, 47]);
  for (const { error } of answers.filter(({ status }) => status === 400))
    expect(error.details?.amount?.[0]).toMatch(
      /^This gift card holds ₹(1,000|700|400|100)\. Enter that or less\.$/,
    );
  expect(await world.shown(card)).toMatchObject({ amount: 100, status: 'active' });
  expect((await world.shown(card)).redemptions).toHaveLength(3);
  const { orders } = await world.seller.ledger();
  const ids = answers.filter(({ status }) => status === 200).map(({ redemption }) => redemption._id);
  expect(
    orders.filter(({ customIdentifier }) => ids.includes(customIdentifier)).map(({ unitPaise }) => unitPaise),
  ).toEqual([30_000, 30_000, 30_000]);
});

it('a key that comes twenty times at once is one redemption and one answer', async () => {
  const card = await world.card(1000);
  const answers = await many(20, () =>
    world.redeem({ giftCardId: card, amount: 300 }, { key: 'twenty-times' }),
  );
  expect(answers[0]?.status).toBe(200);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await world.shown(card)).toMatchObject({ amount: 700, redemptions: [{ status: 'completed' }] });
  expect(await world.seller.ordersOf(answers[0]?.redemption._id ?? '')).toHaveLength(1);
});

it('so is one that is refused', async () => {
  const card = await world.card(1000);
  await world.seller.behave({ mode: 'insufficient-balance' });
  const before = (await world.seller.ledger()).received;
  const answers = await many(20, () =>
    world.redeem({ giftCardId: card, amount: 300 }, { key: 'refused-twenty' }),
  );
  for (const { status, error } of answers)
    expect([status, error.message]).toEqual([
      503,
      'The voucher shop cannot be reached right now. Nothing was taken from your gift card. Please try again in a few minutes.',
    ]);
  expect((await world.seller.ledger()).received).toBe(before + 1);
  expect(await world.shown(card)).toMatchObject({ amount: 1000, redemptions: [{ status: 'failed' }] });
});

it('a key used at once for two cards and two amounts counts for one of them', async () => {
  const cards = [await world.card(1000), await world.card(1000)];
  const answers = await many(20, (index) =>
    world.redeem({ giftCardId: cards[index % 2] ?? '', amount: 300 + (index % 4) }, { key: 'four-meanings' }),
  );
  const [won] = answers.filter(({ status }) => status === 200);
  expect(won).toBeDefined();
  for (const answer of answers) {
    if (answer.status === 200) expect(answer).toEqual(won);
    else expect(answer).toMatchObject({ status: 409, error: { code: 'idempotency_conflict' } });
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const left = await many(2, async (index) => (await world.shown(cards[index] ?? '')).amount);
  expect(left.reduce((sum, amount) => sum + amount, 0)).toBe(2000 - (won?.redemption.amount ?? 0));
});

it('whoever goes on with a redemption, and however many do, one of them sends the order', async () => {
  const card = await world.card(1000);
  const id = await world.leftHeld(card, 300);
  const { received } = await world.seller.ledger();
  const rows = await many(10, () => sendOrder(world.api.backend.voucherContext, id, { announce: true }));
  expect((await world.seller.ledger()).received).toBe(received + 1);
  expect(rows.filter(({ status }) => status === 'completed')).toHaveLength(1);
  expect(await world.shown(card)).toMatchObject({ amount: 700, redemptions: [{ status: 'completed' }] });
});

it('two processes go on with what a third one left, each of it once', async () => {
  const other = await bootBackend(world.ctx.env, {
    runJobs: false,
    migrate: false,
    now: () => world.ctx.now(),
  });
  try {
    // a process that dies with the order sent, and one that dies before
    const died = new Promise<never>(() => undefined);
    world.shopThat((real) => ({
      orderVoucher: async (order) => {
        if (order.amountPaise % 200 === 0) await real.orderVoucher(order);
        return died;
      },
    }));
    const cards = await many(8, () => world.card(1000));
    const redemptions = cards.map(async (card, index) =>
      world.redeem({ giftCardId: card, amount: 300 + index }),
    );
    await expect
      .poll(
        async () =>
          (await world.seller.ledger()).orders.filter(
            ({ unitPaise }) => unitPaise >= 30_000 && unitPaise <= 30_700,
          ).length,
      )
      .toBeGreaterThanOrEqual(4);
    await expect.poll(() => states(cards)).toEqual(Array(8).fill('ordering'));
    expect(redemptions).toHaveLength(8);
    // the odd ones died a step earlier: nothing was sent, and the row says so
    const rows = await Promise.all(cards.map((card) => world.stored(card)));
    const early = rows.filter(({ amount_paise }) => amount_paise % 200 !== 0).map(({ id }) => id);
    await world.ctx.db
      .updateTable('redemptions')
      .set({ status: 'held', ordered_at: null })
      .where('id', 'in', early)
      .execute();

    world.shopThat(() => ({}));
    const before = (await world.letters()).length;
    other.voucherContext.provider = world.api.backend.voucherContext.provider;
    world.api.setNow(new Date(Date.now() + 31_000));
    await Promise.all(
      [
        world.api.backend.voucherContext,
        other.voucherContext,
        world.api.backend.voucherContext,
        other.voucherContext,
      ].map(continueRedemptions),
    );
    expect(await states(cards)).toEqual(Array(8).fill('completed'));
    for (const { id } of rows) expect(await world.seller.ordersOf(id)).toHaveLength(1);
    const letters = (await world.letters()).slice(before);
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array(8).fill('Your voucher is on its way: Ghungroo Home e-voucher'),
    );
  } finally {
    await other.stop();
  }
});

async function states(cards: string[]): Promise<string[]> {
  return Promise.all(
    cards.map(async (card) => (await world.stored(card).catch(() => ({ status: 'none' }))).status),
  );
}
