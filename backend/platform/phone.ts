import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readPhone } from '#contract/common/phone.ts';
import { fieldWords } from '#messages/fields/words.ts';

type NormalisedPhone = { ok: true; e164: string } | { ok: false; message: string };

/**
 * Reads a phone number as people and spreadsheets write it (`readPhone`) and answers E.164.
 * A number with another country's code must be possible and valid there; that takes a table
 * of every country, which the contract may not import and browsers do not carry.
 */
export function normalisePhone(input: string): NormalisedPhone {
  const read = readPhone(input);
  if (read.kind === 'indian') return { ok: true, e164: read.e164 };
  if (read.kind === 'wrong') return { ok: false, message: read.message };
  const found = parsePhoneNumberFromString(read.digits);
  return found?.isValid() ? { ok: true, e164: found.number } : { ok: false, message: fieldWords.phoneAbroad };
}
