import type { PaymentReport } from '#contract/money/payments.ts';
import { paymentWords } from '#messages/payments/by-language.ts';
import type { Context } from '#backend/platform/context.ts';
import { notFound } from '#backend/platform/errors.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { sameSecret } from '#backend/platform/ids.ts';
import { maskedNumber, rupeesOf } from '#backend/platform/money.ts';
import { type PaymentContext, handlerOf } from './payment-handler.ts';
import { reconcilePayments } from './reconcile.ts';
import { findByAnyId } from './repository.ts';
import { findLatestRefund } from './refund-repository.ts';
import { returnToken } from './start.ts';

export {
  payerColumns,
  payerOf,
  refundAccount,
  type PayerId,
  type PaymentContext,
  type PaymentRow,
  type PaymentHandler,
  type RefundRow,
  type Returning,
} from './payment-handler.ts';
export { reconcilePayments } from './reconcile.ts';
export { advanceRefunds, handleRefunds, sendRefund } from './refund-jobs.ts';
export { findStandingRefund } from './refund-repository.ts';
export { requestRefund } from './refund-request.ts';
export { lockPayment, lockPaymentsOf } from './repository.ts';
export { cancelPayment, closeCheckout } from './cancel.ts';
export { hasBegun, requireRequestKey, startPayment } from './start.ts';

/** Seconds between two looks for payments to ask about. */
const LOOK_EVERY = 10;

/** Registers the job that asks about open payments, every 10 seconds. Call before the jobs start. */
export function repeatReconciliation(ctx: Context, paymentContext: PaymentContext): void {
  ctx.jobs.every('payments', LOOK_EVERY, () => reconcilePayments(paymentContext));
}

/**
 * A payment and what was issued for it (spec section 7), for its payer, its payee and the
 * holder of the way back from the provider. To anybody else it does not exist.
 *
 * @throws {Problem} 404
 */
export async function getPaymentStatus(
  paymentContext: PaymentContext,
  viewer: Viewer,
  id: string,
  token: string | undefined,
): Promise<PaymentReport> {
  const { db } = paymentContext.ctx;
  const row = await findByAnyId(db, id);
  const mayRead =
    row &&
    ((viewer && (viewer.userId === row.payer_id || viewer.userId === row.payee_id)) ||
      (token !== undefined && sameSecret(token, returnToken(paymentContext, row.id))));
  if (!mayRead) throw notFound((language) => paymentWords[language].notFound);
  const { title, couple, blessing, eventId, gift, meanwhile, byLink, issued } = await handlerOf(
    paymentContext,
    row,
  ).describe(db, row);
  const refund = await findLatestRefund(db, row.id);
  const shown = issued.map(({ number, amountPaise }) => ({
    cardNumber: maskedNumber(number),
    amount: rupeesOf(amountPaise),
  }));
  return {
    payment: {
      _id: row.id,
      status: row.status,
      eventId: { ...(eventId ? { _id: eventId } : {}), eventName: title, ...(couple ? { couple } : {}) },
      ...(gift ? { gift: { _id: gift.id, name: gift.name } } : {}),
      ...(meanwhile ? { meanwhile } : {}),
      amount: rupeesOf(row.amount_paise),
      ...(byLink ? { byLink } : {}),
      ...(blessing ? { blessing } : {}),
      ...(row.provider_payment_id ? { gatewayPaymentId: row.provider_payment_id } : {}),
      ...(row.completed_at ? { completedAt: row.completed_at.toISOString() } : {}),
    },
    ...(shown[0] ? { giftCard: shown[0] } : {}),
    giftCards: shown,
    ...(refund
      ? {
          refund: {
            status: refund.status,
            reason: refund.reason,
            amount: rupeesOf(refund.amount_paise),
            at: (refund.completed_at ?? refund.created_at).toISOString(),
          },
        }
      : {}),
  };
}
