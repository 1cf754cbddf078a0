import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import type { StartedPayment } from '#contract/money/payments.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid, notFound, type PublicMessage } from '#backend/platform/errors.ts';
import type { EventAccess } from '#backend/events/access.ts';
import { todayIn } from '#backend/events/dates.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { remainingPaise } from './present.ts';
import { findGift, lockGift, type GiftRow } from './repository.ts';

export { findGift, lockGift };

/** A gift and the event it is wished for. */
export interface GiftPlace {
  eventId: string;
  giftId: string;
}

/** How whoever changed a gift stands to its event, which says how much of it they are shown. */
export interface Standing {
  relation: EventAccess['relation'];
  guest: { id: string } | null;
}

/** What came of giving: who is shown the gift now, and the payment that was begun. */
export interface Joined {
  viewer: Viewer;
  standing: Standing;
  payment?: StartedPayment;
}

/** The gift as the wishlist, which lies above, shows it to somebody. @throws {Problem} 404 */
export type ShowGift = (
  db: Db,
  place: GiftPlace,
  viewer: Viewer,
  standing: Standing,
) => Promise<WishlistGift>;

/** @throws {Problem} 404 */
export async function giftOf(db: Db, { eventId, giftId }: GiftPlace): Promise<GiftRow> {
  const gift = await findGift(db, eventId, giftId);
  if (!gift) throw notFound(togetherWords.giftGone);
  return gift;
}

/**
 * The gift, locked until the transaction ends: whoever changes something about giving it
 * comes one after the other.
 *
 * @throws {Problem} 404
 */
export async function lockedGift(tx: Db, place: GiftPlace): Promise<GiftRow> {
  if (!(await lockGift(tx, place.eventId, place.giftId))) throw notFound(togetherWords.giftGone);
  return giftOf(tx, place);
}

/** What is said when nothing can be given. */
export interface GivingRefusals {
  eventCancelled: PublicMessage;
  purchased: PublicMessage;
  notEnabled: PublicMessage;
  closed: PublicMessage;
  collected: PublicMessage;
  aboveRemaining: (remaining: number) => PublicMessage;
  belowMinimum: PublicMessage;
}

/** @throws {Problem} 409 when the event is cancelled or the gift bought */
export function refuseWhenOver(
  { status }: Pick<EventAccess['event'], 'status'>,
  gift: GiftRow,
  texts: Pick<GivingRefusals, 'eventCancelled' | 'purchased'> = togetherWords,
): void {
  if (status === 'cancelled') throw conflict(texts.eventCancelled, 'event_cancelled');
  if (gift.purchased_at) throw conflict(texts.purchased, 'purchased');
}

/** @throws {Problem} 409 when giving together is not enabled */
export function refuseWhenNotEnabled(
  gift: GiftRow,
  texts: Pick<GivingRefusals, 'notEnabled'> = togetherWords,
): void {
  if (!gift.is_collaborative) throw conflict(texts.notEnabled, 'not_collaborative');
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
  texts: Pick<GivingRefusals, 'closed'> = togetherWords,
): void {
  if (isClosed(event, gift, now)) throw conflict(texts.closed, 'closed');
}

/** @throws {Problem} 409 when nothing remains, 400 for an amount above what remains or below what can be paid */
export function refuseAmount(
  amountPaise: number,
  gift: GiftRow,
  minimumPaise: number,
  texts: Pick<GivingRefusals, 'collected' | 'aboveRemaining' | 'belowMinimum'> = togetherWords,
): void {
  const remaining = remainingPaise(gift);
  const refuse = (message: PublicMessage) => invalid({ contributionAmount: [message] }, message);
  if (remaining === 0)
    throw conflict(texts.collected, 'collected', { contributionAmount: [texts.collected] });
  if (amountPaise > remaining) throw refuse(texts.aboveRemaining(rupeesOf(remaining)));
  if (amountPaise < minimumPaise) throw refuse(texts.belowMinimum);
}
