import { rupeesOf } from '#backend/platform/money.ts';
import type { Denominations } from './port.ts';
import { cardWords } from '#messages/gift-cards/words.ts';

/** Why an amount cannot be ordered. */
type AmountProblem = 'not-whole-paise' | 'below-minimum' | 'above-maximum' | 'not-a-denomination';

/** What is wrong with `amountPaise` for this product, or null when it can be ordered. */
export function amountProblem(product: Denominations, amountPaise: number): AmountProblem | null {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) return 'not-whole-paise';
  if (product.type === 'FIXED' && product.fixedPaise.includes(amountPaise)) return null;
  if (amountPaise < product.minPaise) return 'below-minimum';
  if (amountPaise > product.maxPaise) return 'above-maximum';
  return product.type === 'FIXED' ? 'not-a-denomination' : null;
}

/**
 * One sentence for people that says which amounts can be ordered for `heldPaise`; all there are where that is too little
 * for any.
 */
export function amountSentence(
  { type, minPaise, maxPaise, fixedPaise }: Denominations,
  heldPaise: number,
): string {
  if (minPaise === maxPaise) return cardWords.alwaysWorth(rupeesOf(minPaise));
  const most = heldPaise < minPaise ? maxPaise : Math.min(maxPaise, heldPaise);
  if (type === 'FIXED') {
    const within = fixedPaise.filter((paise) => paise <= most);
    return cardWords.chooseAmount((within.length > 0 ? within : fixedPaise).map(rupeesOf));
  }
  return most === minPaise
    ? cardWords.chooseAmount([rupeesOf(most)])
    : cardWords.enterAmountFromTo(rupeesOf(minPaise), rupeesOf(most));
}
