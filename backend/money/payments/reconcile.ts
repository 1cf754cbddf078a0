import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { PaymentState } from '#backend/platform/database/money-schema.ts';
import {
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '#backend/providers/payments/port.ts';
import { closeCheckout } from './cancel.ts';
import type { PaymentContext, PaymentRow } from './payment-handler.ts';
import { claimDuePayments, findPayment, lockPayment, updatePayment } from './repository.ts';
import { settlePayment } from './settle.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';

/** An order can be paid for ever; after this long nobody does. */
const GIVE_UP_MS = 7 * 24 * HOUR_MS;
const AT_ONCE = 5;
/** Longer than the provider's longest call, so that one process asks at a time. */
const LEASE_MS = 30 * SECOND_MS;
/** Most pay within the first minutes; until the payment's time is over somebody still sits there. */
const EAGER = { until: 5 * MINUTE_MS, every: 15 * SECOND_MS } as const;
const WATCHFUL = { until: 31 * MINUTE_MS, every: 30 * SECOND_MS } as const;

/**
 * Asks the provider about payments whose end is not known, and ends those whose time
 * is over. While a payment is young, a lost webhook costs less than a minute. Several
 * processes share the work, each with a few calls at a time.
 */
export async function reconcilePayments(paymentContext: PaymentContext): Promise<void> {
  for (;;) {
    const now = paymentContext.ctx.now();
    const due = await claimDuePayments(paymentContext.ctx.db, {
      now,
      until: new Date(now.getTime() + LEASE_MS),
      limit: AT_ONCE,
    });
    // one that cannot be settled must not keep the others from being so
    const failed = (id: string) => (err: unknown) =>
      paymentContext.ctx.log.error({ err, payment: id }, 'a payment could not be reconciled');
    await Promise.all(due.map(({ id }) => checkPayment(paymentContext, id).catch(failed(id))));
    if (due.length < AT_ONCE) return;
  }
}

/** Asks the provider about one payment; the state it is in then. A provider that does not answer changes nothing. */
export async function checkPayment(
  paymentContext: PaymentContext,
  id: string,
): Promise<PaymentState | undefined> {
  const { ctx, provider } = paymentContext;
  const known = await findPayment(ctx.db, id);
  if (!known) return undefined;
  let attempts: ProviderPayment[];
  try {
    attempts = known.provider_order_id ? await provider.fetchOrderPayments(known.provider_order_id) : [];
  } catch (err) {
    if (!(err instanceof ProviderUnavailable) && !(err instanceof ProviderRefused)) throw err;
    ctx.log.warn({ err, payment: id }, 'the payment provider could not be asked');
    await updatePayment(ctx.db, id, {
      next_check_at: new Date(ctx.now().getTime() + pause(ageOf(known, ctx.now()))),
    });
    return known.status;
  }
  const state = await runTransaction(ctx.db, (tx) => takeIn(paymentContext, tx, id, attempts));
  if (state === 'expired' && known.status !== 'expired') await closeCheckout(paymentContext, known);
  return state;
}

async function takeIn(
  paymentContext: PaymentContext,
  tx: Db,
  id: string,
  attempts: readonly ProviderPayment[],
): Promise<PaymentState | undefined> {
  const now = paymentContext.ctx.now();
  let row = await lockPayment(tx, id);
  // money first: an attempt that failed says nothing about the one that did not
  for (const attempt of [...attempts].sort((a, b) => Number(isMoney(b)) - Number(isMoney(a)))) {
    if (row) await settlePayment(paymentContext, tx, row, attempt);
    row = await lockPayment(tx, id);
  }
  if (!row) return undefined;
  const expires = row.status === 'created' && row.expires_at <= now;
  const status = expires ? 'expired' : row.status;
  await updatePayment(tx, id, {
    status,
    next_check_at: nextCheck({ ...row, status }, now),
    ...(expires ? { updated_at: now } : {}),
  });
  return status;
}

const isMoney = ({ status }: ProviderPayment): boolean => status === 'captured' || status === 'refunded';

/** More and more seldom; an open payment is looked at when its time is over. Null when there is nothing left to learn. */
function nextCheck(row: PaymentRow, now: Date): Date | null {
  const { status, expires_at: expiresAt, provider_order_id: orderId } = row;
  const age = ageOf(row, now);
  if (status === 'paid' || status === 'refunded' || age > GIVE_UP_MS) return null;
  if (!orderId) return status === 'created' ? expiresAt : null;
  const next = now.getTime() + pause(age);
  return new Date(status === 'created' ? Math.min(next, Math.max(expiresAt.getTime(), now.getTime())) : next);
}

const ageOf = ({ created_at: createdAt }: PaymentRow, now: Date): number =>
  now.getTime() - createdAt.getTime();

/** Milliseconds until the provider is asked again about a payment begun `age` ago. */
function pause(age: number): number {
  if (age < EAGER.until) return EAGER.every;
  if (age < WATCHFUL.until) return WATCHFUL.every;
  return Math.min(age / 2, 6 * HOUR_MS);
}
