import { beforeEach, describe, expect, it } from 'vitest';
import { advanceRefunds } from '#backend/money/payments/service.ts';
import {
  asSeen,
  cardsOf,
  expectNothingHeld,
  fairWeather,
  give,
  refundsOf,
  sentBack,
  spend,
  takeMails,
  withdraw,
} from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();
/** As if it had been paid so many hours ago. */
const age = async (paymentId: string, hours: number) => {
  await world.api.backend.ctx.db
    .updateTable('payments')
    .set({ completed_at: new Date(Date.now() - hours * 3_600_000) })
    .where('id', '=', paymentId)
    .execute();
};
const advance = () => advanceRefunds(world.api.backend.paymentContext);
const statusOf = async (paymentId: string, who = world.guest) =>
  (await who.call('getPaymentStatus', { params: { paymentId }, query: {} })).data;
const progress = async (place: { eventId: string; giftId: string }) =>
  (await world.organiser.call('enableCollaboration', { params: place })).data.gift;

beforeEach(() => fairWeather(world));

describe('taking a contribution back', () => {
  it('lets a host take the gift off the wishlist, which they cannot while money is there', async () => {
    const given = await give(world, 500);
    const params = { eventId: given.place.eventId, giftId: given.place.giftId };
    expect((await world.organiser.call('deleteGift', { params })).status).toBe(409);
    await withdraw(given);
    await advance();
    expect((await world.organiser.call('deleteGift', { params })).status).toBe(200);
  });

  it('sends the whole amount back: off the cards, off the gift, and the giver takes part no more', async () => {
    const given = await give(world, 5000);
    expect(await asSeen(given)).toMatchObject({
      amount: 5000,
      refundedAmount: 0,
      state: 'paid',
      withdrawUntil: expect.any(String),
    });
    await takeMails(world, world.guest);
    const answer = await withdraw(given);
    expect(answer.data.contribution).toMatchObject({
      _id: given.contributionId,
      contributor: { firstName: 'Meera' },
      refundedAmount: 5000,
      state: 'returning',
    });
    expect(answer.data.contribution.withdrawUntil).toBeUndefined();
    expect(await cardsOf(world, given.paymentId)).toEqual([['used', 0]]);
    expect(await progress(given.place)).toMatchObject({
      totalCollected: 0,
      collaborators: [],
    });
    expect((await statusOf(given.paymentId)).refund).toMatchObject({ status: 'requested', amount: 5000 });

    await advance();
    expect(await asSeen(given)).toMatchObject({ state: 'returned', refundedAmount: 5000 });
    expect(await asSeen(given, world.organiser)).toMatchObject({ state: 'returned' });
    for (const who of [world.guest, world.organiser]) {
      expect(await statusOf(given.paymentId, who)).toMatchObject({
        payment: { status: 'refunded' },
        refund: { status: 'processed', amount: 5000 },
      });
    }
    expect(await sentBack(world, given.paymentId)).toEqual([500_000]);
    const { giftCards } = (await world.organiser.call('getWallet', {})).data;
    expect(
      giftCards.flatMap(({ transactions }) =>
        transactions.map(({ type, description }) => [type, description]),
      ),
    ).toContainEqual(['debit', 'Returned to Meera Iyer']);
    await world.control('release', {});
    await expectNothingHeld(world, given.paymentId);
    await world.expectBalanced();
  });

  it('tells the giver why, how much and how long, and the organiser that it happened', async () => {
    const given = await give(world, 1250.5);
    await takeMails(world, world.guest);
    await takeMails(world, world.organiser);
    await withdraw(given);
    const { payment } = await world.traces(given.paymentId);
    const [toGiver, ...more] = await takeMails(world, world.guest);
    expect(more).toEqual([]);
    expect(toGiver).toMatchObject({
      subject: '₹1,250.50 is on its way back to you',
      paragraphs: [
        'You took back what you gave for Meera weds Rohan.',
        'It reaches the account or card you paid with in 5 to 7 working days.',
      ],
      facts: [
        { value: 'Meera weds Rohan' },
        { value: 'A kettle' },
        { term: 'Amount', value: '₹1,250.50' },
        { term: 'Payment number', value: payment.provider_payment_id },
      ],
      action: { path: `/event/${given.place.eventId}/gift/${given.place.giftId}` },
    });
    expect((await takeMails(world, world.organiser)).map(({ subject }) => subject)).toEqual([
      'Meera Iyer took back ₹1,250.50',
    ]);
  });

  it('again answers the same and sends nothing more, also after it is over', async () => {
    const given = await give(world, 5000);
    const first = await withdraw(given);
    expect((await withdraw(given)).data).toEqual(first.data);
    await advance();
    await age(given.paymentId, 100);
    expect(await withdraw(given)).toMatchObject({
      status: 200,
      data: { contribution: { state: 'returned' } },
    });
    await advance();
    expect(await refundsOf(world, given.paymentId)).toHaveLength(1);
    expect(await sentBack(world, given.paymentId)).toEqual([500_000]);
  });

  it('of a contribution that took several cards empties all of them by one movement', async () => {
    const given = await give(world, 12_500);
    expect(await cardsOf(world, given.paymentId)).toEqual([
      ['active', 10_000],
      ['active', 2500],
    ]);
    await withdraw(given);
    expect(await cardsOf(world, given.paymentId)).toEqual([
      ['used', 0],
      ['used', 0],
    ]);
    await advance();
    expect(await sentBack(world, given.paymentId)).toEqual([1_250_000]);
    await world.expectBalanced();
  });

  it('leaves whoever gave twice among those who give', async () => {
    const first = await give(world, 1000);
    await give(world, 2000, { place: first.place });
    await withdraw(first);
    expect(await progress(first.place)).toMatchObject({
      totalCollected: 2000,
      collaborators: [{ user: { firstName: 'Meera' }, contributionAmount: 2000 }],
    });
  });

  it('makes room: the gift can be given to again', async () => {
    const given = await give(world, 12_500);
    await withdraw(given);
    await advance();
    await give(world, 12_500, { place: given.place });
    expect(await progress(given.place)).toMatchObject({
      totalCollected: 12_500,
      collaborators: [{ contributionAmount: 12_500 }],
    });
  });
});

describe('a contribution stays', () => {
  it('when somebody else asks: to them it does not exist', async () => {
    const given = await give(world, 5000);
    const elsewhere = await world.gift();
    for (const who of [world.organiser, await world.api.signIn()]) {
      expect(await withdraw(given, who)).toMatchObject({
        status: 404,
        error: { message: 'We could not find this contribution.' },
      });
    }
    expect((await withdraw({ ...given, place: elsewhere })).status).toBe(404);
    expect((await withdraw(given, world.api.visitor)).status).toBe(401);
    expect(await refundsOf(world, given.paymentId)).toEqual([]);
  });

  it('when the time for it is over', async () => {
    const given = await give(world, 5000);
    await age(given.paymentId, 47.9);
    expect(await asSeen(given)).toHaveProperty('withdrawUntil');
    await age(given.paymentId, 48.1);
    expect(await asSeen(given)).not.toHaveProperty('withdrawUntil');
    expect(await withdraw(given)).toMatchObject({
      status: 409,
      error: {
        code: 'too_late',
        message: 'It is too late to take this contribution back.',
      },
    });
    expect(await cardsOf(world, given.paymentId)).toEqual([['active', 5000]]);
  });

  it('where the operator does not allow it', async () => {
    const given = await give(world, 5000);
    const { env } = world.api.backend.ctx;
    env.CONTRIBUTION_WITHDRAW_HOURS = 0;
    try {
      expect(await asSeen(given)).not.toHaveProperty('withdrawUntil');
      expect(await withdraw(given)).toMatchObject({
        status: 409,
        error: { message: 'A contribution cannot be taken back here. Please ask the organiser.' },
      });
    } finally {
      env.CONTRIBUTION_WITHDRAW_HOURS = 48;
    }
  });

  it('when the gift has been bought', async () => {
    const given = await give(world, 5000);
    await world.api.backend.ctx.db
      .updateTable('gifts')
      .set({ purchased_at: new Date() })
      .where('id', '=', given.place.giftId)
      .execute();
    expect(await asSeen(given)).not.toHaveProperty('withdrawUntil');
    expect(await withdraw(given)).toMatchObject({
      status: 409,
      error: { message: 'This gift has already been bought, so a contribution cannot be taken back.' },
    });
  });

  it('when the organiser has used a part of it', async () => {
    const given = await give(world, 12_500);
    await spend(world, given.paymentId, 1);
    expect(await asSeen(given)).not.toHaveProperty('withdrawUntil');
    expect(await withdraw(given)).toMatchObject({
      status: 409,
      error: {
        code: 'used',
        message: 'The organiser has already used some of this contribution, so it cannot be taken back.',
      },
    });
    expect(await cardsOf(world, given.paymentId)).toEqual([
      ['active', 9999],
      ['active', 2500],
    ]);
    expect(await refundsOf(world, given.paymentId)).toEqual([]);
  });
});

describe('the list of contributions', () => {
  it('shows everything to the organiser, and to others what they gave themselves', async () => {
    const mine = await give(world, 5000);
    const other = await world.api.signIn({ firstName: 'Kabir' });
    await give(world, 2500, { place: mine.place, who: other });
    const listed = async (who = world.guest) =>
      (await who.call('listContributions', { params: mine.place, query: {} })).data;
    expect(
      (await listed()).contributions.map(({ amount, contributor }) => [contributor.firstName, amount]),
    ).toEqual([['Meera', 5000]]);
    const all = await listed(world.organiser);
    expect(all).toMatchObject({
      page: 1,
      pageCount: 1,
      contributions: [{ amount: 2500, contributor: { firstName: 'Kabir' } }, { amount: 5000 }],
    });
    for (const each of all.contributions) expect(each).not.toHaveProperty('withdrawUntil');
    expect((await listed(await world.api.signIn())).contributions).toEqual([]);
    const gone = await world.guest.call('listContributions', {
      params: { ...mine.place, giftId: 'no-such-gift-00000' },
      query: {},
    });
    expect(gone).toMatchObject({
      status: 404,
      error: { message: 'This gift is no longer on the wishlist.' },
    });
  });

  it('comes in pages of 25, newest first', async () => {
    const first = await give(world, 1);
    const { db } = world.api.backend.ctx;
    const [payment, contribution] = await Promise.all([
      db.selectFrom('payments').selectAll().where('id', '=', first.paymentId).executeTakeFirstOrThrow(),
      db
        .selectFrom('contributions')
        .selectAll()
        .where('id', '=', first.contributionId)
        .executeTakeFirstOrThrow(),
    ]);
    const ids = Array.from({ length: 25 }, (_, index) => `copy-${first.contributionId}-${index}`);
    await db
      .insertInto('payments')
      .values(
        ids.map((id) => ({
          ...payment,
          id,
          subject: JSON.stringify(payment.subject),
          checkout: null,
          provider_order_id: null,
          provider_payment_id: `pay_${id}`,
        })),
      )
      .execute();
    await db
      .insertInto('contributions')
      .values(
        ids.map((id, index) => ({
          ...contribution,
          id,
          payment_id: id,
          created_at: new Date(Date.now() + 1000 * (index + 1)),
        })),
      )
      .execute();
    const page = async (number: number) =>
      (await world.organiser.call('listContributions', { params: first.place, query: { page: number } }))
        .data;
    expect(await page(1)).toMatchObject({ page: 1, pageCount: 2 });
    expect((await page(1)).contributions).toHaveLength(25);
    expect((await page(2)).contributions.map(({ _id }) => _id)).toEqual([first.contributionId]);
    await db.deleteFrom('contributions').where('id', 'in', ids).execute();
    await db.deleteFrom('payments').where('id', 'in', ids).execute();
  });
});

describe('after paying', () => {
  it('the giver gets a confirmation: event, gift, amount, number, what follows and how long it may be taken back', async () => {
    await takeMails(world, world.guest);
    const given = await give(world, 5000);
    await world.control('release', {});
    const letters = await takeMails(world, world.guest);
    const { payment } = await world.traces(given.paymentId);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      subject: 'Thank you! You gave ₹5,000 for Meera weds Rohan',
      facts: [
        { term: 'Event', value: 'Meera weds Rohan' },
        { term: 'Gift', value: 'A kettle' },
        { term: 'Amount', value: '₹5,000' },
        { term: 'Payment number', value: payment.provider_payment_id },
        { term: 'Given on', value: expect.stringMatching(/, \d{1,2}(:\d\d)? [ap]m$/) as string },
      ],
    });
    expect(letters[0]?.paragraphs.join(' ')).toContain('Within 48 hours you can take it back');
    expect(JSON.stringify(letters)).not.toMatch(/\d{16}|@/);
  });
});
