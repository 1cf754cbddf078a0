import { expect, it } from 'vitest';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld({ GIFT_CARD_MAX_RUPEES: '10000', GIFT_CARD_VALID_DAYS: '365' });

async function give(amount: number, price = 50_000) {
  const payment = await world.begin(await world.gift(price), amount);
  await world.comeBack(await world.press(payment, 'pay'));
  return payment;
}
const walletOf = async (who = world.organiser) => (await who.call('getWallet', {})).data;

it('an empty wallet', async () => {
  expect(await walletOf(await world.api.signIn())).toEqual({ giftCards: [], totalBalance: 0 });
});

it('every contribution is a card of its own; numbers are masked; nobody else has them', async () => {
  const before = await walletOf();
  await give(5000);
  await give(0.99 + 1.01);
  const { giftCards, totalBalance } = await walletOf();
  expect(totalBalance).toBe(before.totalBalance + 5002);
  expect(giftCards).toHaveLength(before.giftCards.length + 2);
  expect(
    giftCards.slice(0, 2).map(({ amount, originalAmount, status }) => [amount, originalAmount, status]),
  ).toEqual([
    [2, 2, 'active'],
    [5000, 5000, 'active'],
  ]);
  expect(giftCards[1]).toMatchObject({
    cardNumber: expect.stringMatching(/^•••• •••• •••• \d{4}$/),
    eventId: { eventName: 'Meera weds Rohan' },
    transactions: [{ type: 'credit', description: 'Meera Iyer gave for A kettle', amount: 5000 }],
  });
  expect(await walletOf(world.guest)).toEqual({ giftCards: [], totalBalance: 0 });
});

it('an amount above the cap becomes several cards', async () => {
  const payment = await give(25_000.5);
  expect((await world.traces(payment._id)).cards).toEqual([1_000_000, 1_000_000, 500_050]);
  await world.expectBalanced();
});

it('cards end after a year; what they held is explained', async () => {
  await give(5000);
  const before = await walletOf();
  expect(before.totalBalance).toBeGreaterThan(0);
  world.api.setNow(new Date(Date.now() + 366 * 24 * 3600 * 1000));
  // a session does not last as long as a card
  await world.api.backend.ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 400 * 24 * 3600 * 1000) })
    .execute();
  expect(await walletOf()).toMatchObject({ totalBalance: 0 });
  await expireCards(world.api.backend.ctx);
  await expireCards(world.api.backend.ctx);
  const { giftCards, totalBalance } = await walletOf();
  expect(totalBalance).toBe(0);
  expect(giftCards).toHaveLength(before.giftCards.length);
  for (const card of giftCards) {
    expect(card).toMatchObject({ status: 'expired', amount: 0 });
    expect(card.transactions.map(({ type, amount }) => [type, amount])).toEqual([
      ['debit', card.originalAmount],
      ['credit', card.originalAmount],
    ]);
  }
  world.api.setNow();
  await world.expectBalanced();
});
