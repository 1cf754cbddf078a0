import { giftMailWords } from '#messages/collaboration/mail/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { giveBackToCards, clawBackFromCards } from '#backend/money/gift-cards/clawback.ts';
import { refundAccount, type PaymentHandler } from '#backend/money/payments/service.ts';
import { standingAt } from './admission-repository.ts';
import { announceFailedReturn, announceReturn } from './contribution-mail.ts';
import {
  contributionOfPayment,
  lockItsGift,
  removeWhoGaveNothing,
  setRefunded,
  type ContributionToReturn,
} from './contribution-repository.ts';
import { tellOfPayment } from './tell-of-payment.ts';
import { addCollaborator, type AmountChoice } from './giver-repository.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { PaymentRow } from '#backend/money/payments/service.ts';

/** What the contributor chose to show of the amount when paying; what was sent beside a key is no choice of an account's. */
export const choiceOf = (payment: PaymentRow): AmountChoice => ({
  hideAmount:
    payment.subject.hideAmount === undefined || payment.taken_over_at !== null
      ? undefined
      : payment.subject.hideAmount === 'true',
  chosenAt: payment.created_at,
});

/**
 * How a contribution goes back: off the organiser's gift cards, no longer counted for the
 * gift, and its giver, when nothing else of theirs is left, no longer among those who give
 * it together. A refund that failed puts all of that back, but nobody whom a host took off the gift.
 */
export const contributionPaymentReturns = (
  ctx: Context,
): Pick<PaymentHandler, 'clawBack' | 'giveBack' | 'refunded'> => ({
  async clawBack(tx, payment, returning) {
    const facts = await lockedFacts(tx, payment);
    const paise = await clawBackFromCards(tx, {
      paymentId: payment.id,
      key: keyOf(returning),
      description: giftMailWords.returnedTo(nameOf(facts)),
      destination: refundAccount(returning.id),
      minimumPaise: returning.minimumPaise,
      now: ctx.now(),
    });
    if (paise === 0) return 0;
    await setRefunded(tx, payment.id, paise);
    if (facts.gift_id !== null && payment.payer_id !== null)
      await removeWhoGaveNothing(tx, facts.gift_id, payment.payer_id);
    await announceReturn(ctx, tx, payment, returning, facts, paise);
    await tellOfPayment(ctx, tx, 'payment.returned', facts, { paymentId: payment.id, paise });
    return paise;
  },
  async giveBack(tx, payment, refund) {
    const now = ctx.now();
    const facts = await lockedFacts(tx, payment);
    const description = giftMailWords.notReturnedTo(nameOf(facts));
    await giveBackToCards(tx, { paymentId: payment.id, key: keyOf(refund), description, now });
    const { payer_id: userId } = payment;
    const { gift_id: giftId } = facts;
    const standing = giftId !== null && userId !== null && (await standingAt(tx, giftId, userId));
    await setRefunded(tx, payment.id, 0);
    if (standing && !standing.isTakenOff && !standing.isShut)
      await addCollaborator(tx, {
        giftId,
        userId,
        choice: choiceOf(payment),
        newsDue: false,
        now,
      });
    await announceFailedReturn(ctx, tx, payment, refund, facts);
    await tellOfPayment(ctx, tx, 'payment.return_failed', facts, {
      paymentId: payment.id,
      paise: refund.amount_paise,
    });
  },
  async refunded() {
    // everything was said and moved when the refund was asked for
  },
});

const nameOf = ({ first_name, last_name }: ContributionToReturn): string =>
  `${first_name} ${last_name}`.trim();

const keyOf = ({ id }: { id: string }): string => `refund:${id}`;

async function lockedFacts(tx: Db, payment: PaymentRow): Promise<ContributionToReturn> {
  const facts = await contributionOfPayment(tx, payment.id);
  if (!facts) throw new Error('A payment that made no contribution');
  await lockItsGift(tx, facts.gift_id);
  return facts;
}
