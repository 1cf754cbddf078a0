import { afterEach, describe, expect, it } from 'vitest';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();
afterEach(() => world.api.setNow());
type Place = { eventId: string; giftId: string };

const begin = async (who: Caller, params: Place, contributionAmount: number, hideAmount?: boolean) => {
  await world.invite(params, who);
  const answer = await who.call('joinCollaboration', {
    params,
    body: { contributionAmount, ...(hideAmount === undefined ? {} : { hideAmount }) },
  });
  expect(answer.status, answer.error?.message).toBe(200);
  if (!answer.data.payment) throw new Error('There is nothing to pay');
  return answer.data.payment;
};
const pay = async (...given: Parameters<typeof begin>) =>
  world.comeBack(await world.press(await begin(...given), 'pay'));
/** What everybody gave as somebody sees it: on the wishlist, and after a change of the gift, which has to be the same. */
async function seenBy(who: Caller, params: Place) {
  const tell = (
    people: readonly {
      user: { firstName: string };
      contributionAmount: number | null;
      hideAmount?: boolean | undefined;
    }[],
  ) =>
    people.map(({ user, contributionAmount, hideAmount }) => [
      user.firstName,
      contributionAmount,
      hideAmount,
    ]);
  const [group] = (await who.call('getWishlist', { params: { eventId: params.eventId }, query: {} })).data;
  const seen = tell(group?.items[0]?.collaborators ?? []);
  expect(tell((await who.call('enableCollaboration', { params })).data.gift.collaborators)).toEqual(seen);
  return seen;
}

describe('hiding the amount', () => {
  it('keeps it from the other collaborators, never from oneself and the organiser', async () => {
    const place = await world.gift();
    const kabir = await world.api.signIn({ firstName: 'Kabir' });
    const stranger = await world.api.signIn();
    await pay(world.guest, place, 5000, true);
    await pay(kabir, place, 1000);
    expect(await seenBy(kabir, place)).toEqual([
      ['Meera', null, undefined],
      ['Kabir', 1000, false],
    ]);
    expect(await seenBy(world.guest, place)).toEqual([
      ['Meera', 5000, true],
      ['Kabir', 1000, undefined],
    ]);
    expect(await seenBy(world.organiser, place)).toEqual([
      ['Meera', 5000, true],
      ['Kabir', 1000, false],
    ]);
    expect(await seenBy(stranger, place)).toEqual([]);
  });

  it('the latest choice counts for everything they gave; none leaves it as it was', async () => {
    const place = await world.gift();
    const own = async () => (await seenBy(world.guest, place))[0];
    await pay(world.guest, place, 100);
    expect(await own()).toEqual(['Meera', 100, false]);
    await pay(world.guest, place, 200, true);
    await pay(world.guest, place, 300);
    expect(await own()).toEqual(['Meera', 600, true]);
    await world.guest.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 0, hideAmount: false },
    });
    expect(await own()).toEqual(['Meera', 600, false]);
  });

  it('the latest choice counts also when its payment arrives first', async () => {
    const place = await world.gift();
    world.api.setNow(new Date(Date.now() - 60_000));
    const earlier = await begin(world.guest, place, 100, false);
    world.api.setNow();
    const later = await begin(world.guest, place, 200, true);
    await world.comeBack(await world.press(later, 'pay'));
    await world.comeBack(await world.press(earlier, 'pay'));
    expect(await seenBy(world.guest, place)).toEqual([['Meera', 300, true]]);
  });

  it('a payment without a choice does not come between one and its choice', async () => {
    const place = await world.gift();
    await pay(world.guest, place, 50);
    world.api.setNow(new Date(Date.now() - 60_000));
    const hiding = await begin(world.guest, place, 100, true);
    world.api.setNow();
    await pay(world.guest, place, 200);
    await world.comeBack(await world.press(hiding, 'pay'));
    expect(await seenBy(world.guest, place)).toEqual([['Meera', 350, true]]);
  });
});

describe('what went back', () => {
  it('is counted nowhere', async () => {
    const place = await world.gift(1000);
    const { db } = world.api.backend.ctx;
    await pay(world.guest, place, 400);
    await db
      .updateTable('contributions')
      .set({ refunded_paise: 15_000 })
      .where('gift_id', '=', place.giftId)
      .execute();
    expect(await seenBy(world.organiser, place)).toEqual([['Meera', 250, false]]);
    const { gift } = (await world.organiser.call('enableCollaboration', { params: place })).data;
    expect(gift).toMatchObject({ totalCollected: 250, price: 1000 });
    const { eventId } = place;
    expect(
      (await world.organiser.call('getWishlist', { params: { eventId }, query: {} })).data[0]?.items[0]
        ?.totalCollected,
    ).toBe(250);
    expect(
      (await world.api.visitor.call('getEvent', { params: { eventId }, query: {} })).data.event.gifts[0]
        ?.totalCollected,
    ).toBe(250);
  });
});

describe('a payment on its way', () => {
  it('counts when the gift is bought before it arrives; nothing new begins', async () => {
    const place = await world.gift();
    const payment = await world.begin(place, 4000);
    await world.organiser.call('markGiftPurchased', { params: place, body: {} });
    await world.comeBack(await world.press(payment, 'pay'));
    expect(await world.traces(payment._id)).toMatchObject({
      status: 'paid',
      contributions: 1,
      cards: [400_000],
    });
    expect(await seenByOrganiser(place)).toEqual([['Meera', 4000]]);
    const more = await world.guest.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 100 },
    });
    expect(more).toMatchObject({ status: 409, error: { code: 'purchased' } });
    await world.expectBalanced();
  });

  it('counts when the last day passes before it arrives', async () => {
    const place = await world.gift();
    const { db } = world.api.backend.ctx;
    const payment = await world.begin(place, 4000);
    await db
      .updateTable('collaborations')
      .set({ closes_on: '2020-01-01' })
      .where('gift_id', '=', place.giftId)
      .execute();
    await world.comeBack(await world.press(payment, 'pay'));
    expect(await seenByOrganiser(place)).toEqual([['Meera', 4000]]);
  });

  const seenByOrganiser = async ({ eventId }: Place) =>
    (
      await world.organiser.call('getWishlist', { params: { eventId }, query: {} })
    ).data[0]?.items[0]?.collaborators.map(({ user, contributionAmount }) => [
      user.firstName,
      contributionAmount,
    ]);
});
