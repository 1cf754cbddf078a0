import { data } from '@remix-run/node';
import { randomUUID } from 'node:crypto';
import { backend, requireUser } from '#app/backend.server.ts';
import { collaborationSentences as say } from '#contract/collaboration.ts';
import type { Relation } from '#contract/events.ts';
import { formatRupees } from '#contract/format.ts';
import type { WishlistGift } from '#contract/wishlist.ts';

/**
 * One gift for those who give it together: how far it has come, who takes part as far as
 * the viewer may know, and what the viewer can do next.
 *
 * @throws the redirect of a visitor to sign-in, or a 404 when the event or the gift is not there
 */
export async function loadGiftTogether(request: Request, { eventId, giftId }: { eventId: string; giftId: string }) {
  const user = await requireUser(request);
  const api = backend(request);
  const params = { eventId };
  const [{ event, viewer }, groups] = await Promise.all([api.load('getEvent', { params, query: {} }), api.load('getWishlist', { params })]);
  const gift = groups.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
  if (!gift) throw data({ message: say.giftGone }, { status: 404 });
  // spec section 9
  const remaining = Math.max(0, (paiseOf(gift.price) - paiseOf(gift.totalCollected)) / 100);
  const cancelled = event.status === 'cancelled';
  return {
    event: { id: event._id, name: event.eventName },
    gift: {
      name: gift.name,
      link: gift.link,
      ...(gift.image ? { image: gift.image.thumbnailUrl } : {}),
      isCollaborative: gift.isCollaborative,
      openToAll: gift.openToAll,
      isDelivered: gift.isDelivered,
      price: formatRupees(gift.price),
      collected: formatRupees(gift.totalCollected),
      remaining: formatRupees(remaining),
      percent: gift.price > 0 ? Math.min(100, (gift.totalCollected / gift.price) * 100) : 0,
      count: gift.collaboratorCount,
    },
    people: gift.collaborators.map(({ user: person, contributionAmount }) => ({
      id: person._id,
      name: `${person.firstName} ${person.lastName}`.trim() || 'A guest',
      src: person.profilePicture,
      ...(contributionAmount === undefined ? {} : { gave: formatRupees(contributionAmount) }),
    })),
    own: user._id,
    organises: viewer.relation === 'organiser',
    canEnable: !gift.isCollaborative && !cancelled && !gift.isPurchased,
    /** Why the viewer cannot contribute now; empty when they can. */
    closed: cancelled ? say.eventCancelled : whyNot(gift, { remaining, relation: viewer.relation, userId: user._id }),
    /** The mark of one contribution: sent again with the same amount, it is paid once. */
    requestKey: randomUUID(),
  };
}

export type GiftTogether = Awaited<ReturnType<typeof loadGiftTogether>>;

/** The rules of spec section 6, in the words the backend would answer. */
function whyNot(gift: WishlistGift, { remaining, relation, userId }: { remaining: number; relation: Relation; userId: string }): string {
  if (gift.isPurchased) return say.purchased;
  if (relation === 'organiser') return say.ownGift;
  if (!gift.isCollaborative) return say.notEnabled;
  if (gift.collaboratorCount > 0 && !gift.openToAll && !gift.collaborators.some(({ user }) => user._id === userId)) return say.askFirst;
  return remaining === 0 && gift.price > 0 ? say.collected : '';
}

const paiseOf = (rupees: number) => Math.round(rupees * 100);
