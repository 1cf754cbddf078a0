import { describe, expect, it } from 'vitest';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { giveMoney } from '#tests/collaboration/given-money.ts';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { TEST_ORIGIN, type Caller } from '#tests/setup/test-backend.ts';

/* What somebody who only has an event's public address reads of its gifts and closes of them (docs/decisions/0094). */
const world = useGivingWorld();
const open = (place: Place) =>
  world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
const buy = (who: Caller, params: Place) => who.call('markGiftPurchased', { params, body: {} });
const enable = (who: Caller, params: Place) => who.call('enableCollaboration', { params });
const answer = (place: Place, give_together: boolean) =>
  world.db.updateTable('events').set({ give_together }).where('id', '=', place.eventId).execute();

/** A gift that a stranger joined with ₹0 while nobody gave it, and that a guest has given ₹5 to since. */
async function joinedForNothing() {
  const place = await world.gift({ joined: false });
  const stranger = await world.api.signIn({ firstName: 'Mallory' });
  expect((await world.join(stranger, place)).status).toBe(200);
  const guest = await world.guestOf(place, 'Leela', 'Das');
  await world.join(guest, place);
  await giveMoney(world.api.backend.ctx, place, guest, world.organiser);
  return { place, stranger, guest };
}

/** Everything about an event's gifts that anybody may ask for. */
async function readAll(who: Caller, { eventId, giftId }: Place) {
  const gift = `/events/${eventId}/wishlist/gift/${giftId}`;
  const answers = await Promise.all(
    [
      `/events/${eventId}`,
      `/events/${eventId}/wishlist`,
      `/events/my-events`,
      `${gift}/collaboration-requests`,
      `${gift}/collaboration-targets`,
      `${gift}/contributions`,
      `/events/${eventId}/collaboration-requests`,
      `/auth/notifications?limit=100`,
    ].map(async (path) => (await who.fetch(path)).text()),
  );
  return answers.join('\n');
}

describe('a stranger who joined with ₹0', () => {
  it('reads nobody’s name or amount, in no answer and no news, and counts themself alone', async () => {
    const { place, stranger, guest } = await joinedForNothing();
    await buy(guest, place);
    const text = await readAll(stranger, place);
    expect(text).not.toMatch(/Leela|Das\b/);
    expect(text).not.toContain(guest.userId);
    const wishlist = await stranger.call('getWishlist', { params: { eventId: place.eventId }, query: {} });
    expect(wishlist.data[0]?.items[0]).toMatchObject({
      takesPart: true,
      collaboratorCount: 2,
      collaborators: [{ user: { _id: stranger.userId }, contributionAmount: 0 }],
      purchasedBy: [],
    });
  });

  it('reads nothing more from the answers of what they do', async () => {
    const { place, stranger, guest } = await joinedForNothing();
    const response = await world.ask(stranger, place, guest);
    const answers = [await enable(stranger, place), await world.join(stranger, place), response];
    expect(JSON.stringify(answers.map(({ data, error }) => data ?? error))).not.toMatch(/Leela|Das\b/);
  });

  it('is not told by name who answered their request', async () => {
    const { place, guest } = await joinedForNothing();
    const other = await world.api.signIn({ firstName: 'Trudy' });
    const { data } = await world.ask(other, place, guest);
    await world.respond(guest, place, data.request._id, 'accepted');
    await world.join(other, place);
    expect(await readAll(other, place)).not.toMatch(/Leela|Das\b/);
  });

  it('does not mark the gift as bought, until they gave something', async () => {
    const { place, stranger } = await joinedForNothing();
    expect(await buy(stranger, place)).toMatchObject({
      status: 403,
      error: {
        code: 'gave_nothing',
        message: 'Only guests, the organiser and those who have given something can mark it as purchased.',
      },
    });
    await giveMoney(world.api.backend.ctx, place, stranger, world.organiser);
    expect((await buy(stranger, place)).status).toBe(200);
  });

  it('closes it neither by an API key nor by the link of a guest of another event', async () => {
    const { place, stranger } = await joinedForNothing();
    const { ctx } = world.api.backend;
    const { secret } = await addApiKeyRow(ctx, stranger.userId);
    const byKey = await world.api.backend.fetch(
      new Request(`${TEST_ORIGIN}/events/${place.eventId}/wishlist/gift/${place.giftId}/mark-purchased`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: '{}',
      }),
    );
    expect(byKey.status).toBe(403);
    const elsewhere = await addGuest(ctx, await addEvent(ctx, world.organiser.userId));
    const key = { guest: elsewhere.id, key: elsewhere.key };
    const alone = { ...place, giftId: await world.addGift(place.eventId) };
    for (const who of [stranger, world.api.visitor]) {
      const claim = await who.call('claimGift', { params: alone, body: { ...key, surprise: false } });
      expect(claim.status).toBe(who === stranger ? 403 : 401);
    }
    await open(place);
    const given = await world.api.visitor.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 1, ...key },
    });
    expect(given.status).toBe(401);
    const other = await world.api.signIn();
    const joined = await other.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 0, ...key },
    });
    expect(joined.status).toBe(403);
    const { isPurchased } = (await enable(world.organiser, place)).data.gift;
    expect(isPurchased).toBe(false);
  });

  it('stays out once a host took them off', async () => {
    const { place, stranger } = await joinedForNothing();
    await world.organiser.call('removeCollaborator', { params: { ...place, userId: stranger.userId } });
    expect((await buy(stranger, place)).status).toBe(403);
    expect(await world.join(stranger, place)).toMatchObject({ status: 403, error: { code: 'taken_off' } });
    expect(await readAll(stranger, place)).not.toMatch(/Leela|Das\b/);
  });
});

describe('a gift that the organiser opened', () => {
  it('is for guests and co-hosts: a stranger asks, and joins once somebody let them in', async () => {
    const place = await world.gift({ joined: false });
    await open(place);
    const stranger = await world.api.signIn();
    const guestsOnly = {
      status: 403,
      error: { code: 'guests_only', message: 'Only guests join this gift without asking. Ask to be let in.' },
    };
    // also while nobody gives it yet
    expect(await world.join(stranger, place)).toMatchObject(guestsOnly);
    const guest = await world.guestOf(place);
    expect((await world.join(guest, place)).status).toBe(200);
    expect(await world.join(stranger, place)).toMatchObject(guestsOnly);
    const mayJoin = async (who: Caller) =>
      (await who.call('getWishlist', { params: { eventId: place.eventId }, query: {} })).data[0]?.items[0]
        ?.mayJoin;
    expect(await mayJoin(stranger)).toBeUndefined();
    expect(await mayJoin(await world.guestOf(place, 'Tara'))).toBe(true);
    const { data } = await world.ask(stranger, place, guest);
    await world.respond(guest, place, data.request._id, 'accepted');
    expect(await mayJoin(stranger)).toBe(true);
    expect((await world.join(stranger, place)).status).toBe(200);
  });
});

describe('a gift that nobody opened', () => {
  it('may be enabled by anybody, and opens to one first giver alone', async () => {
    const place = await world.gift({ enabled: false });
    const [first, second] = [await world.api.signIn(), await world.api.signIn()];
    expect((await enable(first, place)).data.gift).toMatchObject({ isCollaborative: true, openToAll: false });
    await giveMoney(world.api.backend.ctx, place, first, world.organiser);
    await world.join(first, place);
    expect(await world.join(second, place)).toMatchObject({ status: 403 });
  });

  it('stays shut where the organiser said that guests do not give together; a host opens a single one', async () => {
    const place = await world.gift({ enabled: false });
    await answer(place, false);
    for (const who of [await world.api.signIn(), await world.guestOf(place)])
      expect(await enable(who, place)).toMatchObject({
        status: 403,
        error: {
          code: 'giving_off',
          message: 'The organiser has chosen not to have this gift given together.',
        },
      });
    expect((await enable(world.organiser, place)).status).toBe(200);
  });
});
