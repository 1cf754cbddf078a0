import { beforeEach, describe, expect, it } from 'vitest';
import { goesBack } from '#app/payments/goes-back.ts';
import { returnContributions } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import { advanceRefunds } from '#backend/money/payments/service.ts';
import * as eventWords from '#messages/events/en.ts';
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
  type Place,
} from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();
const cancel = async ({ eventId }: Place) =>
  (await world.organiser.call('cancelEvent', { params: { eventId } })).data.message;
const preview = async ({ eventId }: Place) =>
  (await world.organiser.call('getRefundPreview', { params: { eventId } })).data;
const returnAll = async ({ eventId }: Place) => {
  await returnContributions(world.api.backend.paymentContext, eventId);
  await advanceRefunds(world.api.backend.paymentContext);
};
const jobs = async ({ eventId }: Place) =>
  (
    await world.api.backend.ctx.database.pool.query(
      `select id from jobs.job where name = 'return-contributions' and data->>'eventId' = $1`,
      [eventId],
    )
  ).rows.length;

const reportOf = async (paymentId: string) =>
  (await world.guest.call('getPaymentStatus', { params: { paymentId }, query: {} })).data;

beforeEach(() => fairWeather(world));

describe('a cancelled event', () => {
  it('tells its owner, in the overview, what could not be sent back', async () => {
    await world.control('', { newRefunds: 'failed' });
    const { place } = await give(world, 5000);
    await cancel(place);
    await returnAll(place);
    const { received } = (
      await world.organiser.call('getEventOverview', { params: { eventId: place.eventId } })
    ).data;
    expect(received).toMatchObject({ notReturned: 5000, amount: 5000 });
    await world.control('release', {});
  });

  it('sends back what everybody gave, and says so before and after', async () => {
    const first = await give(world, 5000);
    const other = await world.api.signIn({ firstName: 'Kabir' });
    const second = await give(world, 7500, { place: first.place, who: other });
    await takeMails(world, world.guest);
    await takeMails(world, world.organiser);
    expect(await preview(first.place)).toEqual({ amount: 12_500, contributions: 2, used: 0 });
    expect(await cancel(first.place)).toBe(
      `${eventWords.cancelledAlready} ₹12,500 from 2 contributions goes back to those who gave.`,
    );
    expect(await jobs(first.place)).toBe(1);
    expect(await cancel(first.place)).toBe(eventWords.cancelledAlready);
    expect(await jobs(first.place)).toBe(1);

    await returnAll(first.place);
    for (const given of [first, second]) {
      expect(await asSeen(given)).toMatchObject({ state: 'returned' });
      expect(await world.traces(given.paymentId)).toMatchObject({ status: 'refunded', quarantine: [] });
      expect(await refundsOf(world, given.paymentId)).toMatchObject([
        { reason: 'event_cancelled', status: 'processed' },
      ]);
    }
    expect(await takeMails(world, world.guest)).toMatchObject([
      {
        subject: '₹5,000 is on its way back to you',
        paragraphs: [
          'Meera weds Rohan has been cancelled, so what you gave goes back to you.',
          expect.stringContaining('5 to 7 working days'),
        ],
      },
    ]);
    expect(await takeMails(world, world.organiser)).toEqual([]);
    expect(await preview(first.place)).toEqual({ amount: 0, contributions: 0, used: 0 });
    await world.control('release', {});
    await expectNothingHeld(world, first.paymentId, second.paymentId);
    await world.expectBalanced();
  });

  it('done again, after a crash in the middle, sends nothing twice', async () => {
    const first = await give(world, 5000);
    const second = await give(world, 2500, { place: first.place });
    await cancel(first.place);
    const { paymentContext } = world.api.backend;
    // the second one cannot be asked for: the job ends there, as if its process had died
    const paymentIds: string[] = [];
    const purpose = paymentContext.handlers.contribution;
    if (!purpose) throw new Error('Contributions are known');
    const dying = {
      ...paymentContext,
      handlers: {
        contribution: {
          ...purpose,
          clawBack: async (...given: Parameters<typeof purpose.clawBack>) => {
            paymentIds.push(given[1].id);
            if (paymentIds.length > 1) throw new Error('killed');
            return purpose.clawBack(...given);
          },
        },
      },
    };
    await expect(returnContributions(dying, first.place.eventId)).rejects.toThrow('killed');
    expect([
      ...(await refundsOf(world, first.paymentId)),
      ...(await refundsOf(world, second.paymentId)),
    ]).toHaveLength(1);
    await returnAll(first.place);
    await returnAll(first.place);
    expect(await sentBack(world, first.paymentId)).toEqual([500_000]);
    expect(await sentBack(world, second.paymentId)).toEqual([250_000]);
    await world.expectBalanced();
  });

  it('keeps what was used: the rest goes back, and both are told', async () => {
    const given = await give(world, 12_500);
    await spend(world, given.paymentId, 3000);
    await takeMails(world, world.guest);
    expect(await preview(given.place)).toEqual({ amount: 9500, contributions: 1, used: 3000 });
    expect(await cancel(given.place)).toBe(
      `${eventWords.cancelledAlready} ₹9,500 from 1 contribution goes back to those who gave. ₹3,000 that you have already used does not go back.`,
    );
    await returnAll(given.place);
    expect(await asSeen(given)).toMatchObject({ amount: 12_500, refundedAmount: 9500, state: 'returned' });
    const report = await reportOf(given.paymentId);
    expect(goesBack(report)).toBe(false);
    expect(report).toMatchObject({
      payment: { status: 'paid', amount: 12_500 },
      refund: { status: 'processed', amount: 9500 },
    });
    expect(await cardsOf(world, given.paymentId)).toEqual([
      ['used', 0],
      ['used', 0],
    ]);
    const [letter] = await takeMails(world, world.guest);
    expect(letter?.paragraphs).toContain('₹3,000 of it had already been used and cannot go back.');
    expect(
      (await world.guest.call('listContributions', { params: given.place, query: {} })).data.contributions,
    ).toHaveLength(1);
    expect(await sentBack(world, given.paymentId)).toEqual([950_000]);
    await world.expectBalanced();
  });

  it('has nothing to send back of what was used up or expired; the giver is told once', async () => {
    const given = await give(world, 5000);
    await spend(world, given.paymentId, 5000);
    await takeMails(world, world.guest);
    expect(await cancel(given.place)).toBe(
      `${eventWords.cancelledAlready} ₹5,000 that you have already used does not go back.`,
    );
    await returnAll(given.place);
    await returnAll(given.place);
    expect(await refundsOf(world, given.paymentId)).toEqual([]);
    expect((await takeMails(world, world.guest)).map(({ paragraphs }) => paragraphs)).toEqual([
      [
        'Meera weds Rohan has been cancelled. The ₹5,000 you gave was used before it could go back to you. Please ask the organiser about it.',
      ],
    ]);
    expect(await asSeen(given)).toMatchObject({ state: 'paid', refundedAmount: 0 });
  });

  it('tells once, of what was used between the cancelling and the job, that nothing comes back', async () => {
    const given = await give(world, 5000);
    await takeMails(world, world.guest);
    expect(await cancel(given.place)).toContain('₹5,000 from 1 contribution goes back');
    await spend(world, given.paymentId, 5000);
    await returnAll(given.place);
    await Promise.all([returnAll(given.place), returnAll(given.place)]);
    expect(await refundsOf(world, given.paymentId)).toEqual([]);
    expect(
      (await takeMails(world, world.guest)).map(({ subject, paragraphs }) => [subject, paragraphs]),
    ).toEqual([
      [
        'Meera weds Rohan has been cancelled',
        [
          'Meera weds Rohan has been cancelled. The ₹5,000 you gave was used before it could go back to you. Please ask the organiser about it.',
        ],
      ],
    ]);
    expect(await asSeen(given)).toMatchObject({ state: 'paid', refundedAmount: 0 });
    await world.expectBalanced();
  });

  it('tells so with less than a rupee left, which cannot be sent', async () => {
    const given = await give(world, 5000);
    await spend(world, given.paymentId, 4999.5);
    await takeMails(world, world.guest);
    expect(await preview(given.place)).toEqual({ amount: 0, contributions: 0, used: 4999.5 });
    expect(await cancel(given.place)).toBe(
      `${eventWords.cancelledAlready} ₹4,999.50 that you have already used does not go back.`,
    );
    await returnAll(given.place);
    await returnAll(given.place);
    expect((await takeMails(world, world.guest)).map(({ paragraphs }) => paragraphs)).toEqual([
      [
        'Meera weds Rohan has been cancelled. The ₹5,000 you gave was used before it could go back to you. Please ask the organiser about it.',
        '₹0.50 of it is left, too little to send back.',
      ],
    ]);
    expect(await cardsOf(world, given.paymentId)).toEqual([['active', 0.5]]);
  });

  it('tells each once when the job dies after some and begins again', async () => {
    const first = await give(world, 5000);
    const second = await give(world, 2500, { place: first.place });
    await cancel(first.place);
    for (const { paymentId } of [first, second])
      await spend(world, paymentId, paymentId === first.paymentId ? 5000 : 2500);
    await takeMails(world, world.guest);
    const { paymentContext } = world.api.backend;
    const purpose = paymentContext.handlers.contribution;
    if (!purpose) throw new Error('Contributions are known');
    const paymentIds: string[] = [];
    const dying = {
      ...paymentContext,
      handlers: {
        contribution: {
          ...purpose,
          clawBack: async (...given: Parameters<typeof purpose.clawBack>) => {
            paymentIds.push(given[1].id);
            if (paymentIds.length > 1) throw new Error('killed');
            return purpose.clawBack(...given);
          },
        },
      },
    };
    await expect(returnContributions(dying, first.place.eventId)).rejects.toThrow('killed');
    const early = await takeMails(world, world.guest);
    expect(early).toHaveLength(1);
    await returnAll(first.place);
    const late = await takeMails(world, world.guest);
    expect(
      [...early, ...late].map(({ paragraphs }) => /₹[\d,]+/.exec(paragraphs[0] ?? '')?.[0]).sort(),
    ).toEqual(['₹2,500', '₹5,000']);
    await returnAll(first.place);
    expect(await takeMails(world, world.guest)).toEqual([]);
  });

  it('leaves a contribution that is on its way back to the refund it has, and tries one that failed before', async () => {
    await world.control('', { newRefunds: 'failed' });
    const failed = await give(world, 1000);
    await withdraw(failed);
    await advanceRefunds(world.api.backend.paymentContext);
    await world.control('', { newRefunds: 'pending' });
    const returning = await give(world, 2000, { place: failed.place });
    await withdraw(returning);
    await advanceRefunds(world.api.backend.paymentContext);
    await world.control('', { newRefunds: 'processed' });
    expect(await cancel(failed.place)).toContain('₹1,000 from 1 contribution goes back');
    await returnAll(failed.place);
    expect((await refundsOf(world, failed.paymentId)).map(({ reason, status }) => [reason, status])).toEqual([
      ['withdrawn', 'failed'],
      ['event_cancelled', 'processed'],
    ]);
    expect(
      (await refundsOf(world, returning.paymentId)).map(({ reason, status }) => [reason, status]),
    ).toEqual([['withdrawn', 'pending']]);
  });

  it('that nobody gave anything for says nothing about money', async () => {
    const place = await world.gift();
    expect(await preview(place)).toEqual({ amount: 0, contributions: 0, used: 0 });
    expect(await cancel(place)).toBe(eventWords.cancelledAlready);
    expect(await jobs(place)).toBe(0);
  });
});

describe('money that arrives after the event was cancelled', () => {
  it('is noted and goes back at once; the giver reads that, and no thanks', async () => {
    const place = await world.gift();
    const payment = await world.begin(place, 5000);
    await cancel(place);
    await takeMails(world, world.guest);
    await world.comeBack(await world.press(payment, 'pay'));
    expect(await world.traces(payment._id)).toMatchObject({
      status: 'paid',
      contributions: 1,
      cards: [500_000],
    });
    expect(await refundsOf(world, payment._id)).toMatchObject([
      { reason: 'event_cancelled', status: 'requested', amount_paise: 500_000 },
    ]);
    // the page they come back to says so before it has gone out
    const before = await reportOf(payment._id);
    expect(before).toMatchObject({
      payment: { status: 'paid' },
      refund: { reason: 'event_cancelled', status: 'requested', amount: 5000 },
    });
    expect(goesBack(before)).toBe(true);
    await advanceRefunds(world.api.backend.paymentContext);
    expect((await world.traces(payment._id)).status).toBe('refunded');
    expect(goesBack(await reportOf(payment._id))).toBe(true);
    expect((await takeMails(world, world.guest)).map(({ subject }) => subject)).toEqual([
      '₹5,000 is on its way back to you',
    ]);
    await world.control('release', {});
    expect(await world.traces(payment._id)).toMatchObject({
      status: 'refunded',
      contributions: 1,
      quarantine: [],
    });
    expect(await sentBack(world, payment._id)).toEqual([500_000]);
    await world.expectBalanced();
  });
});
