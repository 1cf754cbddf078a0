import { guestFieldNames, type GuestField, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { foldTag, readTags } from '#contract/guests/guest-tags.ts';
import type { HouseholdPerson } from '#contract/guests/household.ts';

/** What a row says otherwise of a guest on the list: the fields that differ, as they are and as the row has them. */
export interface RowDifference {
  before: Partial<GuestValues>;
  after: Partial<GuestValues>;
  /** Of these fields those of which something would be lost. */
  replaces: GuestField[];
}

/** What becomes of a field, and whether the guest loses something by it; null: nothing. */
type Change<Name extends GuestField> = { to: GuestValues[Name]; replaces: boolean } | null;
type Rule<Name extends GuestField> = (row: GuestListRow, guest: GuestValues) => Change<Name>;

type TextField = 'phone' | 'email' | 'side' | 'greeting' | 'firstName' | 'lastName' | 'title';

/** A blank cell says nothing. */
const text =
  <Name extends TextField>(name: Name): Rule<Name> =>
  (row, guest) =>
    row[name] === '' || row[name] === guest[name] ? null : { to: row[name], replaces: guest[name] !== '' };

type Named = Pick<GuestValues, 'title' | 'firstName' | 'lastName'>;
const written = (...parts: string[]): string => parts.filter(Boolean).join(' ');
const withTitle = ({ title, firstName, lastName }: Named): string => written(title, firstName, lastName);
const withoutTitle = ({ firstName, lastName }: Named): string => written(firstName, lastName);

/** Where a cell was taken apart, a name that is the same as a whole is the same. */
const isSameName = (row: GuestListRow, guest: GuestValues): boolean =>
  row.guessed?.includes('names') === true &&
  (withoutTitle(row) === withoutTitle(guest) || withTitle(row) === withTitle(guest));

const partOfName =
  <Name extends 'firstName' | 'lastName'>(name: Name): Rule<Name> =>
  (row, guest) =>
    isSameName(row, guest) ? null : text(name)(row, guest);

const rules: { [Name in GuestField]: Rule<Name> } = {
  firstName: partOfName('firstName'),
  lastName: partOfName('lastName'),
  phone: text('phone'),
  email: text('email'),
  withFamily: (row, guest) => {
    if (row.withFamily === guest.withFamily || row.guessed?.includes('withFamily')) return null;
    return { to: row.withFamily, replaces: guest.withFamily };
  },
  side: text('side'),
  title: (row, guest) =>
    isSameName(row, guest) && withTitle(row) === withTitle(guest) ? null : text('title')(row, guest),
  greeting: text('greeting'),
  otherContacts: ({ otherContacts }, guest) => {
    if (otherContacts === '' || otherContacts === guest.otherContacts) return null;
    const parts = new Set(otherContacts.split(/,\s*/));
    const isMore = guest.otherContacts.split(/,\s*/).every((part) => part === '' || parts.has(part));
    return { to: otherContacts, replaces: !isMore };
  },
  partyLimit: (row, guest) => {
    const to = row.partyLimit ?? (row.alone ? 1 : null);
    if (to === null || to === guest.partyLimit) return null;
    // whoever comes alone needs no limit to say so
    if (row.alone && guest.partyLimit === null && !row.withFamily) return null;
    return { to, replaces: guest.partyLimit !== null || to === 1 };
  },
  household: ({ household }, guest) => {
    const [named, known] = [household.map(personKey), guest.household.map(personKey)];
    if (named.length === 0 || named.join('\n') === known.join('\n')) return null;
    const isMore = named.length > known.length && known.every((person) => named.includes(person));
    return { to: household, replaces: !isMore };
  },
  tags: ({ tags }, guest) => {
    const [stated, known] = [tags, guest.tags].map((each) => new Set(each.map(foldTag)));
    if (!stated || !known || stated.size === 0) return null;
    if (![...known].every((tag) => stated.has(tag))) return { to: tags, replaces: true };
    return stated.size === known.size ? null : { to: readTags(...guest.tags, ...tags), replaces: false };
  },
};

const personKey = ({ name, child }: HouseholdPerson): string => `${child ? 'child' : 'adult'} ${name}`;

/** What a row says otherwise of a guest; null where nothing differs. */
export function differenceOf(row: GuestListRow, guest: GuestValues): RowDifference | null {
  const difference: RowDifference = { before: {}, after: {}, replaces: [] };
  for (const name of guestFieldNames) {
    const change = rules[name](row, guest);
    if (!change) continue;
    Object.assign(difference.before, { [name]: guest[name] });
    Object.assign(difference.after, { [name]: change.to });
    if (change.replaces) difference.replaces.push(name);
  }
  return Object.keys(difference.after).length > 0 ? difference : null;
}
