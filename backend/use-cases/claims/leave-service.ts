import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import {
  claimsOfAccount,
  claimsOfGuest,
  deleteClaimsOf,
  guestsWhoBring,
} from '#backend/gifts/claims/service.ts';
import { lockGift } from '#backend/gifts/collaboration/gift.ts';
import { followGiveTogether } from '#backend/gifts/collaboration/settings-service.ts';
import { lockWishlist } from '#backend/gifts/wishlist/service.ts';

/**
 * Opens gifts that a guest brought until now, where guests give together: they are to be like all others. The event and the
 * gifts are locked.
 */
export async function openLeftGifts(
  ctx: Context,
  tx: Db,
  event: Awaited<ReturnType<typeof lockWishlist>>,
  giftIds: readonly string[],
): Promise<void> {
  if (event.give_together && event.status === 'active') await followGiveTogether(ctx, tx, event, giftIds);
}

async function leaveGiftsOfGuest(
  ctx: Context,
  tx: Db,
  { eventId, guestId }: { eventId: string; guestId: string },
): Promise<void> {
  const event = await lockWishlist(tx, eventId);
  const giftIds = [...(await claimsOfGuest(tx, guestId)).keys()].sort();
  for (const giftId of giftIds) await lockGift(tx, eventId, giftId);
  await deleteClaimsOf(tx, { guestId });
  await openLeftGifts(ctx, tx, event, giftIds);
}

/** What guests bring who go off the list is left to the others; only those who bring anything cost a statement. The event and they are locked. */
export async function leaveGiftsOfGuests(
  ctx: Context,
  tx: Db,
  { eventId, guestIds }: { eventId: string; guestIds: readonly string[] },
): Promise<void> {
  for (const guestId of await guestsWhoBring(tx, guestIds))
    await leaveGiftsOfGuest(ctx, tx, { eventId, guestId });
}

/** Locks the events somebody brings gifts to, before their account is: whoever adds a guest locks the event first, too. */
export async function lockEventsOfGifts(tx: Db, userId: string): Promise<void> {
  for (const eventId of new Set((await claimsOfAccount(tx, userId)).map((claim) => claim.event_id)))
    await lockWishlist(tx, eventId);
}

/** What somebody brings whose account is erased is left to the others. The account is locked, and before it were the events. */
export async function leaveGiftsOfAccount(ctx: Context, tx: Db, userId: string): Promise<void> {
  const claims = await claimsOfAccount(tx, userId);
  for (const claim of claims) await lockGift(tx, claim.event_id, claim.gift_id);
  await deleteClaimsOf(tx, { userId });
  for (const eventId of new Set(claims.map((claim) => claim.event_id))) {
    const giftIds = claims.filter((claim) => claim.event_id === eventId).map((claim) => claim.gift_id);
    await openLeftGifts(ctx, tx, await lockWishlist(tx, eventId), giftIds);
  }
}
