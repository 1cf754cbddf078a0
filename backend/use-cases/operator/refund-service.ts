import type { RefundState } from '#backend/platform/database/money-schema.ts';
import {
  type PaymentContext,
  findStandingRefund,
  lockPayment,
  requestRefund,
} from '#backend/money/payments/service.ts';
import { findPaymentBy, noteRefund } from './repository.ts';

/** A refund an operator asked for, or the one that stood already. */
interface AskedRefund {
  id: string;
  status: RefundState;
  paise: number;
  isNew: boolean;
}

/**
 * Asks for what is left of a payment to go back, for an operator. A refund that stands
 * already is answered; nothing more is sent.
 *
 * @param id ours or the provider's, of the payment or of what came of it
 * @param note why, in the operator's words: kept with the refund, seen by operators alone
 * @returns undefined when no payment is known by this id
 * @throws Error with a sentence for the operator when there is nothing to send back
 */
export async function askForRefund(
  paymentContext: PaymentContext,
  id: string,
  note: string,
): Promise<AskedRefund | undefined> {
  const { db } = paymentContext.ctx;
  const found = await findPaymentBy(db, id);
  if (!found) return undefined;
  return db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, found.id);
    if (!payment) return undefined;
    const standing = await findStandingRefund(tx, payment.id);
    if (standing)
      return { id: standing.id, status: standing.status, paise: standing.amount_paise, isNew: false };
    if (payment.status !== 'paid')
      throw new Error(`Nothing was sent back: the payment is ${payment.status}.`);
    const made = await requestRefund(paymentContext, tx, payment, 'operator');
    if (!made)
      throw new Error(
        `Nothing was sent back: the gift cards of payment ${payment.id} hold nothing any more, or less than the provider sends back.`,
      );
    if (note) await noteRefund(tx, made.id, note.slice(0, 500));
    return { id: made.id, status: made.status, paise: made.amount_paise, isNew: true };
  });
}
