import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import * as fieldWords from '#messages/fields/en.ts';

export type NormalisedPhone = { ok: true; e164: string } | { ok: false; message: string };

// Longer text is a note, not a number: refused before any pattern is tried on it.
const LONGEST_TYPED = 64;

/**
 * Reads a phone number as people and spreadsheets write it and answers E.164.
 *
 * Indian numbers follow spec section 5: ten digits, told apart from the `+91`, `91`,
 * `0` or `00` in front and from spaces, dashes, dots and brackets. The first of the ten
 * is not zero; which series are in use is not checked, because new ones open every year.
 * A number with another country's code must be possible and valid there.
 *
 * Undoes what Excel does to numbers (`9820012348.0`, `9.820012348E+09`) unless digits
 * were lost (`9.82001E+11`), which is refused with a sentence of its own.
 *
 * It lives in the backend because the contract may import nothing but zod.
 */
export function normalisePhone(input: string, defaultCountry: CountryCode = 'IN'): NormalisedPhone {
  if (input.length > LONGEST_TYPED) return refuse(fieldWords.phone);
  const typed = asciiDigits(input.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'/, '');
  const whole = undoSpreadsheetNumber(typed);
  if (whole === null) return refuse(fieldWords.phoneDigitsLost);

  const bare = whole.replace(/[\s().[\]\p{Pd}]/gu, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(bare)) return refuse(fieldWords.phone);
  if (bare.startsWith('+91')) return indian(bare.slice(3));
  if (!bare.startsWith('+') && defaultCountry === 'IN') {
    return indian(/^0?91\d{10}$/.test(bare) ? bare.slice(-10) : bare);
  }
  const found = parsePhoneNumberFromString(bare, defaultCountry);
  return found?.isValid() ? { ok: true, e164: found.number } : refuse(fieldWords.phoneAbroad);
}

function indian(digits: string): NormalisedPhone {
  const national = digits.replace(/^0/, '');
  return /^[1-9]\d{9}$/.test(national) ? { ok: true, e164: `+91${national}` } : refuse(fieldWords.phone);
}

/** The digits a spreadsheet meant; `null` when its notation has dropped some. */
function undoSpreadsheetNumber(text: string): string | null {
  if (/^\+?\d+[.,]0+$/.test(text)) return text.replace(/[.,]0+$/, '');
  const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text);
  if (!scientific) return text;
  const [, first = '', decimals = '', exponent = ''] = scientific;
  return decimals.length === Number(exponent) ? first + decimals : null;
}

/** Digits of the Indian scripts as ASCII; each script keeps its ten digits in one run ending in 6 to F. */
function asciiDigits(text: string): string {
  return text.replace(
    /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g,
    (digit) => String((digit.charCodeAt(0) & 0xf) - 6),
  );
}

const refuse = (message: string): NormalisedPhone => ({ ok: false, message });
