import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { emailAddress } from '#contract/common/fields.ts';
import { PHONE_PREFIX } from '#contract/common/phone.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import { shownValue, type FoundPhone, type ReadOptions, type Trouble } from './column-kind.ts';

interface FoundContacts {
  phones: FoundPhone[];
  emails: string[];
  troubles: Trouble[];
  /** Whether words beside a contact say whose it is. */
  hasWords: boolean;
  /** What is neither a contact nor a word about one. */
  words: string;
}

/** An e-mail within a text, as far as its signs go. */
export const EMAIL = /[^\s<>,;:()"'|]+@[^\s<>,;()"'|]+/gu;
const BETWEEN = /[,;|&\n]|:::|\s\/\s|\/|\b(?:or|and)\b|(?:^|\s)या(?:\s|$)/giu;

/** Words that say of a contact only what it is. */
const OF_CONTACTS =
  /^(m|h|o|r|w|p|no|num|number|ph|phone|mob|mobile|cell|tel|telephone|whatsapp|whats app|wa|home|office|off|res|resi|work|fax|landline|personal|primary|main|alt|alternate|mail|email|mailto|मोबाइल|मोबाईल|फोन|फ़ोन|नंबर|घर)$/iu;

/** The phones and e-mails of a cell, as people write them: several, with labels, links and names around them. */
export function readContacts(text: string, { country }: ReadOptions): FoundContacts {
  const found: FoundContacts = { phones: [], emails: [], troubles: [], hasWords: false, words: '' };
  const rest = text.replace(/\p{Cf}/gu, '').replace(EMAIL, (written) => {
    const address = written.replace(/^mailto:/i, '').replace(/[.>]+$/, '');
    const read = emailAddress.safeParse(address);
    if (read.success) found.emails.push(read.data);
    else found.troubles.push(leftOut('email', written, read.error.issues[0]?.message ?? ''));
    return ' , ';
  });
  const words: string[] = [];
  for (const piece of rest.split(BETWEEN)) {
    if (!piece?.trim()) continue;
    const letters = wordsOf(piece);
    if (letters.length > 0) words.push(letters.join(' '));
    if (!/\p{Nd}/u.test(piece) || piece.trim() === PHONE_PREFIX) continue;
    for (const phone of numbersIn(piece, country)) {
      if (typeof phone !== 'string') found.phones.push(phone);
      else
        found.troubles.push(
          phone === 'country' ? ofWhichCountry(piece.trim()) : leftOut('phone', piece.trim(), phone),
        );
    }
  }
  return { ...found, hasWords: words.length > 0, words: words.join(' ') };
}

/** The numbers of a piece of text; a sentence, or `country`, in place of one that cannot be read. */
function numbersIn(piece: string, country: string): (FoundPhone | string)[] {
  const whole = readNumber(piece.trim(), country);
  if (typeof whole !== 'string' || whole === 'country') return [whole];
  const bare = piece.replace(/tel:|\([^)]*\p{L}[^)]*\)|[\p{L}\p{M}]+[.:-]*/giu, ' ').trim();
  const alone = bare === piece.trim() ? whole : readNumber(bare, country);
  if (typeof alone !== 'string' || alone === 'country') return [alone];
  // two numbers with nothing but a space between them
  const several = bare.split(/\s+/).map((each) => readNumber(each, country));
  return several.length > 1 && several.every((each) => typeof each !== 'string') ? several : [whole];
}

/**
 * One number. Without its country's code it is one of the country somebody named for the file, else of India; where it
 * is written as other countries write theirs and nobody named one, that is asked (`country`) and never guessed.
 */
function readNumber(text: string, country: string): FoundPhone | string {
  const digits = text.replace(/^['\s]+/, '');
  const hasCode = /^(\+|00)/.test(digits);
  const isForeign = !hasCode && looksForeign(digits);
  // ten digits without a zero are how India writes a mobile, and North America any number
  const isOfIndia = /^[6-9]\d{9}$/.test(digits.replace(/[\s-]/g, '')) && !/^(US|CA)$/.test(country);
  if (!hasCode && !isOfIndia && country !== 'IN' && isSupportedCountry(country)) {
    const there = parsePhoneNumberFromString(digits, country);
    if (there && (there.isValid() || (isForeign && there.isPossible())))
      return { e164: there.number, isMobile: true };
  }
  const read = normalisePhone(text);
  if (!read.ok) return read.message;
  if (isForeign && country !== 'IN') return 'country';
  return { e164: read.e164, isMobile: isMobile(read.e164, digits) };
}

/** As `(415) 555-2671` and `07700 900123` are written: in India nobody groups a number so. */
const looksForeign = (digits: string): boolean =>
  /^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/.test(digits) ||
  /^07\d{3}\s\d{6}$/.test(digits) ||
  /^[1-5]\d{2}[-.\s]\d{3}[-.\s]\d{4}$/.test(digits);

/** Mobiles of India begin with 6 to 9; a landline has its area's code, with a zero, apart. */
const isMobile = (e164: string, digits: string): boolean =>
  e164.startsWith('+91') ? /^\+91[6-9]/.test(e164) && !/^\(?0\d{2,4}\)?[-\s]\d{6,8}$/.test(digits) : true;

const wordsOf = (piece: string): string[] =>
  (piece.match(/[\p{L}\p{M}]{1,}/gu) ?? []).filter((word) => !OF_CONTACTS.test(word) && !/^E$/i.test(word));

/** That a phone or e-mail cannot be used, and why. */
export function leftOut(kind: 'phone' | 'email', input: string, reason: string): Trouble {
  const value = shownValue(input);
  return {
    kind,
    value,
    message: (row, rowKept) =>
      (rowKept ? fileWords.valueLeftOut : fileWords.rowUnusable)(row, kind, value, reason),
  };
}

function ofWhichCountry(input: string): Trouble {
  const value = shownValue(input);
  return { kind: 'country', value, message: (row) => fileWords.whichCountry(row, value) };
}
