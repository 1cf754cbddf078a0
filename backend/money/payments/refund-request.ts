import type { Db } from '#backend/platform/database/connect.ts';
import type { RefundReason } from '#contract/money/payments.ts';
import { newId } from '#backend/platform/ids.ts';
import { type PaymentContext, type PaymentRow, handlerOf, type RefundRow } from './payment-handler.ts';
import { findStandingRefund, insertRefund } from './refund-repository.ts';

/** Queue of refunds that were just asked for; a job names one. */
export const REFUND_QUEUE = 'refund';

export type RefundJob = { refundId: string };

/**
 * Asks for what is left of a payment to go back to the payer, in the caller's transaction:
 * the money is set aside here and sent by a job. Asked again while a refund stands, the
 * answer is that one; after one that failed it is a new try.
 *
 * @param payment locked by the caller's transaction
 * @returns undefined when nothing was paid, or nothing of it is left
 */
export async function requestRefund(
  paymentContext: PaymentContext,
  tx: Db,
  payment: PaymentRow,
  reason: RefundReason,
): Promise<RefundRow | undefined> {
  const { ctx, provider } = paymentContext;
  const standing = await findStandingRefund(tx, payment.id);
  if (standing || payment.status !== 'paid') return standing;
  const id = newId();
  const now = ctx.now();
  const amountPaise = await handlerOf(paymentContext, payment).clawBack(tx, payment, {
    id,
    reason,
    minimumPaise: provider.minimumPaise,
  });
  if (amountPaise === 0) return undefined;
  const refund = await insertRefund(tx, {
    id,
    payment_id: payment.id,
    reason,
    amount_paise: amountPaise,
    provider_refund_id: null,
    created_at: now,
    completed_at: null,
    next_check_at: now,
    updated_at: now,
  });
  const job: RefundJob = { refundId: id };
  await ctx.jobs.enqueue(tx, REFUND_QUEUE, [job]);
  return refund;
}
