import { beforeEach, describe, expect, it } from 'vitest';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { giftForm } from '#tests/wishlist/wishes.ts';

const world = useGivingWorld();
let place: Place;
let ravi: Caller;

/** What somebody was told since the gift was there: type and title, oldest first. */
const notificationsOf = async (who: Caller) =>
  (await who.call('getNotifications', { query: { limit: 100 } })).data.notifications.reverse();
const titles = async (who: Caller) => (await notificationsOf(who)).map(({ type, title }) => [type, title]);
const forget = () => world.db.deleteFrom('notifications').execute();
const page = () => `/event/${place.eventId}/gift/${place.giftId}`;

/** A gift that Kabir gives, with Ravi on the guest list. */
beforeEach(async () => {
  place = await world.gift();
  ravi = await world.guestOf(place);
  await forget();
});

describe('a change of a gift', () => {
  const change = (changes: Parameters<typeof giftForm>[0]) =>
    world.organiser.call('updateGift', {
      params: place,
      form: giftForm({ name: 'A kettle', price: '5000', link: '', type: 'kitchen', ...changes }),
    });

  it('of name, price and link is told to those who give it, and nobody else', async () => {
    expect(
      (await change({ name: 'A copper kettle', price: '6000', link: 'https://shop.example.in/kettle' }))
        .status,
    ).toBe(200);
    const [one, ...more] = await notificationsOf(world.giver);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      type: 'gift_updated',
      title: '“A copper kettle” was changed',
      message:
        'You’re giving this gift for Meera weds Rohan. It was called “A kettle” before. The price is now ₹6,000; it was ₹5,000. It now has a shop link.',
      path: page(),
    });
    expect([await titles(world.organiser), await titles(ravi)]).toEqual([[], []]);
  });

  it('of the rest, or none, is not told', async () => {
    expect((await change({ type: 'other' })).status).toBe(200);
    expect(await titles(world.giver)).toEqual([]);
  });

  it('that was refused is not told', async () => {
    expect((await change({ price: '7', name: '' })).status).toBe(400);
    expect(await titles(world.giver)).toEqual([]);
  });

  it('its deletion is told to those who had joined', async () => {
    // what money was given for cannot be deleted
    place = await world.gift({ joined: false });
    await world.join(world.giver, place);
    await forget();
    expect((await world.organiser.call('deleteGift', { params: place })).status).toBe(200);
    const [one] = await notificationsOf(world.giver);
    expect(one).toMatchObject({
      type: 'gift_updated',
      title: '“A kettle” is no longer on the wishlist',
      path: `/event/${place.eventId}`,
    });
    expect((await world.organiser.call('deleteGift', { params: place })).status).toBe(404);
    expect(await notificationsOf(world.giver)).toHaveLength(1);
  });
});

describe('a purchase', () => {
  const buy = (who: Caller) =>
    who.call('markGiftPurchased', { params: place, body: { purchaseConfirmation: 'Order 4711' } });

  it('by one who gives it is told to the organiser and the others, once', async () => {
    await world.db
      .insertInto('collaborators')
      .values({
        gift_id: place.giftId,
        user_id: ravi.userId,
        hide_amount: false,
        choice_at: null,
        joined_at: new Date(),
      })
      .execute();
    await buy(ravi);
    expect((await buy(ravi)).status).toBe(200);
    const expected = [['gift_purchased', '“A kettle” has been bought']];
    expect([await titles(world.organiser), await titles(world.giver), await titles(ravi)]).toEqual([
      expected,
      expected,
      [],
    ]);
    const [one] = await notificationsOf(world.giver);
    expect(one).toMatchObject({
      message: 'Ravi Menon bought it for Meera weds Rohan. No more contributions are needed.',
      path: page(),
    });
    expect(JSON.stringify(one)).not.toContain('4711');
  });

  it('by the organiser is told to those who give it', async () => {
    await buy(world.organiser);
    expect([await titles(world.organiser), await titles(world.giver)]).toEqual([
      [],
      [['gift_purchased', '“A kettle” has been bought']],
    ]);
  });

  it('that was refused is told to nobody', async () => {
    expect((await buy(ravi)).status).toBe(403);
    expect(await titles(world.organiser)).toEqual([]);
  });
});

describe('a request', () => {
  const request = async (who: Caller, target: Caller, message = '') =>
    (await world.ask(who, place, target, message)).data.request._id;

  it('is told to the one who is asked, with the message, once', async () => {
    await request(ravi, world.giver, 'May I join?');
    await request(ravi, world.giver, 'May I join?');
    const [one, ...more] = await notificationsOf(world.giver);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      type: 'collab_request',
      title: 'Ravi Menon asks to join you in a gift',
      message: 'It is “A kettle” for Meera weds Rohan. They write: “May I join?” Please accept or reject.',
      path: page(),
    });
    expect([await titles(ravi), await titles(world.organiser)]).toEqual([[], []]);
  });

  it.each([
    ['accepted', 'collab_accepted', 'You can join now.'],
    ['rejected', 'collab_rejected', 'You can choose another gift.'],
  ] as const)('%s: the requester is told', async (status, type, advice) => {
    const id = await request(ravi, world.giver);
    await forget();
    await world.respond(world.giver, place, id, status);
    expect((await world.respond(world.giver, place, id, status)).status).toBe(409);
    const [one, ...more] = await notificationsOf(ravi);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      type,
      title: `Kabir Sen ${status} your request`,
      message: `You asked about “A kettle” for Meera weds Rohan. ${advice}`,
      path: page(),
    });
    expect(await titles(world.giver)).toEqual([]);
  });

  it('of a stranger is answered without a name', async () => {
    const stranger = await world.api.signIn({ firstName: 'Dev' });
    const id = await request(stranger, world.giver);
    await world.respond(world.giver, place, id, 'accepted');
    const [one] = await notificationsOf(stranger);
    expect(one?.title).toBe('One of the givers accepted your request');
    expect(JSON.stringify(one)).not.toMatch(/Kabir|Sen/);
  });

  it('to join, of one who gives it, reads so on both sides', async () => {
    await world.db.deleteFrom('collaborators').execute();
    await world.join(ravi, place);
    const meera = await world.guestOf(place, 'Meera', 'Iyer');
    await forget();
    const id = await request(ravi, meera);
    expect((await notificationsOf(meera))[0]?.title).toBe('Ravi Menon asks you to give a gift together');
    await world.respond(meera, place, id, 'accepted');
    expect((await notificationsOf(ravi))[0]).toMatchObject({
      title: 'Meera Iyer accepted your request',
      message: 'You asked about “A kettle” for Meera weds Rohan. They can join now.',
    });
  });
});

describe('joining without paying', () => {
  it('is told to the organiser and the others, once', async () => {
    const { data } = await world.ask(ravi, place, world.giver);
    await world.respond(world.giver, place, data.request._id, 'accepted');
    await forget();
    await world.join(ravi, place);
    await world.join(ravi, place, true);
    const expected = [['collab_joined', 'Ravi Menon joined in giving “A kettle”']];
    expect([await titles(world.organiser), await titles(world.giver), await titles(ravi)]).toEqual([
      expected,
      expected,
      [],
    ]);
    expect((await notificationsOf(world.giver))[0]).toMatchObject({
      message: 'The gift is for Meera weds Rohan.',
      path: page(),
    });
  });

  it('that was refused is told to nobody', async () => {
    expect((await world.join(ravi, place)).status).toBe(403);
    expect(await titles(world.organiser)).toEqual([]);
  });
});
