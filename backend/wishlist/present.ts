import { giftType, type GiftOnPage, type WishlistGift, type WishlistGroups } from '#contract/wishlist.ts';
import { presentImage } from '../images/service.ts';
import { rupeesOf } from '../money.ts';

/** A gift with the size of its picture, when it has one. */
export interface GiftWithImage {
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
}

/** A gift as the event page shows it. */
export function presentGift(row: GiftWithImage): GiftOnPage {
  const { image_id: id, width, height } = row;
  return {
    _id: row.id,
    name: row.name,
    price: rupeesOf(row.price_paise),
    link: row.link,
    type: giftType.catch('other').parse(row.type),
    ...(id !== null && width !== null && height !== null ? { image: presentImage({ id, width, height }) } : {}),
  };
}

/** A gift as the wishlist shows it. Nobody gives together yet, so who gave and how much is empty. */
export function presentWishlistGift(row: GiftWithState): WishlistGift {
  return {
    ...presentGift(row),
    isCollaborative: false,
    collaborators: [],
    totalCollected: 0,
    isPurchased: row.purchased_at !== null,
    isDelivered: row.delivered_at !== null,
    purchasedBy: [],
  };
}

/** Gifts by type, in the order in which each type comes first. */
export function presentGroups(rows: readonly GiftWithState[]): WishlistGroups {
  const groups = new Map<WishlistGift['type'], WishlistGift[]>();
  for (const gift of rows.map(presentWishlistGift)) {
    const group = groups.get(gift.type);
    if (group) group.push(gift);
    else groups.set(gift.type, [gift]);
  }
  return [...groups].map(([type, items]) => ({ type, items }));
}
