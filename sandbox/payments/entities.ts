import type { Link, Order, Payment, Refund } from '#sandbox/payments/records.ts';

/* Records as Razorpay writes them in answers and webhooks. */

export const orderEntity = (order: Order): object => {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: notesOf(order.notes),
    created_at: order.createdAt,
  };
};

export function paymentEntity(payment: Payment): object {
  const captured = payment.status === 'captured' || payment.status === 'refunded';
  const failed = payment.status === 'failed';
  const fee = captured ? Math.round(payment.amount * 0.0236) : null;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    refund_status:
      payment.amountRefunded === 0 ? null : payment.amountRefunded === payment.amount ? 'full' : 'partial',
    captured,
    description: payment.description,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: payment.method === 'upi' ? 'success@razorpay' : null,
    email: payment.payer.email,
    contact: payment.payer.contact,
    notes: notesOf(payment.notes),
    fee,
    tax: fee === null ? null : Math.round((fee * 18) / 118),
    error_code: failed ? failure.code : null,
    error_description: failed ? failure.description : null,
    error_source: failed ? failure.source : null,
    error_step: failed ? failure.step : null,
    error_reason: failed ? failure.reason : null,
    acquirer_data:
      payment.method === 'upi' ? { rrn: payment.id.slice(-12) } : { auth_code: payment.id.slice(-6) },
    created_at: payment.createdAt,
  };
}

/** Why a payment fails here: always the same. */
export const failure = {
  code: 'BAD_REQUEST_ERROR',
  description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
} as const;

/** `payment` is the one that paid the link. */
export const linkEntity = (link: Link, payment: Payment | undefined, origin: string): object => ({
  accept_partial: false,
  amount: link.amount,
  amount_paid: link.status === 'paid' ? link.amount : 0,
  callback_method: link.callbackUrl ? 'get' : '',
  callback_url: link.callbackUrl,
  cancelled_at: link.status === 'cancelled' ? link.updatedAt : 0,
  created_at: link.createdAt,
  currency: link.currency,
  customer: link.customer,
  description: link.description,
  expire_by: link.expireBy,
  expired_at: link.status === 'expired' ? link.updatedAt : 0,
  first_min_partial_amount: 0,
  id: link.id,
  notes: link.notes,
  notify: { email: false, sms: false },
  order_id: link.orderId,
  payments: payment
    ? [
        {
          amount: payment.amount,
          created_at: payment.createdAt,
          method: payment.method,
          payment_id: payment.id,
          plink_id: link.id,
          status: payment.status,
        },
      ]
    : [],
  reference_id: link.referenceId,
  reminder_enable: false,
  reminders: [],
  short_url: `${origin}/razorpay/l/${link.id}`,
  status: link.status,
  updated_at: link.updatedAt,
  user_id: '',
});

export const refundEntity = (refund: Refund): object => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  payment_id: refund.paymentId,
  notes: notesOf(refund.notes),
  receipt: refund.receipt,
  acquirer_data: { arn: refund.status === 'processed' ? refund.id.slice(-10) : null },
  created_at: refund.createdAt,
  batch_id: null,
  status: refund.status,
  speed_processed: 'normal',
  speed_requested: 'normal',
});

/** A list as Razorpay sends most of them. */
export const collection = (items: readonly object[]): object => ({
  entity: 'collection',
  count: items.length,
  items,
});

/** Razorpay writes no notes as an empty list. */
const notesOf = (notes: Readonly<Record<string, string>>): object =>
  Object.keys(notes).length === 0 ? [] : notes;
