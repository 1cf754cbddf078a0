import { nextStep, remainingOf, takesPart, type Step } from '#app/collaboration/next-step.server.ts';
import { nameOf } from '#app/collaboration/person-name.ts';
import type { Giving } from '#app/events/event-page/giving.server.ts';
import type { EventPage } from '#contract/events.ts';
import { formatRupees } from '#contract/format.ts';
import type { GiftOnPage, WishlistGift } from '#contract/wishlist.ts';

export interface GiftView {
  id: string;
  name: string;
  price: string;
  link?: string;
  image?: string;
  /** How far giving it together has come, in words and in percent. */
  collected?: string;
  percent?: number;
  purchased?: boolean;
  delivered?: boolean;
  /** Who gives it: the first three where the viewer may know them, and how many there are. */
  people?: { name: string; src: string }[];
  count?: number;
  /** The link to the gift's page, in words for what the viewer can do there. */
  step?: string;
}

/** How many pictures stand beside each other before the rest is a number (spec section 9). */
const STACK = 3;

const words: Record<Step, string> = { enable: 'Give together', contribute: 'Contribute', ask: 'Ask to join', see: 'See who gives', none: '' };

/** The gifts wished for, by type, as the viewer may see them; what does not apply is left out. */
export function viewGifts(page: EventPage, { gifts: known }: Giving) {
  const groups = new Map<string, GiftView[]>();
  for (const gift of page.event.gifts) {
    const group = groups.get(gift.type) ?? [];
    groups.set(gift.type, group);
    group.push(viewGift(gift, page, known.get(gift._id)));
  }
  return [...groups].map(([type, items]) => ({ type: type[0]?.toUpperCase() + type.slice(1), items }));
}

function viewGift(gift: GiftOnPage, page: EventPage, known: WishlistGift | undefined): GiftView {
  const step = known ? words[nextStep(known, page).step] : stepUnknown(gift, page);
  return {
    id: gift._id,
    name: gift.name,
    price: formatRupees(gift.price),
    ...(gift.link ? { link: gift.link } : {}),
    ...(gift.image ? { image: gift.image.thumbnailUrl } : {}),
    ...(gift.isCollaborative ? collected(gift, isOver(gift, page)) : {}),
    ...(gift.isPurchased && !gift.isDelivered ? { purchased: true } : {}),
    ...(gift.isDelivered ? { delivered: true } : {}),
    ...(known ? peopleOf(known, page) : {}),
    ...(step ? { step } : {}),
  };
}

/** For whoever was not asked for: the gift's page signs them in and leads on. */
function stepUnknown(gift: GiftOnPage, page: EventPage): string {
  return page.viewer.relation === 'visitor' || isOver(gift, page) ? '' : words.enable;
}

const isOver = ({ isPurchased = false }: GiftOnPage, { event }: EventPage): boolean => isPurchased || event.status === 'cancelled';

function peopleOf(gift: WishlistGift, page: EventPage): Pick<GiftView, 'people' | 'count'> {
  if (gift.collaboratorCount === 0) return {};
  const isNamed = page.viewer.relation === 'organiser' || takesPart(gift, page);
  const people = gift.collaborators.slice(0, STACK).map(({ user }) => ({ name: nameOf(user), src: user.profilePicture }));
  return { count: gift.collaboratorCount, ...(isNamed ? { people } : {}) };
}

/** Spec section 9; when it is over, nothing remains to be given. */
function collected({ price, totalCollected = 0 }: GiftOnPage, over: boolean) {
  const remaining = over ? '' : `, ${formatRupees(remainingOf({ price, totalCollected }))} remaining`;
  return {
    collected: `${formatRupees(totalCollected)} of ${formatRupees(price)} collected${remaining}`,
    percent: price > 0 ? Math.min(100, Math.round((totalCollected / price) * 100)) : 0,
  };
}
