import type { Relation } from '#contract/events/events.ts';
import type { WishlistGift, WishlistGroups } from '#contract/gifts/wishlist.ts';
import { isHost } from '#contract/common/host-roles.ts';
import { wishlistWords } from '#messages/wishlist/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notFound } from '#backend/platform/errors.ts';
import { accessEvent, type GuestClaim } from '#backend/events/access.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { presentGroups } from './present.ts';
import { findWishlistGift, giftsOf } from './repository.ts';
import { wishlistGifts } from './together.ts';

/**
 * The whole wishlist for whoever may see the event page (spec section 7). Those who give
 * a gift together are named to guests, to each other and to hosts.
 *
 * @throws {Problem} 404 when there is no such event
 */
export async function getWishlist(
  ctx: Context,
  eventId: string,
  viewer: Viewer,
  claim: GuestClaim,
): Promise<WishlistGroups> {
  const { event, relation, guest } = await accessEvent(ctx.db, eventId, viewer);
  // a key tells its holder of the guest it belongs to, and of nobody else
  const byKey = claim.key ? (await accessEvent(ctx.db, eventId, viewer, claim)).guest : undefined;
  const guestId = isHost(relation) ? undefined : (byKey ?? guest)?.id;
  const rows = await giftsOf(ctx.db, [event.id]);
  return presentGroups(await wishlistGifts(ctx.db, rows, { user: viewer, relation, guestId }));
}

/**
 * One gift as that wishlist shows it to somebody, who changed something about it.
 *
 * @throws {Problem} 404 when it is not there, or not any more
 */
export async function showGift(
  db: Db,
  { eventId, giftId }: { eventId: string; giftId: string },
  user: Viewer,
  { relation, guest }: { relation: Relation; guest: { id: string } | null },
): Promise<WishlistGift> {
  const row = await findWishlistGift(db, eventId, giftId);
  const guestId = isHost(relation) ? undefined : guest?.id;
  const [gift] = row ? await wishlistGifts(db, [row], { user, relation, guestId }) : [];
  if (!gift) throw notFound(wishlistWords.gone);
  return gift;
}
