import { describe, expect, it } from 'vitest';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useGivingWorld();
const buy = (who: Caller, params: Place, purchaseConfirmation?: string) =>
  who.call('markGiftPurchased', { params, body: purchaseConfirmation === undefined ? {} : { purchaseConfirmation } });
const onWishlist = async (who: Caller, { eventId, giftId }: Place) =>
  (await who.call('getWishlist', { params: { eventId } })).data.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);

describe('marking a gift as purchased', () => {
  it('one who takes part says so; those of the gift and the organiser read who, others only that', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const bought = await buy(world.giver, place, ' Order 4711,\nby Friday ');
    expect(bought.data.gift).toMatchObject({ isPurchased: true, purchasedBy: [{ firstName: 'Kabir' }], collaborators: [{ hasPurchased: true }] });
    for (const who of [world.giver, world.organiser]) {
      expect(await onWishlist(who, place)).toMatchObject({
        isPurchased: true,
        purchasedBy: [{ _id: world.giver.userId, firstName: 'Kabir', lastName: 'Sen' }],
        purchaseConfirmation: 'Order 4711, by Friday',
        collaborators: [{ hasPurchased: true }],
      });
    }
    for (const who of [guest, world.api.visitor]) {
      const gift = await onWishlist(who, place);
      expect(gift).toMatchObject({ isPurchased: true, purchasedBy: [], collaborators: [] });
      expect(gift).not.toHaveProperty('purchaseConfirmation');
    }
  });

  it('the organiser buys it, also when nobody gives it together; then it can be delivered', async () => {
    const place = await world.gift();
    expect((await buy(world.organiser, place)).data.gift.purchasedBy).toMatchObject([{ _id: world.organiser.userId }]);
    expect((await onWishlist(world.giver, place))?.collaborators).toMatchObject([{ hasPurchased: false }]);
    const alone = await world.gift({ enabled: false });
    await buy(world.organiser, alone);
    expect(await onWishlist(world.organiser, alone)).toMatchObject({ isCollaborative: false, isPurchased: true, purchasedBy: [{ firstName: 'Asha' }] });
    const delivered = await world.organiser.call('markGiftDelivered', { params: alone });
    expect(delivered.data.gift).toMatchObject({ isDelivered: true, purchasedBy: [{ firstName: 'Asha' }] });
  });

  it('asked again by the buyer it changes nothing; by somebody else it is a conflict', async () => {
    const place = await world.gift();
    await buy(world.giver, place, 'first');
    expect((await buy(world.giver, place, 'second')).status).toBe(200);
    expect(await onWishlist(world.giver, place)).toMatchObject({ purchaseConfirmation: 'first' });
    expect(await buy(world.organiser, place)).toMatchObject({ status: 409, error: { code: 'purchased', message: 'This gift has been bought already.' } });
    expect(await world.db.selectFrom('gift_purchases').select('user_id').where('gift_id', '=', place.giftId).execute()).toEqual([{ user_id: world.giver.userId }]);
  });

  it('nobody else: not a guest, not a stranger; not for a cancelled event, nor with a long story', async () => {
    const place = await world.gift();
    const sentence = 'Only those who give this gift together and the organiser can mark it as purchased.';
    for (const who of [await world.guestOf(place), await world.api.signIn()]) expect(await buy(who, place)).toMatchObject({ status: 403, error: { message: sentence } });
    expect(await buy(world.giver, place, 'x'.repeat(501))).toMatchObject({ status: 400, error: { details: { purchaseConfirmation: ['Use at most 500 characters.'] } } });
    expect((await buy(world.giver, { ...place, giftId: 'no-such-gift-00000' })).status).toBe(404);
    await world.db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', place.eventId).execute();
    expect(await buy(world.giver, place)).toMatchObject({ status: 409, error: { code: 'event_cancelled' } });
    expect((await onWishlist(world.giver, place))?.isPurchased).toBe(false);
  });

  it('nobody joins, asks or enables afterwards', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    await buy(world.giver, place);
    const refused = { status: 409, error: { code: 'purchased' } };
    expect(await world.join(world.giver, place)).toMatchObject(refused);
    expect(await world.ask(guest, place, world.giver)).toMatchObject(refused);
    expect(await guest.call('enableCollaboration', { params: place })).toMatchObject(refused);
  });
});
