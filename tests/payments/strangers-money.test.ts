import { beforeEach, describe, expect, it } from 'vitest';
import { RECENT_SIGN_IN_MINUTES } from '#contract/operation.ts';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { advanceRefunds } from '#backend/money/payments/service.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import {
  cardsOf,
  expectNothingHeld,
  fairWeather,
  give,
  refundsOf,
  sentBack,
  spend,
  takeMails,
  type Place,
} from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { TEST_ORIGIN, type Caller } from '#tests/setup/test-backend.ts';

/* A rupee from outside holds a gift: it is collected for, cannot be taken off the wishlist, and its giver reads who else gives. The owner sends it back. */
const world = useMoneyWorld();
const remove = (who: Caller, place: Place, { userId }: Caller) =>
  who.call('removeCollaborator', { params: { ...place, userId } });

beforeEach(() => fairWeather(world));

async function begin(who: Caller, place: Place, amount = 1) {
  const begun = await who.call('joinCollaboration', { params: place, body: { contributionAmount: amount } });
  const { payment } = begun.data;
  if (!payment) throw new Error('nothing to pay');
  return payment;
}

/** A gift for which a stranger was the first to pay. */
async function paidByStranger(amount = 1) {
  const place = await world.gift(12_500, { open: false });
  const stranger = await world.api.signIn({ firstName: 'Mallory' });
  const payment = await begin(stranger, place, amount);
  await world.comeBack(await world.press(payment, 'pay'));
  await takeMails(world, stranger);
  await takeMails(world, world.organiser);
  return { place, stranger, paymentId: payment._id };
}

const giftAs = async (who: Caller, { eventId, giftId }: Place) => {
  const { data } = await who.call('getWishlist', { params: { eventId }, query: {} });
  return data.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
};

describe('the owner takes somebody from outside off a gift they gave for', () => {
  it('and the money goes back: they read nobody any more, and the gift may go', async () => {
    const { place, stranger, paymentId } = await paidByStranger();
    expect(await giftAs(world.organiser, place)).toMatchObject({ collaborators: [{ fromOutside: true }] });
    const deletion = () => world.organiser.call('deleteGift', { params: place });
    expect((await deletion()).error.code).toBe('gift_has_money');
    expect((await remove(world.organiser, place, stranger)).data.gift).toMatchObject({
      collaborators: [],
      totalCollected: 0,
    });
    expect(await refundsOf(world, paymentId)).toMatchObject([{ reason: 'taken_off', amount_paise: 100 }]);
    expect(await cardsOf(world, paymentId)).toEqual([['used', 0]]);
    expect(await takeMails(world, stranger)).toMatchObject([
      {
        subject: '₹1 is on its way back to you',
        paragraphs: [
          'A host took you off this gift, so what you gave for Meera weds Rohan goes back to you.',
          expect.stringContaining('5 to 7 working days'),
        ],
      },
    ]);
    expect(await takeMails(world, world.organiser)).toEqual([]);
    expect(await giftAs(stranger, place)).toMatchObject({ collaborators: [] });
    const again = { params: place, body: { contributionAmount: 1 } };
    expect((await stranger.call('joinCollaboration', again)).error.code).toBe('taken_off');
    // repeating it changes nothing
    expect((await remove(world.organiser, place, stranger)).status).toBe(200);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, paymentId)).toEqual([100]);
    await world.control('release', {});
    await expectNothingHeld(world, paymentId);
    await world.expectBalanced();
    expect((await deletion()).status).toBe(200);
  });

  it('whole or not at all, and not while they are the buyer', async () => {
    const { place, stranger, paymentId } = await paidByStranger(500);
    await stranger.call('markGiftPurchased', { params: place, body: {} });
    expect(await remove(world.organiser, place, stranger)).toMatchObject({ error: { code: 'has_bought' } });
    await world.organiser.call('undoGiftPurchase', { params: place, body: {} });
    await spend(world, paymentId, 100);
    expect(await remove(world.organiser, place, stranger)).toMatchObject({
      status: 409,
      error: {
        code: 'used',
        message: 'Some of what this person gave has been used already, so they cannot be removed.',
      },
    });
    expect(await refundsOf(world, paymentId)).toEqual([]);
    expect(await giftAs(world.organiser, place)).toMatchObject({ totalCollected: 500 });
  });

  it('says so where their gift card ran out, of which nothing was used', async () => {
    const { place, stranger, paymentId } = await paidByStranger(500);
    const cards = world.api.backend.ctx.db.updateTable('gift_cards').where('payment_id', '=', paymentId);
    await cards.set({ expires_at: new Date(Date.now() - 1000) }).execute();
    const refusal = {
      status: 409,
      error: {
        code: 'ran_out',
        message:
          'The gift card with what this person gave has expired, so the money cannot go back and they cannot be removed.',
      },
    };
    expect(await remove(world.organiser, place, stranger)).toMatchObject(refusal);
    await expireCards(world.api.backend.ctx);
    expect(await remove(world.organiser, place, stranger)).toMatchObject(refusal);
    expect(await refundsOf(world, paymentId)).toEqual([]);
  });

  it('the money is the owner’s alone: an editor cannot, and is told whose it is', async () => {
    const { place, stranger, paymentId } = await paidByStranger();
    const editor = await world.api.signIn({ firstName: 'Edit' });
    await addHost(world.api.backend.ctx, place.eventId, {
      email: editor.email,
      role: 'editor',
      userId: editor.userId,
    });
    expect(await remove(editor, place, stranger)).toMatchObject({
      status: 403,
      error: { code: 'host_role' },
    });
    expect(await refundsOf(world, paymentId)).toEqual([]);
  });

  it('a guest who gave stays', async () => {
    const { place, stranger, paymentId } = await paidByStranger();
    await world.invite(place, stranger);
    expect((await giftAs(world.organiser, place))?.collaborators[0]).not.toHaveProperty('fromOutside');
    expect((await remove(world.organiser, place, stranger)).error.code).toBe('has_given');
    expect(await refundsOf(world, paymentId)).toEqual([]);
  });

  it('goes back, too, where it came too late for a place, and holds the gift no more', async () => {
    const place = await world.gift(12_500, { open: false });
    const strangers = [await world.api.signIn(), await world.api.signIn()] as const;
    const payments = [await begin(strangers[0], place), await begin(strangers[1], place)] as const;
    for (const payment of payments) await world.comeBack(await world.press(payment, 'pay'));
    for (const stranger of strangers)
      expect((await remove(world.organiser, place, stranger)).status).toBe(200);
    for (const { _id } of payments)
      expect(await refundsOf(world, _id)).toMatchObject([{ reason: 'taken_off' }]);
    expect(await giftAs(world.organiser, place)).toMatchObject({ totalCollected: 0 });
    expect((await world.organiser.call('deleteGift', { params: place })).status).toBe(200);
  });

  it('goes back where a host opened the gift before it arrived', async () => {
    const place = await world.gift(12_500, { open: false });
    const stranger = await world.api.signIn();
    const payment = await begin(stranger, place);
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    await world.comeBack(await world.press(payment, 'pay'));
    const removed = await remove(world.organiser, place, stranger);
    expect(removed.data.gift).toMatchObject({ totalCollected: 0 });
  });
});

describe('a rupee from outside that arrives when the gift is not given together any more', () => {
  const listAs = async (who: Caller, place: Place) =>
    (await who.call('listContributions', { params: place, query: {} })).data.contributions;

  it('is found by the owner and by its giver, who can both send it back', async () => {
    const { place, stranger, paymentId } = await paidAfterNo();
    expect(await giftAs(world.organiser, place)).toMatchObject({ isCollaborative: false });
    expect((await world.organiser.call('deleteGift', { params: place })).error.code).toBe('gift_has_money');
    expect(await listAs(world.organiser, place)).toMatchObject([{ fromOutside: true, amount: 1 }]);
    const [own] = await listAs(stranger, place);
    expect(own).toMatchObject({ withdrawUntil: expect.any(String) as string });
    expect(own).not.toHaveProperty('fromOutside');
    expect((await remove(world.organiser, place, stranger)).status).toBe(200);
    expect(await refundsOf(world, paymentId)).toMatchObject([{ reason: 'taken_off' }]);
    expect((await world.organiser.call('deleteGift', { params: place })).status).toBe(200);
  });

  async function paidAfterNo() {
    const place = await world.gift(12_500, { open: false });
    await world.api.backend.ctx.db.deleteFrom('collaborations').where('gift_id', '=', place.giftId).execute();
    const stranger = await world.api.signIn({ firstName: 'Mallory' });
    expect((await stranger.call('enableCollaboration', { params: place })).status).toBe(200);
    const payment = await begin(stranger, place);
    const params = { eventId: place.eventId };
    await world.organiser.call('answerGiveTogether', { params, body: { giveTogether: false } });
    await world.comeBack(await world.press(payment, 'pay'));
    return { place, stranger, paymentId: payment._id };
  }
});

describe('somebody from outside who takes their money back before the owner presses Remove', () => {
  async function withdrawn() {
    const { place, stranger, paymentId } = await paidByStranger();
    const underWay = await begin(stranger, place, 7);
    const own = await stranger.call('listContributions', { params: place, query: {} });
    const [{ _id: contributionId } = { _id: '' }] = own.data.contributions;
    const params = { ...place, contributionId };
    expect((await stranger.call('withdrawContribution', { params })).status).toBe(200);
    expect(await giftAs(world.organiser, place)).toMatchObject({ collaborators: [], totalCollected: 0 });
    return { place, stranger, paymentId, underWay };
  }

  it('is taken off all the same: what arrives later goes back, and they join by an accepted request alone', async () => {
    const { place, stranger, paymentId, underWay } = await withdrawn();
    expect((await remove(world.organiser, place, stranger)).status).toBe(200);
    expect((await world.traces(underWay._id)).status).toBe('cancelled');
    await world.comeBack(await world.press(underWay, 'pay'));
    expect(await refundsOf(world, underWay._id)).toMatchObject([{ reason: 'taken_off', amount_paise: 700 }]);
    expect(await refundsOf(world, paymentId)).toMatchObject([{ reason: 'withdrawn' }]);
    expect(await giftAs(world.organiser, place)).toMatchObject({ collaborators: [], totalCollected: 0 });
    const again = { params: place, body: { contributionAmount: 0 } };
    expect((await stranger.call('joinCollaboration', again)).error.code).toBe('taken_off');
    await advanceRefunds(world.api.backend.paymentContext);
    await world.control('release', {});
    await expectNothingHeld(world, paymentId, underWay._id);
    await world.expectBalanced();
  });

  it('does not come in again when what they took back cannot be sent', async () => {
    await world.control('', { newRefunds: 'failed' });
    const { place, stranger, paymentId } = await withdrawn();
    await remove(world.organiser, place, stranger);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await refundsOf(world, paymentId)).toMatchObject([{ status: 'failed' }]);
    expect(await giftAs(world.organiser, place)).toMatchObject({ collaborators: [], totalCollected: 1 });
  });
});

describe('a removal that sends money back', () => {
  /** The status and code of a call that the owner's program makes. */
  async function byKey(path: string) {
    const { ctx } = world.api.backend;
    const { secret } = await addApiKeyRow(ctx, world.organiser.userId, { scopes: ['events:write'] });
    const headers = { Authorization: `Bearer ${secret}` };
    const request = new Request(TEST_ORIGIN + path, { method: 'DELETE', headers });
    const answer = await world.api.backend.fetch(request);
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  }
  const removalByKey = ({ eventId, giftId }: Place, { userId }: Caller) =>
    byKey(`/events/${eventId}/wishlist/gift/${giftId}/collaborators/${userId}`);
  const later = () => world.api.setNow(new Date(Date.now() + RECENT_SIGN_IN_MINUTES * 60_000));
  const joinedForNothing = async (place: Place) => {
    const stranger = await world.api.signIn();
    await stranger.call('joinCollaboration', { params: place, body: { contributionAmount: 0 } });
    return stranger;
  };

  it('is not for an API key either while somebody who joined is paying', async () => {
    const place = await world.gift(12_500);
    const guest = await world.api.signIn();
    await world.invite(place, guest);
    for (const contributionAmount of [0, 500])
      await guest.call('joinCollaboration', { params: place, body: { contributionAmount } });
    expect(await removalByKey(place, guest)).toEqual([403, 'not_for_keys']);
  });

  it('is not for an API key, also of whom a key took off the guest list', async () => {
    const { place, stranger, paymentId } = await paidByStranger();
    expect(await removalByKey(place, stranger)).toEqual([403, 'not_for_keys']);
    const given = await give(world, 500);
    expect(await removalByKey(given.place, given.who)).toEqual([409, 'has_given']);
    const listed = world.api.backend.ctx.db.selectFrom('guests').select('id');
    const { id } = await listed.where('event_id', '=', given.place.eventId).executeTakeFirstOrThrow();
    expect((await byKey(`/events/${given.place.eventId}/guests/${id}`))[0]).toBe(200);
    expect(await removalByKey(given.place, given.who)).toEqual([403, 'not_for_keys']);
    for (const each of [paymentId, given.paymentId]) expect(await refundsOf(world, each)).toEqual([]);
    expect(await giftAs(world.organiser, place)).toMatchObject({ collaborators: [{}], totalCollected: 1 });
  });

  it('asks for a recent sign-in', async () => {
    const { place, stranger, paymentId } = await paidByStranger();
    later();
    expect(await remove(world.organiser, place, stranger)).toMatchObject({
      status: 403,
      error: { code: 'sign_in_again' },
    });
    expect(await refundsOf(world, paymentId)).toEqual([]);
    world.api.setNow();
    expect((await remove(world.organiser, place, stranger)).status).toBe(200);
    expect(await refundsOf(world, paymentId)).toMatchObject([{ reason: 'taken_off' }]);
  });

  it('of somebody without money neither matters', async () => {
    const place = await world.gift(12_500, { open: false });
    const [first, second] = [await joinedForNothing(place), await joinedForNothing(place)];
    expect(await removalByKey(place, first)).toEqual([200, undefined]);
    later();
    expect((await remove(world.organiser, place, second)).status).toBe(200);
    expect(await giftAs(world.organiser, place)).toMatchObject({ collaborators: [] });
  });
});
