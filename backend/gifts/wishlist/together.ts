import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import {
  isHeldFrom,
  linkGiversOf,
  peopleSeenBy,
  progressOf,
  standingsOf,
  type DoorStanding,
  type GiftPeople,
  type GiftProgress,
  type Seer,
} from '#backend/gifts/collaboration/progress-service.ts';
import { claimsOfGuest, knownClaimsOf } from '#backend/gifts/claims/service.ts';
import { isHost, mayEdit } from '#contract/common/host-roles.ts';
import type { Relation } from '#contract/events/events.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { presentWishlistGift, type GiftWithState } from './present.ts';
import { giftsOf } from './repository.ts';

/** Who looks at a wishlist, and how they stand to its event. */
interface WishlistViewer {
  user: Viewer;
  relation: Relation;
  /** The guest the viewer is, by sign-in or by key; their own claims are told them. */
  guestId?: string | undefined;
}

/** Gifts as the wishlist shows them to this viewer: at most seven queries more, however many they are. */
export async function wishlistGifts(
  db: Db,
  rows: readonly GiftWithState[],
  viewer: WishlistViewer,
): Promise<WishlistGift[]> {
  const progress = await progressOf(
    db,
    rows.map(({ id }) => id),
  );
  const seer = { userId: viewer.user?.userId, relation: viewer.relation };
  const purchased = rows.filter(({ purchased_at: at }) => at !== null).map(({ id }) => id);
  const people = await peopleSeenBy(db, { shared: [...progress.keys()], purchased }, seer);
  const standings = await standingsOf(db, [...progress.keys()], viewer.user?.userId);
  const byLink = isHost(viewer.relation) ? await linkGiversOf(db, [...progress.keys()]) : undefined;
  const ids = rows.map(({ id }) => id);
  const isAnyKnown = rows.some(({ claim_is_known: isKnown }) => isKnown);
  const brought = isHost(viewer.relation) && isAnyKnown ? await knownClaimsOf(db, ids) : undefined;
  const isAnyTaken = rows.some(({ is_claimed: isClaimed }) => isClaimed);
  const own = viewer.guestId && isAnyTaken ? await claimsOfGuest(db, viewer.guestId) : undefined;
  return rows.map((row) => {
    const together = { progress: progress.get(row.id), people: people.get(row.id) };
    return presentWishlistGift(row, {
      ...together,
      byLink: byLink?.get(row.id),
      mayJoin: mayJoin(standings.get(row.id), seer),
      isHeld: isHeld(together, seer),
      toGuest: viewer.guestId !== undefined,
      broughtBy: brought?.get(row.id),
      ownClaim: own?.get(row.id),
    });
  });
}

/** Which of these gifts a guest brings; asks only where one is taken. */
export async function broughtBy(
  db: Db,
  rows: readonly GiftWithState[],
  guestId: string,
): Promise<ReadonlySet<string>> {
  if (!rows.some(({ is_claimed: isClaimed }) => isClaimed)) return new Set();
  return new Set((await claimsOfGuest(db, guestId)).keys());
}

/** Whether whoever takes no part yet may join without asking. */
const mayJoin = (standing: DoorStanding | undefined, { relation }: Seer): boolean =>
  standing !== undefined && relation !== 'organiser' && !standing.keepsDoor && standing.why === null;

function isHeld(
  { progress, people }: { progress: GiftProgress | undefined; people: GiftPeople | undefined },
  seer: Seer,
): boolean {
  const refused = progress?.refusedBuyers ?? [];
  if (mayEdit(seer.relation)) return refused.length > 0;
  const takesPart = people?.collaborators.some(({ user }) => user._id === seer.userId) ?? false;
  return takesPart && isHeldFrom(refused, seer);
}

/** By event, the gifts of several to all of which the viewer stands alike; as many queries as for one. */
export async function wishlistsOf(
  db: Db,
  eventIds: readonly string[],
  viewer: WishlistViewer,
): Promise<Map<string, WishlistGift[]>> {
  const rows = await giftsOf(db, eventIds);
  const lists = new Map<string, WishlistGift[]>();
  for (const [index, gift] of (await wishlistGifts(db, rows, viewer)).entries()) {
    const eventId = rows[index]?.event_id ?? '';
    const list = lists.get(eventId);
    if (list) list.push(gift);
    else lists.set(eventId, [gift]);
  }
  return lists;
}
