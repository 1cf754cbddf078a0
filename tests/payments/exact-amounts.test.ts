import { expect, it } from 'vitest';
import type { TransactionalMailJob } from '#backend/messaging/transactional-mail/service.ts';
import { give } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

/* An amount on its way from the giver's form to every page, mail and file that shows it. */

const world = useMoneyWorld({ GIFT_CARD_MAX_RUPEES: '10000000' });

const lettersTo = async (userId: string): Promise<string[]> => {
  const { rows } = await world.api.backend.ctx.database.pool.query<{ data: TransactionalMailJob }>(
    "select data from jobs.job where name = 'letter'",
  );
  return rows.filter(({ data }) => data.userId === userId).map(({ data }) => JSON.stringify(data.letter));
};

it.each([
  { rupees: 1.01, paise: 101, written: '₹1.01', inFile: '1.01' },
  // 1.3 and a little for a computer
  { rupees: 0.1 + 0.2 + 1, paise: 130, written: '₹1.30', inFile: '1.30' },
  { rupees: 125_000, paise: 12_500_000, written: '₹1,25,000', inFile: '125000.00' },
  { rupees: 99_99_999.99, paise: 999_999_999, written: '₹99,99,999.99', inFile: '9999999.99' },
])('$written stays what it is', async ({ rupees, paise, written, inFile }) => {
  const who = await world.api.signIn({ firstName: 'Meera' });
  const place = await world.gift(99_999_999.99);
  const { paymentId } = await give(world, rupees, { place, who });
  const exact = paise / 100;

  expect((await world.traces(paymentId)).payment.amount_paise).toBe(paise);
  const report = (await who.call('getPaymentStatus', { params: { paymentId }, query: {} })).data;
  expect([report.payment.amount, report.giftCard?.amount]).toEqual([exact, exact]);
  const { contributions } = (await who.call('listContributions', { params: place, query: {} })).data;
  expect(contributions.map(({ amount }) => amount)).toEqual([exact]);
  const [group] = (
    await world.organiser.call('getWishlist', { params: { eventId: place.eventId }, query: {} })
  ).data;
  expect(group?.items[0]?.totalCollected).toBe(exact);

  expect((await lettersTo(who.userId)).filter((letter) => letter.includes(written))).toHaveLength(1);
  const [card] = (await world.organiser.call('getWallet', {})).data.giftCards;
  expect([card?.amount, card?.originalAmount, card?.transactions[0]?.amount]).toEqual([exact, exact, exact]);
  const file = await (await world.organiser.fetch('/api/gift-cards/transactions.csv')).text();
  expect(file.split('\r\n')[1]).toContain(`,${inFile},`);
  await world.expectBalanced();
});

it('what remains of a gift is to the paisa, and so is what is refused', async () => {
  const place = await world.gift(0.1 + 0.2 + 2);
  await give(world, 1.29, { place });
  const tooMuch = await world.guest.call('joinCollaboration', {
    params: place,
    body: { contributionAmount: 1.02 },
  });
  expect(tooMuch.status).toBe(400);
  expect(tooMuch.error.message).toContain('₹1.01');
  await give(world, 1.01, { place });
  const { gift } = (await world.organiser.call('enableCollaboration', { params: place })).data;
  expect([gift.price, gift.totalCollected]).toEqual([2.3, 2.3]);
});
