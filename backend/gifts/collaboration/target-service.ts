import type { CollaborationTargets } from '#contract/gifts/collaboration.ts';
import { isHost, knowsGuests } from '#contract/common/host-roles.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notFound } from '#backend/platform/errors.ts';
import { accessEvent, type EventAccess } from '#backend/events/access.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { doorKeepersOf } from './admission-repository.ts';
import { giftOf, isClosed, type GiftPlace } from './gift.ts';
import { collaboratorsOf, type CollaboratorRow } from './giver-repository.ts';
import { presentNameless, presentPerson } from './present.ts';
import type { GiftRow } from './repository.ts';
import { givesInEvent, guestsToAsk, isGuest, personById } from './target-repository.ts';

/** As many guests as a person looks through; more are not listed. */
const MOST_GUESTS = 200;

/**
 * Whom the viewer may ask about a gift. One who takes no part asks the organiser and those who
 * do and can let them in: a guest by name; a stranger, who has nothing but the page's address,
 * the one of those who joined first and can let them in, without names. One who takes part asks the others who do and, as a guest,
 * guests who do not yet.
 *
 * @throws {Problem} 404
 */
export async function listCollaborationTargets(
  ctx: Context,
  viewer: SignedIn,
  place: GiftPlace,
): Promise<CollaborationTargets> {
  const { event, relation } = await accessEvent(ctx.db, place.eventId, viewer);
  const gift = await giftOf(ctx.db, place);
  if (relation === 'organiser' || !isCollecting(event, gift, ctx.now())) return { targets: [] };
  const keepers = (await collaboratorsOf(ctx.db, [gift.id])).filter(keepsDoor);
  if (!keepers.some(({ id }) => id === viewer.userId)) {
    const doorKeepers = await doorKeepersOf(ctx.db, gift.id, viewer.userId);
    const candidates = keepers.filter(({ id }) => doorKeepers.includes(id));
    const [givers, present] = knowsGuests(relation)
      ? [candidates, presentPerson]
      : [candidates.slice(0, 1), presentNameless];
    const organiser = await personById(ctx.db, event.organiser_id);
    return {
      targets: [
        ...givers.map((user) => ({ user: present(user), relation: 'collaborator' as const })),
        ...organiser.map((user) => ({ user: present(user), relation: 'host' as const })),
      ],
    };
  }
  const guests = knowsGuests(relation)
    ? await guestsToAsk(
        ctx.db,
        { ...place, organiserId: event.organiser_id, forHost: isHost(relation) },
        MOST_GUESTS,
      )
    : [];
  const others = keepers.filter(({ id }) => id !== viewer.userId && id !== event.organiser_id);
  return {
    targets: [
      ...guests.map((guest) => ({ user: presentPerson(guest), relation: 'guest' as const })),
      ...others.map((giver) => ({ user: presentPerson(giver), relation: 'collaborator' as const })),
    ],
  };
}

/**
 * Refuses whom the viewer may not ask: one who takes no part asks the organiser and those who can
 * let them in, one of those asks others of the event, also of those who give already (spec section 6). An unknown person and one who is not among them are
 * answered alike, so that nobody learns who is a guest.
 *
 * @throws {Problem} 404
 */
export async function requireTarget(
  tx: Db,
  asking: {
    event: EventAccess['event'];
    relation: EventAccess['relation'];
    giftId: string;
    collaborators: readonly CollaboratorRow[];
    requesterId: string;
    targetId: string;
  },
): Promise<void> {
  const { event, relation, giftId, requesterId, targetId } = asking;
  const keepers = asking.collaborators.filter(keepsDoor);
  const takesPart = (userId: string): boolean => keepers.some(({ id }) => id === userId);
  // the organiser gives nothing and can always be asked to let somebody in
  if (targetId === event.organiser_id && !takesPart(requesterId)) return;
  const isSomebodyElse = targetId !== requesterId && targetId !== event.organiser_id;
  if (isSomebodyElse && takesPart(targetId) && !takesPart(requesterId)) {
    // a stranger is told of one, and learns of no other whether they give
    const [first] = knowsGuests(relation) ? [targetId] : await doorKeepersOf(tx, giftId, requesterId);
    if (first !== targetId) throw notFound(togetherWords.notAmongThose);
    return;
  }
  const isTarget =
    isSomebodyElse &&
    takesPart(requesterId) &&
    ((knowsGuests(relation) && (await isGuest(tx, event.id, targetId, { forHost: isHost(relation) }))) ||
      (await givesInEvent(tx, event.id, targetId)));
  if (!isTarget) throw notFound(togetherWords.notAmongThose);
}

/** Whoever gave nothing and is no guest counts as nobody (docs/decisions/0094). */
const keepsDoor = ({ keeps_door: keeps }: CollaboratorRow): boolean => keeps;

const isCollecting = (event: EventAccess['event'], gift: GiftRow, now: Date): boolean =>
  event.status === 'active' &&
  gift.is_collaborative &&
  gift.purchased_at === null &&
  !isClosed(event, gift, now);
