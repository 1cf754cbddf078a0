import type { CollaborativeGift } from '#contract/collaboration.ts';
import { rupeesOf } from '../money.ts';
import type { CollaboratorRow, GiftRow } from './repository.ts';

/** The amount still to be collected, in paise (spec section 9). */
export const remainingPaise = (gift: GiftRow): number => Math.max(0, gift.price_paise - Number(gift.collected_paise ?? 0));

/** Names for those who take part and for the organiser, amounts for the giver and the organiser. */
export function presentCollaboration(gift: GiftRow, collaborators: readonly CollaboratorRow[], viewer: { userId: string; isOrganiser: boolean }): CollaborativeGift {
  const collected = Number(gift.collected_paise ?? 0);
  const seesNames = viewer.isOrganiser || collaborators.some(({ id }) => id === viewer.userId);
  return {
    _id: gift.id,
    name: gift.name,
    price: rupeesOf(gift.price_paise),
    isCollaborative: gift.enabled_at !== null,
    openToAll: gift.open_to_all ?? false,
    collaborators: collaborators.map((person) => ({
      user: {
        _id: person.id,
        firstName: seesNames ? person.first_name : '',
        lastName: seesNames ? person.last_name : '',
        profilePicture: person.profile_picture,
      },
      status: 'accepted',
      ...(viewer.isOrganiser || person.id === viewer.userId ? { contributionAmount: rupeesOf(Number(person.given_paise ?? 0)) } : {}),
    })),
    totalCollected: rupeesOf(collected),
    remaining: rupeesOf(remainingPaise(gift)),
    progress: gift.price_paise > 0 ? Math.min(100, (collected / gift.price_paise) * 100) : 0,
  };
}
