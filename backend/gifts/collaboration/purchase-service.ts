import { requireAccount } from '#backend/platform/database/account-stands.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import { purchaseHeldWords as heldWords } from '#messages/collaboration/purchase-held/by-language.ts';
import { wishlistWords } from '#messages/wishlist/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, forbidden, Problem } from '#backend/platform/errors.ts';
import { accessAsHost, accessEvent } from '#backend/events/access.ts';
import { endClaims } from '#backend/gifts/claims/service.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { tellOfGift } from '#backend/messaging/webhooks/outbox.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { lockGiving } from './repository.ts';
import { followGiveTogether } from './settings-service.ts';
import { notifyPurchase, notifyPurchaseUndone } from './notify-givers.ts';
import { lockedGift, refuseWhenNotEnabled, refuseWhenOver, type GiftPlace, type Standing } from './gift.ts';
import { collaboratorsOf } from './giver-repository.ts';
import { isHeldFrom } from './present.ts';
import {
  deletePurchase,
  deleteRefusals,
  insertPurchase,
  insertRefusal,
  purchasesOf,
  refusedBuyersOf,
} from './purchase-repository.ts';

/**
 * Notes that the viewer bought a gift (spec section 6): one who gives it with others, or
 * the organiser, who buys it with what was pooled. Whoever is no guest and gave nothing closes nothing
 * (docs/decisions/0094). The buyer asking again changes nothing.
 * Nobody contributes afterwards; a payment that had begun still counts when it arrives.
 *
 * @throws {Problem} 403 for anybody else, and while a purchase that was taken back holds it from them; 404, 409 when somebody else bought it, it is not given together any more or the event is cancelled, 429
 */
export async function markGiftPurchased(
  ctx: Context,
  viewer: SignedIn,
  place: GiftPlace,
  confirmation: string,
): Promise<Standing> {
  const access = await accessEvent(ctx.db, place.eventId, viewer);
  const { event, relation } = access;
  await limitRate(ctx, 'purchase', viewer.userId, { limit: 60, windowSeconds: 3600 });
  await ctx.db.transaction().execute(async (tx) => {
    await requireAccount(tx, viewer.userId);
    const gift = await lockedGift(tx, place);
    if (relation !== 'organiser') {
      const giver = (await collaboratorsOf(tx, [gift.id])).find(({ id }) => id === viewer.userId);
      if (!giver) throw forbidden(togetherWords.buyersOnly);
      if (!giver.keeps_door) throw new Problem(403, 'gave_nothing', togetherWords.gaveNothing);
      // a guest brings it meanwhile, or the organiser said no: what was paid late closes nothing
      refuseWhenNotEnabled(gift);
    }
    const [before] = gift.purchased_at ? await purchasesOf(tx, [gift.id]) : [];
    if (before?.id !== viewer.userId) {
      refuseWhenOver(event, gift);
      const seer = { userId: viewer.userId, relation };
      if (isHeldFrom(await refusedBuyersOf(tx, gift.id), seer))
        throw new Problem(403, 'purchase_held', (language) => heldWords[language].held);
      await insertPurchase(tx, { giftId: gift.id, userId: viewer.userId, confirmation, now: ctx.now() });
      // the organiser bought it themself: nobody brings it a second time
      await endClaims(ctx, tx, event, 'bought', gift.id);
      await notifyPurchase(ctx, tx, event, gift, viewer.userId);
      await tellOfGift(ctx, tx, 'gift.purchased', named(place, gift));
    }
  });
  return access;
}

/**
 * A host takes back that a gift was bought: whoever said so was wrong, or meant harm. What
 * was noted about it goes, also that the gift arrived; contributions count on and open
 * again. The buyer cannot mark it again until a host allows it. The buyer, those who give the gift and the hosts are told. Of a gift nobody bought
 * it changes nothing. `seenBuyer` is who the host was shown as the buyer, empty for whoever it is.
 *
 * @throws {Problem} 403 for whoever may not change the event, 404, 409 when somebody else bought it since or the event is cancelled, 429
 */
export async function undoGiftPurchase(
  ctx: Context,
  viewer: SignedIn,
  place: GiftPlace,
  seenBuyer: string,
): Promise<Standing> {
  const access = await accessAsHost(ctx.db, place.eventId, viewer, 'edit', wishlistWords.organisersOnly);
  const { event } = access;
  await limitRate(ctx, 'purchase', viewer.userId, { limit: 60, windowSeconds: 3600 });
  await ctx.db.transaction().execute(async (tx) => {
    // before the gift, as whoever lets all gifts be given together does
    const { give_together: givenTogether } = await lockGiving(tx, place.eventId);
    const gift = await lockedGift(tx, place);
    const [purchase] = gift.purchased_at ? await purchasesOf(tx, [gift.id]) : [];
    if (gift.purchased_at) {
      if (event.status === 'cancelled') throw conflict(togetherWords.eventCancelled, 'event_cancelled');
      if (seenBuyer !== '' && purchase && purchase.id !== seenBuyer)
        throw conflict(togetherWords.boughtByAnother, 'bought_by_another');
      await deletePurchase(tx, gift.id);
      // one that was bought while the others were opened is like them from now on; one that was given together was opened with them
      if (givenTogether && !gift.is_collaborative)
        await followGiveTogether(ctx, tx, { ...event, give_together: true }, [gift.id]);
      if (purchase && purchase.id !== event.organiser_id)
        await insertRefusal(tx, { gift_id: gift.id, user_id: purchase.id, refused_at: ctx.now() });
      await notifyPurchaseUndone(ctx, tx, event, gift, { buyerId: purchase?.id, undoneBy: viewer.userId });
      await tellOfGift(ctx, tx, 'gift.purchase_undone', named(place, gift));
    }
  });
  return access;
}

/**
 * A host lets everybody who gives the gift mark it as purchased again, also whose mark was taken back.
 *
 * @throws {Problem} 403 for whoever may not change the event, 404, 429
 */
export async function allowGiftPurchase(ctx: Context, viewer: SignedIn, place: GiftPlace): Promise<Standing> {
  const access = await accessAsHost(ctx.db, place.eventId, viewer, 'edit', wishlistWords.organisersOnly);
  await limitRate(ctx, 'purchase', viewer.userId, { limit: 60, windowSeconds: 3600 });
  await ctx.db.transaction().execute(async (tx) => {
    const gift = await lockedGift(tx, place);
    await deleteRefusals(tx, gift.id);
  });
  return access;
}

const named = ({ eventId, giftId }: GiftPlace, gift: { name: string }) => ({
  eventId,
  giftId,
  giftName: gift.name,
});
