import * as words from '#messages/gift-cards/en.ts';
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
  const failed = (failure: string, detail: string): Outcome => ({
    kind: 'failed',
    failure: announce ? words.notDelivered : failure,
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
    return failed(sentenceOf(reason), `${reason}: ${detail}`);
  } catch (err) {
    if (err instanceof VoucherProviderUnavailable) {
      ctx.log.warn({ err, redemption: row.id }, 'the voucher shop could not be reached');
      return failed(words.shopUnavailable, err.message);
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

function sentenceOf(reason: RefusalReason): string {
  if (reason === 'provider-balance') return words.shopUnavailable;
  return reason === 'recipient' ? words.recipientRefused : words.voucherRefused;
}
