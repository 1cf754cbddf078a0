import type { CollaborationRequest } from '#contract/gifts/collaboration.ts';
import type { Relation } from '#contract/events/events.ts';
import { isCompany, isHost, knowsGuests, mayEdit } from '#contract/common/host-roles.ts';
import type { Collaborator, GiftPerson, Giver } from '#contract/gifts/wishlist.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { CollaboratorRow, SeenCollaboratorRow, Seer } from './giver-repository.ts';
import type { GiftRow } from './repository.ts';
import type { RequestRow } from './request-repository.ts';

/** Somebody as the others of a gift may see them: no address and no phone. */
interface PersonRow {
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

/** The same for a stranger, who is told that there is somebody and not who. */
export const presentNameless = ({ id }: PersonRow): GiftPerson => ({
  _id: id,
  firstName: '',
  lastName: '',
  profilePicture: '',
});

/** Somebody who gives a gift or bought it; `email` is null for a reader who may not have it. */
export const presentGiver = (person: PersonRow & { email: string | null }): Giver => ({
  ...presentPerson(person),
  email: person.email ?? '',
});

export const takesPart = (collaborators: readonly Pick<CollaboratorRow, 'id'>[], { userId }: Seer): boolean =>
  collaborators.some(({ id }) => id === userId);

type Given = Pick<CollaboratorRow, 'id' | 'given_paise'>;

/** Whether somebody has money in the gift. */
export const gaveMoney = (collaborators: readonly Given[], { userId }: Seer): boolean =>
  collaborators.some(({ id, given_paise: paise }) => id === userId && Number(paise) > 0);

/** Who is named those that give a gift: guests, hosts, and whoever has money in it (docs/decisions/0094). */
export const seesNames = (collaborators: readonly Given[], seer: Seer): boolean =>
  isCompany(seer.relation) || gaveMoney(collaborators, seer);

/**
 * Whether a purchase that a host took back keeps one who gives the gift from marking it: whoever marked it then, and
 * whoever is no guest. Joining costs nothing and a contribution can be taken back, so neither tells a stranger's
 * second account from an honest giver.
 */
export const isHeldFrom = (refusedBuyers: readonly string[], { userId = '', relation }: Seer): boolean =>
  refusedBuyers.length > 0 && !mayEdit(relation) && (refusedBuyers.includes(userId) || !isCompany(relation));

/**
 * The collaborators of one gift as the viewer may see them (`collaboratorsSeenBy`). An amount is for the owner, the one
 * who gave it and, unless they hide it, the others who have money in the gift: joining costs nothing.
 */
export function presentCollaborators(
  collaborators: readonly SeenCollaboratorRow[],
  viewer: Seer,
): Collaborator[] {
  const gave = gaveMoney(collaborators, viewer);
  return collaborators.map((person) => {
    const seesAmount = viewer.relation === 'organiser' || person.id === viewer.userId;
    return {
      user: presentGiver(person),
      status: 'accepted',
      contributionAmount:
        seesAmount || (gave && !person.hide_amount) ? rupeesOf(Number(person.given_paise ?? 0)) : null,
      ...(seesAmount ? { hideAmount: person.hide_amount } : {}),
      hasPurchased: person.has_purchased,
      ...(isHost(viewer.relation) && !person.is_company ? { fromOutside: true } : {}),
    };
  });
}

/** Whom a request asks, for who is somebody else: until they give something, as the guest list has them. */
export const targetSeenBy = (row: RequestRow, viewerId: string) =>
  !row.target_gives && viewerId !== row.target_id && row.listed_first_name !== null
    ? {
        id: row.target_id,
        first_name: row.listed_first_name,
        last_name: row.listed_last_name ?? '',
        profile_picture: '',
      }
    : {
        id: row.target_id,
        first_name: row.target_first_name,
        last_name: row.target_last_name,
        profile_picture: row.target_picture,
      };

/** A request as the one who sent or got it sees it. A requester who is a stranger asked somebody without a name, and it stays so until they have given something. */
export function presentRequest(row: RequestRow, viewerId: string, relation: Relation): CollaborationRequest {
  const target = targetSeenBy(row, viewerId);
  const knowsTarget = viewerId === row.target_id || knowsGuests(relation) || (row.gave && row.target_gives);
  return {
    _id: row.id,
    requesterId: presentPerson({
      id: row.requester_id,
      first_name: row.requester_first_name,
      last_name: row.requester_last_name,
      profile_picture: row.requester_picture,
    }),
    targetUserId: knowsTarget ? presentPerson(target) : presentNameless(target),
    giftId: row.gift_id,
    giftName: row.gift_name,
    message: row.message,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
