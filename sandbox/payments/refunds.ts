import { newId, unix } from '#sandbox/payments/account.ts';
import type { Books } from '#sandbox/payments/books.ts';
import {
  type Happening,
  type Payment,
  paymentEntity,
  type Refund,
  refundEntity,
} from '#sandbox/payments/records.ts';
import { Refusal } from '#sandbox/payments/refusal.ts';

/** Gives money of a captured payment back. What becomes of it, `newRefunds` says. @throws {Refusal} */
export function createRefund(
  books: Books,
  payment: Payment,
  request: Pick<Refund, 'receipt' | 'notes'> & { amount?: number | undefined },
): Refund {
  if (payment.status === 'refunded')
    throw new Refusal(400, 'The payment has been fully refunded already', undefined, 'NA');
  if (payment.status !== 'captured')
    throw new Refusal(400, 'The payment status should be captured for action to be taken', undefined, 'NA');
  const left = payment.amount - payment.amount_refunded;
  const amount = request.amount ?? left;
  if (amount < 100) throw new Refusal(400, 'The amount must be at least INR 1.00', 'amount');
  if (amount > left)
    throw new Refusal(400, 'The total refund amount is greater than the refund payment amount', 'amount');
  const refund: Refund = {
    id: newId('rfnd'),
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    receipt: request.receipt,
    notes: request.notes,
    created_at: unix(books.now()),
    status: 'pending',
  };
  books.refunds.set(refund.id, refund);
  giveBack(payment, amount);
  books.announce([happening('refund.created', refund, payment)]);
  if (books.newRefunds !== 'pending') finishRefund(books, refund, books.newRefunds);
  return refund;
}

/** Ends a pending refund: the money leaves, or stays with the merchant. */
export function finishRefund(books: Books, refund: Refund, status: 'processed' | 'failed'): void {
  const payment = books.payments.get(refund.payment_id);
  const order = books.orders.get(payment?.order_id ?? '');
  if (!payment || !order || refund.status !== 'pending')
    throw new Refusal(400, `The refund is ${refund.status}.`);
  refund.status = status;
  if (status === 'processed')
    books.ledger.refunds.set(refund.id, {
      ...books.moved({ ...payment, amount: refund.amount }, order),
      refund_id: refund.id,
    });
  else giveBack(payment, -refund.amount);
  books.announce([happening(`refund.${status}`, refund, payment)]);
}

function giveBack(payment: Payment, amount: number): void {
  payment.amount_refunded += amount;
  payment.status = payment.amount_refunded === payment.amount ? 'refunded' : 'captured';
}

function happening(event: string, refund: Refund, payment: Payment): Happening {
  return { event, payload: { refund: refundEntity(refund), payment: paymentEntity(payment) } };
}
