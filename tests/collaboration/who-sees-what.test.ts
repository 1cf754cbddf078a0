import { describe, expect, it } from 'vitest';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();
type Place = { eventId: string; giftId: string };

const pay = async (who: Caller, place: Place, amount: number) => world.comeBack(await world.press(await world.begin(place, amount, who), 'pay'));
const onPage = async (who: Caller, { eventId }: Place) => (await who.call('getEvent', { params: { eventId }, query: {} })).data.event.gifts;
const onWishlist = async (who: Caller, { eventId }: Place) => (await who.call('getWishlist', { params: { eventId } })).data.flatMap(({ items }) => items)[0];

describe('what others see of a gift given together', () => {
  it('its progress is on the event page, for everybody and naming nobody', async () => {
    const place = await world.gift(12_500);
    expect(await onPage(world.api.visitor, place)).toMatchObject([{ isCollaborative: true, totalCollected: 0 }]);
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

    const given = async (who: Caller) => (await onWishlist(who, place))?.collaborators.map(({ user, contributionAmount }) => [user.firstName, contributionAmount]);
    expect(await given(world.organiser)).toEqual([['Meera', 5000], ['Kabir', 1.3]]);
    expect(await given(kabir)).toEqual([['Meera', 5000], ['Kabir', 1.3]]);
    for (const who of [stranger, world.api.visitor]) {
      expect(await onWishlist(who, place)).toMatchObject({ isCollaborative: true, openToAll: true, totalCollected: 5001.3, collaboratorCount: 2, collaborators: [] });
    }
  });
});
