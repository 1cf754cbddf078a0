import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { sameSecret } from '#backend/platform/ids.ts';
import { ProviderRefused, ProviderUnavailable } from '#backend/providers/payments/port.ts';
import { cancelPayment } from './cancel.ts';
import type { PaymentContext, PaymentRow } from './payment-handler.ts';
import { findPayment, lockPayment, updatePayment } from './repository.ts';
import { checkPayment } from './reconcile.ts';
import { settlePayment } from './settle.ts';
import { returnToken } from './start.ts';

/** Where the payer's browser goes next: a path of this site. */
type Way = string;

const nowhere: Way = '/payment-cancel';

/**
 * The payer is back from the provider. A signed return counts at once, with the amount and
 * currency the provider gives when asked; after an unsigned one we only ask. What the browser
 * says of a failure is never believed.
 *
 * @param received the fields of the form, or the parameters of the address
 * @param token what the way back carried; without the right one the next page gets none either
 */
export async function comeBack(
  paymentContext: PaymentContext,
  paymentId: string,
  received: Record<string, string>,
  token: string,
): Promise<Way> {
  const { ctx, provider } = paymentContext;
  const row = await findPayment(ctx.db, paymentId);
  if (!row?.provider_order_id) return nowhere;
  const outcome = provider.verifyReturn(received, { orderId: row.provider_order_id, reference: row.id });
  const holds = sameSecret(token, returnToken(paymentContext, row.id));
  if (outcome.kind === 'paid') {
    await noteProven(paymentContext, row, outcome.paymentId);
    return onward('/payment-success', paymentContext, row);
  }
  // somebody who neither proves anything nor knows the link learns nothing and costs no call
  if (!holds) return nowhere;
  const state = await checkPayment(paymentContext, row.id);
  if (state === 'paid' || (outcome.kind === 'unproven' && state === 'created'))
    return onward('/payment-success', paymentContext, row);
  return onward('/payment-cancel', paymentContext, row);
}

/** The payer gave up. Should the money arrive all the same, it counts. */
export async function giveUp(paymentContext: PaymentContext, paymentId: string, token: string): Promise<Way> {
  const { ctx } = paymentContext;
  if (!sameSecret(token, returnToken(paymentContext, paymentId))) return nowhere;
  const row = await runTransaction(ctx.db, async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (locked) await cancelPayment(ctx, tx, locked);
    return locked;
  });
  if (!row) return nowhere;
  return onward(row.status === 'paid' ? '/payment-success' : '/payment-cancel', paymentContext, row);
}

/** The signature proves the payment, not its amount. A provider that does not answer now is asked by the job. */
async function noteProven(
  paymentContext: PaymentContext,
  row: PaymentRow,
  providerPaymentId: string,
): Promise<void> {
  const { ctx, provider } = paymentContext;
  if (row.status === 'paid' || row.status === 'refunded') return;
  try {
    const providerPayment = await provider.fetchPayment(providerPaymentId);
    await runTransaction(ctx.db, async (tx) => {
      const locked = await lockPayment(tx, row.id);
      if (locked) await settlePayment(paymentContext, tx, locked, providerPayment);
    });
  } catch (err) {
    if (!(err instanceof ProviderUnavailable) && !(err instanceof ProviderRefused)) throw err;
    ctx.log.warn({ err, payment: row.id }, 'a payment that came back could not be asked about');
    await updatePayment(ctx.db, row.id, { next_check_at: ctx.now() });
  }
}

function onward(page: string, paymentContext: PaymentContext, row: PaymentRow): Way {
  const query = new URLSearchParams({
    order_id: row.provider_order_id ?? row.id,
    token: returnToken(paymentContext, row.id),
  });
  return `${page}?${query}`;
}
