import { DAY_MS } from '#contract/common/durations.ts';
import { count } from '#contract/common/format.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { inRupees } from '#backend/platform/money.ts';
import { quarantineReason } from '#backend/use-cases/operator/quarantine-reason.ts';
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '#backend/providers/payments/port.ts';
import {
  VoucherProviderUnavailable as VouchersUnavailable,
  type VoucherProvider,
} from '#backend/providers/vouchers/port.ts';
import type { Finding } from './finding.ts';
import { checkPayments, checkRefunds } from './payment-record.ts';
import { beginnings, quarantineRows, totals } from './record-repository.ts';
import { checkRows } from './rows.ts';
import { checkVouchers } from './voucher-record.ts';

export type { Finding } from './finding.ts';

/** How far back the providers' records are read when nothing happened here: what they have then is unknown to us. */
const WITHOUT_ROWS_MS = 90 * DAY_MS;

/** What is compared. */
interface Books {
  db: Db;
  payments: PaymentProvider;
  vouchers: VoucherProvider;
  now: Date;
}

/**
 * Recomputes the ledger, holds the rows about money against it, and compares both with
 * the providers' records. Reads only; may run beside the app. What is found comes as it
 * is found; nothing comes when everything agrees.
 */
export async function* checkBooks({ db, payments, vouchers, now }: Books): AsyncGenerator<Finding> {
  yield* checkRows(db);
  for (const row of await quarantineRows(db)) {
    yield {
      kind: 'operator',
      sentence: `Payment ${row.payment_id} needs an operator: ${quarantineReason(row)}`,
    };
  }
  const begun = await beginnings(db);
  const since = (first: Date | undefined) => ({
    from: new Date((first?.getTime() ?? now.getTime() - WITHOUT_ROWS_MS) - DAY_MS),
    to: now,
  });
  yield* withUnavailable(
    'The payment provider could not be asked about payments',
    checkPayments(db, payments, since(begun.payment)),
  );
  yield* withUnavailable(
    'The payment provider could not be asked about refunds',
    checkRefunds(db, payments, since(begun.payment)),
  );
  yield* withUnavailable(
    'The voucher provider could not be asked about orders',
    checkVouchers(db, vouchers, since(begun.redemption)),
  );
}

async function* withUnavailable(say: string, findings: AsyncGenerator<Finding>): AsyncGenerator<Finding> {
  try {
    yield* findings;
  } catch (err) {
    if (
      !(err instanceof ProviderUnavailable) &&
      !(err instanceof ProviderRefused) &&
      !(err instanceof VouchersUnavailable)
    )
      throw err;
    yield { kind: 'not_asked', sentence: `${say}: ${err.message.replace(/\.$/, '')}.` };
  }
}

/** `12 payments, 1 refund, 12 cards, 3 redemptions, ₹1,25,000.00 in cards.` */
export async function whatWasChecked(db: Db): Promise<string> {
  const { payments, refunds, cards, redemptions, onCards } = await totals(db);
  return `${count(payments, 'payment')}, ${count(refunds, 'refund')}, ${count(cards, 'card')}, ${count(redemptions, 'redemption')}, ${inRupees(onCards)} in cards.`;
}
