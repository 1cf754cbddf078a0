import type { Denominations } from '#backend/providers/vouchers/port.ts';
import { formatRupees } from '#contract/format.ts';

/** Why an amount cannot be ordered. */
export type AmountProblem = 'not-whole-paise' | 'below-minimum' | 'above-maximum' | 'not-a-denomination';

/** What is wrong with `amountPaise` for this product, or null when it can be ordered. Pure. */
export function amountProblem(product: Denominations, amountPaise: number): AmountProblem | null {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) return 'not-whole-paise';
  if (product.type === 'FIXED' && product.fixedPaise.includes(amountPaise)) return null;
  if (amountPaise < product.minPaise) return 'below-minimum';
  if (amountPaise > product.maxPaise) return 'above-maximum';
  return product.type === 'FIXED' ? 'not-a-denomination' : null;
}

const amounts = new Intl.ListFormat('en-IN', { style: 'long', type: 'disjunction' });
const written = (paise: number): string => formatRupees(paise / 100);

/** One sentence for people that says which amounts can be ordered. */
export function amountSentence({ type, minPaise, maxPaise, fixedPaise }: Denominations): string {
  if (type === 'FIXED') {
    return fixedPaise.length === 1
      ? `This voucher is always worth ${written(minPaise)}.`
      : `Choose ${amounts.format(fixedPaise.map(written))}.`;
  }
  return minPaise === maxPaise
    ? `This voucher is always worth ${written(minPaise)}.`
    : `Enter an amount from ${written(minPaise)} to ${written(maxPaise)}.`;
}
