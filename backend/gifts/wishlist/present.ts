import {
  giftType,
  type GiftOnPage,
  type WishlistGift,
  type WishlistGroups,
} from '#contract/gifts/wishlist.ts';
import type {
  GiftPeople,
  GiftProgress,
  LinkGiverRow,
} from '#backend/gifts/collaboration/progress-service.ts';
import { presentImage } from '#backend/platform/images/service.ts';
import { rupeesOf } from '#backend/platform/money.ts';

/** A gift with the size of its picture, when it has one. */
interface GiftWithImage {
  id: string;
  name: string;
  price_paise: number;
  link: string;
  type: string;
  image_id: string | null;
  width: number | null;
  height: number | null;
}

/** The same with what became of it. */
export interface GiftWithState extends GiftWithImage {
  purchased_at: Date | null;
  delivered_at: Date | null;
  is_claimed: boolean;
  claim_is_known: boolean;
  is_strangers_alone: boolean;
}

/** Whether it shows as taken: to guests at once, to everybody else once hosts may know. Hosts, too, open pages without signing in. */
const takenFor = (row: GiftWithState, toGuest: boolean): { isTaken?: true } =>
  (toGuest ? row.is_claimed : row.claim_is_known) ? { isTaken: true } : {};

/** Whether a guest may bring it although a stranger let it be given together. */
const toBringFor = (row: GiftWithState, toGuest: boolean): { mayBring?: true } =>
  toGuest && row.is_strangers_alone ? { mayBring: true } : {};

/** The same with how far giving it together has come. */
interface GiftWithProgress extends GiftWithState {
  is_collaborative: boolean;
  is_open: boolean;
  collected_paise: string | null;
}

const knownType = giftType.catch('other');

/** What is wished for. */
function presentGift(row: GiftWithImage): GiftOnPage {
  const { image_id: id, width, height } = row;
  return {
    _id: row.id,
    name: row.name,
    price: rupeesOf(row.price_paise),
    link: row.link,
    type: knownType.parse(row.type),
    ...(id !== null && width !== null && height !== null
      ? { image: presentImage({ id, width, height }) }
      : {}),
  };
}

/** A gift as the event page shows it, with what became of it. */
export function presentGiftOnPage(
  row: GiftWithProgress,
  { toGuest, own }: { toGuest: boolean; own: ReadonlySet<string> },
): GiftOnPage {
  return {
    ...presentGift(row),
    ...(row.is_collaborative
      ? { isCollaborative: true, totalCollected: rupeesOf(Number(row.collected_paise ?? 0)) }
      : {}),
    ...(row.is_open ? { openToAll: true } : {}),
    ...(row.purchased_at ? { isPurchased: true } : {}),
    ...(row.delivered_at ? { isDelivered: true } : {}),
    ...takenFor(row, toGuest),
    ...toBringFor(row, toGuest),
    ...(own.has(row.id) ? { isYours: true } : {}),
  };
}

/** What is known of giving a gift together, as the viewer may see it. */
interface Together {
  progress?: GiftProgress | undefined;
  people?: GiftPeople | undefined;
  /** Whether the viewer takes no part yet and may join without asking. */
  mayJoin?: boolean;
  /** Guests who gave by their personal link, for hosts. */
  byLink?: LinkGiverRow[] | undefined;
  /** Whether a purchase taken back holds it from the viewer, or the viewer can end that. */
  isHeld?: boolean;
  toGuest?: boolean;
  /** Who brings it, for hosts. */
  broughtBy?: { guest_id: string; first_name: string; last_name: string; blessing: string } | undefined;
  /** What the viewer said of bringing it. */
  ownClaim?: { surprise: boolean; blessing: string } | undefined;
}

/** A gift as the wishlist shows it. */
export function presentWishlistGift(
  row: GiftWithState,
  {
    progress,
    people,
    byLink,
    mayJoin = false,
    isHeld = false,
    toGuest = false,
    broughtBy,
    ownClaim,
  }: Together,
): WishlistGift {
  return {
    ...presentGift(row),
    isCollaborative: progress !== undefined,
    openToAll: progress?.openToAll ?? false,
    closesOn: progress?.closesOn ?? '',
    collaboratorCount: progress?.collaboratorCount ?? 0,
    collaborators: people?.collaborators ?? [],
    ...(byLink ? { givenByLink: byLink.map(presentLinkGiver) } : {}),
    ...(people?.takesPart ? { takesPart: true } : {}),
    ...(mayJoin ? { mayJoin: true } : {}),
    totalCollected: progress?.totalCollected ?? 0,
    isPurchased: row.purchased_at !== null,
    isDelivered: row.delivered_at !== null,
    purchasedBy: people?.purchasedBy ?? [],
    ...(people?.purchaseConfirmation ? { purchaseConfirmation: people.purchaseConfirmation } : {}),
    ...(isHeld ? { purchaseHeld: true } : {}),
    ...takenFor(row, toGuest),
    ...toBringFor(row, toGuest),
    ...(broughtBy
      ? {
          broughtBy: {
            _id: broughtBy.guest_id,
            firstName: broughtBy.first_name,
            lastName: broughtBy.last_name,
            blessing: broughtBy.blessing,
          },
        }
      : {}),
    ...(ownClaim ? { yourClaim: { surprise: ownClaim.surprise, blessing: ownClaim.blessing } } : {}),
  };
}

const presentLinkGiver = ({ id: _id, first_name: firstName, last_name: lastName }: LinkGiverRow) => ({
  _id,
  firstName,
  lastName,
});

/** Gifts by type, in the order in which each type comes first. */
export function presentGroups(gifts: readonly WishlistGift[]): WishlistGroups {
  const groups = new Map<WishlistGift['type'], WishlistGift[]>();
  for (const gift of gifts) {
    const group = groups.get(gift.type);
    if (group) group.push(gift);
    else groups.set(gift.type, [gift]);
  }
  return [...groups].map(([type, items]) => ({ type, items }));
}
