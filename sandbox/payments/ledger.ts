import type { Books } from '#sandbox/payments/books.ts';
import type { Posting } from '#sandbox/payments/records.ts';

/** The provider's own record of money, as `/razorpay/ledger.json` shows it. Amounts in paise, moments in Unix seconds. */
export interface LedgerJson {
  /** False once the oldest entries were forgotten: sums then no longer cover everything. */
  complete: boolean;
  charges: {
    payment_id: string;
    order_id: string;
    payment_link_id: string | null;
    reference: string | null;
    amount: number;
    currency: string;
    at: number;
  }[];
  refunds: {
    refund_id: string;
    payment_id: string;
    order_id: string;
    reference: string | null;
    amount: number;
    currency: string;
    at: number;
  }[];
  /** Sums in INR. */
  totals: { charged: number; refunded: number; kept: number };
}

const sum = (postings: readonly Posting[]): number =>
  postings.reduce((total, { amount, currency }) => total + (currency === 'INR' ? amount : 0), 0);

/** Oldest first. */
export function ledgerJson(books: Books): LedgerJson {
  const all = [...books.postings.values()];
  const charges = all.filter(({ kind }) => kind === 'charge');
  const refunds = all.filter(({ kind }) => kind === 'refund');
  const [charged, refunded] = [sum(charges), sum(refunds)];
  return {
    complete: books.postings.dropped === 0,
    charges: charges.map(({ id, orderId, linkId, reference, amount, currency, at }) => ({
      payment_id: id,
      order_id: orderId,
      payment_link_id: linkId,
      reference,
      amount,
      currency,
      at,
    })),
    refunds: refunds.map(({ id, paymentId, orderId, reference, amount, currency, at }) => ({
      refund_id: id,
      payment_id: paymentId,
      order_id: orderId,
      reference,
      amount,
      currency,
      at,
    })),
    totals: { charged, refunded, kept: charged - refunded },
  };
}
