import { latinDigits } from './latin-digits.ts';
import { cleanText } from './plain-line.ts';

/** Commas as India writes them (1,25,000), or thousands (125,000); anywhere else they may stand for a decimal point. */
const GROUPED = /^-?(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** Rupees as they are written on an envelope: Rs. 501/-, रु. 501. */
const MONEY = /^(?:(?:₹|rs\.?|inr|रु\.?)\s*(?=\d|\.))?(-?[\d.,]+)(?:\s*(?:\/-|₹))?$/i;

/** A decimal without a sign of anything else: no powers, no other bases. */
const PLAIN_DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** What copying brings along and nobody sees. Marks that turn the direction of writing are none: they change what is read. */
const INVISIBLE = /[\u200b\u200e\u2060\ufeff]/g;

/**
 * A number as people type it (`₹ 1,25,000`, `५०१`, `501.`, `Rs. 501/-`), as the plain decimal that every reader takes. What is
 * no such number comes back as it is, to be refused: a number field of the browser would post it as nothing.
 */
export function plainNumber(input: string): string {
  const text = latinDigits(cleanText(input.replace(INVISIBLE, '')));
  const number = MONEY.exec(text)?.[1] ?? text;
  return GROUPED.test(number) ? number.replaceAll(',', '') : number;
}

/** The same as a number, where it is one; NaN else, also where a computer would read `1e3` or `0x10`, and of nothing. */
export function parseNumber(input: string): number {
  const text = plainNumber(input);
  return PLAIN_DECIMAL.test(text) ? Number(text) : Number.NaN;
}
