import type { CountryCode } from 'libphonenumber-js/max';
import { firstOf } from '#contract/common/plain-line.ts';
import type { HouseholdPerson } from '#contract/guests/household.ts';
import type { GuestListProblem } from '#contract/guests/guest-list-file.ts';
import type { NumbersOfList } from './abroad.ts';

/** What could not be taken as it stood in a cell. */
export interface Trouble extends Pick<GuestListProblem, 'kind' | 'value'> {
  /** The sentence, once it is known whether anything of the row was kept. `row` names it: `Row 4`. */
  message: (row: string, rowKept: boolean) => string;
}

/** What somebody typed, as a sentence quotes it: shortened. */
export const shownValue = (text: string): string => (text.length > 60 ? `${firstOf(text, 60)}…` : text);

/** A phone that was found: in E.164, with whether it takes messages. */
export interface FoundPhone {
  e164: string;
  isMobile: boolean;
}

/** What the cells of one row say, gathered column by column. Texts are one line each, as somebody typed them. */
export interface RowReading {
  title: string;
  firstName: string;
  middleName: string;
  lastName: string;
  fullName: string;
  phones: FoundPhone[];
  emails: string[];
  /** Of a column that may hold anything by which somebody is reached: they count where no other column has any. */
  spare: { phones: FoundPhone[]; emails: string[] };
  /** Of these, the one that is somebody else's, as it stands: `ask Tina 98200 12345`; '' for none. */
  othersContact: string;
  /** Whether the heading of its column says so. */
  isOthersColumn: boolean;
  /** Contacts beside which somebody is named, who may be the guest. */
  namedContacts: { name: string; cell: string; phones: FoundPhone[]; emails: string[] }[];
  /** Contacts with words that belong to them: `98200 66005 (Papa)`. */
  notedContacts: string[];
  /** Null: no cell says so. */
  withFamily: boolean | null;
  /** How many are invited, the guest included; null: no cell says so. */
  people: number | null;
  /** Counted in columns of their own; null: no cell says so. */
  adults: number | null;
  children: number | null;
  /** How many come along whom nobody names. */
  more: number;
  /** Somebody comes along, whom another column may name. */
  hasCompanion: boolean;
  /** A cell counts one. */
  alone: boolean;
  /** A cell counts, and nobody knows how many they are. */
  isUncounted: boolean;
  /** All people of the household, and those who come with the guest of the row. */
  household: HouseholdPerson[];
  companions: HouseholdPerson[];
  /** What all of one household have in common: its name or number, or who of them is written to. */
  memberOf: string;
  isChild: boolean;
  side: string;
  tags: string[];
  greeting: string;
  troubles: Trouble[];
}

export interface ReadOptions {
  /** ISO code of the country whose numbers stand in the file without a code; '' where nobody said. */
  country: string;
  /** The countries beside a row: a number of one of them is asked about where it has no code. */
  abroad?: readonly CountryCode[];
  /** Whether numbers have the code of their country, also without `+`. */
  isWithCode?: boolean;
  /** How the numbers of the list are written. */
  numbers?: NumbersOfList;
  /** The headings of functions that are ticked by more than an `x`, which then may be a no. */
  ticked?: ReadonlySet<string>;
  /** Whether our own export wrote the table: cells are read as they stand. */
  isOwn?: boolean;
}

/**
 * A kind of column of a guest list: what is written above it, what its cells look like, and what a cell says of a
 * guest. A new kind is a file of its own and a line in `column-kinds.ts`.
 */
export interface ColumnKind {
  /** What people write above it: the specification's word first, then English and the languages of India. */
  headings: readonly string[];
  /** Whether a cell looks like one of this kind, for columns without a heading that is known. */
  looksLike?: (cell: string) => boolean;
  /** Takes what a filled cell says; answers whether it was of any use. */
  read: (cell: string, row: RowReading, options: ReadOptions, heading: string) => boolean;
}

export const newReading = (): RowReading => ({
  title: '',
  firstName: '',
  middleName: '',
  lastName: '',
  fullName: '',
  phones: [],
  emails: [],
  spare: { phones: [], emails: [] },
  othersContact: '',
  isOthersColumn: false,
  namedContacts: [],
  notedContacts: [],
  withFamily: null,
  people: null,
  adults: null,
  children: null,
  more: 0,
  hasCompanion: false,
  alone: false,
  isUncounted: false,
  household: [],
  companions: [],
  memberOf: '',
  isChild: false,
  side: '',
  tags: [],
  greeting: '',
  troubles: [],
});

/** A part of the reading that the first filled cell decides. A cell that says the same once more is of use, too. */
export function firstFilled(
  row: RowReading,
  part: 'title' | 'firstName' | 'middleName' | 'lastName' | 'fullName' | 'side' | 'greeting' | 'memberOf',
  text: string,
): boolean {
  if (!row[part]) row[part] = text;
  return row[part] === text;
}
