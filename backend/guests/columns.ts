import {
  eachGuestField,
  guestFieldNames,
  type GuestField,
  type GuestFields,
} from '#contract/guests/guest-fields.ts';
import { formatPhone } from '#contract/common/phone.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { safeCell } from '#backend/platform/csv.ts';
import type { GuestRecord } from './repository.ts';

/** Where each field of a guest is kept, in `guests` as in `draft_guests`. */
const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  email: 'email',
  withFamily: 'with_family',
  side: 'side',
} as const satisfies Record<GuestField, keyof GuestRecord>;

type ColumnOf = typeof columnOf;
/** What the columns of the fields hold. */
type GuestColumns = { [Name in GuestField as ColumnOf[Name]]: GuestFields[Name] };

/** The fields of a guest by column, to be written. */
export const columnsOfGuest = (guest: GuestFields): GuestColumns =>
  Object.fromEntries(guestFieldNames.map((name) => [columnOf[name], guest[name]])) as GuestColumns;

/** The fields that a row holds. */
export const fieldsOfGuest = (row: GuestColumns): GuestFields =>
  eachGuestField((name) => row[columnOf[name]]) as GuestFields;

/** The columns of the fields, as a query names them. */
export const guestColumnNames = guestFieldNames.map((name) => columnOf[name]);

/** The same under the names of the fields, for a file of everything about a person. */
export const guestColumnsAsFields = guestFieldNames.map((name) => ({ column: columnOf[name], name }));

/** What each field is in a file that people open with a spreadsheet. */
const cellOf: Record<GuestField, (guest: GuestFields) => string> = {
  firstName: ({ firstName }) => safeCell(firstName),
  lastName: ({ lastName }) => safeCell(lastName),
  phone: ({ phone }) => phoneCell(phone),
  email: ({ email }) => safeCell(email),
  withFamily: ({ withFamily }) => (withFamily ? 'TRUE' : 'FALSE'),
  side: ({ side }) => safeCell(listWords.sideName(side)),
};

export const exportHeadings = guestFieldNames.map((name) => listWords.fieldHeadings[name]);
export const exportCells = (guest: GuestFields): string[] =>
  guestFieldNames.map((name) => cellOf[name](guest));

const phoneCell = (phone: string): string => {
  const written = formatPhone(phone);
  return /^\+\d+( \d+)+$/.test(written) ? written : safeCell(written);
};
