import { isDeepStrictEqual } from 'node:util';
import { guestFieldNames, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { joinHousehold } from '#backend/guests/join-household.ts';
import { digitsOf, emailsIn, phonesIn } from '#backend/guests/contacts-in-text.ts';
import { differenceOf, type RowDifference } from './differences.ts';
import { saysContact } from './row-guest.ts';
import { foldedName, isSamePerson, mergedSigns, rowNameOf } from '#backend/guests/same-person.ts';

/** A guest on the list, as the rows of a file are compared with them. */
export interface ListedGuest {
  id: string;
  fields: GuestValues;
  /** Of those who were joined with them (`mergedSigns`). */
  mergedSigns?: readonly string[];
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
  /** Who the row is to the guest, where it is not the guest: a person of their household, or somebody who was joined with them. */
  as?: 'person' | 'merged';
  /** Whether it is somebody new unless the host says that it is this guest: they have the name in common, and another contact. */
  maybe?: true;
  /** Rows that are somebody new where the host does not want the difference: those who would be people of this household. */
  instead?: GuestListRow[];
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
 * Known are also people of a household by its contact, who was joined with a guest, and a guest by a further contact. Who has the
 * name of one guest and another contact is new, and perhaps that guest. With `joinShared` who shares a contact becomes a person of
 * that household.
 */
export function apartFromListed(
  rows: readonly GuestListRow[],
  guests: readonly ListedGuest[],
  { joinShared = false } = {},
) {
  const known = knownGuests(guests);
  const [listed, fresh, unknown]: [ListedRow[], GuestListRow[], GuestListRow[]] = [[], [], []];
  const taken: TakenContact[] = [];
  const joins: { row: GuestListRow; own: GuestListRow; guest: ListedGuest; by: 'email' | 'phone' }[] = [];
  const met = new Map<string, GuestListRow>();
  const meet = (row: GuestListRow, guest: ListedGuest, by: ListedRow['by']) => {
    const earlier = met.get(guest.id) ?? null;
    if (!earlier) met.set(guest.id, row);
    listed.push({ row, guest, by, earlier, difference: earlier ? null : differenceOf(row, guest.fields) });
  };

  for (const row of rows) {
    const email = row.email === '' ? undefined : known.emails.get(row.email);
    const phone = row.phone === '' ? undefined : known.phones.get(row.phone);
    const guest = [email, phone].find((each) => each && isSamePerson(rowNameOf(row), rowNameOf(each.fields)));
    const others = { email: email !== guest && email, phone: phone !== guest && phone };
    const other = others.email || others.phone;
    const own = { ...row, ...(others.email && { email: '' }), ...(others.phone && { phone: '' }) };
    const theirs = guest ? undefined : known.personOrMerged(row);
    if (theirs) {
      const by = theirs.guest === email ? 'email' : row.phone ? 'phone' : row.email ? 'email' : 'name';
      listed.push({ row, ...theirs, by, earlier: null, difference: null });
      continue;
    }
    if (other && !guest && joinShared) {
      joins.push({ row, own, guest: other, by: others.email ? 'email' : 'phone' });
      continue;
    }
    if (other) {
      const contact = !others.email ? 'phone' : others.email === others.phone ? 'both' : 'email';
      taken.push({ row, contact, other });
    }
    const further = guest || other ? undefined : known.byFurther(row);
    if (guest) meet(own, guest, email === phone ? 'both' : guest === email ? 'email' : 'phone');
    // the contact stands among the further ones, and stays there
    else if (further) {
      const otherContacts = withKnown(further.fields, row.otherContacts);
      meet({ ...row, email: '', phone: '', otherContacts }, further, row.phone ? 'phone' : 'email');
    } else unknown.push(own);
  }
  for (const each of joins) joinListed(listed, each);

  const namesakes = namesakesIn(guests.filter(({ id }) => !met.has(id)));
  const alike = new Map<string, GuestListRow[]>();
  for (const row of unknown) {
    const name = foldedName(rowNameOf(row));
    const guest = takeNamesake(row, namesakes.get(name));
    if (guest) meet(row, guest, 'name');
    else {
      fresh.push(row);
      alike.set(name, [...(alike.get(name) ?? []), row]);
    }
  }
  for (const [name, [row, ...more]] of alike) {
    const { bare = [], reached: [guest, ...others] = [] } = namesakes.get(name) ?? {};
    if (!row || !guest || more.length + others.length + bare.length > 0) continue;
    listed.push({
      row,
      guest,
      by: 'name',
      earlier: null,
      difference: differenceOf(row, guest.fields),
      maybe: true,
      instead: [row],
    });
  }
  const perhaps = new Set(listed.flatMap(({ maybe, row }) => (maybe ? [row] : [])));
  listed.sort(({ row: one }, { row: other }) => one.table - other.table || one.rowNumber - other.rowNumber);
  return {
    listed,
    fresh: fresh.filter((row) => !perhaps.has(row)),
    taken,
    absent: guests.length - met.size,
  };
}

/** The further contacts of a guest with those of a row that are new. */
function withKnown({ phone, email, otherContacts }: GuestValues, contacts: string): string {
  const known = `${phone} ${email} ${otherContacts}`;
  const fresh = contacts.split(', ').filter((each) => !saysContact(known, each));
  return [otherContacts, ...fresh].filter(Boolean).join(', ');
}

/** By what guests of a list are known. */
function knownGuests(guests: readonly ListedGuest[]) {
  const emails = new Map(guests.map((guest) => [guest.fields.email, guest]));
  const phones = new Map(guests.map((guest) => [guest.fields.phone, guest]));
  const further = new Map<string, ListedGuest>();
  const signs = new Map<string, ListedGuest>();
  for (const guest of guests) {
    const { otherContacts } = guest.fields;
    for (const sign of [...phonesIn(otherContacts), ...emailsIn(otherContacts)]) further.set(sign, guest);
    for (const sign of guest.mergedSigns ?? []) signs.set(sign, guest);
  }
  const withFurther = ({ email, phone }: GuestListRow) =>
    (email && further.get(email)) || (phone && further.get(digitsOf(phone))) || undefined;
  return {
    emails,
    phones,
    byFurther(row: GuestListRow): ListedGuest | undefined {
      const guest = withFurther(row);
      return guest && isSamePerson(rowNameOf(row), rowNameOf(guest.fields)) ? guest : undefined;
    },
    personOrMerged(row: GuestListRow): Pick<ListedRow, 'guest' | 'as'> | undefined {
      const reached = [emails.get(row.email || '-'), phones.get(row.phone || '-'), withFurther(row)];
      const names = [rowNameOf(row), `${row.title} ${rowNameOf(row)}`].map(foldedName);
      const guest = reached.find((each) =>
        each?.fields.household.some(({ name }) => names.includes(foldedName(name))),
      );
      if (guest) return { guest, as: 'person' };
      const merged = mergedSigns(row)
        .map((sign) => signs.get(sign))
        .find(Boolean);
      return merged && { guest: merged, as: 'merged' };
    },
  };
}

/** Makes the row of somebody who shares a guest's contact a person of that household: a difference of the guest, beside what another row says of them. */
function joinListed(
  listed: ListedRow[],
  {
    row,
    own,
    guest,
    by,
  }: { row: GuestListRow; own: GuestListRow; guest: ListedGuest; by: 'email' | 'phone' },
): void {
  const at = listed.findIndex((each) => each.guest === guest && !each.as && !each.earlier);
  const before = listed[at];
  const known = { ...guest.fields, ...before?.difference?.after };
  const { joined } = joinHousehold(known, own);
  const difference: RowDifference = { before: {}, after: {}, replaces: before?.difference?.replaces ?? [] };
  for (const name of guestFieldNames)
    if (!isDeepStrictEqual(joined[name], guest.fields[name])) {
      Object.assign(difference.before, { [name]: guest.fields[name] });
      Object.assign(difference.after, { [name]: joined[name] });
    }
  const instead = [...(before?.instead ?? []), own];
  if (before) {
    listed[at] = { ...before, difference, instead };
    listed.push({ row, guest, by, earlier: null, difference: null, as: 'person' });
  } else listed.push({ row, guest, by, earlier: null, difference, instead });
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
