import { beforeEach, describe, expect, it } from 'vitest';
import { checkPayment } from '#backend/money/payments/reconcile.ts';
import { advanceRefunds, requestRefund, lockPayment, sendRefund } from '#backend/money/payments/service.ts';
import { ProviderUnavailable } from '#backend/providers/payments/port.ts';
import {
  asSeen,
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
import { eventually } from '#tests/sandbox/payments-world.ts';

const world = useMoneyWorld();
const seconds = (count: number) => new Date(Date.now() + count * 1000);
const advance = () => advanceRefunds(world.api.backend.paymentContext);
const refundOf = async (given: Given) => (await refundsOf(world, given.paymentId)).at(-1);
const fault = (operation: string, mode: string, times?: number) =>
  world.control('fault', { operation, mode, ...(times ? { times } : {}) });
/** What the provider had to tell before a test began. */
let earlier = new Set<string>();
/** Webhooks about the refunds of a test, oldest first. */
const webhooks = async () =>
  (await world.deliveries())
    .filter(({ id, event, state }) => event.startsWith('refund.') && state === 'held' && !earlier.has(id))
    .reverse();

/** A contribution that its giver just took back. */
async function withdrawn(amount = 5000): Promise<Given> {
  const given = await give(world, amount);
  expect((await withdraw(given)).data.contribution.state).toBe('returning');
  return given;
}

async function expectReturned(given: Given, paise = 500_000): Promise<void> {
  expect(await refundOf(given)).toMatchObject({
    status: 'processed',
    amount_paise: paise,
    next_check_at: null,
    failure: '',
  });
  expect(await world.traces(given.paymentId)).toMatchObject({ status: 'refunded', quarantine: [] });
  expect(await asSeen(given)).toMatchObject({ state: 'returned' });
  expect(await sentBack(world, given.paymentId)).toEqual([paise]);
  await expectNothingHeld(world, given.paymentId);
  await world.expectBalanced();
}

beforeEach(async () => {
  await fairWeather(world);
  await advance();
  earlier = new Set((await world.deliveries()).map(({ id }) => id));
});

describe('a provider that takes its time', () => {
  it('is asked until it has sent the money, more and more seldom', async () => {
    await world.control('', { newRefunds: 'pending' });
    const given = await withdrawn();
    await advance();
    expect(await refundOf(given)).toMatchObject({
      status: 'pending',
      provider_refund_id: expect.stringMatching(/^rfnd_/),
    });
    expect(await asSeen(given)).toMatchObject({ state: 'returning' });
    const waits: number[] = [];
    for (const age of [60, 1000, 100_000, 1_000_000]) {
      world.api.setNow(seconds(age));
      await advance();
      waits.push(
        Math.round(
          (((await refundOf(given))?.next_check_at?.getTime() ?? 0) - seconds(age).getTime()) / 1000,
        ),
      );
    }
    expect(waits).toEqual([60, 500, 50_000, 86_400].map((wait) => expect.closeTo(wait, -1)));
    await world.control('refund', { id: (await refundOf(given))?.provider_refund_id, status: 'processed' });
    world.api.setNow(seconds(1_100_000));
    await advance();
    world.api.setNow();
    await expectReturned(given);
  });

  it.each(['processed', 'failed'] as const)('tells by webhook that it is %s', async (status) => {
    await world.control('', { newRefunds: 'pending' });
    const given = await withdrawn();
    await advance();
    await world.control('refund', { id: (await refundOf(given))?.provider_refund_id, status });
    await world.control('release', {});
    if (status === 'processed') return expectReturned(given);
    expect(await asSeen(given)).toMatchObject({ state: 'return_failed', refundedAmount: 0 });
    expect(await cardsOf(world, given.paymentId)).toEqual([['active', 5000]]);
    await world.expectBalanced();
  });
});

describe('webhooks', () => {
  it('before the answer settle it; the answer that never came changes nothing', async () => {
    await world.control('', { held: false });
    const given = await withdrawn();
    const { paymentContext } = world.api.backend;
    const refund: typeof paymentContext.provider.refund = async (request) => {
      await paymentContext.provider.refund(request);
      await eventually(async () => expect(await refundOf(given)).toMatchObject({ status: 'processed' }));
      throw new ProviderUnavailable('the connection broke', 'network');
    };
    await advanceRefunds({ ...paymentContext, provider: { ...paymentContext.provider, refund } });
    await expectReturned(given);
  });

  it.each([
    ['as sent', [0, 1]],
    ['reversed', [1, 0]],
  ])('%s, twenty times each, return it once', async (_order, order) => {
    const given = await withdrawn();
    await fault('payments.refund', 'accept_then_error', 1);
    await advance();
    const deliveries = await webhooks();
    expect(deliveries.map(({ event }) => event)).toEqual(['refund.created', 'refund.processed']);
    for (const index of order) await world.control('deliver', { id: deliveries[index]?.id, times: 20 });
    await expectReturned(given);
    world.api.setNow(seconds(60));
    await advance();
    await expectReturned(given);
  });

  it.each(['amount', 'currency'] as const)(
    'of another %s, properly signed, are kept aside; what the provider says when asked counts',
    async (tamper) => {
      const given = await withdrawn();
      await fault('payments.refund', 'accept_then_error', 1);
      await advance();
      for (const { id } of await webhooks()) await world.control('deliver', { id, tamper });
      expect(await refundOf(given)).toMatchObject({ status: 'requested' });
      expect((await world.traces(given.paymentId)).quarantine).toEqual([tamper]);
      world.api.setNow(seconds(60));
      await advance();
      expect(await refundOf(given)).toMatchObject({ status: 'processed' });
      expect(await sentBack(world, given.paymentId)).toEqual([500_000]);
    },
  );

  it('are not needed to know our own refund again when the payment itself is asked about', async () => {
    const given = await withdrawn();
    await fault('payments.refund', 'accept_then_error', 1);
    await advance();
    expect(await checkPayment(world.api.backend.paymentContext, given.paymentId)).toBe('paid');
    expect((await world.traces(given.paymentId)).quarantine).toEqual([]);
    world.api.setNow(seconds(60));
    await advance();
    await expectReturned(given);
  });

  it('that come late about the payment itself do not take our own refund for somebody else’s', async () => {
    const given = await withdrawn();
    await advance();
    const late = (await world.deliveries())
      .filter(({ event }) => event.startsWith('payment.') || event === 'order.paid')
      .slice(0, 3);
    for (const { id } of late) await world.control('deliver', { id, times: 2 });
    await expectReturned(given);
  });
});

describe('a refund that cannot be', () => {
  it('puts the money back on the cards, tells both, and may be asked for again', async () => {
    await world.control('', { newRefunds: 'failed' });
    const given = await withdrawn(12_500);
    await takeMails(world, world.guest);
    await takeMails(world, world.organiser);
    await advance();
    expect(await refundOf(given)).toMatchObject({
      status: 'failed',
      failure: 'The provider could not give it back',
    });
    expect(await cardsOf(world, given.paymentId)).toEqual([
      ['active', 10_000],
      ['active', 2500],
    ]);
    expect(await asSeen(given)).toMatchObject({
      state: 'return_failed',
      refundedAmount: 0,
      withdrawUntil: expect.any(String),
    });
    expect(await world.traces(given.paymentId)).toMatchObject({ status: 'paid' });
    const { gift } = (await world.organiser.call('enableCollaboration', { params: given.place })).data;
    expect(gift).toMatchObject({ totalCollected: 12_500, collaborators: [{ contributionAmount: 12_500 }] });
    expect((await takeMails(world, world.guest)).map(({ subject }) => subject)).toEqual([
      '₹12,500 could not be returned to you',
    ]);
    expect((await takeMails(world, world.organiser)).map(({ subject }) => subject)).toEqual([
      '₹12,500 could not be returned to Meera Iyer',
    ]);
    const [news] = (await world.organiser.call('getNotifications', { query: {} })).data.notifications;
    expect(news).toMatchObject({
      title: '₹12,500 could not be sent back to Meera Iyer',
      path: '/wallet',
      sentViaEmail: true,
    });
    await world.control('release', {});
    await world.expectBalanced();

    await world.control('', { newRefunds: 'processed' });
    expect((await withdraw(given)).data.contribution.state).toBe('returning');
    await advance();
    expect((await refundsOf(world, given.paymentId)).map(({ status }) => status)).toEqual([
      'failed',
      'processed',
    ]);
    await expectReturned(given, 1_250_000);
  });
});

describe('a provider in trouble', () => {
  it.each([
    'error',
    'bad_gateway',
    'garbage',
    'wrong_shape',
    'too_many',
    'close',
    'accept_then_error',
    'accept_then_garbage',
    'accept_then_close',
  ])('that answers a refund with %s is asked again, and money goes back once', async (mode) => {
    const given = await withdrawn();
    await fault('payments.refund', mode);
    for (const age of [0, 20, 60]) {
      world.api.setNow(seconds(age));
      await advance();
      expect(await refundOf(given)).toMatchObject({
        status: 'requested',
        failure: expect.stringMatching(/Razorpay/),
      });
    }
    expect(await cardsOf(world, given.paymentId)).toEqual([['used', 0]]);
    await fault('payments.refund', 'none');
    world.api.setNow(seconds(120));
    await advance();
    world.api.setNow();
    await expectReturned(given);
  });

  it('that does it and then never answers is asked again, and money goes back once', async () => {
    const given = await withdrawn();
    await fault('payments.refund', 'accept_then_hang', 1);
    await advance();
    expect(await refundOf(given)).toMatchObject({ status: 'requested' });
    await eventually(async () => {
      await world.api.backend.ctx.db
        .updateTable('refunds')
        .set({ next_check_at: new Date(0) })
        .where('payment_id', '=', given.paymentId)
        .where('status', '=', 'requested')
        .execute();
      await advance();
      expect(await refundOf(given)).toMatchObject({ status: 'processed' });
    });
    await expectReturned(given);
  });

  it.each(['error', 'garbage', 'wrong_shape', 'close'])(
    'that answers %s when asked about one on its way is asked later',
    async (mode) => {
      await world.control('', { newRefunds: 'pending' });
      const given = await withdrawn();
      await advance();
      await world.control('refund', { id: (await refundOf(given))?.provider_refund_id, status: 'processed' });
      await fault('refunds.fetch', mode);
      world.api.setNow(seconds(120));
      await advance();
      expect(await refundOf(given)).toMatchObject({ status: 'pending' });
      await fault('refunds.fetch', 'none');
      world.api.setNow(seconds(300));
      await advance();
      world.api.setNow();
      await expectReturned(given);
    },
  );

  it('that may have forgotten our key is first asked what it sent back', async () => {
    const given = await withdrawn();
    await fault('payments.refund', 'accept_then_error', 1);
    await advance();
    // from here on the call that sends money is not needed any more
    await fault('payments.refund', 'error');
    world.api.setNow(seconds(2 * 3600));
    await advance();
    world.api.setNow();
    await expectReturned(given);
  });
});

describe('asked for', () => {
  it('by an operator, a refund goes the same way; one that stands is the only one', async () => {
    const given = await give(world, 5000);
    const { paymentContext, ctx } = world.api.backend;
    const ask = () =>
      ctx.db.transaction().execute(async (tx) => {
        const payment = await lockPayment(tx, given.paymentId);
        return payment && requestRefund(paymentContext, tx, payment, 'operator');
      });
    await takeMails(world, world.organiser);
    const first = await ask();
    expect((await takeMails(world, world.organiser)).map(({ subject }) => subject)).toEqual([
      '₹5,000 is going back to Meera Iyer',
    ]);
    expect((await ask())?.id).toBe(first?.id);
    await sendRefund(paymentContext, first?.id ?? '');
    expect(await refundOf(given)).toMatchObject({ reason: 'operator' });
    await expectReturned(given);
    expect((await ask())?.id).toBe(first?.id);
  });

  it('of a payment that nobody paid, there is none', async () => {
    const { paymentContext, ctx } = world.api.backend;
    const begun = await world.begin(await world.gift(), 5000);
    const refund = await ctx.db.transaction().execute(async (tx) => {
      const payment = await lockPayment(tx, begun._id);
      return payment && requestRefund(paymentContext, tx, payment, 'operator');
    });
    expect(refund).toBeUndefined();
    expect(await refundsOf(world, begun._id)).toEqual([]);
  });
});
