/* What the provider knows, named as Razorpay names it, and how it writes that in answers and webhooks. */

/** Notes of the merchant, at most 15. */
export type Notes = Readonly<Record<string, string>>;

/** What the payer told about themselves. */
export interface PayerDetails {
  readonly name: string;
  readonly email: string;
  readonly contact: string;
}

export type Method = 'card' | 'upi';

/** Amounts in paise, moments in Unix seconds. */
interface Kept {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly notes: Notes;
  readonly created_at: number;
}

export interface Order extends Kept {
  readonly receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
}

export interface Payment extends Kept {
  readonly order_id: string;
  readonly method: Method;
  readonly payer: PayerDetails;
  readonly description: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amount_refunded: number;
}

export interface Link extends Kept {
  readonly order_id: string;
  readonly reference_id: string;
  readonly description: string;
  readonly customer: PayerDetails;
  readonly callback_url: string;
  readonly expire_by: number;
  status: 'created' | 'expired' | 'cancelled' | 'paid';
  /** When it came into its last state. */
  updated_at: number;
}

export interface Refund extends Kept {
  readonly payment_id: string;
  readonly receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
}

/** Something to tell the merchant: a name and the entities of its payload. */
export interface Happening {
  readonly event: string;
  readonly payload: Readonly<Record<string, object>>;
}

/** Whether money was taken, given back later or not. */
export const isTaken = ({ status }: Payment): boolean => status === 'captured' || status === 'refunded';

export const orderEntity = (order: Order): object => {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    ...order,
    entity: 'order',
    amount_paid: paid,
    amount_due: order.amount - paid,
    offer_id: null,
    notes: notesOf(order),
  };
};

export function paymentEntity({ payer: { email, contact }, ...payment }: Payment): object {
  const { id, amount, amount_refunded: back, method, status } = payment;
  const captured = status === 'captured' || status === 'refunded';
  const fee = captured ? Math.round(amount * 0.0236) : null;
  return {
    ...payment,
    ...failureAs((name) => `error_${name}`, status !== 'failed'),
    entity: 'payment',
    invoice_id: null,
    international: false,
    refund_status: back === 0 ? null : back === amount ? 'full' : 'partial',
    captured,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: method === 'upi' ? 'success@razorpay' : null,
    email,
    contact,
    notes: notesOf(payment),
    fee,
    tax: fee === null ? null : Math.round((fee * 18) / 118),
    acquirer_data: method === 'upi' ? { rrn: id.slice(-12) } : { auth_code: id.slice(-6) },
  };
}

/** Why a payment fails here: always the same. */
const failure = {
  code: 'BAD_REQUEST_ERROR',
  description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
};

/** The parts of the failure under names made of theirs; all null when `none`. */
export const failureAs = <None extends boolean>(nameOf: (part: string) => string, none: None) =>
  Object.fromEntries(
    Object.entries(failure).map(([part, value]) => [nameOf(part), none ? null : value]),
  ) as Record<string, None extends false ? string : string | null>;

/** `payment` is the one that paid the link. */
export const linkEntity = (link: Link, payment: Payment | undefined, origin: string): object => ({
  ...link,
  accept_partial: false,
  amount_paid: link.status === 'paid' ? link.amount : 0,
  callback_method: link.callback_url ? 'get' : '',
  cancelled_at: link.status === 'cancelled' ? link.updated_at : 0,
  expired_at: link.status === 'expired' ? link.updated_at : 0,
  first_min_partial_amount: 0,
  notify: { email: false, sms: false },
  payments: (payment ? [payment] : []).map(({ id, amount, created_at, method, status }) => ({
    amount,
    created_at,
    method,
    payment_id: id,
    plink_id: link.id,
    status,
  })),
  reminder_enable: false,
  reminders: [],
  short_url: `${origin}/razorpay/l/${link.id}`,
  user_id: '',
});

export const refundEntity = (refund: Refund): object => ({
  ...refund,
  entity: 'refund',
  notes: notesOf(refund),
  acquirer_data: { arn: refund.status === 'processed' ? refund.id.slice(-10) : null },
  batch_id: null,
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
const notesOf = ({ notes }: Kept): object => (Object.keys(notes).length === 0 ? [] : notes);
