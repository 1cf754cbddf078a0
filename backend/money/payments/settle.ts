import type { Db } from '#backend/platform/database/connect.ts';
import type { EventOutcome, QuarantineReason } from '#backend/platform/database/money-schema.ts';
import type { ProviderPayment } from '#backend/providers/payments/port.ts';
import { type PaymentContext, type PaymentRow, handlerOf } from './payment-handler.ts';
import { findStandingRefund } from './refund-repository.ts';
import { requestRefund } from './refund-request.ts';
import { insertQuarantine, updatePayment } from './repository.ts';

/**
 * What the provider says of one attempt to pay becomes the payment's state, in any order
 * and any number of times. Money that was taken counts whatever we thought before
 * (failed, expired, cancelled), once; another amount or currency, a second charge and
 * money sent back by somebody else are kept aside for an operator and change nothing.
 *
 * @param row the payment, locked by the caller's transaction
 */
export async function settlePayment(
  paymentContext: PaymentContext,
  tx: Db,
  row: PaymentRow,
  providerPayment: ProviderPayment,
): Promise<EventOutcome> {
  const now = paymentContext.ctx.now();
  const quarantine = async (reason: QuarantineReason): Promise<EventOutcome> => {
    // said once: the provider is asked again and again, and tells the same each time
    if (await insertQuarantine(tx, row.id, providerPayment, reason, now))
      paymentContext.ctx.log.error(
        { payment: row.id, providerPayment: providerPayment.id, reason },
        'a payment needs an operator',
      );
    return 'quarantined';
  };
  if (providerPayment.status === 'pending' || providerPayment.status === 'authorized') return 'nothing_new';
  if (providerPayment.status === 'failed') {
    if (row.status !== 'created') return 'nothing_new';
    const failure = providerPayment.failure
      ? `${providerPayment.failure.code}: ${providerPayment.failure.description}`.slice(0, 300)
      : '';
    await updatePayment(tx, row.id, { status: 'failed', failure, updated_at: now });
    return 'failed';
  }
  if (providerPayment.currency !== row.currency) return quarantine('currency');
  if (providerPayment.amountPaise !== row.amount_paise) return quarantine('amount');
  const isPaid = row.status === 'paid' || row.status === 'refunded';
  if (isPaid && row.provider_payment_id !== providerPayment.id) return quarantine('second_payment');
  const isOurRefund = async () =>
    row.status === 'refunded' || (await findStandingRefund(tx, row.id)) !== undefined;
  if (providerPayment.status === 'refunded' && !(await isOurRefund()))
    return quarantine('refunded_elsewhere');
  if (isPaid) return 'nothing_new';
  const paid = {
    status: 'paid',
    provider_payment_id: providerPayment.id,
    method: providerPayment.method,
    completed_at: now,
    next_check_at: null,
    failure: '',
    updated_at: now,
  } as const;
  await updatePayment(tx, row.id, paid);
  const returned = await handlerOf(paymentContext, row).paid(tx, { ...row, ...paid });
  if (returned) await requestRefund(paymentContext, tx, { ...row, ...paid }, returned);
  return 'paid';
}
