import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import { asciiDigits } from '#contract/common/phone.ts';

/** What people write for a country beside a number of its. */
const WRITTEN: [CountryCode[], RegExp][] = [
  [
    ['US', 'CA'],
    /(?<!\p{L})(u\.?s\.?a?\.?|america|united states|canada|toronto|vancouver|houston|dallas|texas|new jersey|new york|chicago|california|अमेरिका|कनाडा)(?!\p{L})/iu,
  ],
  [['GB'], /(?<!\p{L})(u\.?k\.?|england|britain|united kingdom|london|leicester|लंदन)(?!\p{L})/iu],
  [['AE'], /(?<!\p{L})(u\.?a\.?e\.?|emirates|dubai|abu dhabi|sharjah|यूएई|दुबई|अबू धाबी|शारजाह)(?!\p{L})/iu],
  [['SG'], /(?<!\p{L})(singapore|सिंगापुर)(?!\p{L})/iu],
  [['AU'], /(?<!\p{L})(australia|sydney|melbourne|perth|ऑस्ट्रेलिया)(?!\p{L})/iu],
  [['US', 'CA', 'GB'], /(?<!\p{L})(abroad|foreign|overseas|nri|विदेश)(?!\p{L})/iu],
];

const ANY_WRITTEN = new RegExp(WRITTEN.map(([, written]) => written.source).join('|'), 'iu');

/** The countries that a text names; most name none. */
export const countriesIn = (text: string): CountryCode[] =>
  ANY_WRITTEN.test(text)
    ? WRITTEN.flatMap(([countries, written]) => (written.test(text) ? countries : []))
    : [];

/** The same beside a name, whose initials are no country: `U.K. Sharma`, but `Raj Patel (UK)`. */
export const countriesBesideName = (name: string): CountryCode[] =>
  countriesIn(name.replace(/(?:\p{Lu}\.\s?)+(?=\p{L})/gu, ''));

/** The countries whose guests a row heads: `Guests from USA`, `UK relatives`, `NRI guests`. */
export const countriesOfGroup = (text: string): CountryCode[] =>
  OF_GROUP.test(text.trim()) ? countriesIn(text) : [];
// *London friends* may be a group with a name
const OF_GROUP =
  /^(?:(?:guests?|relatives?|friends?|family|people|cousins?)\s+(?:from|in|of)\s+.{2,20}|(?:u\.?s\.?a?\.?|u\.?k\.?|u\.?a\.?e\.?|america|canada|nri)\s+(?:guests?|relatives?|friends?|family|people|cousins?|side)|nri'?s?)\s*:?$/iu;

const english = new Intl.DisplayNames('en', { type: 'region' });
const hindi = new Intl.DisplayNames('hi', { type: 'region' });
const countryOfName = new Map<string | undefined, CountryCode>([
  ['turkey', 'TR'],
  ['burma', 'MM'],
  ['myanmar', 'MM'],
  ['holland', 'NL'],
  ['south korea', 'KR'],
  ['korea', 'KR'],
  ['hong kong', 'HK'],
  ...getCountries().flatMap((country) =>
    [country, english.of(country), hindi.of(country)].map((name) => [name?.toLowerCase(), country] as const),
  ),
]);

/** The country whose code a cell names, by its name in English or Hindi, two letters or a town; undefined for other words. */
export function countryNamed(cell: string): CountryCode | undefined {
  const countries = countriesIn(cell);
  const [country, ...otherCodes] = new Map(
    countries.map((each) => [getCountryCallingCode(each), each]),
  ).values();
  return countryOfName.get(cell.trim().toLowerCase()) ?? (otherCodes.length === 0 ? country : undefined);
}

/** Names of people, too. */
const NAMES_OF_PEOPLE = /^(?:chad|jordan|georgia|israel)$/i;

/** The country that is all a text says, as a row above others does. Of few letters only those that are nobody's name: *Om* is somebody, and no row of Oman. */
export function countryAlone(text: string): CountryCode | undefined {
  const name = text.trim().replace(/[:.]+$/, '');
  if ((name.length < 4 && !FEW_LETTERS.test(name)) || NAMES_OF_PEOPLE.test(name)) return undefined;
  const isAlone =
    countryOfName.has(name.toLowerCase()) || WRITTEN.some(([, written]) => name.replace(written, '') === '');
  return isAlone ? countryNamed(name) : undefined;
}
const FEW_LETTERS = /^(?:U\.?S|U\.?K|U\.?S\.?A|U\.?A\.?E)\.?$/;

/**
 * The country that a text speaks of beside other words, such as the heading *Mobile (Dubai)*, a tab *NRI - Canada* or the cell
 * `98412 34567 (Nepal)`. Of two letters only those that nobody writes for anything else; India is none.
 */
export function countryBeside(text: string): CountryCode | undefined {
  const words = (text.match(/\p{L}[\p{L}\p{M}.]*(?: \p{L}[\p{L}\p{M}.]*)?/gu) ?? []).flatMap((pair) => [
    pair,
    ...pair.split(' '),
  ]);
  const named = words
    .filter((word) => word.length > 3 || FEW_LETTERS.test(word))
    .map((word) => countryNamed(word));
  return named.find((country) => country !== undefined && country !== 'IN');
}

/** Whether ten digits or more are a number that somebody in one of some countries may have. */
export const isOfOneOf = (countries: readonly CountryCode[], digits: string): boolean =>
  countries.some((country) => {
    const there = parsePhoneNumberFromString(digits, country);
    return there?.isValid() === true && /MOBILE|FIXED/.test(there.getType() ?? '');
  });

/** `732-555-0142`: as North America groups a number, and India hardly ever. */
const IN_THREES = /^[6-9]\d{2}[-.\s]\d{3}[-.\s]\d{4}$/;

/** As `(415) 555-2671` and `07700 900123` are written: in India nobody groups a number so. */
const OF_BRITAIN = /^(?:\(07\d{3}\)\s?|07\d{3}\s)\d{3}\s?\d{3}$/;
/** `65 9123 4567`: with the code of Singapore, and its groups. */
const OF_SINGAPORE = /^65[-\s]?[3689]\d{3}[-\s]\d{4}$|^65-[3689]\d{7}$/;
const IS_FOREIGN = [
  OF_BRITAIN,
  OF_SINGAPORE,
  /^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/,
  /^[1-5]\d{2}[-.\s]\d{3}[-.\s]\d{4}$/,
];

/** How the numbers of a list are written. */
export interface NumbersOfList {
  /** Those of India are grouped as North America groups its own. */
  inThrees: boolean;
  /** Some are grouped as Britain groups its own: those with a zero may all be. */
  isBritish: boolean;
}

/** Whether a number is written as another country writes its own. */
export const looksForeign = (digits: string, { inThrees, isBritish }: Partial<NumbersOfList> = {}): boolean =>
  IS_FOREIGN.some((form) => form.test(digits)) ||
  (!inThrees && IN_THREES.test(digits) && isOfOneOf(['US', 'CA'], digits)) ||
  // India has no such number, mobile or landline
  (/^[2-5]\d{9}$/.test(digits) && isOfOneOf(['US', 'CA'], digits) && !isOfOneOf(['IN'], digits)) ||
  (isBritish === true && digits.startsWith('0') && isOfOneOf(['GB'], digits));

/** India’s are in threes where some that are grouped so are none of North America. */
export function numbersOfList(cells: Iterable<string>): NumbersOfList {
  let [all, indian, isBritish] = [0, 0, false];
  for (const cell of cells) {
    const digits = asciiDigits(cell.trim());
    isBritish ||= OF_BRITAIN.test(digits);
    if (!IN_THREES.test(digits)) continue;
    all += 1;
    if (!isOfOneOf(['US', 'CA'], digits)) indian += 1;
  }
  return { inThrees: all > 0 && indian * 5 >= all, isBritish };
}
