import type { Selectable } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { MoneySchema } from '#backend/platform/database/money-schema.ts';
import type { RefundReason } from '#contract/money/payments.ts';
import type { MailReader } from '#backend/messaging/transactional-mail/service.ts';
import type { PaymentProvider } from '#backend/providers/payments/port.ts';

export type PaymentRow = Selectable<MoneySchema['payments']>;
export type RefundRow = Selectable<MoneySchema['refunds']>;

/** Who pays: a person with an account, by their id, or a guest without one. Mails about the payment go to the same. */
export type PayerId = MailReader;

/** Who pays this. The database holds that it is the one or the other. */
export function payerOf(payment: Pick<PaymentRow, 'payer_id' | 'guest_payer_id'>): PayerId {
  if (payment.payer_id !== null) return payment.payer_id;
  if (payment.guest_payer_id !== null) return { guestPayerId: payment.guest_payer_id };
  throw new Error('A payment that nobody pays');
}

/** The columns that name who pays. */
export const payerColumns = (payer: PayerId): { payer_id: string | null; guest_payer_id: string | null } =>
  typeof payer === 'string'
    ? { payer_id: payer, guest_payer_id: null }
    : { payer_id: null, guest_payer_id: payer.guestPayerId };

/** Money that is to go back to the payer. */
export interface Returning {
  /** The refund's id. */
  id: string;
  reason: RefundReason;
  /** The provider gives back no less than this. */
  minimumPaise: number;
}

/** What people read about a payment. */
interface Description {
  /** What the event is called, or what else it was for. */
  title: string;
  /** Who celebrates it: 'Kavita & Arjun'. */
  couple?: string;
  /** What the payer wrote to them. */
  blessing?: string;
  eventId?: string;
  /** While it is on the wishlist. */
  gift?: { id: string; name: string };
  /** What became of the gift before the payment arrived; `beyond`: with what others gave it is more than the price. */
  meanwhile?: 'bought' | 'removed' | 'beyond';
  /** For a guest who pays without an account: whether they have an address for a receipt. */
  byLink?: { receipt: boolean };
  /** The gift cards it became. */
  issued: { number: string; amountPaise: number }[];
}

/**
 * What a payment is for: payments know neither gifts nor events, so whoever asks for money says what follows.
 * So far that is a contribution alone: `gifts/collaboration/contribution-paid.ts`.
 */
export interface PaymentHandler {
  /**
   * Runs once, in the transaction that notes the payment as paid. What it throws undoes both;
   * the provider's message is then tried again. A reason sends the money back at once.
   */
  paid(tx: Db, payment: PaymentRow): Promise<RefundReason | undefined>;
  /**
   * Moves what is still there of the payment to {@link refundAccount}, in the transaction
   * that asks for the refund; the payment's row is locked.
   *
   * @returns the paise set aside; 0, with nothing moved, when there is nothing left to return
   */
  clawBack(tx: Db, payment: PaymentRow, returning: Returning): Promise<number>;
  /** The provider refused or failed: undoes `clawBack`. */
  giveBack(tx: Db, payment: PaymentRow, refund: RefundRow): Promise<void>;
  /** The money has left. */
  refunded(tx: Db, payment: PaymentRow, refund: RefundRow): Promise<void>;
  /** What the payer and the payee read about it. */
  describe(db: Db, payment: PaymentRow): Promise<Description>;
}

/** Everything payments work with. */
export interface PaymentContext {
  ctx: Context;
  provider: PaymentProvider;
  handlers: Readonly<Record<string, PaymentHandler>>;
}

/** @throws Error for a payment whose purpose this version does not know */
export function handlerOf({ handlers }: PaymentContext, { purpose }: PaymentRow): PaymentHandler {
  const known = Object.hasOwn(handlers, purpose) ? handlers[purpose] : undefined;
  if (!known) throw new Error(`Nothing is known of payments for ${purpose}`);
  return known;
}

/** The ledger's account of a refund on its way. */
export const refundAccount = (refundId: string): { account: string; kind: 'hold' } => ({
  account: `refund:${refundId}`,
  kind: 'hold',
});
