import { paymentWords } from '#messages/payments/by-language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventOutcome, QuarantineReason } from '#backend/platform/database/money-schema.ts';
import { providerAccount, transfer } from '#backend/money/ledger/service.ts';
import type { ProviderRefund } from '#backend/providers/payments/port.ts';
import {
  type PaymentContext,
  type PaymentRow,
  handlerOf,
  refundAccount,
  type RefundRow,
} from './payment-handler.ts';
import { findReportedRefund, updateRefund } from './refund-repository.ts';
import { insertQuarantine, updatePayment } from './repository.ts';
import { DAY_MS, MINUTE_MS } from '#contract/common/durations.ts';

/**
 * What the provider says of money on its way back becomes the refund's state, in any order
 * and any number of times. A refund we did not ask for, another amount or currency, and
 * money that left after all are kept aside for an operator and change nothing.
 *
 * @param payment locked by the caller's transaction, which thereby has its refunds to itself
 */
export async function settleRefund(
  paymentContext: PaymentContext,
  tx: Db,
  payment: PaymentRow,
  providerRefund: ProviderRefund,
): Promise<EventOutcome> {
  const { ctx } = paymentContext;
  const now = ctx.now();
  const quarantine = async (reason: QuarantineReason): Promise<EventOutcome> => {
    if (await insertQuarantine(tx, payment.id, providerRefund, reason, now))
      ctx.log.error(
        { payment: payment.id, providerRefund: providerRefund.id, reason },
        'a refund needs an operator',
      );
    return 'quarantined';
  };
  const refund = await findReportedRefund(tx, payment.id, providerRefund);
  if (!refund || (refund.provider_refund_id !== null && refund.provider_refund_id !== providerRefund.id))
    return quarantine('refunded_elsewhere');
  if (providerRefund.currency !== payment.currency) return quarantine('currency');
  if (providerRefund.amountPaise !== refund.amount_paise) return quarantine('amount');
  if (refund.status === 'failed')
    return providerRefund.status === 'processed' ? quarantine('refunded_elsewhere') : 'nothing_new';
  if (refund.status === 'processed') {
    if (providerRefund.status === 'failed')
      ctx.log.error(
        { payment: payment.id, refund: refund.id },
        'a refund failed after it was processed: an operator has to look',
      );
    return 'nothing_new';
  }
  if (providerRefund.status === 'failed') {
    await failRefund(
      paymentContext,
      tx,
      payment,
      { ...refund, provider_refund_id: providerRefund.id },
      'The provider could not give it back',
    );
  } else if (providerRefund.status === 'processed') {
    await finishRefund(paymentContext, tx, payment, { ...refund, provider_refund_id: providerRefund.id });
  } else {
    await updateRefund(tx, refund.id, {
      status: 'pending',
      provider_refund_id: providerRefund.id,
      failure: '',
      next_check_at: nextRefundCheck(refund, now),
      updated_at: now,
    });
  }
  return 'noted';
}

async function finishRefund(
  paymentContext: PaymentContext,
  tx: Db,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const now = paymentContext.ctx.now();
  await transfer(tx, {
    key: `refund:${refund.id}:sent`,
    kind: 'refund',
    description: paymentWords.en.returned,
    postings: [
      { ...refundAccount(refund.id), amountPaise: -refund.amount_paise },
      { ...providerAccount(payment.provider), amountPaise: refund.amount_paise },
    ],
    now,
  });
  const done = {
    status: 'processed',
    provider_refund_id: refund.provider_refund_id,
    failure: '',
    completed_at: now,
    next_check_at: null,
    updated_at: now,
  } as const;
  await updateRefund(tx, refund.id, done);
  if (refund.amount_paise === payment.amount_paise)
    await updatePayment(tx, payment.id, { status: 'refunded', updated_at: now });
  await handlerOf(paymentContext, payment).refunded(tx, payment, { ...refund, ...done });
}

/** The money goes nowhere: it is put back where it was. `detail` is for the operator, without contacts. */
export async function failRefund(
  paymentContext: PaymentContext,
  tx: Db,
  payment: PaymentRow,
  refund: RefundRow,
  detail: string,
): Promise<void> {
  const now = paymentContext.ctx.now();
  const failed = {
    status: 'failed',
    provider_refund_id: refund.provider_refund_id,
    failure: detail,
    completed_at: now,
    next_check_at: null,
    updated_at: now,
  } as const;
  await updateRefund(tx, refund.id, failed);
  await handlerOf(paymentContext, payment).giveBack(tx, payment, { ...refund, ...failed });
  paymentContext.ctx.log.error(
    { payment: payment.id, refund: refund.id, detail },
    'a refund failed: an operator has to look',
  );
}

/** A refund at the provider takes days: asked more and more seldom, at least daily. */
function nextRefundCheck({ created_at: createdAt }: Pick<RefundRow, 'created_at'>, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 2, MINUTE_MS), DAY_MS));
}
