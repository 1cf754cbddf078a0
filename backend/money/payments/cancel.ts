import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { PaymentContext, PaymentRow } from './payment-handler.ts';
import { updatePayment } from './repository.ts';

/** Ends a payment that was not made, so that it is no longer offered. If the money arrives all the same, it counts. */
export async function cancelPayment({ now }: Context, tx: Db, { id, status }: PaymentRow): Promise<void> {
  if (status === 'created' || status === 'failed')
    await updatePayment(tx, id, { status: 'cancelled', updated_at: now() });
}

/** Closes the provider's page of a payment that is over, where it can be closed. Call outside a transaction. */
export async function closeCheckout(
  { ctx, provider }: PaymentContext,
  { id, provider_order_id: orderId }: Pick<PaymentRow, 'id' | 'provider_order_id'>,
): Promise<void> {
  if (orderId === null) return;
  await provider
    .cancelCheckout(orderId)
    .catch((err: unknown) => ctx.log.warn({ err, payment: id }, 'a checkout that is over stays open'));
}
