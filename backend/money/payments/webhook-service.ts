import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventOutcome } from '#backend/platform/database/money-schema.ts';
import type { PaymentEvent } from '#backend/providers/payments/port.ts';
import type { PaymentContext, PaymentRow } from './payment-handler.ts';
import { settleRefund } from './refund-settle.ts';
import {
  eventIsKnown,
  insertPaymentEvent,
  lockByOrder,
  lockByProviderPayment,
  updatePayment,
} from './repository.ts';
import { settlePayment } from './settle.ts';

/**
 * Takes in one webhook. Each event counts once, in whatever order they come; the event and
 * what follows from it are one transaction, so that a failure makes the provider try again.
 *
 * @returns whether the provider's signature holds; nothing is written when it does not
 */
export async function receiveWebhook(
  paymentContext: PaymentContext,
  rawBody: Uint8Array,
  headers: Headers,
): Promise<boolean> {
  const { ctx, provider } = paymentContext;
  const reading = provider.readWebhook(rawBody, headers);
  if (reading.kind === 'refused') {
    ctx.log.warn({ reason: reading.reason }, 'a payment webhook was refused');
    return false;
  }
  if (reading.kind === 'ignored') return true;
  const { event } = reading;
  await runTransaction(ctx.db, async (tx) => {
    // a refund names what was paid; the order it names may be one inside a Payment Link
    const row =
      (event.refund && (await lockByProviderPayment(tx, event.refund.paymentId))) ??
      (await lockByOrder(tx, event));
    // deliveries of one event wait for each other on the payment's row; then the first one is known
    if (await eventIsKnown(tx, provider.name, event.eventId)) return;
    const outcome = row ? await apply(paymentContext, tx, row, event) : 'unknown_order';
    if (!row)
      ctx.log.warn(
        { event: event.eventId, name: event.name },
        'a payment webhook about an order we do not know',
      );
    await insertPaymentEvent(tx, {
      provider: provider.name,
      eventId: event.eventId,
      name: event.name,
      paymentId: row?.id ?? null,
      outcome,
      now: ctx.now(),
    });
  });
  return true;
}

async function apply(
  paymentContext: PaymentContext,
  tx: Db,
  row: PaymentRow,
  { kind, payment, refund }: PaymentEvent,
): Promise<EventOutcome> {
  if (kind === 'refund_created' || kind === 'refund_processed' || kind === 'refund_failed')
    return refund ? settleRefund(paymentContext, tx, row, refund) : 'nothing_new';
  if (kind === 'checkout_expired' || kind === 'checkout_cancelled') {
    if (row.status !== 'created' && row.status !== 'failed') return 'nothing_new';
    await updatePayment(tx, row.id, {
      status: kind === 'checkout_expired' ? 'expired' : 'cancelled',
      updated_at: paymentContext.ctx.now(),
    });
    return 'closed';
  }
  return payment ? settlePayment(paymentContext, tx, row, payment) : 'nothing_new';
}
