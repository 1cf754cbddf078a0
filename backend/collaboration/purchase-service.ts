import type { CollaborativeGift } from '#contract/collaboration.ts';
import * as words from '#messages/collaboration/en.ts';
import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import { accessEvent } from '../events/access.ts';
import { limitRate } from '../http/rate-limit.ts';
import type { SignedIn } from '../http/viewer.ts';
import { tellPurchase } from './giver-news.ts';
import { lockedGift, refuseWhenOver, show, type Place } from './gift.ts';
import { collaboratorsOf } from './giver-repository.ts';
import { insertPurchase, purchasesOf } from './purchase-repository.ts';

/**
 * Notes that the viewer bought a gift (spec section 6): one who gives it with others, or
 * the organiser, who buys it with what was pooled. The buyer asking again changes nothing.
 * Nobody contributes afterwards; a payment that had begun still counts when it arrives.
 *
 * @throws {Problem} 403 for anybody else, 404, 409 when somebody else bought it or the event is cancelled, 429
 */
export async function markGiftPurchased(ctx: Context, viewer: SignedIn, place: Place, confirmation: string): Promise<{ gift: CollaborativeGift }> {
  const { event, relation } = await accessEvent(ctx.db, place.eventId, viewer);
  await limitRate(ctx, 'purchase', viewer.userId, { limit: 60, windowSeconds: 3600 });
  return ctx.db.transaction().execute(async (tx) => {
    const gift = await lockedGift(tx, place);
    const takesPart = (await collaboratorsOf(tx, [gift.id])).some(({ id }) => id === viewer.userId);
    if (relation !== 'organiser' && !takesPart) throw forbidden(words.buyersOnly);
    const [before] = gift.purchased_at ? await purchasesOf(tx, [gift.id]) : [];
    if (before?.id !== viewer.userId) {
      refuseWhenOver(event, gift);
      await insertPurchase(tx, { giftId: gift.id, userId: viewer.userId, confirmation, now: ctx.now() });
      await tellPurchase(ctx, tx, event, gift, viewer.userId);
    }
    return { gift: await show(tx, place, viewer, relation) };
  });
}
