import { normalized } from '#contract/common/unicode.ts';
import { emailAddress, PERSON_NAME_LENGTH } from '#contract/common/fields.ts';
import type { GuestListProblem, GuestListRow } from '#contract/guests/guest-list-file.ts';
import { readSide, SIDE_LENGTH } from '#contract/guests/guest-side.ts';
import { hasLink } from '#contract/common/links-in-text.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { textOfCell } from '#backend/platform/csv.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import type { ImportedRow } from './open-in-worker.ts';
import { knownContacts, type KnownContact } from './known-contacts.ts';

export type { KnownContact } from './known-contacts.ts';

type Found = { hasWithFamily: boolean; records: readonly ImportedRow[] };
type Options = { withFamilyDefault: boolean; existing?: readonly KnownContact[] };
type Checked = { rows: GuestListRow[]; problems: GuestListProblem[] };

/**
 * Turns rows as typed into guests, and says of each row what could not be used.
 *
 * Values that start with `= + - @` stay as they are: they are text here, and the export
 * neutralises them. A blank withFamily cell means no, whatever the checkbox says.
 */
export function checkGuests(found: Found, { withFamilyDefault, existing = [] }: Options): Checked {
  const known = knownContacts(existing);
  const rows: GuestListRow[] = [];
  const problems: GuestListProblem[] = [];

  for (const record of found.records) {
    const { rowNumber } = record;
    const withFamily = found.hasWithFamily ? saysYes(record.withFamily) : withFamilyDefault;
    const { row, troubles } = readRow(record, withFamily);

    // nobody is invited under a name that is an advertisement; the row is named, so that its owner can mend it
    const linked = ([row.firstName, row.lastName] as const).find(hasLink);
    if (linked !== undefined) {
      const value = shown(linked);
      const message = fileWords.nameWithLink(rowNumber, value);
      problems.push({ rowNumber, kind: 'name', message, value, rowKept: false });
      continue;
    }
    const repeated = known.repeats(row);
    if (repeated) {
      problems.push({ rowNumber, kind: 'duplicate', message: repeated, value: '', rowKept: false });
      continue;
    }
    const rowKept = [row.firstName, row.lastName, row.phone, row.email].some(Boolean);
    for (const { kind, value, message } of troubles)
      problems.push({ rowNumber, kind, value, rowKept, message: message(rowNumber, rowKept) });
    if (!rowKept) continue;

    rows.push(row);
    known.add(row);
    if (!row.phone && !row.email) {
      const name = `${row.firstName} ${row.lastName}`.trim();
      problems.push({
        rowNumber,
        kind: 'no-contact',
        message: fileWords.noContact(rowNumber, name),
        value: '',
        rowKept,
      });
    }
  }
  return { rows, problems };
}

type Trouble = Pick<GuestListProblem, 'kind' | 'value'> & {
  /** The sentence, once it is known whether anything of the row was kept. */
  message: (rowNumber: number, rowKept: boolean) => string;
};

function readRow(record: ImportedRow, withFamily: boolean): { row: GuestListRow; troubles: Trouble[] } {
  const troubles: Trouble[] = [];
  const row: GuestListRow = {
    rowNumber: record.rowNumber,
    firstName: shorten(plainLine(record.firstName), 'firstName'),
    lastName: shorten(plainLine(record.lastName), 'lastName'),
    phone: '',
    email: '',
    withFamily,
    side: '',
  };

  function shorten(name: string, which: 'firstName' | 'lastName'): string {
    if (name.length <= PERSON_NAME_LENGTH) return name;
    troubles.push({
      kind: 'name',
      value: shown(name),
      message: (rowNumber) => fileWords.nameCut(rowNumber, which, PERSON_NAME_LENGTH),
    });
    return cut(name, PERSON_NAME_LENGTH).trim();
  }

  const phone = plainLine(record.phone);
  // `+91` alone is the prefix a template offers, not a number.
  if (phone && phone !== '+91') {
    const read = normalisePhone(phone);
    if (read.ok) row.phone = read.e164;
    else
      troubles.push({
        kind: 'phone',
        value: shown(phone),
        message: leftOut('phone', shown(phone), read.message),
      });
  }
  const email = plainLine(record.email).replace(/\p{Cf}/gu, '');
  if (email) {
    const read = emailAddress.safeParse(email);
    const reason = read.error?.issues[0]?.message ?? '';
    if (read.success) row.email = read.data;
    else
      troubles.push({ kind: 'email', value: shown(email), message: leftOut('email', shown(email), reason) });
  }
  const side = textOfCell(plainLine(record.side));
  row.side = readSide(cut(side, SIDE_LENGTH).trim());
  if (side.length > SIDE_LENGTH)
    troubles.push({
      kind: 'side',
      value: shown(side),
      message: (rowNumber) => fileWords.sideCut(rowNumber, SIDE_LENGTH),
    });
  const family = plainLine(record.withFamily);
  if (family && !withFamily && !saysNo(family))
    troubles.push({
      kind: 'family',
      value: shown(family),
      message: (rowNumber) => fileWords.familyUnclear(rowNumber, shown(family)),
    });
  return { row, troubles };
}

function leftOut(value: 'phone' | 'email', input: string, reason: string): Trouble['message'] {
  return (rowNumber, rowKept) =>
    (rowKept ? fileWords.valueLeftOut : fileWords.rowUnusable)(rowNumber, value, input, reason);
}

/** Spec section 5 takes true, 'true' and 'TRUE'; yes, 1 and हाँ are what people also write. All else is no. */
const saysYes = (text: string): boolean =>
  /^(true|yes|y|1|१|हाँ|हां|हा|जी हाँ|जी हां)$/i.test(normalized(text.trim()));

/** What people write for no. */
const saysNo = (text: string): boolean => /^(false|no|n|0|०|नहीं|नही|ना|जी नहीं|[-–—])$/i.test(text);

/** At most `length` units, without splitting a character in two. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

const shown = (text: string): string => (text.length > 60 ? `${cut(text, 60)}…` : text);
