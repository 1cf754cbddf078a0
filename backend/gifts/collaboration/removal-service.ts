import { removalWords } from '#messages/collaboration/removal/by-language.ts';
import { wishlistWords } from '#messages/wishlist/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { Problem } from '#backend/platform/errors.ts';
import { accessAsHost, refusedRole } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { requireRecentSignIn } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { heldByPayments } from '#backend/money/gift-cards/clawback.ts';
import {
  cancelPayment,
  closeCheckout,
  lockPaymentsOf,
  requestRefund,
  type PaymentContext,
  type PaymentRow,
} from '#backend/money/payments/service.ts';
import { deleteCollaborator, giverStanding } from './admission-repository.ts';
import { CONTRIBUTION } from './contribution-paid.ts';
import { lockedGift, type GiftPlace, type Standing } from './gift.ts';

/**
 * A host takes somebody off a gift who has no money in it, or, as the owner, one from outside whose money then goes back whole. They
 * join it again only by a request that is accepted afterwards; requests that wait between them and others go, and what they
 * began to pay ends: money that still arrives goes back. So does money from outside that came too late for a place. Whoever took all of theirs
 * back a moment before is taken off, too. Of anybody who never gave it, it changes nothing.
 *
 * @throws {Problem} 403 for whoever may not change the event, or send money back, which API keys and old sign-ins may not, 404, 409 for a guest or host who gave money, for one of whose money
 * some was used or has expired and for one who marked it as purchased, 429
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
    const payments = await lockPaymentsOf(tx, { payerId: userId, purpose: CONTRIBUTION, subject });
    const { id: giftId } = await lockedGift(tx, place);
    const giver = await giverStanding(tx, giftId, userId);
    if (!giver) return [];
    const hasGiven = giver.givenPaise > 0;
    if (hasGiven && giver.isCompany) throw refused('has_given', 'hasGiven');
    if (giver.hasPurchased) throw refused('has_bought', 'hasBought');
    if (hasGiven && access.relation !== 'organiser') throw refusedRole(access, 'own');
    // what they began to pay may be on its way already
    if (hasGiven || payments.some(({ status }) => status === 'created')) requireRecentSignIn(ctx, viewer);
    for (const payment of payments) {
      if (payment.status === 'paid') await requestRefund(paymentContext, tx, payment, 'taken_off');
      else await cancelPayment(ctx, tx, payment);
    }
    // what is on no gift card any more cannot go back, and then nothing does
    if (((await giverStanding(tx, giftId, userId))?.givenPaise ?? 0) > 0)
      throw (await haveRunOut(ctx, tx, payments))
        ? refused('ran_out', 'hasRunOut')
        : refused('used', 'hasUsed');
    await deleteCollaborator(tx, { giftId, userId, now: ctx.now() });
    return payments.filter(({ status }) => status !== 'paid');
  });
  await Promise.all(ended.map((payment) => closeCheckout(paymentContext, payment)));
  return access;
}

/** Whether a gift card from one of these payments has ended with money that nobody used. */
async function haveRunOut({ now }: Context, tx: Db, payments: readonly PaymentRow[]): Promise<boolean> {
  const ids = payments.map(({ id }) => id);
  return [...(await heldByPayments(tx, ids, now())).values()].some(({ ranOut }) => ranOut);
}

const refused = (code: string, sentence: 'hasGiven' | 'hasBought' | 'hasUsed' | 'hasRunOut'): Problem =>
  new Problem(409, code, (language) => removalWords[language][sentence]);
