import type { FieldErrors } from '#contract/common/errors.ts';
import type { RedeemForm } from '#contract/money/redemptions.ts';
import { cardWords } from '#messages/gift-cards/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, notFound, refusal } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { paiseOf, rupeesOf } from '#backend/platform/money.ts';
import { balancesOf } from '#backend/money/ledger/service.ts';
import { amountProblem, amountSentence } from '#backend/providers/vouchers/denominations.ts';
import { findOffer, type Offer } from './catalogue-service.ts';
import { buyerOf } from './redemption-repository.ts';
import type { CardRow } from './repository.ts';
import { cardAccount } from './service.ts';
import type { VoucherContext } from './voucher-context.ts';

/**
 * What is wrong with amount (in rupees) and recipient, what is bought, who gets it, and whether that is the buyer's own confirmed address.
 *
 * @throws {Problem} as `findOffer`
 */
export async function judge(
  context: VoucherContext,
  viewer: SignedIn,
  card: CardRow,
  form: ValidParts<RedeemForm>,
): Promise<{ problems: FieldErrors; offer: Offer | null; recipientEmail: string; isOwn: boolean }> {
  const { ctx } = context;
  const account = cardAccount(card.id);
  const amountPaise = form.amount === undefined ? null : paiseOf(form.amount);
  const heldPaise = (await balancesOf(ctx.db, [account])).get(account) ?? 0;
  const problems: FieldErrors = {};
  const own = await ownAddress(ctx.db, viewer);
  const recipientEmail = form.recipientEmail || own.email;
  if (form.recipientEmail === '' && own.problem !== undefined) problems.recipientEmail = [own.problem];
  const isAbove = amountPaise !== null && amountPaise > heldPaise;
  if (isAbove) problems.amount = [cardWords.aboveHeld(rupeesOf(heldPaise))];
  // what is refused anyway need not be looked up
  const needsOffer = form.productId !== undefined && amountPaise !== null && !isAbove;
  const offer = needsOffer ? await findOffer(context, form.productId ?? '') : null;
  if (offer && amountProblem(offer.product, amountPaise ?? 0))
    problems.amount = [amountSentence(offer.product, heldPaise)];
  return { problems, offer, recipientEmail, isOwn: recipientEmail === own.email };
}

/** The card, when it is the user's own and can be spent today. @throws {Problem} 404, 409 */
export function requireUsable(ctx: Context, viewer: SignedIn, card: CardRow | undefined): CardRow {
  if (card?.owner_id !== viewer.userId) throw notFound(cardWords.cardGone, 'card_not_found');
  if (card.status !== 'active' || card.expires_at <= ctx.now())
    throw conflict(cardWords.notActive, 'not_active');
  return card;
}

/** @throws {Problem} 400 on `amount` when the card holds less */
export function refuseAbove(amountPaise: number, heldPaise: number): void {
  if (amountPaise > heldPaise) throw refusal({ amount: [cardWords.aboveHeld(rupeesOf(heldPaise))] });
}

async function ownAddress(db: Db, viewer: SignedIn): Promise<{ email: string; problem?: string }> {
  const { email, pending_email: waiting, proven_email: proven } = await buyerOf(db, viewer.userId);
  if (proven) return { email: proven };
  if (email) return { email: '', problem: cardWords.emailUnconfirmed(email) };
  return { email: '', problem: waiting ? cardWords.emailUnconfirmed(waiting) : cardWords.emailNeeded };
}
