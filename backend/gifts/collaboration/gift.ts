import type { CollaborativeGift } from '#contract/gifts/collaboration.ts';
import * as words from '#messages/collaboration/en.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { EventAccess } from '#backend/events/access.ts';
import { todayIn } from '#backend/events/dates.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { collaboratorsSeenBy } from './giver-repository.ts';
import { presentCollaboration, seesNames } from './present.ts';
import { purchasesSeenBy } from './purchase-repository.ts';
import { findGift, lockGift, type GiftRow } from './repository.ts';

/** A gift and the event it is wished for. */
export interface GiftPlace {
  eventId: string;
  giftId: string;
}

/** @throws {Problem} 404 */
export async function giftOf(db: Db, { eventId, giftId }: GiftPlace): Promise<GiftRow> {
  const gift = await findGift(db, eventId, giftId);
  if (!gift) throw notFound(words.giftGone);
  return gift;
}

/**
 * The gift, locked until the transaction ends: whoever changes something about giving it
 * comes one after the other.
 *
 * @throws {Problem} 404
 */
export async function lockedGift(tx: Db, place: GiftPlace): Promise<GiftRow> {
  if (!(await lockGift(tx, place.eventId, place.giftId))) throw notFound(words.giftGone);
  return giftOf(tx, place);
}

/** @throws {Problem} 409 when the event is cancelled or the gift bought */
export function refuseWhenOver({ status }: Pick<EventAccess['event'], 'status'>, gift: GiftRow): void {
  if (status === 'cancelled') throw conflict(words.eventCancelled, 'event_cancelled');
  if (gift.purchased_at) throw conflict(words.purchased, 'purchased');
}

/** @throws {Problem} 409 when giving together is not enabled */
export function refuseWhenNotEnabled(gift: GiftRow): void {
  if (!gift.is_collaborative) throw conflict(words.notEnabled, 'not_collaborative');
}

/** Whether the last day to contribute has passed, as the event's zone counts days. */
export const isClosed = (
  { time_zone: timeZone }: Pick<EventAccess['event'], 'time_zone'>,
  { closes_on: closesOn }: GiftRow,
  now: Date,
): boolean => closesOn !== null && todayIn(timeZone, now) > closesOn;

/** @throws {Problem} 409 after the last day to contribute */
export function refuseWhenClosed(
  event: Pick<EventAccess['event'], 'time_zone'>,
  gift: GiftRow,
  now: Date,
): void {
  if (isClosed(event, gift, now)) throw conflict(words.closed, 'closed');
}

/** The gift as it stands now, for this viewer. */
export async function show(
  db: Db,
  place: GiftPlace,
  viewer: SignedIn,
  relation: EventAccess['relation'],
): Promise<CollaborativeGift> {
  const gift = await giftOf(db, place);
  const seer = { userId: viewer.userId, relation };
  const collaborators = await collaboratorsSeenBy(db, [gift.id], seer);
  const purchases =
    gift.purchased_at && seesNames(collaborators, seer) ? await purchasesSeenBy(db, [gift.id], seer) : [];
  return presentCollaboration(gift, { collaborators, purchases }, seer);
}
