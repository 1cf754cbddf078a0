import { appLanguage } from '#messages/app-language/en.ts';
import { data } from '@remix-run/node';
import { randomUUID } from 'node:crypto';
import { backend, requireUser } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { viewContribution } from '#app/collaboration/contributions.server.ts';
import { viewClaim } from '#app/claims/claim.server.ts';
import { mayBuy, nextStep, remainingOf } from '#app/collaboration/next-step.server.ts';
import { personName } from '#app/collaboration/person-name.ts';
import { loadRequests } from '#app/collaboration/requests.server.ts';
import { formatEventDate, formatRupees } from '#contract/common/format.ts';
import type { User } from '#contract/accounts/accounts.ts';
import { isHost, knowsGuests, mayEdit } from '#contract/common/host-roles.ts';
import { nameIn } from '#contract/events/second-language.ts';
import type { ContributionList } from '#contract/gifts/contributions.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import * as togetherWords from '#messages/collaboration/en.ts';
import { purchaseHeldWords as heldWords } from '#messages/collaboration/purchase-held/by-language.ts';

export interface GiftAddress {
  eventId: string;
  giftId: string;
}

/**
 * A gift with its event, for pages of those who are signed in; `known` where it was asked who that is.
 *
 * @throws the redirect of a visitor to sign-in, or a 404 when the event or the gift is not there
 */
export async function loadGiftOfEvent(request: Request, { eventId, giftId }: GiftAddress, known?: User) {
  const user = known ?? (await requireUser(request));
  const api = backend(request);
  const params = { eventId };
  const [page, groups] = await Promise.all([
    api.load('getEvent', { params, query: {} }),
    api.load('getWishlist', { params, query: {} }),
  ]);
  const gift = groups.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
  if (!gift) throw data({ message: togetherWords.giftGone }, { status: 404 });
  return { user, page, gift };
}

/**
 * One gift for those who give it together: how far it has come, who takes part as far as
 * the viewer may know, what the viewer gave and was asked, and what they can do next.
 *
 * @throws as `loadGiftOfEvent`
 */
export async function loadGiftTogether(request: Request, place: GiftAddress, known: User) {
  const { user, page, gift } = await loadGiftOfEvent(request, place, known);
  const { event, viewer } = page;
  const organises = viewer.relation === 'organiser';
  const edits = mayEdit(viewer.relation);
  const settles = edits && gift.isCollaborative && !isFree(gift);
  const [requests, { data: contributed }] = await Promise.all([
    gift.isCollaborative ? loadRequests(request, { ...place, userId: user._id }) : { received: [], sent: [] },
    // money may be there of a gift that is not given together, or not any more
    organises && settles
      ? { data: nothingListed }
      : backend(request).extra('listContributions', { params: place, query: { page: 1 } }),
  ]);
  const own = organises ? nothingListed : contributed;
  const { step, why } = nextStep(gift, page, site.takesPayments);
  const isGiver = gift.takesPart === true;
  const waiting = requests.sent.filter(({ status }) => status === 'pending').length;
  const isOpen = event.status === 'active' && !gift.isPurchased;
  const ownPart = gift.collaborators.find(({ user: person }) => person._id === user._id);
  return {
    event: { id: event._id, name: isHost(viewer.relation) ? event.eventName : nameIn(event, appLanguage) },
    gift: viewGift(gift),
    claim: viewClaim(gift, page, appLanguage),
    people: peopleOf(gift, { readsAmounts: (ownPart?.contributionAmount ?? 0) > 0, edits, organises }),
    hidesAmount: ownPart?.hideAmount === true,
    given: ownPart && given(ownPart.contributionAmount ?? 0),
    requests,
    /** Null where they could not be had. */
    contributions: own && own.contributions.map((each) => viewContribution(each, event.timeZone)),
    moreContributions: (own?.pageCount ?? 0) > 1,
    step,
    why,
    /** Whether anything is still collected or bought. */
    isOpen,
    organises,
    edits,
    /** Whether they decide who can join, and until when. */
    settles,
    /** Whether there is a list of what was given, or it could not be had. */
    hasContributions: settles || (organises && contributed?.contributions.length !== 0),
    // a stranger is told of one giver to ask, a guest of all; everybody may ask the organiser
    canAsk:
      step === 'ask' &&
      waiting <
        1 + (knowsGuests(viewer.relation) ? gift.collaboratorCount : Math.min(1, gift.collaboratorCount)),
    // somebody who only has the page's address knows no guest to ask
    canInvite: knowsGuests(viewer.relation) && isGiver && step === 'contribute',
    canBuy: isOpen && mayBuy(gift, page),
    canAllow: isOpen && edits && gift.purchaseHeld === true,
    /** Said to one who gives and may not mark it any more. */
    held: isOpen && !edits && gift.purchaseHeld ? heldWords[appLanguage].held : '',
    canUndo: edits && event.status === 'active' && gift.isPurchased,
    canDeliver: edits && gift.isPurchased && !gift.isDelivered,
    /** The mark of one contribution: sent again with the same amount, it is paid once. */
    requestKey: randomUUID(),
  };
}

export type GiftTogether = Awaited<ReturnType<typeof loadGiftTogether>>;

const nothingListed: ContributionList = { contributions: [], page: 1, pageCount: 0 };

/** A gift of ₹0 with nothing given: there is no money to speak of. */
const isFree = ({ price, totalCollected }: WishlistGift): boolean => price === 0 && totalCollected === 0;

function viewGift(gift: WishlistGift) {
  return {
    id: gift._id,
    name: gift.name,
    link: gift.link,
    ...(gift.image ? { image: gift.image.thumbnailUrl } : {}),
    isCollaborative: gift.isCollaborative,
    isFree: isFree(gift),
    openToAll: gift.openToAll,
    closesOn: lastDay(gift.closesOn),
    isPurchased: gift.isPurchased,
    isDelivered: gift.isDelivered,
    boughtBy: gift.purchasedBy.map((person) => personName(person)).join(', '),
    purchaseConfirmation: gift.purchaseConfirmation ?? '',
    price: formatRupees(gift.price),
    collected: formatRupees(gift.totalCollected),
    remaining: formatRupees(remainingOf(gift)),
    percent: gift.price > 0 ? Math.min(100, (gift.totalCollected / gift.price) * 100) : 100,
    count: gift.collaboratorCount,
    /** Money is there that nobody who takes part gave: by personal link, or too late for a place. */
    hasMoneyAlone: gift.collaboratorCount === 0 && gift.totalCollected > 0,
    /** For hosts, who gave by personal link. */
    byLink: (gift.givenByLink ?? []).map((person) => personName(person)).join(', '),
  };
}

/** `Saturday, 12 December 2026`: a day on the calendar, the same in every zone. */
const lastDay = (day: string): string =>
  day ? formatEventDate({ startsAt: `${day}T12:00:00Z`, timeZone: 'UTC' }) : '';

/** What the viewer reads of their own part. */
const given = (rupees: number): string =>
  rupees === 0 ? togetherWords.youTakePart : togetherWords.youGave(formatRupees(rupees));

/** Amounts that nobody hides are for those who have money in the gift (`readsAmounts`), all for the owner, and one's own for everybody. */
const peopleOf = (
  { collaborators }: WishlistGift,
  { readsAmounts, edits, organises }: { readsAmounts: boolean; edits: boolean; organises: boolean },
) =>
  collaborators.map(
    ({ user: person, contributionAmount, hideAmount = false, hasPurchased, fromOutside = false }) => ({
      id: person._id,
      name: personName(person),
      src: person.profilePicture,
      gave:
        contributionAmount === null
          ? // who gave nothing is told no amount, hidden or not
            readsAmounts
            ? togetherWords.amountHidden
            : ''
          : contributionAmount === 0
            ? togetherWords.amountNone
            : formatRupees(contributionAmount),
      isHidden: hideAmount,
      fromOutside,
      /** A guest who is known to have given money stays; of an editor, who reads no amounts, the call decides. */
      removable: edits && !hasPurchased && ((contributionAmount ?? 0) === 0 || (organises && fromOutside)),
    }),
  );
