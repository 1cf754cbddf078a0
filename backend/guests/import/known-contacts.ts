import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { foldedName, rowNameOf } from '#backend/guests/same-person.ts';
import { normalisePhone } from '#backend/platform/phone.ts';

/** How somebody who is on the list already can be reached; any of it may be missing. */
export type KnownContact = { email?: string | null; phone?: string | null; name?: string };

/** A guest who was met before: on the list, or in the row that `at` names. */
interface Met {
  name: string;
  at: string | null;
  row?: GuestListRow;
}

/** What a row has of somebody else: it repeats them, or only shares a contact, which then is theirs alone. */
export type Repeated =
  | {
      kind: 'duplicate';
      shared: 'email' | 'phone' | 'both';
      name: string;
      /** The row of the same file that is the same guest; else they are on the list. */
      of?: { row: GuestListRow; at: string };
    }
  | {
      kind: 'shared';
      message: string;
      without: Partial<Pick<GuestListRow, 'email' | 'phone'>>;
      /** The row of the same file with whom it is shared. */
      of?: { row: GuestListRow; at: string };
    };

/**
 * Remembers who is on the list, to find rows that repeat one: same e-mail in any case, or same phone however written.
 * Whoever has another name is another person who shares it, however like the names are: nobody is left out for that. Rows of one
 * file never repeat each other by name alone.
 */
export function knownContacts(existing: readonly KnownContact[]) {
  const emails = new Map<string, Met>();
  const phones = new Map<string, Met>();
  /** Rows by whom they name: the guest, and people of a household. */
  const guests = new Map<string, Met>();
  const people = new Map<string, Met>();

  function remember(email: string, phone: string, met: Met): void {
    if (email && !emails.has(email)) emails.set(email, met);
    if (phone && !phones.has(phone)) phones.set(phone, met);
  }
  for (const { email, phone, name = '' } of existing) {
    const read = normalisePhone(phone ?? '');
    remember((email ?? '').trim().toLowerCase(), read.ok ? read.e164 : '', { name, at: null });
  }

  /** Somebody with a row of their own whom a household names, too. */
  function namedTwice(row: GuestListRow, at: string): Repeated | null {
    const [own = ''] = wholeNames([{ name: rowNameOf(row) }]);
    const household = people.get(own);
    if (household?.row && household.at !== null) {
      const words = { name: rowNameOf(row), other: household.name, otherAt: household.at };
      const of = { row: household.row, at: household.at };
      return { kind: 'shared', without: {}, of, message: fileWords.alsoOfHousehold(at, words) };
    }
    const guest = wholeNames(row.household)
      .map((name) => guests.get(name))
      .find(Boolean);
    if (!guest || guest.at === null) return null;
    const words = { name: guest.name, otherAt: guest.at };
    return { kind: 'shared', without: {}, message: fileWords.alsoGuest(at, words) };
  }

  return {
    /** `at` names the row: `Row 4`. */
    add(row: GuestListRow, at: string): void {
      const met = { name: rowNameOf(row), at, row };
      remember(row.email, row.phone, met);
      for (const name of wholeNames([{ name: met.name }])) guests.set(name, met);
      for (const name of wholeNames(row.household)) people.set(name, met);
    },

    /** Says which guest the row that `at` names repeats; `null` when it is new. */
    repeats(row: GuestListRow, at: string): Repeated | null {
      const name = rowNameOf(row);
      const email = emails.get(row.email);
      const phone = phones.get(row.phone);
      const earlier = email ?? phone;
      if (!earlier) return namedTwice(row, at);
      const shared = !email ? 'phone' : email === phone ? 'both' : 'email';
      const same = [email, phone].find((met) => met && isRepeated(row, met));
      if (!same) {
        const without = { ...(email && { email: '' }), ...(phone && { phone: '' }) };
        return {
          kind: 'shared',
          without,
          ...(earlier.row && earlier.at !== null && { of: { row: earlier.row, at: earlier.at } }),
          message: fileWords.sharesContact(at, { name, shared, other: earlier.name, otherAt: earlier.at }),
        };
      }
      return {
        kind: 'duplicate',
        shared,
        name,
        ...(same.row && same.at !== null && { of: { row: same.row, at: same.at } }),
      };
    },
  };
}

/** Names by which somebody is known for sure: of two words or more. */
const wholeNames = (people: readonly { name: string }[]): string[] =>
  people.map(({ name }) => foldedName(name)).filter((name) => name.includes(' '));

/**
 * Whether a row is of the guest met before: it has the same name, or one of them has none. Of a guest on the list it may also be
 * a part of the name.
 */
function isRepeated(row: GuestListRow, met: Met): boolean {
  const [mine, theirs] = [foldedName(rowNameOf(row)), foldedName(met.row ? rowNameOf(met.row) : met.name)];
  if (mine === '' || theirs === '' || mine === theirs) return true;
  const isAmong = (some: string, all: string) =>
    some.split(' ').every((word) => all.split(' ').includes(word));
  return met.at === null && (isAmong(mine, theirs) || isAmong(theirs, mine));
}
