import type { Context } from '#backend/platform/context.ts';
import type { VoucherContext } from '#backend/money/gift-cards/voucher-context.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import { giveUpCheck, LEDGER_CHECK_QUEUE, runCheck, type LedgerCheckJob } from './ledger-check-service.ts';

/**
 * Runs the checks of the ledger that operators ask for, one at a time. Each of its statements may take as long as any
 * other of this process: books too large for that are for the command, which has no such limit.
 */
export function handleLedgerChecks(
  ctx: Context,
  paymentContext: PaymentContext,
  voucherContext: VoucherContext,
): void {
  ctx.jobs.handle<LedgerCheckJob>(
    LEDGER_CHECK_QUEUE,
    { retryLimit: 0, retryDelay: 1, expireInSeconds: 3000, concurrency: 1 },
    ({ data }) => runCheck(paymentContext, voucherContext, data.checkId),
    ({ data }) => giveUpCheck(ctx, data.checkId),
  );
}
