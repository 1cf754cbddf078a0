import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { findCard } from './repository.ts';

/**
 * The whole number of a card, for its owner alone.
 *
 * @throws {Problem} 404, 429
 */
export async function getCardNumber(
  ctx: Context,
  viewer: SignedIn,
  cardId: string,
): Promise<{ cardNumber: string }> {
  await limitRate(ctx, 'card-number', viewer.userId, { limit: 60, windowSeconds: 3600 });
  const card = await findCard(ctx.db, cardId);
  if (card?.owner_id !== viewer.userId) throw notFound(cardWords.cardGone, 'card_not_found');
  return { cardNumber: card.number };
}
