import type { RedemptionFailure } from '#backend/platform/database/money-schema.ts';
import {
  VoucherProviderUnavailable,
  ProviderUnknown,
  type RefusalReason,
} from '#backend/providers/vouchers/port.ts';
import { findRedemption, takeToOrder, type RedemptionRow } from './redemption-repository.ts';
import { settleRedemption, type Outcome } from './redemption-settle.ts';
import type { VoucherContext } from './voucher-context.ts';

/** How long one process has a redemption to itself, in milliseconds; longer than an order may take. */
export const LEASE_MS = 30_000;
const FIRST_QUESTION_MS = 10_000;

const FAILURES: Record<RefusalReason, RedemptionFailure> = {
  'provider-balance': 'shop_unavailable',
  recipient: 'recipient_refused',
  amount: 'voucher_refused',
  product: 'voucher_refused',
  other: 'voucher_refused',
};

/**
 * Sends the order of a redemption whose money is set aside, once: who notes first that it is
 * about to be sent sends it, everybody else changes nothing. Call outside a transaction.
 *
 * @param announce write to the owner when this ends it
 * @returns the redemption as it stands then
 */
export async function sendOrder(
  context: VoucherContext,
  id: string,
  { announce }: { announce: boolean },
): Promise<RedemptionRow> {
  const { ctx } = context;
  const now = ctx.now();
  const row = await takeToOrder(ctx.db, id, { now, until: new Date(now.getTime() + LEASE_MS) });
  if (row) {
    const outcome = await order(context, row, announce);
    // what the shop's books said meanwhile is worth more than a silence or a no, not more than a yes
    return settleRedemption(
      context,
      id,
      outcome,
      outcome.kind === 'delivered' ? { announce } : { from: 'ordering', announce },
    );
  }
  const known = await findRedemption(ctx.db, id);
  if (!known) throw new Error(`There is no redemption ${id}`);
  return known;
}

async function order(
  { ctx, provider }: VoucherContext,
  row: RedemptionRow,
  announce: boolean,
): Promise<Outcome> {
  const inFuture = (ms: number) => new Date(ctx.now().getTime() + ms);
  const failed = (failure: RedemptionFailure, detail: string): Outcome => ({
    kind: 'failed',
    failure: announce ? 'not_delivered' : failure,
    detail,
  });
  try {
    const answer = await provider.orderVoucher({
      productId: row.product_id,
      amountPaise: row.amount_paise,
      reference: row.id,
      recipientEmail: row.recipient_email,
    });
    if (answer.kind === 'ordered') {
      return answer.status === 'delivered'
        ? { kind: 'delivered', orderId: answer.orderId }
        : { kind: 'processing', orderId: answer.orderId, askAt: inFuture(FIRST_QUESTION_MS) };
    }
    const { reason, detail } = answer;
    if (reason === 'provider-balance')
      ctx.log.error(
        { redemption: row.id, detail },
        'the account at the voucher shop is empty: nothing can be redeemed',
      );
    else ctx.log.warn({ redemption: row.id, reason, detail }, 'the voucher shop refused an order');
    return failed(FAILURES[reason], `${reason}: ${detail}`);
  } catch (err) {
    if (err instanceof VoucherProviderUnavailable) {
      ctx.log.warn({ err, redemption: row.id }, 'the voucher shop could not be reached');
      return failed('shop_unavailable', err.message);
    }
    // what is no clear no may have been a yes
    const isKnown = err instanceof ProviderUnknown;
    ctx.log[isKnown ? 'warn' : 'error'](
      { err, redemption: row.id },
      'an order of a voucher went without a clear answer',
    );
    return {
      kind: 'unknown',
      askAt: inFuture(FIRST_QUESTION_MS),
      detail: isKnown ? err.message : 'The order broke off',
    };
  }
}
