import { formatRupees } from '#contract/common/format.ts';
import { parseNumber } from '#contract/common/number-input.ts';
import type { CatalogProduct } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

type Worth = Pick<CatalogProduct, 'minimum' | 'maximum' | 'denominations'>;

/** What a voucher can be worth, in words: `₹2,000`, `₹500, ₹1,000 or ₹2,000`, `₹100 to ₹10,000`. */
export function worthOf({ minimum, maximum, denominations }: Worth): string {
  if (denominations.length > 0) return cardWords.oneAmountOf(denominations);
  return minimum === maximum ? formatRupees(minimum) : cardWords.amountsFromTo(minimum, maximum);
}

/** The same of what a card that holds `balance` pays for. */
export const worthWithin = (worth: Worth, balance: number): string =>
  worthOf({
    ...worth,
    denominations: worth.denominations.filter((each) => paiseOf(each) <= paiseOf(balance)),
    maximum: Math.max(worth.minimum, Math.min(worth.maximum, balance)),
  });

/** Whether some amount leaves so little on the card that it no longer pays for the smallest voucher. */
export const mayLeaveTooLittle = ({ minimum, maximum }: Worth, balance: number): boolean =>
  balance > minimum && paiseOf(balance) - paiseOf(maximum) < paiseOf(minimum);

/** Which amount to type or choose, where none was. */
export const amountHint = ({ minimum, denominations }: Worth): string =>
  denominations.length > 0 ? cardWords.chooseAmount(denominations) : cardWords.enterAtLeast(minimum);

/** Whether a card that holds `balance` pays for the smallest voucher of a product. */
export const isWithin = ({ minimum }: Pick<CatalogProduct, 'minimum'>, balance: number): boolean =>
  paiseOf(minimum) <= paiseOf(balance);

/** What a card holds after an amount was taken from it; null when the text is no amount or more than there is. */
export function remainingOnCard(balance: number, amount: string): number | null {
  const paise = paiseOf(parseNumber(amount));
  return paise >= 0 && paise <= paiseOf(balance) ? (paiseOf(balance) - paise) / 100 : null;
}

const paiseOf = (rupees: number) => Math.round(rupees * 100);
