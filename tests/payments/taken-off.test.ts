import { beforeEach, describe, expect, it } from 'vitest';
import { advanceRefunds } from '#backend/money/payments/service.ts';
import {
  expectNothingHeld,
  fairWeather,
  give,
  refundsOf,
  sentBack,
  takeMails,
  withdraw,
  type Place,
} from '#tests/payments/giving.ts';
import type { StartedPayment } from '#contract/money/payments.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();
const join = async (who: Caller, place: Place) => {
  await world.invite(place, who);
  return who.call('joinCollaboration', { params: place, body: { contributionAmount: 0 } });
};
const remove = (place: Place, { userId }: Caller) =>
  world.organiser.call('removeCollaborator', { params: { ...place, userId } });
const giversOf = async (place: Place) =>
  (await world.organiser.call('enableCollaboration', { params: place })).data.gift;
const statusOf = async (paymentId: string) => (await world.traces(paymentId)).status;

beforeEach(() => fairWeather(world));

/** Somebody whom a host takes off a gift while they have a checkout open. */
async function takenOff(amount = 5000) {
  const place = await world.gift();
  const who = await world.api.signIn({ firstName: 'Leela', lastName: 'Das' });
  await join(who, place);
  const payment = await world.begin(place, amount, who);
  expect((await remove(place, who)).status).toBe(200);
  await takeMails(world, who);
  await takeMails(world, world.organiser);
  return { place, who, payment };
}

describe('money from somebody whom a host took off the gift', () => {
  it('goes back at once: they do not take part, read why, and nobody else is told', async () => {
    const { place, who, payment } = await takenOff();
    await world.comeBack(await world.press(payment, 'pay'));
    expect(await refundsOf(world, payment._id)).toMatchObject([
      { reason: 'taken_off', status: 'requested', amount_paise: 500_000 },
    ]);
    expect(await giversOf(place)).toMatchObject({ collaborators: [], totalCollected: 0 });
    expect((await who.call('markGiftPurchased', { params: place, body: {} })).status).toBe(403);
    expect(await takeMails(world, who)).toMatchObject([
      {
        subject: '₹5,000 is on its way back to you',
        paragraphs: [
          'A host took you off this gift, so what you gave for Meera weds Rohan goes back to you.',
          expect.stringContaining('5 to 7 working days'),
        ],
      },
    ]);
    expect(await takeMails(world, world.organiser)).toEqual([]);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await statusOf(payment._id)).toBe('refunded');
    expect(await sentBack(world, payment._id)).toEqual([500_000]);
    expect((await remove(place, who)).status).toBe(200);
    await world.control('release', {});
    await expectNothingHeld(world, payment._id);
    await world.expectBalanced();
  });

  it('counts when they were let in again before it arrived', async () => {
    const { place, who, payment } = await takenOff();
    const response = await who.call('requestCollaboration', {
      params: place,
      body: { giftId: place.giftId, targetUserId: world.organiser.userId, message: '' },
    });
    await world.organiser.call('respondToCollaborationRequest', {
      params: { ...place, requestId: response.data.request._id },
      body: { status: 'accepted' },
    });
    await world.comeBack(await world.press(payment, 'pay'));
    expect(await refundsOf(world, payment._id)).toEqual([]);
    expect(await giversOf(place)).toMatchObject({ collaborators: [{ contributionAmount: 5000 }] });
  });

  it('lets them in no more when the provider cannot send it back', async () => {
    await world.control('', { newRefunds: 'failed' });
    const { place, who, payment } = await takenOff();
    await world.comeBack(await world.press(payment, 'pay'));
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await refundsOf(world, payment._id)).toMatchObject([{ reason: 'taken_off', status: 'failed' }]);
    expect(await giversOf(place)).toMatchObject({ collaborators: [] });
    const { data } = await who.call('listContributions', { params: place, query: {} });
    expect(data.contributions).toMatchObject([{ state: 'return_failed' }]);
    // a guest's money only they take back, so that nobody is offered to take them off
    const all = await world.organiser.call('listContributions', { params: place, query: {} });
    expect(all.data.contributions[0]).not.toHaveProperty('fromOutside');
    expect((await remove(place, who)).error.code).toBe('has_given');
    expect((await join(who, place)).error.code).toBe('taken_off');
    await world.expectBalanced();
  });

  it('nor does what they took back before, should that fail afterwards', async () => {
    await world.control('', { newRefunds: 'failed' });
    const given = await give(world, 5000);
    await withdraw(given);
    await join(given.who, given.place);
    expect((await remove(given.place, given.who)).status).toBe(200);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await refundsOf(world, given.paymentId)).toMatchObject([{ status: 'failed' }]);
    expect(await giversOf(given.place)).toMatchObject({ collaborators: [] });
  });
});

describe('the checkouts of somebody whom a host takes off', () => {
  it('are offered no more; those for other gifts and of others stay', async () => {
    const place = await world.gift();
    const who = await world.api.signIn();
    await join(who, place);
    const begin = async (): Promise<StartedPayment> => {
      const answer = await who.fetch(
        `/events/${place.eventId}/wishlist/gift/${place.giftId}/join-collaboration`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-checkout-0001' },
          body: JSON.stringify({ contributionAmount: 700 }),
        },
      );
      return ((await answer.json()) as { payment: StartedPayment }).payment;
    };
    const payment = await begin();
    const [elsewhere, others] = [
      await world.begin(await world.gift(), 700, who),
      await world.begin(place, 700),
    ];
    // whoever takes no part in it loses nothing
    expect((await remove(place, world.guest)).status).toBe(200);
    await remove(place, who);
    expect(await statusOf(payment._id)).toBe('cancelled');
    expect([await statusOf(elsewhere._id), await statusOf(others._id)]).toEqual(['created', 'created']);
    expect(await begin()).toEqual({ _id: payment._id, status: 'cancelled', amount: 700 });
  });

  it('stay as they are when the removal is refused', async () => {
    const given = await give(world, 5000);
    const second = await world.begin(given.place, 700);
    expect(await remove(given.place, given.who)).toMatchObject({ status: 409, error: { code: 'has_given' } });
    expect(await statusOf(second._id)).toBe('created');
  });
});
