import { guestFieldNames, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { differenceOf, type RowDifference } from './differences.ts';
import { foldedName, isSamePerson, rowNameOf } from './known-contacts.ts';

/** A guest on the list, as the rows of a file are compared with them. */
export interface ListedGuest {
  id: string;
  fields: GuestValues;
}

/** A row of a guest who is on the list. */
export interface ListedRow {
  row: GuestListRow;
  guest: ListedGuest;
  /** What they have in common. */
  by: 'email' | 'phone' | 'both' | 'name';
  /** The row of the file that was the same guest before: that one counts. */
  earlier: GuestListRow | null;
  difference: RowDifference | null;
}

/** A contact of a row that another guest on the list has: it stays with them. */
export interface TakenContact {
  row: GuestListRow;
  contact: 'email' | 'phone' | 'both';
  other: ListedGuest;
}

/** Guests of one name who are looked at for the one that a row fits best. */
const NAMESAKES = 20;

/**
 * Tells the rows of a file whose guests are new from those of guests on the list: who has the same e-mail or phone, and a name that
 * may be the same person's; or the same name, where the row or the guest has neither. Of several without a contact each is one
 * row's, the one it fits best; where several of the name have one, nobody knows who is meant, and the row is of somebody new.
 */
export function apartFromListed(rows: readonly GuestListRow[], guests: readonly ListedGuest[]) {
  const emails = new Map(guests.map((guest) => [guest.fields.email, guest]));
  const phones = new Map(guests.map((guest) => [guest.fields.phone, guest]));
  const [listed, fresh, unknown]: [ListedRow[], GuestListRow[], GuestListRow[]] = [[], [], []];
  const taken: TakenContact[] = [];
  const met = new Map<string, GuestListRow>();
  const meet = (row: GuestListRow, guest: ListedGuest, by: ListedRow['by']) => {
    const earlier = met.get(guest.id) ?? null;
    if (!earlier) met.set(guest.id, row);
    listed.push({ row, guest, by, earlier, difference: earlier ? null : differenceOf(row, guest.fields) });
  };

  for (const row of rows) {
    const email = row.email === '' ? undefined : emails.get(row.email);
    const phone = row.phone === '' ? undefined : phones.get(row.phone);
    const guest = [email, phone].find((each) => each && isSamePerson(rowNameOf(row), rowNameOf(each.fields)));
    const others = { email: email !== guest && email, phone: phone !== guest && phone };
    const other = others.email || others.phone;
    const own = { ...row, ...(others.email && { email: '' }), ...(others.phone && { phone: '' }) };
    if (other) {
      const contact = !others.email ? 'phone' : others.email === others.phone ? 'both' : 'email';
      taken.push({ row, contact, other });
    }
    if (guest) meet(own, guest, email === phone ? 'both' : guest === email ? 'email' : 'phone');
    else unknown.push(own);
  }

  const namesakes = namesakesIn(guests.filter(({ id }) => !met.has(id)));
  for (const row of unknown) {
    const guest = takeNamesake(row, namesakes.get(foldedName(rowNameOf(row))));
    if (guest) meet(row, guest, 'name');
    else fresh.push(row);
  }
  listed.sort(({ row: one }, { row: other }) => one.table - other.table || one.rowNumber - other.rowNumber);
  return { listed, fresh, taken, absent: guests.length - met.size };
}

/** Guests of one name: those without e-mail and phone, and the others. */
interface Namesakes {
  bare: ListedGuest[];
  reached: ListedGuest[];
}

function namesakesIn(guests: readonly ListedGuest[]) {
  const byName = new Map<string, Namesakes>();
  for (const guest of guests) {
    const name = foldedName(rowNameOf(guest.fields));
    if (name === '') continue;
    const namesakes = byName.get(name) ?? { bare: [], reached: [] };
    byName.set(name, namesakes);
    namesakes[guest.fields.email || guest.fields.phone ? 'reached' : 'bare'].push(guest);
  }
  return byName;
}

/** Takes the guest whom a row fits best off those of its name. */
function takeNamesake(
  row: GuestListRow,
  { bare, reached }: Namesakes = { bare: [], reached: [] },
): ListedGuest | undefined {
  const isReached = row.email !== '' || row.phone !== '';
  if (bare.length === 0) return !isReached && reached.length === 1 ? reached.pop() : undefined;
  const misfits = bare.slice(0, NAMESAKES).map(({ fields }) => misfitOf(row, fields));
  return bare.splice(misfits.indexOf(Math.min(...misfits)), 1)[0];
}

/** How much a row and a guest differ: what would be lost counts most, then what comes, then what only the list says. */
function misfitOf(row: GuestListRow, guest: GuestValues): number {
  const difference = differenceOf(row, guest);
  const only = guestFieldNames.filter((name) => isBlank(row[name]) && !isBlank(guest[name])).length;
  if (!difference) return only;
  return difference.replaces.length * 10_000 + Object.keys(difference.after).length * 100 + only;
}

const isBlank = (value: GuestValues[keyof GuestValues]): boolean =>
  value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
