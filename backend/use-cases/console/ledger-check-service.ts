import type { checkStates, LastCheck } from '#contract/operator/console.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { newId } from '#backend/platform/ids.ts';
import type { VoucherContext } from '#backend/money/gift-cards/voucher-context.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import { checkBooks, whatWasChecked } from '#backend/use-cases/ledger-check/service.ts';
import {
  endCheck,
  insertCheck,
  latestCheck,
  lockChecks,
  type LedgerCheckRow,
} from './ledger-check-repository.ts';
import { isoOf } from './rows.ts';

export { latestCheck } from './ledger-check-repository.ts';

export const LEDGER_CHECK_QUEUE = 'ledger-check';
export type LedgerCheckJob = { checkId: string };

/** Findings that are kept; the command `npm run ledger:check` says all. */
const FINDINGS_KEPT = 200;

/** A check that says nothing for so long has ended with its process. */
const LOST_AFTER_MS = 3_600_000;

/** @param row as it is in the database at `now` */
export function stateOfCheck(row: LedgerCheckRow, now: Date): (typeof checkStates)[number] {
  if (row.failed) return 'failed';
  if (!row.finished_at) return now.getTime() - row.asked_at.getTime() > LOST_AFTER_MS ? 'failed' : 'running';
  if (row.differences > 0) return 'differences';
  return row.not_asked > 0 ? 'not_asked' : 'agrees';
}

/** Has the ledger checked by a job. @returns the check's identifier; null while another one is under way */
export async function askForCheck(ctx: Context, tx: Db): Promise<string | null> {
  await lockChecks(tx);
  const last = await latestCheck(tx);
  if (last && stateOfCheck(last, ctx.now()) === 'running') return null;
  const id = newId();
  await insertCheck(tx, id, ctx.now());
  await ctx.jobs.enqueue(tx, LEDGER_CHECK_QUEUE, [{ checkId: id } satisfies LedgerCheckJob]);
  return id;
}

/** Checks the ledger as `npm run ledger:check` does, and keeps what it says. */
export async function runCheck(
  { ctx, provider: payments }: PaymentContext,
  { provider: vouchers }: VoucherContext,
  checkId: string,
): Promise<void> {
  const counts = { difference: 0, operator: 0, underway: 0, not_asked: 0 };
  const findings: { kind: string; sentence: string }[] = [];
  let more = 0;
  for await (const finding of checkBooks({ db: ctx.db, payments, vouchers, now: ctx.now() })) {
    counts[finding.kind] += 1;
    if (findings.length < FINDINGS_KEPT) findings.push(finding);
    else more += 1;
  }
  await endCheck(ctx.db, checkId, {
    finished_at: ctx.now(),
    differences: counts.difference,
    not_asked: counts.not_asked,
    findings: JSON.stringify(findings),
    more_findings: more,
    checked: await whatWasChecked(ctx.db),
  });
}

/** Says of a check that it could not be brought to its end. */
export const giveUpCheck = (ctx: Context, checkId: string): Promise<void> =>
  endCheck(ctx.db, checkId, { finished_at: ctx.now(), failed: true });

/** What the last check found. */
export async function readLastCheck(ctx: Context): Promise<{ check: LastCheck }> {
  const row = await latestCheck(ctx.db);
  if (!row) return { check: null };
  return {
    check: {
      state: stateOfCheck(row, ctx.now()),
      at: row.asked_at.toISOString(),
      finishedAt: isoOf(row.finished_at),
      differences: row.differences,
      findings: row.findings,
      moreFindings: row.more_findings,
      checked: row.checked,
    },
  };
}
