import { describe, expect, it } from 'vitest';
import { giveMoney } from '#tests/collaboration/given-money.ts';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/* A gift that somebody from outside lets be given together, and nobody else gives: what guests and the organiser can still do about it (docs/decisions/0094). */
const world = useGivingWorld();
const giftSeenBy = async (who: Caller, { eventId }: Place) => {
  const { data } = await who.call('getWishlist', { params: { eventId }, query: {} });
  return data[0]?.items[0];
};
const claim = (who: Caller, params: Place, surprise = false) =>
  who.call('claimGift', { params, body: { surprise } });
const answer = (params: Place, giveTogether: boolean) =>
  world.organiser.call('answerGiveTogether', { params: { eventId: params.eventId }, body: { giveTogether } });

async function begun() {
  const place = await world.gift({ enabled: false });
  const stranger = await world.api.signIn();
  await stranger.call('enableCollaboration', { params: place });
  expect((await world.join(stranger, place)).status).toBe(200);
  return { place, stranger };
}

describe('what a stranger alone began', () => {
  it('a guest brings all the same, as the page offers them and no stranger; then it is not given together', async () => {
    const { place, stranger } = await begun();
    const guest = await world.guestOf(place);
    expect(await giftSeenBy(guest, place)).toMatchObject({ isCollaborative: true, mayBring: true });
    expect(await giftSeenBy(stranger, place)).not.toHaveProperty('mayBring');
    expect((await claim(guest, place)).status).toBe(200);
    expect(await giftSeenBy(guest, place)).toMatchObject({ isCollaborative: false, isTaken: true });
    expect(await stranger.call('enableCollaboration', { params: place })).toMatchObject({
      status: 409,
      error: { code: 'taken' },
    });
    expect((await world.join(stranger, place)).status).toBe(409);
  });

  it('is closed by no money of theirs that comes after the guest’s word, or after the organiser’s no', async () => {
    for (const ends of ['a guest', 'a no']) {
      const { place, stranger } = await begun();
      if (ends === 'a no') await answer(place, false);
      else await claim(await world.guestOf(place), place);
      await giveMoney(world.api.backend.ctx, place, stranger, world.organiser);
      const bought = await stranger.call('markGiftPurchased', { params: place, body: {} });
      expect(bought.status).toBe(403);
    }
  });

  it('is brought as no surprise, for hosts saw it', async () => {
    const { place } = await begun();
    const refused = await claim(await world.guestOf(place), place, true);
    expect(refused).toMatchObject({ status: 409, error: { code: 'no_surprise' } });
    expect(await giftSeenBy(world.organiser, place)).toMatchObject({ isCollaborative: true });
  });

  it('ends with the organiser’s no, and nobody from outside is then offered to join', async () => {
    const { place, stranger } = await begun();
    expect((await answer(place, false)).status).toBe(200);
    expect(await giftSeenBy(stranger, place)).toMatchObject({ isCollaborative: false });
  });

  it.each(['money', 'a guest', 'the organiser'])('is given together once there is %s', async (what) => {
    const { place, stranger } = await begun();
    const guest = await world.guestOf(place);
    if (what === 'money') await giveMoney(world.api.backend.ctx, place, stranger, world.organiser);
    if (what === 'a guest') await world.join(guest, place);
    if (what === 'the organiser')
      await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    const other = await world.guestOf(place, 'Tara');
    expect(await giftSeenBy(other, place)).not.toHaveProperty('mayBring');
    expect(await claim(other, place)).toMatchObject({ status: 409, error: { code: 'given_together' } });
    await answer(place, false);
    expect(await giftSeenBy(other, place)).toMatchObject({ isCollaborative: true });
  });
});

describe('a place that cost nothing', () => {
  it.each(['no and yes again', 'yes', 'an open gift'])(
    'is gone with the organiser’s word: %s',
    async (word) => {
      const { place, stranger } = await begun();
      if (word === 'no and yes again') await answer(place, false);
      if (word === 'an open gift')
        await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
      else await answer(place, true);
      expect(await giftSeenBy(stranger, place)).not.toHaveProperty('takesPart');
      expect(await world.join(stranger, place)).toMatchObject({
        status: 403,
        error: { code: 'guests_only' },
      });
    },
  );

  it('asks to be let in like any other where somebody keeps the door, and is let in', async () => {
    const { place, stranger } = await begun();
    const guest = await world.guestOf(place);
    await world.join(guest, place);
    expect((await world.join(stranger, place)).status).toBe(403);
    expect(await giftSeenBy(stranger, place)).not.toHaveProperty('mayJoin');
    const { data, status } = await world.ask(stranger, place, guest);
    expect(status).toBe(200);
    await world.respond(guest, place, data.request._id, 'accepted');
    expect(await giftSeenBy(stranger, place)).toMatchObject({ mayJoin: true });
    expect((await world.join(stranger, place)).status).toBe(200);
  });

  it('lets a stranger learn of one giver alone whether they give', async () => {
    const place = await world.gift();
    const [first, second] = [await world.guestOf(place, 'Tara'), await world.guestOf(place, 'Ravi')];
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    for (const who of [first, second]) await world.join(who, place);
    const stranger = await world.api.signIn();
    expect((await world.ask(stranger, place, second)).status).toBe(404);
    expect((await world.ask(stranger, place, world.giver)).status).toBe(404);
    expect((await world.ask(stranger, place, first)).status).toBe(200);
  });
});

describe('what two strangers arrange between them', () => {
  it('holds no longer than the one keeps the door who let the other in', async () => {
    const place = await world.gift({ joined: false });
    const [first, second] = [await world.api.signIn(), await world.api.signIn()];
    await world.join(first, place);
    await giveMoney(world.api.backend.ctx, place, first, world.organiser);
    const { data } = await world.ask(second, place, first);
    await world.respond(first, place, data.request._id, 'accepted');
    expect(await giftSeenBy(second, place)).toMatchObject({ mayJoin: true });
    await world.db
      .updateTable('contributions')
      .set({ refunded_paise: 10_000 })
      .where('contributor_id', '=', first.userId)
      .execute();
    await answer(place, true);
    for (const who of [first, second])
      expect(await world.join(who, place)).toMatchObject({ status: 403, error: { code: 'guests_only' } });
  });
});

describe('a gift that a host enabled after a stranger', () => {
  it('is the host’s: no guest brings it, and a no leaves it', async () => {
    const { place } = await begun();
    await world.organiser.call('enableCollaboration', { params: place });
    const guest = await world.guestOf(place);
    expect(await claim(guest, place)).toMatchObject({ status: 409, error: { code: 'given_together' } });
    await answer(place, false);
    expect(await giftSeenBy(guest, place)).toMatchObject({ isCollaborative: true });
  });
});

describe('where the organiser said no', () => {
  it('nobody from outside is offered to join what a host enabled, or joins it', async () => {
    const place = await world.gift({ joined: false });
    await answer(place, false);
    const stranger = await world.api.signIn();
    expect(await giftSeenBy(stranger, place)).not.toHaveProperty('mayJoin');
    expect(await world.join(stranger, place)).toMatchObject({ status: 403, error: { code: 'guests_only' } });
    const guest = await world.guestOf(place);
    expect(await giftSeenBy(guest, place)).toMatchObject({ mayJoin: true });
    expect((await world.join(guest, place)).status).toBe(200);
  });
});

describe('a guest who joined with nothing', () => {
  it('reads names and no amounts, nor what a buyer wrote', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const { data } = await world.ask(guest, place, world.giver);
    await world.respond(world.giver, place, data.request._id, 'accepted');
    await world.join(guest, place);
    await world.giver.call('markGiftPurchased', { params: place, body: { purchaseConfirmation: 'Order 7' } });
    const seen = await giftSeenBy(guest, place);
    expect(seen?.collaborators.map(({ contributionAmount }) => contributionAmount)).toEqual([null, 0]);
    expect(seen).not.toHaveProperty('purchaseConfirmation');
    await giveMoney(world.api.backend.ctx, place, guest, world.organiser);
    const gift = await giftSeenBy(guest, place);
    expect(gift?.collaborators.every(({ contributionAmount }) => Number(contributionAmount) > 0)).toBe(true);
    expect(gift).toMatchObject({ purchaseConfirmation: 'Order 7' });
  });
});
