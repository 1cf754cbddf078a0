import { emailAddress } from '#contract/common.ts';
import { GUEST_NAME_MAX, type GuestListProblem, type GuestListRow } from '#contract/guest-list-file.ts';
import { normalisePhone } from '../phone.ts';
import type { GuestRecord } from './open-in-worker.ts';
import { knownContacts, type KnownContact } from './known-contacts.ts';

export type { KnownContact } from './known-contacts.ts';

type Found = { hasWithFamily: boolean; records: readonly GuestRecord[] };
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
    const withFamily = found.hasWithFamily ? means(record.withFamily) : withFamilyDefault;
    const { row, troubles } = readRow(record, withFamily);

    const repeated = known.repeats(row);
    if (repeated) {
      const message = `Row ${rowNumber} was left out: ${repeated}.`;
      problems.push({ rowNumber, kind: 'duplicate', message, value: '', rowKept: false });
      continue;
    }
    const rowKept = [row.firstName, row.lastName, row.phone, row.email].some(Boolean);
    for (const { kind, value, what, reason } of troubles) {
      problems.push({ rowNumber, kind, value, rowKept, message: tell(rowNumber, rowKept, what, reason) });
    }
    if (!rowKept) continue;

    rows.push(row);
    known.add(row);
    if (!row.phone && !row.email) {
      const name = `${row.firstName} ${row.lastName}`.trim();
      const message = `Row ${rowNumber}: ${name} has no phone or e-mail, so no invitation can be sent. Add one, or tell them yourself.`;
      problems.push({ rowNumber, kind: 'no-contact', message, value: '', rowKept });
    }
  }
  return { rows, problems };
}

type Trouble = Pick<GuestListProblem, 'kind' | 'value'> & { what: string; reason: string };

function readRow(record: GuestRecord, withFamily: boolean): { row: GuestListRow; troubles: Trouble[] } {
  const troubles: Trouble[] = [];
  const row: GuestListRow = {
    rowNumber: record.rowNumber,
    firstName: shorten(oneLine(record.firstName), 'first name'),
    lastName: shorten(oneLine(record.lastName), 'last name'),
    phone: '',
    email: '',
    withFamily,
  };

  function shorten(name: string, which: string): string {
    if (name.length <= GUEST_NAME_MAX) return name;
    troubles.push({ kind: 'name', value: shown(name), what: which, reason: '' });
    return cut(name, GUEST_NAME_MAX).trim();
  }

  const phone = oneLine(record.phone);
  // `+91` alone is the prefix a template offers, not a number.
  if (phone && phone !== '+91') {
    const read = normalisePhone(phone);
    if (read.ok) row.phone = read.e164;
    else troubles.push({ kind: 'phone', value: shown(phone), what: `phone "${shown(phone)}"`, reason: read.message });
  }
  const email = oneLine(record.email).replace(/\p{Cf}/gu, '');
  if (email) {
    const read = emailAddress.safeParse(email);
    const reason = read.error?.issues[0]?.message ?? '';
    if (read.success) row.email = read.data;
    else troubles.push({ kind: 'email', value: shown(email), what: `e-mail "${shown(email)}"`, reason });
  }
  return { row, troubles };
}

function tell(rowNumber: number, rowKept: boolean, what: string, reason: string): string {
  if (!reason) return `Row ${rowNumber}: the ${what} was cut to ${GUEST_NAME_MAX} characters.`;
  const said = rowKept ? `Row ${rowNumber}: ${what} was left out.` : `Row ${rowNumber} was left out: ${what} cannot be used.`;
  return `${said} ${reason}`;
}

/** Spec section 5 takes true, 'true' and 'TRUE'; yes and 1 are what people also write. */
const means = (text: string): boolean => /^(true|yes|y|1)$/i.test(text.trim());

/** Inner spaces and line ends folded; marks that turn the direction of text and control characters gone. */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

/** At most `length` units, without splitting a character in two. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

const shown = (text: string): string => (text.length > 60 ? `${cut(text, 60)}…` : text);
