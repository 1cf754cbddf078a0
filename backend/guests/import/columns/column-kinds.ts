import { columnKindNames, type ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { normalized } from '#contract/common/unicode.ts';
import type { ColumnKind } from './column-kind.ts';
import { contact, email, line, otherContacts, phone } from './contacts.ts';
import { children, heads, people, withFamily } from './family.ts';
import { companions, household } from './household.ts';
import { firstName, fullName, greeting, lastName, middleName, title } from './names.ts';
import { side } from './side.ts';
import { tags } from './tags.ts';

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
  email,
  contact,
  line,
  withFamily,
  people,
  heads,
  children,
  household,
  companions,
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
  const known = (text: string) => kindOfWord.get(foldHeading(text)) ?? null;
  const plain = heading.replace(/\([^)]*\)/g, ' ');
  const parts = plain.split(/[/&|,+]| - /);
  const ofParts = parts
    .map((part) => known(part) ?? known(withoutNumber(part)))
    .filter((kind) => kind !== null);
  if (
    parts.length > 1 &&
    ofParts.some((kind) => kind === 'fullName') &&
    ofParts.some((kind) => kind === 'phone' || kind === 'email')
  )
    return 'line';
  return known(heading) ?? known(plain) ?? known(withoutNumber(plain)) ?? ofParts[0] ?? null;
}

/** `Phone 1 - Value` and `Phone No. 2` without their number. */
const withoutNumber = (text: string): string => text.replace(/\p{Nd}+/gu, ' ');
