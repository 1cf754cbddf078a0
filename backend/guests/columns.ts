import {
  eachGuestField,
  guestFieldNames,
  type GuestField,
  type GuestValues,
} from '#contract/guests/guest-fields.ts';
import { formatPhone } from '#contract/common/phone.ts';
import { listWords } from '#messages/guests/list/words.ts';
import { writeTags } from '#contract/guests/guest-tags.ts';
import { writeHousehold } from '#contract/guests/household.ts';
import { safeCell } from '#backend/platform/csv.ts';
import { asJson } from '#backend/platform/database/as-json.ts';
import type { RawBuilder } from 'kysely';
import type { Schema } from '#backend/platform/database/schema.ts';
import { namedAgain } from './household.ts';

/** Where each field of a guest is kept, in `guests` as in `draft_guests`. */
const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  email: 'email',
  withFamily: 'with_family',
  side: 'side',
  title: 'title',
  greeting: 'greeting',
  otherContacts: 'other_contacts',
  partyLimit: 'party_limit',
  household: 'household',
  tags: 'tags',
} as const satisfies Record<GuestField, keyof Schema['guests']>;

type ColumnOf = typeof columnOf;
/** What the columns of the fields hold. */
type GuestColumns = { [Name in GuestField as ColumnOf[Name]]: GuestValues[Name] };

/** The fields of a guest by column, to be added; the people of the household get identifiers. */
export const columnsOfGuest = (guest: GuestValues): GuestColumns => {
  const values = { ...guest, household: namedAgain(guest.household, guest.household) };
  return Object.fromEntries(guestFieldNames.map((name) => [columnOf[name], values[name]])) as GuestColumns;
};

/** The fields that a change states, for an update. The people of the household have their identifiers (`namedAgain`). */
export const columnsOfChange = (change: Partial<GuestValues>) =>
  Object.fromEntries(
    guestFieldNames
      .filter((name) => name in change)
      .map((name) => [columnOf[name], name === 'household' ? asJson(change[name]) : change[name]]),
  ) as { [Column in keyof GuestColumns]?: GuestColumns[Column] | RawBuilder<GuestColumns[Column]> };

/** The fields that a row holds. */
export const fieldsOfGuest = (row: GuestColumns): GuestValues =>
  eachGuestField((name) => row[columnOf[name]]) as GuestValues;

/** The columns of the fields, as a query names them. */
export const guestColumnNames = guestFieldNames.map((name) => columnOf[name]);

/** The same under the names of the fields, for a file of everything about a person. */
export const guestColumnsAsFields = guestFieldNames.map((name) => ({ column: columnOf[name], name }));

/** What each field is in a file that people open with a spreadsheet. */
const cellOf: Record<GuestField, (guest: GuestValues) => string> = {
  firstName: ({ firstName }) => safeCell(firstName),
  lastName: ({ lastName }) => safeCell(lastName),
  phone: ({ phone }) => phoneCell(phone),
  email: ({ email }) => safeCell(email),
  withFamily: ({ withFamily }) => (withFamily ? 'TRUE' : 'FALSE'),
  side: ({ side }) => safeCell(listWords.sideName(side)),
  title: ({ title }) => safeCell(title),
  greeting: ({ greeting }) => safeCell(greeting),
  otherContacts: ({ otherContacts }) => safeCell(otherContacts),
  partyLimit: ({ partyLimit }) => (partyLimit === null ? '' : String(partyLimit)),
  household: ({ household }) => safeCell(writeHousehold(household, '; ')),
  tags: ({ tags }) => safeCell(writeTags(tags)),
};

/** The headings of that file, and the cells of one guest below them. */
export const exportHeadings = (): string[] => guestFieldNames.map((name) => listWords.fieldHeadings[name]);
export const exportCells = (guest: GuestValues): string[] =>
  guestFieldNames.map((name) => cellOf[name](guest));

const phoneCell = (phone: string): string => {
  const written = formatPhone(phone);
  return /^\+\d+( \d+)+$/.test(written) ? written : safeCell(written);
};
