import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { emailAddress } from '#contract/common/fields.ts';
import { asciiDigits, PHONE_PREFIX } from '#contract/common/phone.ts';
import { normalized } from '#contract/common/unicode.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import { countriesBesideName, countryBeside, isOfOneOf, looksBangladeshi, looksForeign } from './abroad.ts';
import { countriesIn } from './abroad-words.ts';
import { shownValue, type FoundPhone, type ReadOptions, type Trouble } from './column-kind.ts';

interface FoundContacts {
  phones: FoundPhone[];
  emails: string[];
  troubles: Trouble[];
  /** Whether words beside a contact say whose it is. */
  hasWords: boolean;
  /** The text without its contacts. */
  rest: string;
}

/** An e-mail within a text, as far as its signs go. */
const EMAIL = /[^\s<>,;:()"'|]+@[^\s<>,;()"'|]+/gu;
const BETWEEN = /([,;|&\n]|:::|\s\/\s|\/|\b(?:or|and)\b|(?:^|\s)या(?:\s|$))/giu;

/** Words that say of a contact only what it is. */
const OF_CONTACTS =
  /^(m|h|o|r|w|p|no|num|number|ph|phone|mob|mobile|cell|tel|telephone|whatsapp|whats app|wa|home|office|off|res|resi|work|fax|landline|personal|primary|main|other|alt|alternate|mail|email|mailto|मोबाइल|मोबाईल|फोन|फ़ोन|नंबर|घर)$/iu;

/** Whether a word says of a contact only what it is: `mobile`, `home`. */
export const isWordOfContacts = (word: string): boolean => OF_CONTACTS.test(word);

/**
 * The phones and e-mails of a cell, as people write them: several, with labels, links and names around them. In a `line` that says
 * more than contacts, a short number is none.
 */
export function readContacts(text: string, options: ReadOptions, isLine = false): FoundContacts {
  const found: FoundContacts = { phones: [], emails: [], troubles: [], hasWords: false, rest: '' };
  const written = normalized(text, 'NFKC')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    // `9,820,115,132`, as a spreadsheet groups a number
    .replace(/^\s*\p{Nd}{1,3}(?:,\p{Nd}{2,3}){3,4}\s*$/u, (number) => number.replaceAll(',', ''))
    // `2+1 98200 12345` counts people, and is no number of America
    .replace(/(?<!\p{Nd})(\(?\p{Nd}{1,2}(?:\+|\s\+\s)\p{Nd}{1,2}\)?)(?=[\s-]+\p{Nd}{3})/gu, '$1 , ');
  // in a line `+ 2` counts people
  const plain = isLine ? written : written.replace(/\+\s+(?=\p{Nd})/gu, '+');
  const withoutMails = plain.replace(EMAIL, (written) => {
    const address = written.replace(/^mailto:/i, '').replace(/[.>]+$/, '');
    const read = emailAddress.safeParse(address);
    if (read.success) found.emails.push(read.data);
    else found.troubles.push(leftOut('email', written, read.error.issues[0]?.message ?? ''));
    return ' , ';
  });
  const isLabelledAbroad = isLine
    ? countryBeside(/\(([^()]*)\)/u.exec(plain)?.[1] ?? '') !== undefined ||
      /(?<!\p{L})(?:USA|UK|UAE|Dubai)(?!\p{L})/u.test(plain)
    : countriesIn(plain).length > 0 || countryBeside(plain) !== undefined;
  const read = isLine
    ? { ...options, abroad: [...(options.abroad ?? []), ...countriesBesideName(plain)] }
    : options;
  const rest = withoutMails.split(BETWEEN).map((piece, at) => {
    // every second piece is what stands between
    if (at % 2 === 1 || !/\p{Nd}/u.test(piece) || piece.trim() === PHONE_PREFIX) return piece;
    const numbers = numbersIn(piece, read);
    if (isLabelledAbroad && options.country === '' && !/\+|^\s*00/.test(piece)) {
      const written = numbers.phones.length > 0 ? [{ written: piece.trim() }] : numbers.unread;
      numbers.unread = written.map((number) => ({ ...number, reason: 'country' }));
      numbers.phones.length = 0;
    }
    found.phones.push(...numbers.phones);
    for (const { written, reason } of numbers.unread) {
      const isNumber = numbers.phones.length > 0 || isLine ? digitsIn(written) >= 5 : true;
      if (isNumber)
        found.troubles.push(
          reason in asked ? ofWhichCountry(written, reason as Asked) : leftOut('phone', written, reason),
        );
    }
    return numbers.rest;
  });
  found.rest = rest.join('');
  found.hasWords =
    wordsIn(found.rest.replace(BETWEEN, ' ')).length > 0 ||
    (found.phones.length > 0 && /\p{Nd}/u.test(found.rest));
  return found;
}

const digitsIn = (text: string): number => text.replace(/\P{Nd}/gu, '').length;

interface FoundNumbers {
  phones: FoundPhone[];
  /** What looks like a number and cannot be read, with a sentence or what is asked. */
  unread: { written: string; reason: string }[];
  /** The piece without them. */
  rest: string;
}

/** The numbers of a piece of text: one, or several with nothing but a space or a dash between them. */
function numbersIn(piece: string, options: ReadOptions): FoundNumbers {
  const whole = readNumber(piece.trim(), options);
  if (typeof whole !== 'string') return { phones: [whole], unread: [], rest: ' ' };
  const parts = [...piece.matchAll(/\(?\+?\p{Nd}+\)?/gu)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const [phones, unread]: [FoundPhone[], FoundNumbers['unread']] = [[], []];
  let rest = '';
  let taken = 0;
  let runFrom = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const first = parts[at];
    if (!first) break;
    let end = at;
    while (
      end + 1 < parts.length &&
      end - at < MOST_PARTS &&
      /^[\s().\p{Pd}]*$/u.test(piece.slice(parts[end]?.to, parts[end + 1]?.from)) &&
      !parts[end + 1]?.text.includes('+')
    )
      end += 1;
    if (at === 0 || !/^[\s\p{Pd}]*$/u.test(piece.slice(parts[at - 1]?.to, first.from))) runFrom = at;
    // `(4)` before a number counts people, and behind one that cannot be read
    if (IN_BRACKETS.test(first.text)) continue;
    const longest = end;
    const writtenTo = (last: number) => piece.slice(first.from, parts[last]?.to);
    const read = () => readNumber(writtenTo(end), options);
    // the longest that is a number
    while (end >= at && isReason(read())) end -= 1;
    if (end < at) {
      // what has the code of another country is no number of India, and none of its parts is
      if (!isAbroad(first.text) || digitsIn(writtenTo(longest)) < 7) continue;
      end = IN_BRACKETS.test(parts[longest]?.text ?? '') ? longest - 1 : longest;
    }
    // a part of a few digits more is no end of a number, but how many people they are
    if (
      end > at &&
      /^\(?\p{Nd}{1,2}\)?$/u.test(parts[end]?.text ?? '') &&
      typeof readNumber(writtenTo(end - 1), options) !== 'string'
    )
      end -= 1;
    const from = parts[runFrom]?.from ?? first.from;
    const hasOtherCode =
      end >= at && runFrom < at && isCodeOfAnother(piece.slice(from, first.from), writtenTo(end));
    const start = hasOtherCode ? from : first.from;
    const found = hasOtherCode ? 'country' : read();
    if (typeof found === 'string')
      unread.push({ written: piece.slice(start, parts[end]?.to).trim(), reason: found });
    else phones.push(found);
    rest += `${piece.slice(taken, start)} `;
    taken = parts[end]?.to ?? taken;
    at = end;
    runFrom = end + 1;
  }
  rest += piece.slice(taken);
  if (phones.length + unread.length === 0)
    return { phones, unread: [{ written: piece.trim(), reason: whole }], rest: withoutNumbers(piece) };
  // what is left of a number beside those that were read
  for (const written of rest.match(LONG_NUMBER) ?? [])
    if (digitsIn(written) >= 5) {
      const reason = readNumber(written, options);
      if (typeof reason === 'string') unread.push({ written, reason });
    }
  return { phones, unread, rest };
}

const IN_BRACKETS = /^\([1-9]\d?\)$/;

/** Whether a number begins with the code of another country; `+2` alone is none, but two more people. */
const isAbroad = (first: string): boolean =>
  /^\(?(\+(?!0?91)|00(?!0|91))/.test(first) && !/^\(?\+[2-689]\)?$/.test(first);

/** Whether digits before a number that India has, too, are the code of another country: `44 7911 123459`, `1 9820012360`, `011 44 …`. */
function isCodeOfAnother(before: string, number: string): boolean {
  const code = asciiDigits(before)
    .replace(/\D/g, '')
    .replace(/^(011|00)/, '');
  if (!/^(1|[2-9]\d{1,2})$/.test(code) || code === '91') return false;
  return (
    parsePhoneNumberFromString(`+${code}${asciiDigits(number).replace(/\D/g, '')}`)?.isPossible() ?? false
  );
}

const LONG_NUMBER = /\+?\p{Nd}(?:[\s.\p{Pd}]*\p{Nd})*/gu;

/** Parts of which a number is written. */
const MOST_PARTS = 6;

/** A text without what only a phone is as long as. */
const withoutNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (written) => (digitsIn(written) >= 5 ? ' ' : written));

/** Of what country a number is, where nobody knows: that of another than India, or India and the one that was named. */
const asked = { country: 'whichCountry', either: 'eitherCountry' } as const;
type Asked = keyof typeof asked;
/** Whether a text is no number, and nothing is asked of it. */
const isReason = (read: FoundPhone | string): boolean => typeof read === 'string' && !(read in asked);

/**
 * One number. Without its country's code it is one of the country somebody named for the file, else of India; where it
 * is written as other countries write theirs and nobody named one, or may be of both, that is asked and never guessed.
 */
function readNumber(
  text: string,
  { country, abroad = [], numbers, isWithCode = false }: ReadOptions,
): FoundPhone | string {
  const digits = asciiDigits(text).replace(/^['\s]+/, '');
  const hasCode = /^(\+|00)/.test(digits);
  const coded = isWithCode && !hasCode ? withItsCode(digits) : undefined;
  if (coded) return { e164: coded, isMobile: isMobile(coded, digits) };
  const isForeign = !hasCode && (looksForeign(digits, numbers) || looksBangladeshi(text));
  // ten digits without a zero are how India writes a mobile, and North America any number
  const isOfIndia = /^[^\d+]*[6-9]\d{9}(?!\d)/.test(digits.replace(/(?<=\d)[\s-]+(?=\d)/g, ''));
  const isAmerican = /^(US|CA)$/.test(country);
  // of a number that India has, too, it is told by all that is known of the other country's
  if (
    !hasCode &&
    isOfIndia &&
    !isAmerican &&
    country !== 'IN' &&
    isSupportedCountry(country) &&
    isOfOneOf([country], digits)
  )
    return 'either';
  if (!hasCode && (!isOfIndia || isAmerican) && country !== 'IN' && isSupportedCountry(country)) {
    // a name before a number is none of it
    const there = /\p{L}{2}/u.test(digits) ? undefined : parsePhoneNumberFromString(digits, country);
    const isOfAnother = !isAmerican && LIKE_AMERICA.test(digits);
    if (there && (there.isValid() || (isForeign && !isOfAnother && there.isPossible())))
      return isOfIndia && !/^\d{3}[-\s]\d{3}[-\s]\d{4}$/.test(digits)
        ? 'either'
        : { e164: there.number, isMobile: true };
  }
  const read = normalisePhone(text);
  if (country !== 'IN' && !hasCode && isOfOneOf(abroad, digits)) return 'country';
  if (!read.ok) return read.message;
  if (isForeign && country !== 'IN') return 'country';
  return { e164: read.e164, isMobile: isMobile(read.e164, digits) };
}

/** A number that begins with the code of its country, in E.164. Of ten digits that may be a mobile of India only one of Singapore. */
function withItsCode(written: string): string | undefined {
  const digits = written.replace(/\D/g, '');
  if (!/^[1-9]\d{9,14}$/.test(digits) || /^(?!65[89])[6-9]\d{9}$/.test(digits)) return undefined;
  const found = parsePhoneNumberFromString(`+${digits}`);
  return found?.isValid() ? found.number : undefined;
}

/** As North America groups its numbers. */
const LIKE_AMERICA = /^\(?[2-9]\d{2}\)?[-.\s]\s?\d{3}[-.\s]\d{4}$/;

/** With the code of its area, and a zero, apart: `080-28520261`, `080 2852 0261`. */
const OF_LANDLINE = /^\(?0(?:\d{2,4}\)?[-\s]\d{6,8}|[1-8]\d{1,3}\)?[-\s]\d{3,4}[-\s]\d{4})$/;

/** Mobiles of India begin with 6 to 9, as do landlines of some areas. */
const isMobile = (e164: string, digits: string): boolean =>
  e164.startsWith('+91') ? /^\+91[6-9]/.test(e164) && !OF_LANDLINE.test(digits) : true;

const wordsIn = (piece: string): string[] =>
  (piece.match(/[\p{L}\p{M}]{1,}/gu) ?? []).filter((word) => !isWordOfContacts(word) && !/^E$/i.test(word));

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

function ofWhichCountry(input: string, reason: Asked): Trouble {
  const value = shownValue(input);
  return { kind: 'country', value, message: (row) => fileWords[asked[reason]](row, value) };
}
