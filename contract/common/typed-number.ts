import { latinDigits } from './latin-digits.ts';
import { typedText } from './plain-line.ts';

/** Commas as India writes them (1,25,000), or thousands (125,000); anywhere else they may stand for a decimal point. */
const GROUPED = /^-?(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/**
 * A number as people type it (`₹ 1,25,000`, `५०१`, `501.`), as the plain decimal that every reader takes. What is
 * no such number comes back as it is, to be refused: a number field of the browser would post it as nothing.
 */
export function plainNumber(typed: string): string {
  const text = latinDigits(typedText(typed)).replace(/^₹\s*/, '');
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}
