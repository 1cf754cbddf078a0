import { removalWords } from '#messages/collaboration/removal/by-language.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';
import { Problem } from '#backend/platform/errors.ts';
import { accessAsHost } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import {
  cancelPayment,
  closeCheckout,
  lockUnpaid,
  type PaymentContext,
} from '#backend/money/payments/service.ts';
import { deleteCollaborator } from './admission-repository.ts';
import { CONTRIBUTION } from './contribution-paid.ts';
import { lockedGift, type GiftPlace, type Standing } from './gift.ts';
import { collaboratorsOf } from './giver-repository.ts';

/**
 * A host takes somebody off a gift who has no money in it. They join it again only by a request
 * that is accepted afterwards; requests that wait between them and others go, and what they began to pay
 * ends: money that still arrives goes back. Of whoever takes no part it changes nothing.
 *
 * @throws {Problem} 403 for whoever may not change the event, 404, 409 for one who gave money or marked it as purchased, 429
 */
export async function removeCollaborator(
  paymentContext: PaymentContext,
  viewer: SignedIn,
  { userId, ...place }: GiftPlace & { userId: string },
): Promise<Standing> {
  const { ctx } = paymentContext;
  const access = await accessAsHost(ctx.db, place.eventId, viewer, 'edit', wishlistWords.organisersOnly);
  await limitRate(ctx, 'collaboration', viewer.userId, { limit: 120, windowSeconds: 3600 });
  const ended = await ctx.db.transaction().execute(async (tx) => {
    // before the gift, as whoever notes a payment does: of money that arrives now and this, one comes first
    const subject = { giftId: place.giftId };
    const unpaid = await lockUnpaid(tx, { payerId: userId, purpose: CONTRIBUTION, subject });
    const { id: giftId } = await lockedGift(tx, place);
    const giver = (await collaboratorsOf(tx, [giftId])).find(({ id }) => id === userId);
    if (giver) {
      if (Number(giver.given_paise ?? 0) > 0)
        throw new Problem(409, 'has_given', (language) => removalWords[language].hasGiven);
      if (giver.has_purchased)
        throw new Problem(409, 'has_bought', (language) => removalWords[language].hasBought);
      await deleteCollaborator(tx, { giftId, userId, now: ctx.now() });
      for (const payment of unpaid) await cancelPayment(ctx, tx, payment);
    }
    return giver ? unpaid : [];
  });
  await Promise.all(ended.map((payment) => closeCheckout(paymentContext, payment)));
  return access;
}
