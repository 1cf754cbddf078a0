import { gift, NO_GIFT, openGift, organisersGift, sharedGift } from '#tests/authorization/gifts.ts';
import { all, editors, signedIn, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';
import { giveMoney } from '#tests/collaboration/given-money.ts';

/** A gift that the other organiser, who gave money for it, already takes part in, so that others have to ask. */
const keptGift = async (world: World) => {
  await joinedGift(world);
  const { ctx, eventId, token: giftId, callers } = world;
  if (giftId !== NO_GIFT)
    await giveMoney(ctx, { eventId, giftId }, callers.otherOrganiser, callers.organiser);
};
/** The same before they gave any. */
const joinedGift = async (world: World) => {
  await sharedGift(world);
  await world.callers.otherOrganiser.call('joinCollaboration', {
    params: { eventId: world.eventId, giftId: world.token },
    body: { contributionAmount: 0 },
  });
};
const askOtherOrganiser = (world: World) => ({
  giftId: world.token,
  targetUserId: world.callers.otherOrganiser.userId,
  message: 'May I join?',
});
/** The stranger asks the other organiser to be let in. */
const strangersRequest = async (world: World) => {
  await keptGift(world);
  const response = await world.callers.stranger.call('requestCollaboration', {
    params: { eventId: world.eventId },
    body: askOtherOrganiser(world),
  });
  world.token = response.status === 200 ? response.data.request._id : 'no-such-request-000';
};

/** The calls of `contract/gifts/collaboration-operations.ts`. */
export const collaborationRows = {
  enableCollaboration: { expected: { ...signedIn(), viewer: 403 }, params: gift, before: organisersGift },
  updateCollaboration: {
    expected: editors(),
    params: gift,
    body: () => ({ openToAll: true, closesOn: '' }),
    before: sharedGift,
  },
  claimGift: {
    // guests alone; hosts do not bring gifts to the event they help with
    expected: all(403, { visitor: 401, keyHolder: 200, guest: 200, otherGuest: 200 }),
    params: gift,
    body: (world) => ({ guest: world.guest.id }),
    before: organisersGift,
  },
  releaseGift: {
    expected: all(403, { visitor: 401, keyHolder: 200, guest: 200, otherGuest: 200 }),
    params: gift,
    body: (world) => ({ guest: world.guest.id }),
    before: organisersGift,
  },
  joinCollaboration: {
    // strangers ask first; by a key nobody joins without giving
    expected: all(403, {
      visitor: 401,
      keyHolder: 400,
      guest: 200,
      otherGuest: 200,
      viewer: 200,
      editor: 200,
    }),
    params: gift,
    body: (world) => ({ contributionAmount: 0, guest: world.guest.id }),
    before: openGift,
  },
  markGiftPurchased: {
    expected: all(403, { visitor: 401, keyHolder: 401, otherOrganiser: 200, organiser: 200 }),
    params: gift,
    body: () => ({}),
    before: keptGift,
  },
  undoGiftPurchase: { expected: editors(), params: gift, body: () => ({}), before: organisersGift },
  allowGiftPurchase: { expected: editors(), params: gift, before: organisersGift },
  removeCollaborator: {
    expected: editors(),
    params: (world) => ({ ...gift(world), userId: world.callers.otherOrganiser.userId }),
    before: joinedGift,
  },
  listCollaborationTargets: { expected: signedIn(), params: gift, before: joinedGift },
  requestCollaboration: {
    expected: { ...signedIn(), otherOrganiser: 404, organiser: 403 },
    body: askOtherOrganiser,
    before: keptGift,
  },
  listCollaborationRequests: { expected: signedIn(), before: strangersRequest },
  listGiftCollaborationRequests: { expected: signedIn(), params: gift, before: joinedGift },
  // who has nothing to do with a request does not learn that it is there
  respondToCollaborationRequest: {
    expected: all(404, { visitor: 401, keyHolder: 401, stranger: 403, otherOrganiser: 200 }),
    params: (world) => ({ requestId: world.token }),
    body: () => ({ status: 'accepted' }),
    before: strangersRequest,
  },
} satisfies Record<string, Row>;
