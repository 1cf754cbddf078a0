import { VoucherProviderUnavailable, type OrderFound } from '#backend/providers/vouchers/port.ts';
import { LEASE_MS, sendOrder } from './redemption-order.ts';
import { askAgainAt, claimDueRedemptions, type RedemptionRow } from './redemption-repository.ts';
import { settleRedemption, type Outcome } from './redemption-settle.ts';
import type { VoucherContext } from './voucher-context.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';

const AT_ONCE = 5;

/** Money set aside longer than this without an order goes back: its owner has done something else by now. */
const HELD_FOR_MS = 15 * MINUTE_MS;
/** An order that was confirmed and is not in the books is waited for much longer than one that never was. */
const CONFIRMED_FOR_MS = 24 * HOUR_MS;

/** Registers the job that continues redemptions, every 10 seconds. Call before the jobs start. */
export function repeatRedemptions(context: VoucherContext): void {
  context.ctx.jobs.every('redemptions', 10, () => continueRedemptions(context));
}

/**
 * Continues unfinished redemptions: orders those whose money is only set aside, and asks the shop
 * about orders without a clear answer until it is certain whether they were bought.
 * Several processes share the work.
 */
export async function continueRedemptions(context: VoucherContext): Promise<void> {
  const { ctx } = context;
  for (;;) {
    const now = ctx.now();
    const due = await claimDueRedemptions(ctx.db, {
      now,
      until: new Date(now.getTime() + LEASE_MS),
      limit: AT_ONCE,
    });
    // one that cannot be settled must not keep the others from being so
    const failed = (id: string) => (err: unknown) =>
      ctx.log.error({ err, redemption: id }, 'a redemption could not go on');
    await Promise.all(due.map((row) => goOn(context, row).catch(failed(row.id))));
    if (due.length < AT_ONCE) return;
  }
}

async function goOn(context: VoucherContext, row: RedemptionRow): Promise<void> {
  if (row.status !== 'held') return ask(context, row);
  if (context.ctx.now().getTime() - row.created_at.getTime() < HELD_FOR_MS)
    await sendOrder(context, row.id, { announce: true });
  else
    await settleRedemption(
      context,
      row.id,
      { kind: 'failed', failure: 'not_delivered', detail: 'Nobody sent the order in time' },
      { from: 'held', announce: true },
    );
}

/** A provider that does not answer changes nothing. */
async function ask(context: VoucherContext, row: RedemptionRow): Promise<void> {
  const { ctx, provider } = context;
  const now = ctx.now();
  const sent = row.ordered_at ?? row.created_at;
  const later = (mostMs: number) =>
    new Date(now.getTime() + between(15 * SECOND_MS, (now.getTime() - sent.getTime()) / 2, mostMs));
  let found: OrderFound;
  try {
    found = await provider.findOrder(row.id, { since: sent });
  } catch (err) {
    if (!(err instanceof VoucherProviderUnavailable)) throw err;
    ctx.log.warn({ err, redemption: row.id }, 'the voucher shop could not be asked about an order');
    return askAgainAt(ctx.db, row.id, later(5 * MINUTE_MS));
  }
  if (found.kind === 'found') {
    await settleRedemption(context, row.id, outcomeOf(context, row, found, later(HOUR_MS)), {
      announce: true,
    });
    return;
  }
  const finalAfter =
    row.provider_order_id === null
      ? provider.lookupFinalAfterMs
      : Math.max(provider.lookupFinalAfterMs, CONFIRMED_FOR_MS);
  // the answer is as old as the question: what came in between it cannot say
  if (now.getTime() - sent.getTime() < finalAfter)
    return askAgainAt(
      ctx.db,
      row.id,
      row.provider_order_id === null ? new Date(now.getTime() + 15 * SECOND_MS) : later(HOUR_MS),
    );
  if (row.provider_order_id !== null)
    ctx.log.error(
      { redemption: row.id, order: row.provider_order_id },
      'a redemption needs an operator: the voucher shop lost an order it had confirmed',
    );
  await settleRedemption(
    context,
    row.id,
    { kind: 'failed', failure: 'not_delivered', detail: 'The shop has no such order' },
    { from: row.status, announce: true },
  );
}

function outcomeOf(
  { ctx }: VoucherContext,
  row: RedemptionRow,
  { orderId, status, amountPaise, repeats }: OrderFound & { kind: 'found' },
  askAt: Date,
): Outcome {
  const oddities = [
    ...(repeats.length > 0 ? [`Bought again as ${repeats.join(', ')}.`] : []),
    ...(amountPaise !== null && amountPaise !== row.amount_paise
      ? [`Bought for ${amountPaise} paise instead of ${row.amount_paise}.`]
      : []),
  ].join(' ');
  // said once: an order on its way is asked about again and again
  if (oddities && oddities !== row.detail)
    ctx.log.error({ redemption: row.id, order: orderId, oddities }, 'a redemption needs an operator');
  const detail = oddities ? { detail: oddities } : {};
  if (status === 'failed')
    return {
      kind: 'failed',
      failure: 'not_delivered',
      detail: `Order ${orderId} failed. ${oddities}`.trim(),
    };
  return status === 'delivered'
    ? { kind: 'delivered', orderId, ...detail }
    : { kind: 'processing', orderId, askAt, ...detail };
}

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);
