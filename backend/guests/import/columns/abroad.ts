import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import { asciiDigits } from '#contract/common/phone.ts';
import { countriesIn, isNameWithState, isWordForCountry } from './abroad-words.ts';

/** The countries beside a name, whose initials are no country: `U.K. Sharma` and `Nepal Singh`, but `Raj Patel (UK)`. */
export const countriesBesideName = (name: string): CountryCode[] =>
  isNameWithState(name)
    ? ['US']
    : countriesIn(
        (name.includes('.') ? name.replace(/(?:\p{Lu}\.\s?)+(?=\p{L})/gu, '') : name).replace(
          FIRST_NAMES,
          '',
        ),
      );
/** Of people, too, before a last name. */
const FIRST_NAMES =
  /^(?:(?:nepal|japan|austin|virginia|kenya|paris|berlin|sydney|vilayat|amrika)(?=\s+\p{L})|edison(?=\s+\p{L}|\s*\p{Nd}|$))/iu;

/** The countries whose guests a row heads: `Guests from USA`, `Nepal side relatives`, `London wale`, `NRI guests`. */
export function countriesOfGroup(written: string): CountryCode[] {
  const text = written.trim();
  if (text.length > 40) return [];
  if (OF_GROUP.test(text)) return countriesIn(text);
  const place = text
    .replace(GROUP_WORDS, ' ')
    .replace(/[\s:.-]+/gu, ' ')
    .trim();
  return place !== '' && place.length < text.length && isWordForCountry(place) && GROUP_WORD.test(text)
    ? countriesIn(place)
    : [];
}
/** The countries of whose guests a whole list is, as what stands above it or its tab says. */
export const countriesOfList = (texts: readonly string[]): CountryCode[] =>
  texts.flatMap((text) => (isWordForCountry(text) ? countriesIn(text) : countriesOfGroup(text)));
// *London friends* may be a group with a name
const OF_GROUP =
  /^(?:(?:guests?|relatives?|friends?|family|people|cousins?)\s+(?:from|in|of)\s+.{2,20}|(?:u\.?s\.?a?\.?|u\.?k\.?|u\.?a\.?e\.?|america|canada|nri)\s+(?:guests?|relatives?|friends?|family|people|cousins?|side)|nri'?s?)\s*:?$/iu;
const OF_GROUPS =
  '(?:guests?|relatives?|relations|side|wale|waale|vale|walay|rishtedaa?r|mehmaa?n|वाले|रिश्तेदार|मेहमान|नातेवाईक)';
const GROUP_WORD = new RegExp(`(?<![\\p{L}\\p{M}])${OF_GROUPS}(?![\\p{L}\\p{M}])`, 'iu');
const GROUP_WORDS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${OF_GROUPS}|from|in|of|the|our|all|ke|ki|se|के|की|से)(?![\\p{L}\\p{M}])`,
  'giu',
);

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

const CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));
/** Whether a cell is the code of a country, with `+` or without. */
export const isCountryCode = (cell: string): boolean =>
  CODES.has(asciiDigits(cell.trim()).replace(/^(?:\+|00)\s*/, ''));

/** The country whose code a cell names, by its name in English or Hindi, two letters or a town; undefined for other words. */
export function countryNamed(cell: string): CountryCode | undefined {
  const countries = countriesIn(cell);
  const [country, ...otherCodes] = new Map(
    countries.map((each) => [getCountryCallingCode(each), each]),
  ).values();
  return countryOfName.get(cell.trim().toLowerCase()) ?? (otherCodes.length === 0 ? country : undefined);
}

/** Names of people, too. */
const NAMES_OF_PEOPLE = /^(?:chad|jordan|georgia|israel|austin|virginia|kenya|paris|doha|edison)$/i;

/** The country that is all a text says, as a row above others does. Of few letters only those that are nobody's name: *Om* is somebody, and no row of Oman. */
export function countryAlone(text: string): CountryCode | undefined {
  const name = text.trim().replace(/[:.]+$/, '');
  if ((name.length < 4 && !FEW_LETTERS.test(name)) || NAMES_OF_PEOPLE.test(name)) return undefined;
  const isAlone = countryOfName.has(name.toLowerCase()) || isWordForCountry(name);
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
/** `০১৭১১২২৩৩৪৪`: a mobile of Bangladesh in digits of Bengali, without its code. */
const OF_BANGLADESH = /^\s*০১[৩-৯][০-৯]{2}[\s-]?[০-৯]{6}\s*$/u;
/** Whether a number is written as Bangladesh writes a mobile. */
export const looksBangladeshi = (text: string): boolean => OF_BANGLADESH.test(text);

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
  /** Ten digits without a zero, of several areas of North America: others that it has, too, may be, and where most are, mobiles of India. */
  isAmerican?: 'some' | 'most' | undefined;
}

/** Ten digits as North America has them, and India a landline without its zero. */
const TEN_DIGITS = /^[2-9]\d{9}$/;
/** Landlines of the largest towns of India. */
const OF_LARGE_TOWN = /^(?:20|22|33|40|44)[2-7]/;

/** Whether a number is written as another country writes its own. */
export const looksForeign = (
  digits: string,
  { inThrees, isBritish, isAmerican }: Partial<NumbersOfList> = {},
): boolean =>
  IS_FOREIGN.some((form) => form.test(digits)) ||
  (!inThrees && IN_THREES.test(digits) && isOfOneOf(['US', 'CA'], digits)) ||
  (isAmerican !== undefined &&
    (isAmerican === 'most' ? TEN_DIGITS : /^[2-5]\d{9}$/).test(digits) &&
    isOfOneOf(['US', 'CA'], digits)) ||
  // India has no such number, mobile or landline
  (/^[2-5]\d{9}$/.test(digits) && isOfOneOf(['US', 'CA'], digits) && !isOfOneOf(['IN'], digits)) ||
  (isBritish === true && digits.startsWith('0') && isOfOneOf(['GB'], digits));

/** India’s are in threes where some that are grouped so are none of North America. */
export function numbersOfList(cells: Iterable<string>): NumbersOfList {
  let [all, indian, isBritish, plain, american, sure] = [0, 0, false, 0, 0, 0];
  let arePossible = true;
  const areas = new Set<string>();
  for (const cell of cells) {
    const digits = asciiDigits(cell.trim());
    isBritish ||= OF_BRITAIN.test(digits);
    const ten = TEN_IN_TEXT.exec(digits)?.[0];
    if (ten) plain += 1;
    const isLikely = ten !== undefined && /^[2-5]/.test(ten) && !OF_LARGE_TOWN.test(ten);
    // to look into a number takes its time: one that cannot be of America is enough
    const isOfAmerica = ten !== undefined && (isLikely || arePossible) && isOfOneOf(['US', 'CA'], ten);
    if (ten && !isOfAmerica) arePossible = false;
    if (isOfAmerica && isLikely) {
      american += 1;
      areas.add(ten.slice(0, 3));
      if (!isOfOneOf(['IN'], ten)) sure += 1;
    }
    if (!IN_THREES.test(digits)) continue;
    all += 1;
    if (!isOfOneOf(['US', 'CA'], digits)) indian += 1;
  }
  // those of one area are landlines of one town of India
  const areAll = sure > 0 && plain > 2 && arePossible;
  const isAmerican =
    areAll || (areas.size > 1 && american * 2 > plain) ? 'most' : areas.size > 1 ? 'some' : undefined;
  return { inThrees: all > 0 && indian * 5 >= all, isBritish, isAmerican };
}
const TEN_IN_TEXT = /(?<![\d+-])[2-9]\d{9}(?!\d)/;
