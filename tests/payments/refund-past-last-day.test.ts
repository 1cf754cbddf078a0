import { beforeEach, describe, expect, it } from 'vitest';
import { announceExpiry } from '#backend/money/gift-cards/expiry-announcement.ts';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { cardAccount } from '#backend/money/gift-cards/service.ts';
import { transfer } from '#backend/money/ledger/service.ts';
import { advanceRefunds, lockPayment, requestRefund } from '#backend/money/payments/service.ts';
import { newId } from '#backend/platform/ids.ts';
import {
  cardsOf,
  expectNothingHeld,
  fairWeather,
  give,
  refundsOf,
  sentBack,
  takeMails,
  withdraw,
  type Given,
} from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { DAY_MS } from '#contract/common/durations.ts';

const world = useMoneyWorld({ GIFT_CARD_VALID_DAYS: '90' });
const ctx = () => world.api.backend.ctx;
const advance = () => advanceRefunds(world.api.backend.paymentContext);
const expire = () => expireCards(ctx());
const daysFromNow = (days: number) => new Date(ctx().now().getTime() + days * DAY_MS);

beforeEach(() => fairWeather(world));

const cardRows = ({ paymentId }: Given) =>
  ctx().db.selectFrom('gift_cards').selectAll().where('payment_id', '=', paymentId).orderBy('part').execute();
/** What the cards of a payment have as their last day, moved. */
const endsIn = async ({ paymentId }: Given, days: number) => {
  await ctx()
    .db.updateTable('gift_cards')
    .set({ expires_at: daysFromNow(days) })
    .where('payment_id', '=', paymentId)
    .execute();
};
const lastDayLetters = async () =>
  (await takeMails(world, world.organiser)).filter(({ subject }) => subject.includes('expire'));

/** Taken back while its cards could be used; the provider has not said yet what becomes of it. */
async function onItsWay(daysLeft: number, rupees = 12_500) {
  await world.control('', { newRefunds: 'pending' });
  const given = await give(world, rupees);
  await endsIn(given, daysLeft);
  await withdraw(given);
  await advance();
  expect(await refundsOf(world, given.paymentId)).toMatchObject([{ status: 'pending' }]);
  return given;
}

/** The provider says that it failed, so many days later. */
async function fails({ paymentId }: Given, daysLater: number) {
  const [refund] = await refundsOf(world, paymentId);
  await world.control('refund', { id: refund?.provider_refund_id, status: 'failed' });
  world.api.setNow(daysFromNow(daysLater));
  await advance();
  expect((await refundsOf(world, paymentId)).at(-1)).toMatchObject({ status: 'failed' });
}

describe('money whose return failed after its card’s last day', () => {
  it('is on the cards for 30 days from then, and can be tried again', async () => {
    const given = await onItsWay(3);
    await fails(given, 6);
    const later = daysFromNow(30);
    await expire();
    expect(await cardsOf(world, given.paymentId)).toEqual([
      ['active', 10_000],
      ['active', 2500],
    ]);
    for (const card of await cardRows(given)) expect(card.expires_at).toEqual(later);
    await world.control('', { newRefunds: 'processed' });
    await ctx()
      .db.transaction()
      .execute(async (tx) => {
        const payment = await lockPayment(tx, given.paymentId);
        if (payment) await requestRefund(world.api.backend.paymentContext, tx, payment, 'operator');
      });
    await advance();
    expect(await sentBack(world, given.paymentId)).toContain(1_250_000);
    expect((await refundsOf(world, given.paymentId)).map(({ status }) => status)).toEqual([
      'failed',
      'processed',
    ]);
    await expectNothingHeld(world, given.paymentId);
  });

  it('ends on the new last day; its owner was told of that day, once more', async () => {
    const given = await onItsWay(20, 1000);
    await ctx()
      .db.updateTable('gift_cards')
      .set({ expiry_announced_at: ctx().now() })
      .where('payment_id', '=', given.paymentId)
      .execute();
    await fails(given, 18);
    await takeMails(world, world.organiser);
    await announceExpiry(ctx());
    await announceExpiry(ctx());
    const letters = await lastDayLetters();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.facts?.some(({ value }) => value.startsWith('₹1,000, until '))).toBe(true);
    world.api.setNow(daysFromNow(29));
    await expire();
    expect(await cardsOf(world, given.paymentId)).toEqual([['active', 1000]]);
    world.api.setNow(daysFromNow(2));
    await expire();
    expect(await cardsOf(world, given.paymentId)).toEqual([['expired', 0]]);
  });

  it('keeps the last day of a card that has more than 30 days left, and what was said of it', async () => {
    const given = await onItsWay(80, 1000);
    const [before] = await cardRows(given);
    await fails(given, 2);
    expect(await cardRows(given)).toMatchObject([
      { status: 'active', expires_at: before?.expires_at, expiry_announced_at: null },
    ]);
  });

  it('leaves a card of the same payment that had expired before as it was', async () => {
    await world.control('', { newRefunds: 'pending' });
    const given = await give(world, 12_500);
    const [first, second] = await cardRows(given);
    await endsIn(given, 3);
    await ctx()
      .db.updateTable('gift_cards')
      .set({ expires_at: daysFromNow(-1) })
      .where('id', '=', second?.id ?? '')
      .execute();
    await expire();
    await ctx()
      .db.transaction()
      .execute(async (tx) => {
        const payment = await lockPayment(tx, given.paymentId);
        if (payment) await requestRefund(world.api.backend.paymentContext, tx, payment, 'operator');
      });
    await advance();
    await fails(given, 6);
    await expire();
    expect(await cardsOf(world, given.paymentId)).toEqual([
      ['active', 10_000],
      ['expired', 0],
    ]);
    expect((await cardRows(given)).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  it('comes back also to a card that ended meanwhile, after a voucher that was not bought', async () => {
    const given = await onItsWay(3, 1000);
    const [card] = await cardRows(given);
    const cardId = card?.id ?? '';
    // as the end of such a redemption leaves it
    await ctx()
      .db.transaction()
      .execute(async (tx) => {
        await transfer(tx, {
          key: newId(),
          kind: 'test',
          description: '',
          postings: [
            { account: 'provider:razorpay', kind: 'provider', amountPaise: -5000 },
            { account: cardAccount(cardId), kind: 'gift_card', amountPaise: 5000 },
          ],
          now: ctx().now(),
        });
        await tx.updateTable('gift_cards').set({ status: 'active' }).where('id', '=', cardId).execute();
      });
    world.api.setNow(daysFromNow(4));
    await expire();
    expect(await cardsOf(world, given.paymentId)).toEqual([['expired', 0]]);
    await fails(given, 2);
    await expire();
    expect(await cardsOf(world, given.paymentId)).toEqual([['active', 1000]]);
    // and it ends a second time
    world.api.setNow(daysFromNow(31));
    await expire();
    expect(await cardsOf(world, given.paymentId)).toEqual([['expired', 0]]);
  });
});
