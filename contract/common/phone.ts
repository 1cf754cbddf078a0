import { normalized } from './unicode.ts';
import { z } from 'zod/v4';
import { fieldWords } from '#messages/fields/words.ts';

/** A phone number as it is stored: E.164, `+` and 7 to 15 digits without a leading zero. */
export const e164Phone = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** A typed number: one of India is ready to be stored, one of another country is `+` and digits that are still to be looked up. */
type PhoneInput =
  | { kind: 'indian'; e164: string }
  | { kind: 'abroad'; digits: string }
  | { kind: 'wrong'; message: string };

// Longer text is a note, not a number: refused before any pattern is tried on it.
const LONGEST_INPUT = 64;

/**
 * Reads a phone number as people and spreadsheets write it.
 *
 * Indian numbers follow spec section 5: ten digits, told apart from the `+91`, `91`,
 * `0` or `00` in front and from spaces, dashes, dots and brackets. The first of the ten
 * is not zero; which series are in use is not checked, because new ones open every year.
 *
 * Undoes what Excel does to numbers (`9820012348.0`, `9.820012348E+09`) unless digits
 * were lost (`9.82001E+11`), which is refused with a sentence of its own.
 */
export function readPhone(input: string): PhoneInput {
  if (input.length > LONGEST_INPUT) return wrong(fieldWords.phone);
  const digits = asciiDigits(normalized(input, 'NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'/, '');
  const whole = undoSpreadsheetNumber(digits);
  if (whole === null) return wrong(fieldWords.phoneDigitsLost);

  const bare = whole.replace(/[\s().[\]\p{Pd}]/gu, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(bare)) return wrong(fieldWords.phone);
  if (bare.startsWith('+91')) return indian(bare.slice(3));
  if (!bare.startsWith('+')) return indian(/^0?91\d{10}$/.test(bare) ? bare.slice(-10) : bare);
  return e164Phone.safeParse(bare).success ? { kind: 'abroad', digits: bare } : wrong(fieldWords.phoneAbroad);
}

function indian(digits: string): PhoneInput {
  const national = digits.replace(/^0/, '');
  return /^[1-9]\d{9}$/.test(national) ? { kind: 'indian', e164: `+91${national}` } : wrong(fieldWords.phone);
}

/** The digits a spreadsheet meant; `null` when its notation has dropped some. */
function undoSpreadsheetNumber(text: string): string | null {
  if (/^\+?\d+[.,]0+$/.test(text)) return text.replace(/[.,]0+$/, '');
  const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text);
  if (!scientific) return text;
  const [, first = '', decimals = '', exponent = ''] = scientific;
  return decimals.length === Number(exponent) ? first + decimals : null;
}

/** Digits of the Indian scripts, and of Arabic and Urdu, as ASCII; each script keeps its ten digits in one run. */
export const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => {
    const place = digit.charCodeAt(0) & 0xf;
    return String(digit < '\u0900' ? place : place - 6);
  });

const wrong = (message: string): PhoneInput => ({ kind: 'wrong', message });

/** The prefix forms offer, which alone is no number. */
export const PHONE_PREFIX = '+91';

/** What is wrong with a number as typed; null when it may be one, or is empty or the prefix alone. Whether a number of another country exists there the backend looks up. */
export function phoneProblem(text: string): string | null {
  if (text === '' || text === PHONE_PREFIX) return null;
  const read = readPhone(text);
  return read.kind === 'wrong' ? read.message : null;
}

// Country codes of one and of two digits (ITU-T E.164); every other code has three.
const shortCountryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A stored number as people read it: `+91 98200 12345`, and a landline of India's largest cities `+91 22 2345 6789`. Numbers of other countries
 * show their country code apart (`+44 2079460958`), without national grouping, which
 * would need a table of every country in the browser. Other text is returned as it is.
 */
export function formatPhone(e164: string): string {
  if (!e164Phone.safeParse(e164).success) return e164;
  const ofCity = /^\+91(11|2[02]|33|4[04])(\d{4})(\d{4})$/.exec(e164);
  if (ofCity) return `+91 ${ofCity[1]} ${ofCity[2]} ${ofCity[3]}`;
  const ofIndia = /^\+91([6-9]\d{4})(\d{5})$/.exec(e164);
  if (ofIndia) return `+91 ${ofIndia[1]} ${ofIndia[2]}`;
  const code = shortCountryCode.exec(e164)?.[0] ?? e164.slice(0, 4);
  return `${code} ${e164.slice(code.length)}`;
}
