import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { emailAddress } from '#contract/common/fields.ts';
import { PHONE_PREFIX } from '#contract/common/phone.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { firstOf } from '#contract/common/plain-line.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import type { ColumnKind, FoundPhone, ReadOptions, RowReading, Trouble } from './column-kind.ts';

interface FoundContacts {
  phones: FoundPhone[];
  emails: string[];
  troubles: Trouble[];
  /** Whether words beside a contact say whose it is. */
  hasWords: boolean;
  /** What is neither a contact nor a word about one. */
  words: string;
}

const EMAIL = /[^\s<>,;:()"'|]+@[^\s<>,;()"'|]+/gu;
const BETWEEN = /[,;|&\n]|:::|\s\/\s|\/|\b(?:or|and)\b|(?:^|\s)या(?:\s|$)/giu;

/** Words that say of a contact only what it is. */
const OF_CONTACTS =
  /^(m|h|o|r|w|p|no|num|number|ph|phone|mob|mobile|cell|tel|telephone|whatsapp|whats app|wa|home|office|off|res|resi|work|fax|landline|personal|primary|main|alt|alternate|mail|email|mailto|मोबाइल|मोबाईल|फोन|फ़ोन|नंबर|घर)$/iu;

/** The phones and e-mails of a cell, as people write them: several, with labels, links and names around them. */
function readContacts(text: string, { country }: ReadOptions): FoundContacts {
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

/**
 * As `(415) 555-2671` and `07700 900123` are written: in India nobody groups a number so.
 */
const looksForeign = (digits: string): boolean =>
  /^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/.test(digits) ||
  /^07\d{3}\s\d{6}$/.test(digits) ||
  /^[1-5]\d{2}[-.\s]\d{3}[-.\s]\d{4}$/.test(digits);

/** Mobiles of India begin with 6 to 9; a landline has its area's code, with a zero, apart. */
const isMobile = (e164: string, digits: string): boolean =>
  e164.startsWith('+91') ? /^\+91[6-9]/.test(e164) && !/^\(?0\d{2,4}\)?[-\s]\d{6,8}$/.test(digits) : true;

const wordsOf = (piece: string): string[] =>
  (piece.match(/[\p{L}\p{M}]{1,}/gu) ?? []).filter((word) => !OF_CONTACTS.test(word) && !/^E$/i.test(word));

const shown = (text: string): string => (text.length > 60 ? `${firstOf(text, 60)}…` : text);

function leftOut(kind: 'phone' | 'email', input: string, reason: string): Trouble {
  const value = shown(input);
  return {
    kind,
    value,
    message: (row, rowKept) =>
      (rowKept ? fileWords.valueLeftOut : fileWords.rowUnusable)(row, kind, value, reason),
  };
}

function ofWhichCountry(input: string): Trouble {
  const value = shown(input);
  return { kind: 'country', value, message: (row) => fileWords.whichCountry(row, value) };
}

/** Takes phones and e-mails wherever they stand; of a column of one kind something must be found. */
function take(expected: 'phone' | 'email' | null): ColumnKind['read'] {
  return (cell, row: RowReading, options) => {
    const found = readContacts(cell, options);
    const { phones, emails, troubles } = found;
    const any = phones.length + emails.length > 0;
    if (!any && troubles.length === 0) {
      if (expected === null || cell === PHONE_PREFIX) return cell === PHONE_PREFIX;
      const read = expected === 'email' ? emailAddress.safeParse(cell).error?.issues[0]?.message : undefined;
      const phone = normalisePhone(cell);
      row.troubles.push(leftOut(expected, cell, read ?? (phone.ok ? '' : phone.message)));
      return true;
    }
    const into = expected === null ? row.spare : row;
    into.phones.push(...phones);
    into.emails.push(...emails);
    if (any && found.hasWords) row.notedContacts.push(cell);
    row.troubles.push(...troubles);
    return true;
  };
}

export const phone: ColumnKind = {
  headings: [
    'phone',
    'phoneno',
    'phonenumber',
    'phonevalue',
    'mobile',
    'mobileno',
    'mobilenumber',
    'mobilephone',
    'homephone',
    'businessphone',
    'otherphone',
    'primaryphone',
    'companymainphone',
    'contactnumber',
    'contactno',
    'cell',
    'cellno',
    'cellphone',
    'tel',
    'telephone',
    'telno',
    'mob',
    'mobno',
    'phno',
    'ph',
    'whatsapp',
    'whatsappno',
    'whatsappnumber',
    'landline',
    'alternateno',
    'alternatenumber',
    // Hindi, Marathi, Gujarati, Punjabi, Bengali, Odia, Tamil, Telugu, Kannada, Malayalam, Urdu
    'मोबाइल',
    'मोबाइल नंबर',
    'मोबाइल नं',
    'फ़ोन',
    'फोन',
    'फ़ोन नंबर',
    'फोन नंबर',
    'दूरभाष',
    'व्हाट्सऐप',
    'व्हाट्सएप',
    'वॉट्सऐप',
    'मोबाईल',
    'मोबाईल नंबर',
    'मोबाईल क्रमांक',
    'भ्रमणध्वनी',
    'संपर्क क्रमांक',
    'संपर्क नंबर',
    'મોબાઇલ',
    'મોબાઈલ',
    'મોબાઇલ નંબર',
    'મોબાઈલ નંબર',
    'ફોન',
    'ફોન નંબર',
    'ਮੋਬਾਈਲ',
    'ਮੋਬਾਇਲ',
    'ਮੋਬਾਈਲ ਨੰਬਰ',
    'ਫ਼ੋਨ',
    'ਫੋਨ',
    'মোবাইল',
    'মোবাইল নম্বর',
    'ফোন',
    'ফোন নম্বর',
    'ମୋବାଇଲ',
    'ମୋବାଇଲ ନମ୍ବର',
    'ଫୋନ',
    'மொபைல்',
    'கைபேசி',
    'கைபேசி எண்',
    'தொலைபேசி',
    'தொலைபேசி எண்',
    'మొబైల్',
    'మొబైల్ నంబర్',
    'ఫోన్',
    'ఫోన్ నంబర్',
    'ಮೊಬೈಲ್',
    'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
    'ಫೋನ್',
    'ದೂರವಾಣಿ',
    'മൊബൈൽ',
    'മൊബൈൽ നമ്പർ',
    'ഫോൺ',
    'ഫോൺ നമ്പർ',
    'موبائل',
    'موبائل نمبر',
    'فون',
    'فون نمبر',
  ],
  looksLike: (cell) =>
    readContacts(cell, { country: 'IN' }).phones.length > 0 &&
    /^[^\p{L}@]*$/u.test(cell.replace(/\([^)]*\)|tel:|\p{L}+[.:-]/giu, '')),
  read: take('phone'),
};

export const email: ColumnKind = {
  headings: [
    'email',
    'emailaddress',
    'emailid',
    'emailvalue',
    'mail',
    'mailid',
    'ईमेल',
    'ईमेल पता',
    'मेल',
    'ઈમેલ',
    'ઇમેઇલ',
    'ਈਮੇਲ',
    'ইমেইল',
    'ই-মেল',
    'ଇମେଲ',
    'மின்னஞ்சல்',
    'ఇమెయిల్',
    'ಇಮೇಲ್',
    'ഇമെയിൽ',
    'ای میل',
  ],
  looksLike: (cell) => /\S@\S+\.\S/.test(cell),
  read: take('email'),
};

/** A column that may hold phones, e-mails or somebody's name. */
export const contact: ColumnKind = {
  headings: [
    'contact',
    'contacts',
    'contactdetails',
    'contactinfo',
    'संपर्क',
    'सम्पर्क',
    'સંપર્ક',
    'ਸੰਪਰਕ',
    'যোগাযোগ',
    'தொடர்பு',
    'సంప్రదింపు',
    'ಸಂಪರ್ಕ',
    'ബന്ധം',
  ],
  read: take(null),
};

/** Further contacts, as the export of a list has them: nothing is sent there. */
export const otherContacts: ColumnKind = {
  headings: ['othercontacts', 'furthercontacts'],
  read: (cell, row) => row.notedContacts.push(cell) > 0,
};

/** A line as somebody wrote it: `1. Ramesh Sharma - 98200 12345`. */
export const line: ColumnKind = {
  headings: [],
  looksLike: (cell) => {
    const { phones, emails, words } = readContacts(withoutPlace(cell), { country: 'IN' });
    return phones.length + emails.length > 0 && words.length > 1;
  },
  read(cell, row, options) {
    const { phones, emails, troubles } = readContacts(withoutPlace(cell), options);
    row.phones.push(...phones);
    row.emails.push(...emails);
    row.troubles.push(...troubles);
    row.fullName ||= withoutPlace(cell)
      .replace(EMAIL, ' ')
      .replace(/(tel:|\+)?[\p{Nd}][\p{Nd}\s().-]{5,}\p{Nd}/giu, ' ')
      .replace(/\b(mob|mobile|ph|phone|cell|tel|m|whatsapp|wa)\b[.:]*/giu, ' ')
      .replace(/[<>()[\]]|\s[-–—:,;]+(?=\s|$)|[-–—:,;]+\s*$/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return true;
  },
};

/** `2) Ramesh` without the number of its place. */
const withoutPlace = (text: string): string => text.replace(/^\s*\p{Nd}{1,3}[.)\]]\s*/u, '');
