import type { Db } from '#backend/platform/database/connect.ts';
import type { PaymentState, RefundState } from '#backend/platform/database/money-schema.ts';
import {
  type PaymentContext,
  findStandingRefund,
  lockPayment,
  requestRefund,
} from '#backend/money/payments/service.ts';
import { findPaymentBy, noteRefund } from './repository.ts';

/** A refund an operator asked for, or the one that stood already. */
interface OperatorRefund {
  id: string;
  paymentId: string;
  status: RefundState;
  paise: number;
  isNew: boolean;
}

/** There is nothing to send back; the message is a sentence for the operator. */
export class NothingToRefund extends Error {
  /** @param status the payment's; `paid` when its gift cards hold too little */
  constructor(
    message: string,
    readonly status: PaymentState,
  ) {
    super(message);
  }
}

/**
 * Asks for what is left of a payment to go back, for an operator. A refund that stands
 * already is answered; nothing more is sent.
 *
 * @param id ours or the provider's, of the payment or of what came of it
 * @param note why, in the operator's words: kept with the refund, seen by operators alone
 * @returns undefined when no payment is known by this id
 * @throws {NothingToRefund} when there is nothing to send back
 */
export async function askForRefund(
  paymentContext: PaymentContext,
  tx: Db,
  id: string,
  note: string,
): Promise<OperatorRefund | undefined> {
  const found = await findPaymentBy(tx, id);
  const payment = found && (await lockPayment(tx, found.id));
  if (!payment) return undefined;
  const standing = await findStandingRefund(tx, payment.id);
  if (standing) return { ...refundOf(standing), paymentId: payment.id, isNew: false };
  if (payment.status !== 'paid')
    throw new NothingToRefund(`Nothing was sent back: the payment is ${payment.status}.`, payment.status);
  const made = await requestRefund(paymentContext, tx, payment, 'operator');
  if (!made)
    throw new NothingToRefund(
      `Nothing was sent back: the gift cards of payment ${payment.id} hold nothing any more, or less than the provider sends back.`,
      payment.status,
    );
  if (note) await noteRefund(tx, made.id, note.slice(0, 500));
  return { ...refundOf(made), paymentId: payment.id, isNew: true };
}

const refundOf = ({
  id,
  status,
  amount_paise: paise,
}: {
  id: string;
  status: RefundState;
  amount_paise: number;
}) => ({ id, status, paise });
