import { describe, expect, it } from 'vitest';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import { giveMoney } from '#tests/collaboration/given-money.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useGivingWorld();
const stranger = (firstName = 'Leela') => world.api.signIn({ firstName, lastName: 'Das' });
const remove = (who: Caller, place: Place, { userId }: Caller) =>
  who.call('removeCollaborator', { params: { ...place, userId } });
const giversOf = async (place: Place) => {
  const { data } = await world.organiser.call('getWishlist', {
    params: { eventId: place.eventId },
    query: {},
  });
  const gift = data.flatMap(({ items }) => items).find(({ _id }) => _id === place.giftId);
  return gift?.collaborators.map(({ user }) => user.firstName);
};
const mayJoin = async (who: Caller, place: Place) => {
  const { data } = await who.call('getWishlist', { params: { eventId: place.eventId }, query: {} });
  return data.flatMap(({ items }) => items).find(({ _id }) => _id === place.giftId)?.mayJoin ?? false;
};
const targets = async (who: Caller, place: Place) =>
  (await who.call('listCollaborationTargets', { params: place })).data.targets.map(({ user }) => user._id);

describe('a stranger who joined with nothing', () => {
  it('keeps nobody out: guests and others join as if nobody had', async () => {
    const place = await world.gift({ joined: false });
    const [first, guest, next] = [await stranger('Mallory'), await world.guestOf(place), await stranger()];
    expect((await world.join(first, place)).status).toBe(200);
    expect([await mayJoin(guest, place), await mayJoin(next, place)]).toEqual([true, true]);
    expect((await world.join(guest, place)).status).toBe(200);
    // from now on the guest is asked
    expect(await mayJoin(next, place)).toBe(false);
    expect((await world.join(next, place)).status).toBe(403);
    expect(await targets(next, place)).toEqual([guest.userId, world.organiser.userId]);
  });

  it('lets nobody in: is not asked, asks nobody, and an older request to them brings nothing', async () => {
    const place = await world.gift({ joined: false });
    const [zero, asker] = [await stranger('Mallory'), await stranger()];
    await world.join(zero, place);
    await giveMoney(world.api.backend.ctx, place, zero, world.organiser);
    const response = await world.ask(asker, place, zero);
    expect(response.status).toBe(200);
    // what they gave is theirs again
    await world.db
      .updateTable('contributions')
      .set({ refunded_paise: 10_000 })
      .where('contributor_id', '=', zero.userId)
      .execute();
    expect(await world.respond(zero, place, response.data.request._id, 'accepted')).toMatchObject({
      status: 409,
      error: { code: 'nobody_lets_in' },
    });
    const [other, elsewhere] = [await stranger(), await world.addGift(place.eventId)];
    const second = { ...place, giftId: elsewhere };
    await world.organiser.call('enableCollaboration', { params: second });
    await world.join(other, second);
    expect((await world.ask(zero, place, other)).status).toBe(404);
    expect((await world.ask(await stranger(), place, zero)).status).toBe(404);
  });

  it('with money in it they let others in', async () => {
    const place = await world.gift({ joined: false });
    const [payer, asker] = [await stranger('Kiran'), await stranger()];
    await world.join(payer, place);
    await giveMoney(world.api.backend.ctx, place, payer, world.organiser);
    expect((await world.join(asker, place)).status).toBe(403);
    const response = await world.ask(asker, place, payer);
    expect((await world.respond(payer, place, response.data.request._id, 'accepted')).status).toBe(200);
    expect((await world.join(asker, place)).status).toBe(200);
  });
});

describe('the organiser', () => {
  it('can be asked in place of those who give, and lets somebody in', async () => {
    const place = await world.gift();
    const [guest, outsider] = [await world.guestOf(place), await stranger()];
    expect(await targets(guest, place)).toEqual([world.giver.userId, world.organiser.userId]);
    for (const who of [guest, outsider]) {
      const response = await world.ask(who, place, world.organiser);
      expect(response.status).toBe(200);
      expect((await world.join(who, place)).status).toBe(403);
      expect((await world.requests(world.organiser, place)).map(({ _id }) => _id)).toEqual([
        response.data.request._id,
      ]);
      await world.respond(world.organiser, place, response.data.request._id, 'accepted');
      expect((await world.join(who, place)).status).toBe(200);
    }
  });
});

describe('a host removes somebody who gave no money', () => {
  it('who is gone, with the requests that waited for them, and joins only by a request accepted since', async () => {
    const place = await world.gift({ joined: false });
    const [giver, guest] = [await world.guestOf(place, 'Tara'), await world.guestOf(place)];
    await world.join(giver, place);
    const waiting = await world.ask(guest, place, giver);
    expect((await remove(world.organiser, place, giver)).data.gift.collaborators).toEqual([]);
    expect(await giversOf(place)).toEqual([]);
    expect(await world.requests(guest, place)).toEqual([]);
    expect((await world.respond(giver, place, waiting.data.request._id, 'accepted')).status).toBe(404);
    // repeating it changes nothing
    expect((await remove(world.organiser, place, giver)).status).toBe(200);

    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    expect(await mayJoin(giver, place)).toBe(false);
    expect(await world.join(giver, place)).toMatchObject({ status: 403, error: { code: 'taken_off' } });
    expect((await world.join(guest, place)).status).toBe(200);

    const response = await world.ask(giver, place, world.organiser);
    await world.respond(world.organiser, place, response.data.request._id, 'accepted');
    expect(await mayJoin(giver, place)).toBe(true);
    expect((await world.join(giver, place)).status).toBe(200);
    // an answer from before is none: removed once more, they ask once more
    await remove(world.organiser, place, giver);
    expect((await world.join(giver, place)).status).toBe(403);
  });

  it('not one who gave money or marked it as purchased; they are told why', async () => {
    const place = await world.gift({ joined: false });
    const giver = await world.guestOf(place, 'Tara');
    await world.join(giver, place);
    await giver.call('markGiftPurchased', { params: place, body: {} });
    expect(await remove(world.organiser, place, giver)).toMatchObject({
      status: 409,
      error: { code: 'has_bought' },
    });
    await world.organiser.call('undoGiftPurchase', { params: place, body: {} });
    await giveMoney(world.api.backend.ctx, place, giver, world.organiser);
    expect(await remove(world.organiser, place, giver)).toMatchObject({
      status: 409,
      error: {
        code: 'has_given',
        message:
          'This person has given money for this gift and cannot be removed. Only they can take it back.',
      },
    });
    expect(await giversOf(place)).toEqual(['Tara']);
  });
});
