import type { CollaborativeGift } from '#contract/collaboration.ts';
import type { Collaborator, GiftPerson } from '#contract/wishlist.ts';
import { rupeesOf } from '../money.ts';
import type { CollaboratorRow } from './giver-repository.ts';
import type { PurchaseRow } from './purchase-repository.ts';
import type { GiftRow } from './repository.ts';

/** Who looks at a gift. */
export interface Seer {
  userId: string | undefined;
  isOrganiser: boolean;
}

/** Somebody as the others of a gift may see them: no address and no phone. */
export interface PersonRow {
  id: string;
  first_name: string;
  last_name: string;
  profile_picture: string;
}

const collectedPaise = (gift: GiftRow): number => Number(gift.collected_paise ?? 0);

/** The amount still to be collected, in paise (spec section 9). */
export const remainingPaise = (gift: GiftRow): number => Math.max(0, gift.price_paise - collectedPaise(gift));

export const presentPerson = (person: PersonRow): GiftPerson => ({
  _id: person.id,
  firstName: person.first_name,
  lastName: person.last_name,
  profilePicture: person.profile_picture,
});

/** Who is named those that give a gift: those themselves and the organiser. */
export const seesNames = (collaborators: readonly CollaboratorRow[], { userId, isOrganiser }: Seer): boolean =>
  isOrganiser || collaborators.some(({ id }) => id === userId);

/**
 * The collaborators of one gift as the viewer may see them, nobody for one who is not named
 * any. An amount is for the organiser, the one who gave it and, unless they hide it, the
 * other collaborators.
 */
export function presentCollaborators(collaborators: readonly CollaboratorRow[], viewer: Seer): Collaborator[] {
  if (!seesNames(collaborators, viewer)) return [];
  return collaborators.map((person) => {
    const isTold = viewer.isOrganiser || person.id === viewer.userId;
    return {
      user: presentPerson(person),
      status: 'accepted',
      ...(isTold || !person.hide_amount ? { contributionAmount: rupeesOf(Number(person.given_paise ?? 0)) } : {}),
      ...(isTold ? { hideAmount: person.hide_amount } : {}),
      hasPurchased: person.has_purchased,
    };
  });
}

/** A gift as it stands after a change. */
export function presentCollaboration(
  gift: GiftRow,
  { collaborators, purchases }: { collaborators: readonly CollaboratorRow[]; purchases: readonly PurchaseRow[] },
  viewer: Seer,
): CollaborativeGift {
  const collected = collectedPaise(gift);
  return {
    _id: gift.id,
    name: gift.name,
    price: rupeesOf(gift.price_paise),
    isCollaborative: gift.is_collaborative,
    openToAll: gift.open_to_all ?? false,
    closesOn: gift.closes_on ?? '',
    collaborators: presentCollaborators(collaborators, viewer),
    totalCollected: rupeesOf(collected),
    remaining: rupeesOf(remainingPaise(gift)),
    progress: gift.price_paise > 0 ? Math.min(100, (collected / gift.price_paise) * 100) : 0,
    isPurchased: gift.purchased_at !== null,
    purchasedBy: seesNames(collaborators, viewer) ? purchases.map(presentPerson) : [],
  };
}
