import { describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { addCard } from '#tests/gift-cards/cards.ts';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useGivingWorld();
const buy = (who: Caller, params: Place, purchaseConfirmation?: string) =>
  who.call('markGiftPurchased', {
    params,
    body: purchaseConfirmation === undefined ? {} : { purchaseConfirmation },
  });
const onWishlist = async (who: Caller, { eventId, giftId }: Place) =>
  (await who.call('getWishlist', { params: { eventId }, query: {} })).data
    .flatMap(({ items }) => items)
    .find(({ _id }) => _id === giftId);

const hostRow = (eventId: string, { userId, email }: Caller) => ({
  id: newId(),
  event_id: eventId,
  email,
  role: 'editor' as const,
  user_id: userId,
  invited_at: new Date(),
  expires_at: new Date(Date.now() + 86_400_000),
  accepted_at: new Date(),
});

describe('marking a gift as purchased', () => {
  it('one who takes part says so; those of the gift and the organiser read who and how, a guest who, others only that', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const stranger = await world.api.signIn();
    const bought = await buy(world.giver, place, ' Order 4711,\nby Friday ');
    expect(bought.data.gift).toMatchObject({
      isPurchased: true,
      purchasedBy: [{ firstName: 'Kabir' }],
      collaborators: [{ hasPurchased: true }],
    });
    for (const who of [world.giver, world.organiser]) {
      expect(await onWishlist(who, place)).toMatchObject({
        isPurchased: true,
        purchasedBy: [{ _id: world.giver.userId, firstName: 'Kabir', lastName: 'Sen' }],
        purchaseConfirmation: 'Order 4711, by Friday',
        collaborators: [{ hasPurchased: true }],
      });
    }
    const seenBy = async (who: Caller) => {
      const gift = await onWishlist(who, place);
      expect(gift).not.toHaveProperty('purchaseConfirmation');
      return gift;
    };
    expect(await seenBy(guest)).toMatchObject({
      purchasedBy: [{ firstName: 'Kabir' }],
      collaborators: [{ user: { firstName: 'Kabir' }, hasPurchased: true }],
    });
    for (const who of [stranger, world.api.visitor])
      expect(await seenBy(who)).toMatchObject({ isPurchased: true, purchasedBy: [], collaborators: [] });
  });

  it('hosts know a buyer without a name in the profile by the guest list; others do not', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place, 'Ravi', 'Menon');
    await world.db
      .updateTable('users')
      .set({ first_name: '', last_name: '' })
      .where('id', '=', guest.userId)
      .execute();
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    await world.join(guest, place);
    await buy(guest, place);
    const seen = async (who: Caller) => {
      const gift = await onWishlist(who, place);
      return [
        ...(gift?.purchasedBy ?? []),
        ...(gift?.collaborators ?? [])
          .filter(({ user }) => user._id === guest.userId)
          .map(({ user }) => user),
      ].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    };
    expect(await seen(world.organiser)).toEqual(['Ravi Menon', 'Ravi Menon']);
    for (const who of [guest, world.giver, await world.guestOf(place, 'Neel')])
      expect(await seen(who)).toEqual([' ', ' ']);
    expect(await seen(world.api.visitor)).toEqual([]);
  });

  it('the organiser buys it, also when nobody gives it together; then it can be delivered', async () => {
    const place = await world.gift();
    expect((await buy(world.organiser, place)).data.gift.purchasedBy).toMatchObject([
      { _id: world.organiser.userId },
    ]);
    expect((await onWishlist(world.giver, place))?.collaborators).toMatchObject([{ hasPurchased: false }]);
    const alone = await world.gift({ enabled: false });
    await buy(world.organiser, alone);
    expect(await onWishlist(world.organiser, alone)).toMatchObject({
      isCollaborative: false,
      isPurchased: true,
      purchasedBy: [{ firstName: 'Asha' }],
    });
    const delivered = await world.organiser.call('markGiftDelivered', { params: alone });
    expect(delivered.data.gift).toMatchObject({ isDelivered: true, purchasedBy: [{ firstName: 'Asha' }] });
  });

  it('asked again by the buyer it changes nothing; by somebody else it is a conflict', async () => {
    const place = await world.gift();
    await buy(world.giver, place, 'first');
    expect((await buy(world.giver, place, 'second')).status).toBe(200);
    expect(await onWishlist(world.giver, place)).toMatchObject({ purchaseConfirmation: 'first' });
    expect(await buy(world.organiser, place)).toMatchObject({
      status: 409,
      error: { code: 'purchased', message: 'This gift has already been bought.' },
    });
    expect(
      await world.db
        .selectFrom('gift_purchases')
        .select('user_id')
        .where('gift_id', '=', place.giftId)
        .execute(),
    ).toEqual([{ user_id: world.giver.userId }]);
  });

  it('nobody else: not a guest, not a stranger; not for a cancelled event, nor with a long story', async () => {
    const place = await world.gift();
    const sentence = 'Only those who give this gift together and the organiser can mark it as purchased.';
    for (const who of [await world.guestOf(place), await world.api.signIn()])
      expect(await buy(who, place)).toMatchObject({ status: 403, error: { message: sentence } });
    expect(await buy(world.giver, place, 'x'.repeat(501))).toMatchObject({
      status: 400,
      error: { details: { purchaseConfirmation: ['Use at most 500 characters.'] } },
    });
    expect((await buy(world.giver, { ...place, giftId: 'no-such-gift-00000' })).status).toBe(404);
    await world.db
      .updateTable('events')
      .set({ status: 'cancelled' })
      .where('id', '=', place.eventId)
      .execute();
    expect(await buy(world.giver, place)).toMatchObject({ status: 409, error: { code: 'event_cancelled' } });
    expect((await onWishlist(world.giver, place))?.isPurchased).toBe(false);
  });

  describe('and a host who takes it back', () => {
    const undo = (who: Caller, params: Place, purchasedBy = '') =>
      who.call('undoGiftPurchase', { params, body: { purchasedBy } });
    const notificationsOf = async (who: Caller) =>
      (await who.call('getNotifications', { query: { limit: 100 } })).data.notifications.map(
        ({ type, message }) => `${type}: ${message}`,
      );
    const event = 'Meera weds Rohan';

    it('opens the gift again, with nothing left of the purchase; who bought, who gives and who hosts is told', async () => {
      const place = await world.gift();
      const guest = await world.guestOf(place);
      const coHost = await world.api.signIn();
      await world.db.insertInto('event_hosts').values(hostRow(place.eventId, coHost)).execute();
      await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
      await world.join(guest, place);
      await buy(guest, place, 'Order 4711');
      await world.organiser.call('markGiftDelivered', { params: place });
      expect(await world.join(world.giver, place)).toMatchObject({ status: 409 });
      await world.db.deleteFrom('notifications').execute();

      expect((await undo(coHost, place, guest.userId)).data.gift).toMatchObject({
        isPurchased: false,
        purchasedBy: [],
      });
      const gift = await onWishlist(world.organiser, place);
      expect(gift).toMatchObject({
        isPurchased: false,
        isDelivered: false,
        purchasedBy: [],
        isCollaborative: true,
      });
      expect(gift?.collaborators.map(({ hasPurchased }) => hasPurchased)).toEqual([false, false]);
      expect(gift).not.toHaveProperty('purchaseConfirmation');
      expect(
        await world.db
          .selectFrom('gift_purchases')
          .select('user_id')
          .where('gift_id', '=', place.giftId)
          .execute(),
      ).toEqual([]);
      expect((await world.join(await world.guestOf(place, 'Neel'), place)).status).toBe(200);

      const others = `gift_updated: A host of ${event} has undone the purchase. People can contribute to it again.`;
      expect(await notificationsOf(guest)).toContain(
        `gift_updated: You had marked it as purchased for ${event}; a host has undone that. If you did buy it, please tell them.`,
      );
      expect(await notificationsOf(guest)).not.toContain(others);
      for (const who of [world.giver, world.organiser]) expect(await notificationsOf(who)).toContain(others);
      expect((await notificationsOf(coHost)).filter((text) => text.startsWith('gift_updated'))).toEqual([]);
    });

    it('keeps whoever marked it, and all who are no guests, from doing so again until a host allows it', async () => {
      const place = await world.gift();
      await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
      const [second, third] = [await world.api.signIn(), await world.api.signIn()];
      const guest = await world.guestOf(place);
      for (const who of [second, third]) {
        const { data } = await world.ask(who, place, world.organiser);
        await world.respond(world.organiser, place, data.request._id, 'accepted');
      }
      for (const who of [second, third, guest]) await world.join(who, place);
      const held = async (who: Caller) => (await onWishlist(who, place))?.purchaseHeld;
      expect(await held(world.giver)).toBeUndefined();
      await buy(world.giver, place);
      await undo(world.organiser, place);

      const refused = {
        status: 403,
        error: {
          code: 'purchase_held',
          message: expect.stringContaining('now only a host can mark it as purchased') as string,
        },
      };
      // left and joined again, and with other accounts that gave nothing
      await world.db
        .deleteFrom('collaborators')
        .where('user_id', '=', world.giver.userId)
        .where('gift_id', '=', place.giftId)
        .execute();
      const again = await world.ask(world.giver, place, world.organiser);
      await world.respond(world.organiser, place, again.data.request._id, 'accepted');
      await world.join(world.giver, place);
      expect(await buy(world.giver, place)).toMatchObject(refused);
      expect(await buy(second, place)).toMatchObject({ status: 403, error: { code: 'gave_nothing' } });
      for (const who of [world.giver, second]) expect(await held(who)).toBe(true);
      expect((await onWishlist(world.organiser, place))?.isPurchased).toBe(false);
      const hindi = await world.giver.fetch(
        `/events/${place.eventId}/wishlist/gift/${place.giftId}/mark-purchased`,
        {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': 'hi' },
          body: '{}',
        },
      );
      expect(((await hindi.json()) as { message: string }).message).toContain('मेज़बान');

      // a guest goes on; taken back, it is held from that guest, too
      expect(await held(guest)).toBeUndefined();
      expect((await buy(guest, place)).status).toBe(200);
      await undo(world.organiser, place);
      expect(await buy(guest, place)).toMatchObject(refused);
      const cardId = await addCard(world.api.backend.ctx, world.organiser.userId, 1, place.eventId);
      const { payment_id } = await world.db
        .selectFrom('gift_cards')
        .select('payment_id')
        .where('id', '=', cardId)
        .executeTakeFirstOrThrow();
      await world.db
        .insertInto('contributions')
        .values({
          id: newId(),
          gift_id: place.giftId,
          event_id: place.eventId,
          contributor_id: third.userId,
          payment_id,
          amount_paise: 100,
        })
        .execute();
      // a rupee can be taken back, too
      expect(await buy(third, place)).toMatchObject(refused);
      expect(await held(third)).toBe(true);

      expect(await held(world.organiser)).toBe(true);
      expect((await world.giver.call('allowGiftPurchase', { params: place })).status).not.toBe(200);
      expect((await world.organiser.call('allowGiftPurchase', { params: place })).status).toBe(200);
      expect(await held(world.organiser)).toBeUndefined();
      expect((await buy(world.giver, place)).status).toBe(200);
    });

    it('is not held from hosts, whose own mark holds it from nobody', async () => {
      const place = await world.gift();
      await buy(world.organiser, place);
      await undo(world.organiser, place);
      expect((await buy(world.giver, place)).status).toBe(200);
      await undo(world.organiser, place);
      expect((await buy(world.organiser, place)).status).toBe(200);
    });

    it('changes nothing the second time, and tells nobody again; afterwards a host marks it anew', async () => {
      const place = await world.gift();
      await buy(world.giver, place, 'first');
      expect((await undo(world.organiser, place)).status).toBe(200);
      await world.db.deleteFrom('notifications').execute();
      expect((await undo(world.organiser, place)).data.gift).toMatchObject({ isPurchased: false });
      expect(await notificationsOf(world.giver)).toEqual([]);
      expect((await buy(world.organiser, place, 'second')).data.gift).toMatchObject({ isPurchased: true });
      expect(await onWishlist(world.giver, place)).toMatchObject({ purchaseConfirmation: 'second' });
    });

    it('leaves a purchase by somebody else than the page named, and a cancelled event', async () => {
      const place = await world.gift();
      await buy(world.organiser, place);
      expect(await undo(world.organiser, place, world.giver.userId)).toMatchObject({
        status: 409,
        error: { code: 'bought_by_another' },
      });
      await world.db
        .updateTable('events')
        .set({ status: 'cancelled' })
        .where('id', '=', place.eventId)
        .execute();
      expect(await undo(world.organiser, place)).toMatchObject({
        status: 409,
        error: { code: 'event_cancelled' },
      });
      expect((await onWishlist(world.organiser, place))?.isPurchased).toBe(true);
    });

    it('is a host who may change the event, nobody else, not even the buyer', async () => {
      const place = await world.gift();
      await buy(world.giver, place);
      expect((await undo(await world.guestOf(place), place)).status).toBe(403);
      expect((await undo(world.giver, place)).status).toBe(404);
      expect((await undo(world.api.visitor, place)).status).toBe(401);
      expect((await undo(world.organiser, { ...place, giftId: 'no-such-gift-00000' })).status).toBe(404);
      expect((await onWishlist(world.giver, place))?.isPurchased).toBe(true);
    });
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
