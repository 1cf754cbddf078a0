import { rupees } from '#contract/common/fields.ts';
import { latinDigits } from '#contract/common/latin-digits.ts';

/** Commas as India writes them (1,25,000), or thousands (125,000); anywhere else they may stand for a decimal point. */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** The rupees somebody typed as an amount to give; undefined where it cannot be read. */
export function typedAmount(typed: string): number | undefined {
  const text = latinDigits(typed).trim().replace(/^₹\s*/, '');
  const read = rupees().safeParse(GROUPED.test(text) ? text.replaceAll(',', '') : text);
  return text !== '' && read.success ? read.data : undefined;
}
