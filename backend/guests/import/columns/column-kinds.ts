import { columnKindNames, type ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { normalized } from '#contract/common/unicode.ts';
import type { ColumnKind } from './column-kind.ts';
import { contact, countryCode, email, otherContacts, phone } from './contacts.ts';
import { people, withFamily } from './family.ts';
import { children, heads } from './heads.ts';
import { age, companions, household, memberOf } from './household.ts';
import { line } from './line.ts';
import { firstName, fullName, greeting, lastName, middleName, title } from './names.ts';
import { side } from './side.ts';
import { isFunctionHeading, tags } from './tags.ts';

/** What tells one row or contact from the next and nothing of a guest: passed over, and not named as unused. */
const marks: ColumnKind = {
  headings: [
    'sno',
    'srno',
    'slno',
    'serialno',
    'no',
    'sr',
    'sl',
    'क्रमांक',
    'क्रम',
    'क्र',
    'अ क्र',
    'अनु क्र',
    'अनुक्रमांक',
    'ક્રમ',
    'નં',
    'phonelabel',
    'phonetype',
    'emaillabel',
    'emailtype',
    'અનુક્રમ',
    'ক্রমিক',
  ],
  read: () => true,
};

/** Every kind of column of a guest list, under the name by which somebody chooses it. */
export const columnKinds = {
  fullName,
  firstName,
  middleName,
  lastName,
  title,
  phone,
  countryCode,
  email,
  contact,
  line,
  withFamily,
  people,
  heads,
  children,
  household,
  companions,
  memberOf,
  age,
  side,
  greeting,
  tags,
  otherContacts,
  marks,
} satisfies Record<ColumnKindName, ColumnKind>;

/** A heading without what does not count: `First Name`, `first_name`, `E-mail:`. Vowel signs are marks, and stay. */
export const foldHeading = (heading: string): string =>
  normalized(heading, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const kindOfWord = new Map<string, ColumnKindName>(
  columnKindNames.flatMap((name) =>
    columnKinds[name].headings.map((word) => [foldHeading(word), name] as const),
  ),
);

/**
 * The kind of column that a heading names, however it is written: `Mobile / WhatsApp`, `Phone No. 1`,
 * `Contact No.(WhatsApp)`; null for other words.
 */
export function kindOfHeading(heading: string): ColumnKindName | null {
  if (heading.length > 80) return null;
  const known = (text: string) =>
    kindOfWord.get(foldHeading(text)) ?? (isFunctionHeading(text) ? ('tags' as const) : null);
  const plain = heading
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b(with|including|incl\.?) (the )?(country|isd) code\b/i, '');
  // `Relation 1 - Label` and `Phone 1 - Value`, as contacts are exported: what stands before the dash is not what the cell holds
  const exported = / - (value|label|type)$/i.exec(plain);
  if (exported)
    return known(withoutNumber(plain)) ?? (exported[1]?.toLowerCase() === 'value' ? null : 'marks');
  if (OF_PARENTS.test(plain)) return known(heading);
  const ofCompanion = PLUS_ONE.exec(plain);
  if (ofCompanion) return known(plain.slice(ofCompanion[0].length)) === 'phone' ? 'phone' : 'companions';
  // the second of those whom a row names comes with the first
  if (/(?:^|\s)[2-9]\s*$/.test(plain) && known(withoutNumber(plain)) === 'fullName') return 'companions';
  const parts = plain.split(/[/&|,+]| - | and | व | और | एवं /i);
  const ofParts = parts
    .map((part) => known(part) ?? known(withoutNumber(part)))
    .filter((kind) => kind !== null);
  if (
    parts.length > 1 &&
    ofParts.some((kind) => kind === 'fullName') &&
    ofParts.some((kind) => kind === 'phone' || kind === 'email')
  )
    return 'line';
  // `Mehta & wife` is somebody with whoever comes along
  const [ofPart = null] = ofParts;
  const isNamed = ofParts.length < parts.length && (ofPart === 'companions' || ofPart === 'withFamily');
  return (
    known(heading) ??
    known(plain) ??
    known(withoutNumber(plain)) ??
    (isNamed ? null : ofPart) ??
    kindOfWords(plain, known)
  );
}

/** `Father / Husband name` tells who somebody is, and is nobody who comes. */
const OF_PARENTS = /(?<!\p{L})(father|mother|pita|mata)|पिता|वडील|माता|પિતા|ਪਿਤਾ|পিতা|தந்தை|తండ్రి|ತಂದೆ/iu;

/** `+1`, `+1 name`, `Plus one’s phone`, but not `+1 408-555-0112`. */
const PLUS_ONE = /^\s*(?:\+\s*1|plus[\s-]one)(?:['’]?s)?(?=\s|$)(?![\s.(\p{Pd}]*\p{Nd})/iu;

/** `Guest ka naam`, `What is your mobile number?`: what is left without joining words, or every word of it, is of one kind; a phone is one whosever it is. */
function kindOfWords(heading: string, known: (text: string) => ColumnKindName | null): ColumnKindName | null {
  // `Guest of` is whoever invites them
  if (/\bof\s*$/i.test(heading)) return null;
  const words = heading.split(/[\s._?-]+/).filter((word) => word && !JOINING.test(word));
  const kinds = words.map(known);
  const [first = null, ...others] = kinds;
  if (words.length > 0 && others.every((kind) => kind === first)) return first;
  const contact = kinds.find((kind) => kind === 'phone' || kind === 'email');
  return known(words.join('')) ?? (kinds.every((kind) => kind !== null) ? contact : null) ?? null;
}

const JOINING =
  /^(a|the|of|from|for|which|please|hi|hello|tell|us|enter|full|good|complete|what|is|are|you|your|we|can|will|be|in|how|many|coming|attend|attending|invite|invited|include|including|included|bring|bringing|call|whole|entire|also|aa|rahe|hain|hai|aayenge|bulana|ko|with|ka|ki|ke|kitne|kitna|kul|total|एकूण|કુલ|કેટલા|মোট|no|nos|num|number|numbers|का|की|के|कितने|कुल|नंबर|नं|को|बुलाना|है)$/iu;

/** `Phone 1 - Value` and `Phone No. 2` without their number. */
const withoutNumber = (text: string): string => text.replace(/\p{Nd}+/gu, ' ');
