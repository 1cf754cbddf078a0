import { beforeEach, describe, expect, it } from 'vitest';
import { returnContributions } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import { advanceRefunds, lockPayment } from '#backend/money/payments/service.ts';
import { settlePayment } from '#backend/money/payments/settle.ts';
import {
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

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '20' });
const advance = () => advanceRefunds(world.api.backend.paymentContext);
/** The job's next turn, for what the provider had no time to answer in the one before. */
const advanceAgain = async () => {
  await world.api.backend.ctx.db
    .updateTable('refunds')
    .set({ next_check_at: new Date(0) })
    .where('status', '=', 'requested')
    .execute();
  await advance();
};
/** What went back for a payment, in paise, once the job has had as many turns as it takes. */
const returned = (paymentId: string) =>
  expect.poll(async () => {
    await advanceAgain();
    return sentBack(world, paymentId);
  });

beforeEach(() => fairWeather(world));

describe('all at once', () => {
  it('twenty who take one contribution back make one refund', async () => {
    const given = await give(world, 5000);
    await takeMails(world, world.organiser);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(given)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.contribution.state}`))).toEqual(
      new Set(['200 returning']),
    );
    await Promise.all([advance(), advance(), advance()]);
    expect(await refundsOf(world, given.paymentId)).toHaveLength(1);
    expect(await sentBack(world, given.paymentId)).toEqual([500_000]);
    expect(await takeMails(world, world.organiser)).toHaveLength(1);
    await world.control('release', {});
    await world.expectBalanced();
  });

  it('the job in several processes, and webhooks sent ten times each: each refund counts once', async () => {
    await world.control('', { held: false, repeat: 10, order: 'shuffled' });
    const people = await Promise.all(Array.from({ length: 12 }, () => world.api.signIn()));
    const place = await world.gift(100_000);
    const gifts = await Promise.all(people.map((who, index) => give(world, 100 + index, { place, who })));
    await Promise.all(gifts.map((given) => withdraw(given)));
    await Promise.all([advance(), advance(), advance()]);
    for (const [index, given] of gifts.entries()) {
      await expect
        .poll(async () => {
          await advanceAgain();
          return (await refundsOf(world, given.paymentId)).map(({ status }) => status);
        })
        .toEqual(['processed']);
      expect(await sentBack(world, given.paymentId)).toEqual([(100 + index) * 100]);
    }
    await expect
      .poll(async () => (await world.deliveries()).every(({ state }) => state === 'delivered'))
      .toBe(true);
    await expectNothingHeld(world, ...gifts.map(({ paymentId }) => paymentId));
    await world.expectBalanced();
  });

  it('taking back and spending: one of the two wins, and no card goes below zero', async () => {
    const wins = { refund: 0, spent: 0 };
    for (let round = 0; round < 10; round += 1) {
      const given = await give(world, 12_500);
      const spending = spend(world, given.paymentId, 10_000).then(
        () => true,
        () => false,
      );
      const [answer, spent] = await Promise.all([withdraw(given), spending]);
      expect(spent).toBe(answer.status === 409);
      if (spent) {
        wins.spent += 1;
        expect(answer.error.code).toBe('used');
        expect(await cardsOf(world, given.paymentId)).toEqual([
          ['active', 0],
          ['active', 2500],
        ]);
        expect(await refundsOf(world, given.paymentId)).toEqual([]);
      } else {
        wins.refund += 1;
        await returned(given.paymentId).toEqual([1_250_000]);
      }
    }
    expect(wins.refund + wins.spent).toBe(10);
    await world.control('release', {});
    await world.expectBalanced();
  });

  it('cancelling while people pay: everybody’s money goes back, whoever came first', async () => {
    const place = await world.gift(100_000);
    const people = await Promise.all(Array.from({ length: 8 }, () => world.api.signIn()));
    const payments = await Promise.all(people.map((who, index) => world.begin(place, 500 + index, who)));
    const visits = await Promise.all(payments.map((payment) => world.press(payment, 'pay')));
    await Promise.all([
      ...visits.slice(0, 4).map((visit) => world.comeBack(visit)),
      world.organiser
        .call('cancelEvent', { params: { eventId: place.eventId } })
        .then(() => returnContributions(world.api.backend.paymentContext, place.eventId)),
      ...visits.slice(4).map((visit) => world.comeBack(visit)),
    ]);
    for (const [index, payment] of payments.entries()) {
      await returned(payment._id).toEqual([(500 + index) * 100]);
      expect((await world.traces(payment._id)).status).toBe('refunded');
    }
    await world.control('release', {});
    await expectNothingHeld(world, ...payments.map(({ _id }) => _id));
    await world.expectBalanced();
  });

  it('taking somebody off while their payment arrives: it is refused, or the money goes back', async () => {
    const paid: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const place = await world.gift(100_000);
      const who = await world.api.signIn();
      await world.invite(place, who);
      await who.call('joinCollaboration', { params: place, body: { contributionAmount: 0 } });
      // two checkouts: neither of the two that go back may wait for the other
      const payments = [await world.begin(place, 500, who), await world.begin(place, 700, who)];
      paid.push(...payments.map(({ _id }) => _id));
      const visits = await Promise.all(payments.map((payment) => world.press(payment, 'pay')));
      const remove = () =>
        world.organiser.call('removeCollaborator', { params: { ...place, userId: who.userId } });
      const [answer] = await Promise.all([remove(), ...visits.map((visit) => world.comeBack(visit))]);
      const { gift } = (await world.organiser.call('enableCollaboration', { params: place })).data;
      const refunds = (await Promise.all(payments.map(({ _id }) => refundsOf(world, _id)))).flat();
      if (gift.collaborators.length > 0) {
        expect([answer.status, answer.error.code]).toEqual([409, 'has_given']);
        expect([gift.totalCollected, refunds]).toEqual([1200, []]);
      } else {
        expect(gift.totalCollected).toBe(0);
        expect(refunds).toMatchObject([{ reason: 'taken_off' }, { reason: 'taken_off' }]);
        await returned(payments[0]?._id ?? '').toEqual([50_000]);
        await returned(payments[1]?._id ?? '').toEqual([70_000]);
      }
    }
    await world.control('release', {});
    await expectNothingHeld(world, ...paid);
    await world.expectBalanced();
  });

  it('the owner takes one from outside off who takes their money back: it leaves once', async () => {
    const paid: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const given = await give(world, 500);
      paid.push(given.paymentId);
      await world.api.backend.ctx.db
        .deleteFrom('guests')
        .where('event_id', '=', given.place.eventId)
        .execute();
      const [removal] = await Promise.all([
        world.organiser.call('removeCollaborator', {
          params: { ...given.place, userId: given.who.userId },
        }),
        withdraw(given),
      ]);
      expect(removal.status).toBe(200);
      expect(await refundsOf(world, given.paymentId)).toHaveLength(1);
      await returned(given.paymentId).toEqual([50_000]);
    }
    await world.control('release', {});
    await expectNothingHeld(world, ...paid);
    await world.expectBalanced();
  });

  it('a payment that is noted while a host takes its payer off comes first', async () => {
    const { ctx, paymentContext } = world.api.backend;
    const place = await world.gift(100_000);
    const who = await world.api.signIn();
    await world.invite(place, who);
    await who.call('joinCollaboration', { params: place, body: { contributionAmount: 0 } });
    const payment = await world.begin(place, 500, who);
    await world.press(payment, 'pay');
    const removal = await ctx.db.transaction().execute(async (tx) => {
      const row = await lockPayment(tx, payment._id);
      const waiting = world.organiser.call('removeCollaborator', {
        params: { ...place, userId: who.userId },
      });
      const [providerPayment] = await paymentContext.provider.fetchOrderPayments(
        row?.provider_order_id ?? '',
      );
      expect(row && providerPayment && (await settlePayment(paymentContext, tx, row, providerPayment))).toBe(
        'paid',
      );
      return { waiting };
    });
    expect(await removal.waiting).toMatchObject({ status: 409, error: { code: 'has_given' } });
    expect(await refundsOf(world, payment._id)).toEqual([]);
    await world.control('release', {});
    await world.expectBalanced();
  });
});
