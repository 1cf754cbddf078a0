import { site } from '#app/server/backend-transport.server.ts';
import { isForGuestsToBring } from '#app/claims/claim.server.ts';
import { nextStep, remainingOf, type GivingStep } from '#app/collaboration/next-step.server.ts';
import { personName } from '#app/collaboration/person-name.ts';
import type { Giving } from '#app/event-page/giving.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { formatRupees } from '#contract/common/format.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import { claimWords } from '#messages/claims/page/by-language.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import type { Language } from '#messages/language.ts';
import type { GiftOnPage, WishlistGift } from '#contract/gifts/wishlist.ts';

type Words = (typeof eventPageWords)[Language];

export interface GiftView {
  id: string;
  name: string;
  price: string;
  link?: string;
  /** The shop it leads to, by its address. */
  shop?: string;
  image?: string;
  /** How far giving it together has come, in words and in percent. */
  collected?: string;
  percent?: number;
  purchased?: boolean;
  delivered?: boolean;
  /** That a guest brings it, in words. */
  taken?: string;
  /** Who gives it: the first three where the viewer may know them, and how many there are. */
  people?: { name: string; src: string }[];
  count?: number;
  /** How many give it, where the viewer may not know who. */
  giving?: string;
  /** The link to the gift's page, in words for what the viewer can do there. */
  step?: string;
  /** Where that leads, when it is not the gift's page for those who sign in. */
  to?: string;
}

/** How many pictures stand beside each other before the rest is a number (spec section 9). */
const STACK = 3;

/** The gifts wished for, by type, as the viewer may see them; what does not apply is left out. */
export function viewGifts(
  page: EventPage,
  { gifts: known }: Giving,
  language: Language,
  key?: string | null,
) {
  const words = eventPageWords[language];
  const groups = new Map<GiftOnPage['type'], GiftView[]>();
  for (const gift of page.event.gifts) {
    const group = groups.get(gift.type) ?? [];
    groups.set(gift.type, group);
    const account = known.get(gift._id);
    const byLink = account ? null : byKey(gift, page, language, key);
    group.push(viewGift(gift, page, { known: account, byLink }, language));
  }
  return [...groups].map(([type, items]) => ({ type: words.giftTypeNames[type], items }));
}

function viewGift(
  gift: GiftOnPage,
  page: EventPage,
  { known, byLink }: { known: WishlistGift | undefined; byLink: WayByLink | null },
  language: Language,
): GiftView {
  const words = eventPageWords[language];
  const step = words.steps[known ? nextStep(known, page, site.takesPayments).step : stepUnknown(gift, page)];
  return {
    id: gift._id,
    name: gift.name,
    price: isFree(gift) ? words.noMoney : formatRupees(gift.price),
    ...(gift.link ? { link: gift.link, shop: shopOf(gift.link) } : {}),
    ...(gift.image ? { image: gift.image.thumbnailUrl } : {}),
    ...(gift.isCollaborative && !isFree(gift) ? collected(gift, isOver(gift, page), words) : {}),
    ...(gift.isPurchased && !gift.isDelivered ? { purchased: true } : {}),
    ...(gift.isDelivered ? { delivered: true } : {}),
    ...(gift.isTaken && !gift.isPurchased
      ? { taken: gift.isYours ? claimWords[language].takenByYou : claimWords[language].taken }
      : {}),
    ...(known ? peopleOf(known, words) : {}),
    // what somebody brings is there to be seen or changed, and where no money can be given the gift to be brought
    ...(byLink ??
      (isForGuestsToBring(gift, page) && (gift.isTaken || !step)
        ? { step: claimStep(gift, language) }
        : step
          ? { step }
          : {})),
  };
}

type WayByLink = Pick<GiftView, 'step' | 'to'>;

/** Of a gift that is taken there is only something to see, or to change for whoever brings it. */
const claimStep = (gift: GiftOnPage, language: Language): string =>
  claimWords[language][gift.isYours ? 'manage' : gift.isTaken ? 'see' : 'link'];

/**
 * For the holder of a personal link: they give a gift that is open to everybody without signing in, or bring one that is not given
 * together. Who brings it looks there, too. A gift that is not open says there how to be let in. Null for others.
 */
function byKey(
  gift: GiftOnPage,
  page: EventPage,
  language: Language,
  key: string | null | undefined,
): WayByLink | null {
  const { guest } = page.viewer;
  if (!guest || !key) return null;
  if (isOver(gift, page)) return {};
  const to = `/event/${page.event._id}/give/${guest._id}/${gift._id}?${new URLSearchParams({ key })}`;
  if (isForGuestsToBring(gift, page)) return { step: claimStep(gift, language), to };
  const remains = remainingOf({ price: gift.price, totalCollected: gift.totalCollected ?? 0 }) > 0;
  if (!site.takesPayments || !remains) return {};
  return { step: gift.openToAll ? giftByLinkWords[language].give : eventPageWords[language].steps.ask, to };
}

/** For whoever was not asked for: the gift's page signs them in and leads on. */
function stepUnknown(gift: GiftOnPage, page: EventPage): GivingStep {
  return !site.takesPayments || page.viewer.relation === 'visitor' || gift.price === 0 || isOver(gift, page)
    ? 'none'
    : 'enable';
}

const shopOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;

/** A gift of ₹0 that nobody gave money for: no bar, no amounts, a sentence. */
const isFree = ({ price, totalCollected = 0 }: GiftOnPage): boolean => price === 0 && totalCollected === 0;

const isOver = ({ isPurchased = false }: GiftOnPage, { event }: EventPage): boolean =>
  isPurchased || event.status === 'cancelled';

function peopleOf(gift: WishlistGift, words: Words): Pick<GiftView, 'people' | 'count' | 'giving'> {
  if (gift.collaboratorCount === 0) return {};
  const people = gift.collaborators
    .slice(0, STACK)
    .map(({ user }) => ({ name: personName(user), src: user.profilePicture }));
  return people.length > 0
    ? { count: gift.collaboratorCount, people }
    : { giving: words.giving(gift.collaboratorCount) };
}

/** Spec section 9; when it is over, nothing remains to be given. */
function collected({ price, totalCollected = 0 }: GiftOnPage, over: boolean, words: Words) {
  const [given, target, left] = [totalCollected, price, remainingOf({ price, totalCollected })].map(
    formatRupees,
  ) as [string, string, string];
  return {
    collected: over ? words.collected(given, target) : words.remaining(given, target, left),
    percent: price > 0 ? Math.min(100, Math.round((totalCollected / price) * 100)) : 100,
  };
}
