import { newId, unix } from '#sandbox/payments/account.ts';
import type { Books } from '#sandbox/payments/books.ts';
import { paymentEntity, refundEntity } from '#sandbox/payments/entities.ts';
import type { Happening, Notes, Payment, Refund } from '#sandbox/payments/records.ts';
import { Refusal } from '#sandbox/payments/refusal.ts';

/** Gives money of a captured payment back. What becomes of it, `newRefunds` says. @throws {Refusal} */
export function createRefund(
  books: Books,
  payment: Payment,
  asked: { amount: number | undefined; receipt: string | null; notes: Notes },
): Refund {
  if (payment.status === 'refunded')
    throw new Refusal(400, 'The payment has been fully refunded already', undefined, 'NA');
  if (payment.status !== 'captured')
    throw new Refusal(400, 'The payment status should be captured for action to be taken', undefined, 'NA');
  const left = payment.amount - payment.amountRefunded;
  const amount = asked.amount ?? left;
  if (amount < 100) throw new Refusal(400, 'The amount must be at least INR 1.00', 'amount');
  if (amount > left)
    throw new Refusal(400, 'The total refund amount is greater than the refund payment amount', 'amount');
  const { currency } = payment;
  const { receipt, notes } = asked;
  const refund: Refund = {
    id: newId('rfnd'),
    paymentId: payment.id,
    amount,
    currency,
    receipt,
    notes,
    createdAt: unix(books.now()),
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
  const payment = books.payments.get(refund.paymentId);
  const order = books.orders.get(payment?.orderId ?? '');
  if (!payment || !order || refund.status !== 'pending')
    throw new Refusal(400, `The refund is ${refund.status}.`);
  refund.status = status;
  if (status === 'processed') books.post('refund', refund.id, { ...payment, amount: refund.amount }, order);
  else giveBack(payment, -refund.amount);
  books.announce([happening(`refund.${status}`, refund, payment)]);
}

function giveBack(payment: Payment, amount: number): void {
  payment.amountRefunded += amount;
  payment.status = payment.amountRefunded === payment.amount ? 'refunded' : 'captured';
}

function happening(event: string, refund: Refund, payment: Payment): Happening {
  return { event, payload: { refund: refundEntity(refund), payment: paymentEntity(payment) } };
}
