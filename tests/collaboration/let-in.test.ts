import { expect, it } from 'vitest';
import type { Caller } from '#tests/setup/test-backend.ts';
import { useGivingWorld } from '#tests/collaboration/giving-world.ts';

const world = useGivingWorld();

it('the wishlist tells whoever a request let in, on either side of it, that they may join', async () => {
  const place = await world.gift();
  const [asking, invited, rejected] = [
    await world.guestOf(place),
    await world.guestOf(place, 'Tara'),
    await world.guestOf(place, 'Leela'),
  ];
  const mayJoin = async (person: Caller) => {
    const { data } = await person.call('getWishlist', { params: { eventId: place.eventId }, query: {} });
    return data.flatMap(({ items }) => items).find(({ _id }) => _id === place.giftId)?.mayJoin;
  };
  const response = await world.ask(asking, place, world.giver);
  const turnedAway = await world.ask(rejected, place, world.giver);
  expect(await mayJoin(asking)).toBeUndefined();
  await world.respond(world.giver, place, response.data.request._id, 'accepted');
  expect(await mayJoin(asking)).toBe(true);

  await world.join(asking, place);
  const invitation = await world.ask(asking, place, invited);
  expect(await mayJoin(invited)).toBeUndefined();
  await world.respond(world.giver, place, turnedAway.data.request._id, 'rejected');
  await world.respond(invited, place, invitation.data.request._id, 'accepted');
  expect([await mayJoin(invited), await mayJoin(rejected)]).toEqual([true, undefined]);
});

it('a purchased gift says so on the event page, to everybody', async () => {
  const place = await world.gift();
  const shown = async () => {
    const { data } = await world.api.visitor.call('getEvent', {
      params: { eventId: place.eventId },
      query: {},
    });
    return data.event.gifts.find(({ _id }) => _id === place.giftId)?.isPurchased;
  };
  expect(await shown()).toBeUndefined();
  await world.giver.call('markGiftPurchased', { params: place, body: {} });
  expect(await shown()).toBe(true);
});
