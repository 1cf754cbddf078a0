import { describe, expect, it } from 'vitest';
import { addGuest } from '#tests/guests/wedding.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();
type Place = { eventId: string; giftId: string };

const pay = async (who: Caller, place: Place, amount: number) =>
  world.comeBack(await world.press(await world.begin(place, amount, who), 'pay'));
const onPage = async (who: Caller, { eventId }: Place) =>
  (await who.call('getEvent', { params: { eventId }, query: {} })).data.event.gifts;
const onWishlist = async (who: Caller, { eventId }: Place) =>
  (await who.call('getWishlist', { params: { eventId }, query: {} })).data.flatMap(({ items }) => items)[0];

describe('what others see of a gift given together', () => {
  it('its progress is on the event page, for everybody and naming nobody', async () => {
    const place = await world.gift(12_500);
    expect(await onPage(world.api.visitor, place)).toMatchObject([
      { isCollaborative: true, totalCollected: 0 },
    ]);
    await pay(world.guest, place, 5000);
    const [gift] = await onPage(world.api.visitor, place);
    expect(gift).toMatchObject({ isCollaborative: true, totalCollected: 5000 });
    expect(gift).not.toHaveProperty('collaborators');
    await world.api.backend.ctx.db.deleteFrom('collaborations').where('gift_id', '=', place.giftId).execute();
    expect((await onPage(world.api.visitor, place))[0]?.isCollaborative).toBeUndefined();
  });

  it('names and amounts are for collaborators and the organiser', async () => {
    const place = await world.gift(12_500);
    const kabir = await world.api.signIn({ firstName: 'Kabir' });
    const stranger = await world.api.signIn({ firstName: 'Ravi' });
    await pay(world.guest, place, 5000);
    await pay(kabir, place, 0.1 + 1.2);

    const given = async (who: Caller) =>
      (await onWishlist(who, place))?.collaborators.map(({ user, contributionAmount }) => [
        user.firstName,
        contributionAmount,
      ]);
    expect(await given(world.organiser)).toEqual([
      ['Meera', 5000],
      ['Kabir', 1.3],
    ]);
    expect(await given(kabir)).toEqual([
      ['Meera', 5000],
      ['Kabir', 1.3],
    ]);
    for (const who of [stranger, world.api.visitor]) {
      expect(await onWishlist(who, place)).toMatchObject({
        isCollaborative: true,
        openToAll: true,
        totalCollected: 5001.3,
        collaboratorCount: 2,
        collaborators: [],
      });
    }
  });

  it('a guest reads who gives and who bought, without amounts and addresses; lists of events tell what the wishlist does', async () => {
    const place = await world.gift(12_500);
    const { ctx } = world.api.backend;
    const ravi = await world.api.signIn({ firstName: 'Ravi' });
    await addGuest(ctx, place.eventId, { email: ravi.email, user_id: ravi.userId });
    await pay(world.guest, place, 5000);
    await world.guest.call('markGiftPurchased', { params: place, body: {} });
    const meera = {
      _id: world.guest.userId,
      firstName: 'Meera',
      lastName: 'Iyer',
      profilePicture: '',
      email: '',
    };
    const seen = await onWishlist(ravi, place);
    expect(seen).toMatchObject({
      collaborators: [{ user: meera, status: 'accepted', hasPurchased: true }],
      purchasedBy: [meera],
    });
    expect(seen?.collaborators[0]).toEqual({
      user: meera,
      status: 'accepted',
      contributionAmount: null,
      hasPurchased: true,
    });
    expect(seen).not.toHaveProperty('takesPart');
    const joined = (await ravi.call('getMyEvents', {})).data.joinedEvents.find(
      ({ _id }) => _id === place.eventId,
    );
    expect(joined?.giftsWanted).toEqual([seen]);
    const own = (await world.organiser.call('getMyEvents', {})).data.createdEvents.find(
      ({ _id }) => _id === place.eventId,
    );
    expect(own?.giftsWanted).toMatchObject([
      {
        collaborators: [{ user: { ...meera, email: world.guest.email }, contributionAmount: 5000 }],
        purchasedBy: [{ email: world.guest.email }],
      },
    ]);
    expect(own?.giftsWanted).toEqual([await onWishlist(world.organiser, place)]);
  });
});
