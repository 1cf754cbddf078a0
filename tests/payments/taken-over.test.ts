import { beforeEach, describe, expect, it } from 'vitest';
import { returnContributions } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import { tellOfNewGivers } from '#backend/gifts/collaboration/new-giver-jobs.ts';
import { advanceRefunds } from '#backend/money/payments/service.ts';
import { addGuest, addMailedInvitation } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import {
  giveByLink,
  invited,
  proveAddress,
  signInAt,
  takeGuestMails,
} from '#tests/payments/by-link-guests.ts';
import { fairWeather, give, sentBack, takeMails, type Place } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();
beforeEach(() => fairWeather(world));

const giftAsSeen = async (who: Caller, { eventId }: Place) =>
  (await who.call('getWishlist', { params: { eventId }, query: {} })).data[0]?.items[0];
/** Of each who gives the gift, what somebody reads: the name, the amount, and whether it is hidden. */
const seenBy = async (who: Caller, place: Place) =>
  (await giftAsSeen(who, place))?.collaborators.map(({ user, contributionAmount, hideAmount }) => [
    user.firstName,
    contributionAmount,
    hideAmount,
  ]);
const join = (who: Caller, place: Place, hideAmount?: boolean, contributionAmount = 0) =>
  who.call('joinCollaboration', {
    params: place,
    body: { contributionAmount, ...(hideAmount === undefined ? {} : { hideAmount }) },
  });
const remove = (place: Place, { userId }: Caller) =>
  world.organiser.call('removeCollaborator', { params: { ...place, userId } });
const contributionId = async (who: Caller, place: Place) =>
  (await who.call('listContributions', { params: place, query: {} })).data.contributions[0]?._id ?? '';

/** Meera gives by account, and a guest by personal link. */
async function givenByBoth() {
  const there = await invited(world);
  await give(world, 1000, { place: there.place });
  const { paymentId } = await giveByLink(world, there, 5100);
  return { ...there, paymentId };
}

describe('an amount given by personal link, once its giver signed in', () => {
  it('does not follow the address to an account where it was merely confirmed', async () => {
    const { place, email } = await givenByBoth();
    const other = await world.api.signIn({ firstName: 'Tom' });
    await proveAddress(world, other.userId, email, false);
    expect(await contributionId(other, place)).toBe('');
    expect(await contributionId(await signInAt(world, email), place)).not.toBe('');
  });

  it('stays between them and the organiser, until they say otherwise', async () => {
    const { place, email } = await givenByBoth();
    const leela = await signInAt(world, email);
    expect(await seenBy(world.guest, place)).toEqual([
      ['Meera', 1000, false],
      ['Leela', null, undefined],
    ]);
    expect(await seenBy(leela, place)).toEqual([
      ['Meera', 1000, undefined],
      ['Leela', 5100, true],
    ]);
    expect(await seenBy(world.organiser, place)).toEqual([
      ['Meera', 1000, false],
      ['Leela', 5100, true],
    ]);
    // to give once more without a word about it is no word
    const more = await join(leela, place, undefined, 200);
    if (!more.data.payment) throw new Error('There is nothing to pay');
    await world.comeBack(await world.press(more.data.payment, 'pay'));
    expect((await seenBy(world.guest, place))?.[1]).toEqual(['Leela', null, undefined]);
    await join(leela, place, false);
    expect((await seenBy(world.guest, place))?.[1]).toEqual(['Leela', 5300, undefined]);
  });

  it('is hidden of one who gives as an account, too; what they chose there stays', async () => {
    for (const [chosen, seen] of [
      [undefined, null],
      [true, null],
      [false, 6100],
    ] as const) {
      const { place, email } = await givenByBoth();
      const leela = await world.api.signIn({ email, firstName: 'Leela' });
      const payment = (await join(leela, place, chosen, 1000)).data.payment;
      if (!payment) throw new Error('There is nothing to pay');
      await world.comeBack(await world.press(payment, 'pay'));
      await proveAddress(world, leela.userId, email);
      expect((await seenBy(world.guest, place))?.[1], String(chosen)).toEqual(['Leela', seen, undefined]);
      expect((await seenBy(world.organiser, place))?.[1]).toEqual(['Leela', 6100, chosen !== false]);
    }
  });

  it('is hidden when it was begun as a guest and is paid after the sign-in', async () => {
    const there = await invited(world);
    await give(world, 1000, { place: there.place });
    const payment = await world.beginByLink(there.place, 5100, there.guest);
    await signInAt(world, there.email);
    await world.comeBack(await world.press(payment, 'pay'));
    expect(await seenBy(world.guest, there.place)).toEqual([
      ['Meera', 1000, false],
      ['Leela', null, undefined],
    ]);
  });

  it('is hidden also where a choice was sent beside the key: it is no account’s', async () => {
    const there = await invited(world);
    await give(world, 1000, { place: there.place });
    const { id: guest, key } = there.guest;
    const begun = await world.api.visitor.call('joinCollaboration', {
      params: there.place,
      body: { contributionAmount: 5100, hideAmount: false, guest, key },
    });
    const leela = await signInAt(world, there.email);
    await world.comeBack(await world.press(begun.data.payment!, 'pay'));
    expect((await seenBy(world.guest, there.place))?.[1]).toEqual(['Leela', null, undefined]);
    await join(leela, there.place, false);
    expect((await seenBy(world.guest, there.place))?.[1]).toEqual(['Leela', 5100, undefined]);
  });

  it('is hidden again when it could not be sent back', async () => {
    await world.control('', { newRefunds: 'failed' });
    const { place, email } = await givenByBoth();
    const leela = await signInAt(world, email);
    await leela.call('withdrawContribution', {
      params: { ...place, contributionId: await contributionId(leela, place) },
    });
    expect(await seenBy(world.organiser, place)).toEqual([['Meera', 1000, false]]);
    await advanceRefunds(world.api.backend.paymentContext);
    expect((await seenBy(world.organiser, place))?.[1]).toEqual(['Leela', 5100, true]);
    expect((await seenBy(world.guest, place))?.[1]).toEqual(['Leela', null, undefined]);
  });
});

/** Somebody whom a host takes off a gift while the account has given nothing, with money in it by link. */
async function takenOff() {
  const there = await givenByBoth();
  const leela = await world.api.signIn({ email: there.email, firstName: 'Leela' });
  expect((await join(leela, there.place)).status).toBe(200);
  expect((await remove(there.place, leela)).status).toBe(200);
  await takeMails(world, world.guest);
  await proveAddress(world, leela.userId, there.email);
  return { ...there, leela };
}

describe('somebody whom a host took off a gift, and who signs in again', () => {
  it('is not back on it: they keep nobody out, let nobody in, buy nothing, and nobody is told', async () => {
    const { place, leela } = await takenOff();
    expect(await seenBy(world.organiser, place)).toEqual([['Meera', 1000, false]]);
    const gift = await giftAsSeen(leela, place);
    expect([gift?.takesPart ?? false, gift?.mayJoin ?? false]).toEqual([false, false]);
    expect((await leela.call('markGiftPurchased', { params: place, body: {} })).status).toBe(403);
    expect((await join(leela, place)).error.code).toBe('taken_off');
    await tellOfNewGivers(world.api.backend.ctx, place.giftId);
    expect(await takeMails(world, world.guest)).toEqual([]);
  });

  it('has given as before: it is counted, the hosts read whose it is, and thank them', async () => {
    const { place, leela } = await takenOff();
    expect(await giftAsSeen(world.organiser, place)).toMatchObject({
      totalCollected: 6100,
      collaboratorCount: 1,
      givenByLink: [{ firstName: 'Leela' }],
    });
    expect((await giftAsSeen(world.guest, place))?.givenByLink).toBeUndefined();
    const { contributions } = (await world.organiser.call('listContributions', { params: place, query: {} }))
      .data;
    expect(contributions[0]).toMatchObject({
      contributor: { _id: leela.userId, firstName: 'Leela' },
      amount: 5100,
      state: 'paid',
    });
    const { items } = (
      await world.organiser.call('listThankYous', { params: { eventId: place.eventId }, query: {} })
    ).data;
    expect(items.map(({ firstName, total, thanked }) => [firstName, total, thanked]).sort()).toEqual([
      ['Leela', 5100, false],
      ['Meera', 1000, false],
    ]);
  });

  it('reads the payment, has it in the copy of their data, and can take it back', async () => {
    const { place, leela, paymentId } = await takenOff();
    expect((await leela.call('getPaymentStatus', { params: { paymentId }, query: {} })).status).toBe(200);
    const copy = await (await leela.fetch('/auth/account/export')).text();
    expect(copy).toContain(paymentId);
    const taken = await leela.call('withdrawContribution', {
      params: { ...place, contributionId: await contributionId(leela, place) },
    });
    expect(taken.data.contribution.state).toBe('returning');
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, paymentId)).toEqual([510_000]);
    expect((await takeMails(world, leela)).map(({ subject }) => subject)).toEqual([
      '₹5,100 is on its way back to you',
    ]);
    await world.expectBalanced();
  });

  it('gets it back when the event is cancelled', async () => {
    const { place, paymentId } = await takenOff();
    await world.organiser.call('cancelEvent', { params: { eventId: place.eventId } });
    await returnContributions(world.api.backend.paymentContext, place.eventId);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, paymentId)).toEqual([510_000]);
  });

  it('joins by a request that is accepted, with what they gave, and its amount hidden', async () => {
    const { place, leela, email } = await takenOff();
    const response = await leela.call('requestCollaboration', {
      params: place,
      body: { giftId: place.giftId, targetUserId: world.organiser.userId, message: '' },
    });
    await world.organiser.call('respondToCollaborationRequest', {
      params: { ...place, requestId: response.data.request._id },
      body: { status: 'accepted' },
    });
    expect((await join(leela, place)).status).toBe(200);
    expect(await seenBy(world.organiser, place)).toEqual([
      ['Meera', 1000, false],
      ['Leela', 5100, true],
    ]);
    expect((await seenBy(world.guest, place))?.[1]).toEqual(['Leela', null, undefined]);
    await proveAddress(world, leela.userId, email);
    expect((await giftAsSeen(world.organiser, place))?.givenByLink ?? []).toEqual([]);
  });

  it('was let in before the sign-in: what they gave by link brings them back as it does others', async () => {
    const there = await givenByBoth();
    const leela = await world.api.signIn({ email: there.email, firstName: 'Leela' });
    await join(leela, there.place);
    await remove(there.place, leela);
    const response = await leela.call('requestCollaboration', {
      params: there.place,
      body: { giftId: there.place.giftId, targetUserId: world.organiser.userId, message: '' },
    });
    await world.organiser.call('respondToCollaborationRequest', {
      params: { ...there.place, requestId: response.data.request._id },
      body: { status: 'accepted' },
    });
    await proveAddress(world, leela.userId, there.email);
    expect((await seenBy(world.organiser, there.place))?.[1]).toEqual(['Leela', 5100, true]);
  });

  it('takes part in the other gifts they gave', async () => {
    const there = await givenByBoth();
    const second = await invited(world, { email: there.email });
    const at = { id: second.guest.id, email: there.email };
    await addMailedInvitation(world.api.backend.ctx, second.place.eventId, at);
    await giveByLink(world, second, 700);
    const leela = await world.api.signIn({ email: there.email, firstName: 'Leela' });
    await join(leela, there.place);
    await remove(there.place, leela);
    await proveAddress(world, leela.userId, there.email);
    expect((await giftAsSeen(leela, there.place))?.takesPart ?? false).toBe(false);
    expect(await giftAsSeen(leela, second.place)).toMatchObject({ takesPart: true });
  });
});

it('what a guest gave by personal link stays theirs, whatever address a co-host writes to the guest afterwards', async () => {
  const { ctx } = world.api.backend;
  const place = await world.gift(12_500);
  const guest = await addGuest(ctx, place.eventId, { first_name: 'Leela', phone: '+919811113333' });
  await giveByLink(world, { place, guest }, 700);
  const editor = await world.api.signIn({ firstName: 'Edit' });
  await addHost(ctx, place.eventId, { email: editor.email, role: 'editor', userId: editor.userId });
  const email = 'of.the.editor@example.in';
  await addMailedInvitation(ctx, place.eventId, { id: guest.id, email });
  const changed = await editor.call('updateGuest', {
    params: { eventId: place.eventId, guestId: guest.id },
    body: { firstName: 'Leela', lastName: '', email, phone: '+919811113333' },
  });
  expect(changed.status).toBe(200);
  const begun = await world.api.visitor.call('joinCollaboration', {
    params: place,
    body: { contributionAmount: 1, guest: guest.id, key: guest.key },
  });
  expect(begun.status).toBe(200);
  expect(await contributionId(await signInAt(world, email), place)).toBe('');
});

it('what a guest gives once a host has their address is theirs, whatever they brought or began before', async () => {
  const { ctx } = world.api.backend;
  const place = await world.gift(12_500);
  const phone = '+919811113333';
  const guest = await addGuest(ctx, place.eventId, { first_name: 'Leela', phone });
  await world.beginByLink(place, 700, guest);
  const email = 'leela.at.last@example.in';
  const changed = await world.organiser.call('updateGuest', {
    params: { eventId: place.eventId, guestId: guest.id },
    body: { firstName: 'Leela', lastName: '', email, phone },
  });
  expect(changed.status).toBe(200);
  await addMailedInvitation(ctx, place.eventId, { id: guest.id, email });
  await giveByLink(world, { place, guest }, 5000);
  expect(await giftAsSeen(await signInAt(world, email), place)).toMatchObject({ takesPart: true });
  expect((await takeGuestMails(world)).length).toBeGreaterThan(0);
});

describe('whoever was taken off the guest list and signs in', () => {
  it.each([true, false, null])(
    'has their money, and no place at the gift: give together is %s',
    async (answer) => {
      const { place, guest, email } = await givenByBoth();
      const { db } = world.api.backend.ctx;
      await db.updateTable('events').set({ give_together: answer }).where('id', '=', place.eventId).execute();
      const removed = await world.organiser.call('removeGuest', {
        params: { eventId: place.eventId, guestId: guest.id },
      });
      expect(removed.status).toBe(200);
      const leela = await signInAt(world, email);
      expect(await contributionId(leela, place)).not.toBe('');
      expect(await seenBy(leela, place)).toEqual([]);
      expect((await leela.call('markGiftPurchased', { params: place })).status).toBe(403);
    },
  );
});
