import type { WishlistGift } from '#contract/wishlist.ts';
import { letInto, peopleSeenBy, progressOf } from '../collaboration/progress-service.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { presentWishlistGift, type GiftWithState } from './present.ts';

/** Gifts as the wishlist shows them to this viewer: at most four queries more, however many they are. */
export async function wishlistGifts(db: Db, rows: readonly GiftWithState[], viewer: { user: Viewer; isOrganiser: boolean }): Promise<WishlistGift[]> {
  const progress = await progressOf(db, rows.map(({ id }) => id));
  const seer = { userId: viewer.user?.userId, isOrganiser: viewer.isOrganiser };
  const purchased = rows.filter(({ purchased_at: at }) => at !== null).map(({ id }) => id);
  const people = await peopleSeenBy(db, { shared: [...progress.keys()], purchased }, seer);
  const isLetIn = await letInto(db, [...progress.keys()], viewer.user?.userId);
  return rows.map((row) => presentWishlistGift(row, { progress: progress.get(row.id), people: people.get(row.id), isLetIn: isLetIn.has(row.id) }));
}
