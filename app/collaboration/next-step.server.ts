import { appLanguage } from '#messages/app-language/en.ts';
import { dayThere } from '#contract/common/format.ts';
import type { EventPage } from '#contract/events/events.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import { isCompany, mayEdit } from '#contract/common/host-roles.ts';
import { claimWords } from '#messages/claims/page/by-language.ts';
import * as togetherWords from '#messages/collaboration/en.ts';
import { removalWords } from '#messages/collaboration/removal/by-language.ts';

/**
 * What somebody can do next about a gift: let it be given together, give towards it, ask
 * to be let in, or look at who gives.
 */
export type GivingStep = 'enable' | 'contribute' | 'ask' | 'see' | 'none';

interface NextStep {
  step: GivingStep;
  /** Why they cannot contribute, in the words the backend would answer; empty when they can. */
  why: string;
}

/** Today where the event is, `YYYY-MM-DD`: the last day to contribute is one of its days. */
export function todayAt({ timeZone }: Pick<EventPage['event'], 'timeZone'>): string {
  return dayThere(Date.now(), timeZone);
}

/** Rupees still to be collected (spec section 9). */
export const remainingOf = ({
  price,
  totalCollected,
}: Pick<WishlistGift, 'price' | 'totalCollected'>): number =>
  Math.max(0, Math.round((price - totalCollected) * 100) / 100);

/** The rules of spec section 6 for a signed-in person, where money can be given. */
export function nextStep(gift: WishlistGift, page: EventPage, takesPayments: boolean): NextStep {
  const isOrganiser = page.viewer.relation === 'organiser';
  const isGiver = gift.takesPart === true;
  const over = takesPayments ? whyOver(gift, page) : togetherWords.noPayments;
  if (over) return { step: gift.isCollaborative && (isOrganiser || isGiver) ? 'see' : 'none', why: over };
  if (!gift.isCollaborative) {
    if (mayEdit(page.viewer.relation)) return { step: 'enable', why: togetherWords.notEnabled };
    if (page.event.giveTogether === false) return { step: 'none', why: togetherWords.givingOff };
    if (page.viewer.relation === 'viewer') return { step: 'none', why: togetherWords.editorsEnable };
    // what a guest brings only a host lets others give
    return gift.isTaken
      ? { step: 'none', why: claimWords[appLanguage].isTaken }
      : { step: 'enable', why: togetherWords.notEnabled };
  }
  if (isOrganiser) return { step: 'see', why: togetherWords.ownGift };
  if (keepsDoor(gift, page) || gift.mayJoin) return { step: 'contribute', why: '' };
  const isForGuests = gift.openToAll || page.event.giveTogether !== undefined;
  if (isForGuests && !isCompany(page.viewer.relation)) return { step: 'ask', why: togetherWords.guestsOnly };
  // nobody else keeps them out then
  const isTakenOff = gift.collaboratorCount === 0 || gift.openToAll;
  return { step: 'ask', why: isTakenOff ? removalWords[appLanguage].takenOff : togetherWords.askFirst };
}

/**
 * Whether one who gives counts as more than nobody: who joined with nothing and is no guest stands outside like any other, and is
 * told of themself alone.
 */
const keepsDoor = (gift: WishlistGift, { viewer: { relation } }: EventPage): boolean =>
  gift.takesPart === true &&
  (isCompany(relation) || gift.collaborators.some(({ contributionAmount }) => (contributionAmount ?? 0) > 0));

/** Whether somebody may mark a gift as bought that is still to be had: as `markGiftPurchased` decides. */
export const mayBuy = (gift: WishlistGift, page: EventPage): boolean =>
  page.viewer.relation === 'organiser' ||
  (keepsDoor(gift, page) && (mayEdit(page.viewer.relation) || !gift.purchaseHeld));

/** Why nobody contributes any more. */
function whyOver(gift: WishlistGift, { event }: EventPage): string {
  if (event.status === 'cancelled') return togetherWords.eventCancelled;
  if (gift.isPurchased) return togetherWords.purchased;
  // joining with nothing stays a call of the API; a page has nothing to offer
  if (gift.price === 0) return togetherWords.noMoney;
  if (gift.closesOn !== '' && todayAt(event) > gift.closesOn) return togetherWords.closed;
  return gift.isCollaborative && remainingOf(gift) === 0 ? togetherWords.collected : '';
}
