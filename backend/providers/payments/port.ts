/*
 * Charging a payer through an outside provider. The port knows orders, payments and
 * refunds; it knows no gift and no event. Amounts are whole paise, currency codes are
 * passed on as the provider says them: comparing both with what was asked is the
 * caller's duty, before any money is credited.
 */

/** Who pays; shown in advance on the provider's page. Empty strings are left out. */
export interface Payer {
  name: string;
  email: string;
  /** E.164, such as `+919876543210`. */
  contact: string;
}

/** A request for one payment in INR. */
export interface CheckoutRequest {
  /** Whole paise, at least `minimumPaise` of the provider. */
  amountPaise: number;
  /** The caller's own id of this payment: 1 to 40 of `A-Za-z0-9_-`, never used twice. */
  reference: string;
  /** What the payer reads, one line. */
  description: string;
  payer: Payer;
  /** Where the payer comes back after paying or failing; absolute. Give it a part that names the payment. */
  returnUrl: string;
  /** Where the payer comes back after giving up; absolute. Not every mode uses it. */
  cancelUrl: string;
  /** When the caller stops waiting. A provider may let the payer pay later than that: such a payment still arrives. */
  expiresAt: Date;
}

/**
 * Where to send the payer: a plain form to POST with `fields`, or an address to open.
 * `orderId` is the provider's id to keep; every other call takes it.
 */
export type ProviderCheckout =
  | { kind: 'form'; orderId: string; action: string; fields: Readonly<Record<string, string>> }
  | { kind: 'redirect'; orderId: string; url: string };

/** `pending` also stands for a state this code does not know: ask again later. Only `captured` means money was taken. */
export type ProviderPaymentStatus = 'pending' | 'authorized' | 'captured' | 'refunded' | 'failed';

/** One attempt to pay an order. */
export interface ProviderPayment {
  id: string;
  /** The id `createCheckout` gave where the provider tells it, else the provider's inner order id or null. */
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: ProviderPaymentStatus;
  /** What went back to the payer so far. */
  refundedPaise: number;
  /** `card`, `upi`, …; null when unknown. */
  method: string | null;
  /** Why it failed, without contacts. */
  failure: { code: string; description: string } | null;
  createdAt: Date;
}

/** What was asked for, as the provider holds it. `pending` also stands for states this code does not know. */
export interface ProviderOrder {
  id: string;
  /** The caller's reference. */
  reference: string | null;
  amountPaise: number;
  paidPaise: number;
  currency: string;
  status: 'pending' | 'paid' | 'expired' | 'cancelled';
}

/** A refund, as the provider holds it. `pending` also stands for a state this code does not know. */
export interface ProviderRefund {
  id: string;
  paymentId: string;
  /** The key it was asked for with; null when somebody else sent the money back. */
  idempotencyKey: string | null;
  amountPaise: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  createdAt: Date;
}

/**
 * What the payer's browser brought back.
 * - `paid`: proven by the provider's signature. Amount and currency are not part of it: ask `fetchPayment`.
 * - `failed`: the browser says so, nothing proves it. Good for a sentence, never for a state.
 * - `unproven`: incomplete, unsigned or tampered. Ask `fetchOrderPayments`.
 */
export type ReturnOutcome =
  | { kind: 'paid'; paymentId: string }
  | { kind: 'failed'; paymentId: string | null; code: string; description: string }
  | { kind: 'unproven' };

/** What a webhook tells; `checkout_*` are about what `createCheckout` made. */
export type PaymentEventKind =
  | 'payment_authorized'
  | 'payment_captured'
  | 'payment_failed'
  | 'checkout_paid'
  | 'checkout_expired'
  | 'checkout_cancelled'
  | 'refund_created'
  | 'refund_processed'
  | 'refund_failed';

/** A webhook whose signature holds. Events come in any order and any number of times. */
export interface PaymentEvent {
  /** Same for every delivery of one event. It is not part of what is signed: a second safeguard must not depend on it. */
  eventId: string;
  kind: PaymentEventKind;
  /** The provider's own name of the event. */
  name: string;
  /** The id `createCheckout` gave, or an inner order id the caller never saw (then another event or the job settles it). */
  orderId: string | null;
  /** The caller's reference where the provider vouches for it; never taken from what a browser sent. */
  reference: string | null;
  payment: ProviderPayment | null;
  refund: ProviderRefund | null;
  paymentLink: ProviderOrder | null;
}

/** A webhook as read: an event, a signed one of no interest (answer 2xx), or one to refuse (answer 4xx, write nothing). */
export type WebhookReading =
  | { kind: 'event'; event: PaymentEvent }
  | { kind: 'ignored'; eventId: string; name: string }
  | { kind: 'refused'; reason: 'signature' | 'malformed' };

/** A request to send money back. */
interface RefundRequest {
  paymentId: string;
  amountPaise: number;
  /** 10 to 40 of `A-Za-z0-9_-`. The same key with the same request moves money once, however often it is sent. */
  idempotencyKey: string;
  /** At most 15 pairs of short texts that the operator sees at the provider. No contacts. */
  notes?: Readonly<Record<string, string>>;
}

/** A card payment provider. Every promise may reject with {@link ProviderUnavailable} or {@link ProviderRefused}. */
export interface PaymentProvider {
  readonly name: string;
  /** The smallest amount it takes and gives back, in paise. */
  readonly minimumPaise: number;
  /** Origins the payer's browser is sent to: what a policy for `form-action` has to allow. */
  readonly browserOrigins: readonly string[];
  /** Asks for a payment. Moves no money; safe to repeat with the same reference and amount. */
  createCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /** Reads the fields (POST) or parameters (GET) of a return against what the caller stored. */
  verifyReturn(
    received: Readonly<Record<string, string>>,
    stored: { orderId: string; reference: string },
  ): ReturnOutcome;
  /** Reads a webhook; never throws. `rawBody` must be the bytes as they came. */
  readWebhook(rawBody: Uint8Array, headers: { get(name: string): string | null }): WebhookReading;
  fetchOrder(orderId: string): Promise<ProviderOrder>;
  /** Every attempt to pay the order, `orderId` set to the one asked for. */
  fetchOrderPayments(orderId: string): Promise<ProviderPayment[]>;
  fetchPayment(paymentId: string): Promise<ProviderPayment>;
  /** Closes an open checkout. False when the provider cannot: the payer may still pay. */
  cancelCheckout(orderId: string): Promise<boolean>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  fetchRefund(refundId: string): Promise<ProviderRefund>;
  fetchRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** The provider's record of the payments made from `from` until `to`, for comparing with the ledger. */
  listPayments(period: { from: Date; to: Date }): AsyncIterable<ProviderPayment>;
  /** The same for refunds. */
  listRefunds(period: { from: Date; to: Date }): AsyncIterable<ProviderRefund>;
}

/** `busy`: asked to come back later; `credentials`: it does not accept our keys, which the operator has to mend. */
type UnavailableReason = 'network' | 'timeout' | 'status' | 'garbage' | 'busy' | 'credentials';

/** No usable answer: what was asked may or may not have happened. Ask again, with the same key where there is one. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  constructor(
    message: string,
    readonly reason: UnavailableReason,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** The provider understood and said no: what was asked did not happen. Texts carry no contacts. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly description: string,
  ) {
    super(message);
  }
}

/** @throws {RangeError} unless `amountPaise` is a whole number of paise above zero */
export function assertPaise(amountPaise: number): void {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new RangeError('An amount must be whole paise above zero');
}
