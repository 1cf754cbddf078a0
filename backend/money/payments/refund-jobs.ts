import type { Context } from '#backend/platform/context.ts';
import {
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '#backend/providers/payments/port.ts';
import type { PaymentContext, RefundRow } from './payment-handler.ts';
import { claimDueRefunds, findRefund, keepAsking } from './refund-repository.ts';
import { REFUND_QUEUE, type RefundJob } from './refund-request.ts';
import { failRefund, settleRefund } from './refund-settle.ts';
import { findPayment, lockPayment } from './repository.ts';
import { HOUR_MS, SECOND_MS } from '#contract/common/durations.ts';

/** Longer than the provider's longest call, so that one refund is sent by one process. */
const LEASE_MS = 30 * SECOND_MS;
const AT_ONCE = 5;
/** Seconds between two looks for refunds that are due. */
const LOOK_EVERY = 10;

/**
 * Registers the jobs that send refunds: one at once after the request, and one every 10 seconds for
 * what failed or waits. Call before the jobs start.
 */
export function handleRefunds(ctx: Context, paymentContext: PaymentContext): void {
  ctx.jobs.handle<RefundJob>(
    REFUND_QUEUE,
    { retryLimit: 1, retryDelay: 30, expireInSeconds: 60, concurrency: 2 },
    ({ data }) => sendRefund(paymentContext, data.refundId),
  );
  ctx.jobs.every('refunds', LOOK_EVERY, () => advanceRefunds(paymentContext));
}

/** Sends one refund that was just asked for, unless another process is doing so. */
export async function sendRefund(paymentContext: PaymentContext, refundId: string): Promise<void> {
  for (const refund of await claim(paymentContext, 1, refundId)) await advance(paymentContext, refund);
}

/** Sends refunds that are due and asks about those on their way. Several processes share the work. */
export async function advanceRefunds(paymentContext: PaymentContext): Promise<void> {
  for (;;) {
    const due = await claim(paymentContext, AT_ONCE);
    // one that cannot be settled must not keep the others from being so
    const failed = (id: string) => (err: unknown) =>
      paymentContext.ctx.log.error({ err, refund: id }, 'a refund could not go on');
    await Promise.all(due.map((refund) => advance(paymentContext, refund).catch(failed(refund.id))));
    if (due.length < AT_ONCE) return;
  }
}

function claim({ ctx }: PaymentContext, limit: number, id?: string): Promise<RefundRow[]> {
  const now = ctx.now();
  return claimDueRefunds(ctx.db, { now, until: new Date(now.getTime() + LEASE_MS), limit, id });
}

async function advance(paymentContext: PaymentContext, refund: RefundRow): Promise<void> {
  const { ctx } = paymentContext;
  const payment = await findPayment(ctx.db, refund.payment_id);
  if (!payment?.provider_payment_id) throw new Error('A refund of a payment that was never paid');
  let providerRefund: ProviderRefund;
  try {
    providerRefund = await ask(paymentContext, payment.provider_payment_id, refund);
  } catch (err) {
    if (err instanceof ProviderRefused && !refund.provider_refund_id)
      return refuse(paymentContext, refund, err);
    if (!(err instanceof ProviderUnavailable) && !(err instanceof ProviderRefused)) throw err;
    ctx.log.warn({ err, refund: refund.id }, 'the payment provider did not say what becomes of a refund');
    await keepAsking(ctx.db, refund.id, {
      failure: err.message.slice(0, 300),
      next_check_at: later(refund, ctx.now()),
    });
    return;
  }
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    if (locked) await settleRefund(paymentContext, tx, locked, providerRefund);
  });
}

/** What the provider holds of this refund: asks for it, or after it, once it is there. */
async function ask(
  { ctx, provider }: PaymentContext,
  paymentId: string,
  refund: RefundRow,
): Promise<ProviderRefund> {
  if (refund.provider_refund_id) return provider.fetchRefund(refund.provider_refund_id);
  const earlier = async () =>
    (await provider.fetchRefunds(paymentId)).find(({ idempotencyKey }) => idempotencyKey === refund.id);
  // a provider may forget a key after a while: then only its list tells that it was used
  const found = ctx.now().getTime() - refund.created_at.getTime() > HOUR_MS ? await earlier() : undefined;
  if (found) return found;
  try {
    return await provider.refund({
      paymentId,
      amountPaise: refund.amount_paise,
      idempotencyKey: refund.id,
      notes: { reason: refund.reason },
    });
  } catch (err) {
    const made = err instanceof ProviderRefused ? await earlier() : undefined;
    if (made) return made;
    throw err;
  }
}

async function refuse(
  paymentContext: PaymentContext,
  refund: RefundRow,
  { code, description }: ProviderRefused,
): Promise<void> {
  await paymentContext.ctx.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, refund.payment_id);
    // a webhook may have told better meanwhile
    const now = await findRefund(tx, refund.id);
    if (payment && now?.status === 'requested')
      await failRefund(paymentContext, tx, payment, now, `${code}: ${description}`);
  });
}

/** Soon at first: somebody waits for this money. */
function later({ created_at: createdAt }: RefundRow, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, 10 * SECOND_MS), HOUR_MS));
}
