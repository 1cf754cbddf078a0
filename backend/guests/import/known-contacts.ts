import { normalized, withoutJoiners } from '#contract/common/unicode.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { soundOf } from '#backend/guests/merge/likely.ts';
import { sha256 } from '#backend/platform/ids.ts';
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
  | { kind: 'duplicate'; message: string }
  | {
      kind: 'shared';
      message: string;
      without: Partial<Pick<GuestListRow, 'email' | 'phone'>>;
      /** The row of the same file with whom it is shared. */
      of?: { row: GuestListRow; at: string };
    };

/**
 * Remembers who is on the list, to find rows that repeat one: same e-mail in any case, or same phone however written.
 * Where both have names and these have no word in common but the family's, they are two people who share it. Rows of one file
 * never repeat each other by name alone.
 */
export function knownContacts(existing: readonly KnownContact[]) {
  const emails = new Map<string, Met>();
  const phones = new Map<string, Met>();

  function remember(email: string, phone: string, met: Met): void {
    if (email && !emails.has(email)) emails.set(email, met);
    if (phone && !phones.has(phone)) phones.set(phone, met);
  }
  for (const { email, phone, name = '' } of existing) {
    const read = normalisePhone(phone ?? '');
    remember((email ?? '').trim().toLowerCase(), read.ok ? read.e164 : '', { name, at: null });
  }

  return {
    /** `at` names the row: `Row 4`. */
    add: (row: GuestListRow, at: string) => remember(row.email, row.phone, { name: rowNameOf(row), at, row }),

    /** Says which guest the row that `at` names repeats; `null` when it is new. */
    repeats(row: GuestListRow, at: string): Repeated | null {
      const name = rowNameOf(row);
      const email = emails.get(row.email);
      const phone = phones.get(row.phone);
      const earlier = email ?? phone;
      if (!earlier) return null;
      const shared = !email ? 'phone' : email === phone ? 'both' : 'email';
      if (![email, phone].some((met) => met && isSamePerson(name, met.name))) {
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
        message: earlier.at
          ? fileWords.repeatsRow(at, shared, earlier.at)
          : fileWords.repeatsGuest(at, shared),
      };
    },
  };
}

/** The whole name of a row, without its title. */
export const rowNameOf = ({ firstName, lastName }: Pick<GuestListRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What tells one name from another: neither capitals nor joiners nor spaces do. */
export const foldedName = (name: string): string =>
  withoutJoiners(normalized(name)).toLowerCase().replace(/\s+/g, ' ').trim();

/** By which a guest who was joined with another is known again: digests of the name with each contact, or of the name alone. */
export function mergedSigns(guest: Pick<GuestListRow, 'firstName' | 'lastName' | 'email' | 'phone'>): string[] {
  const name = foldedName(rowNameOf(guest));
  const contacts = [guest.email, guest.phone].filter(Boolean);
  if (contacts.length === 0) return name === '' ? [] : [sha256(name)];
  return contacts.map((contact) => sha256(`${name} ${contact}`));
}

/** Whether two names may be one person's: one is missing, or they share a word, its sound or its beginning, that is not only the family's at the end. */
export function isSamePerson(one: string, other: string): boolean {
  const [mine, theirs] = [foldedName(one), foldedName(other)].map((name) =>
    name.split(/[\s.]+/).filter(Boolean),
  ) as [string[], string[]];
  if (mine.length === 0 || theirs.length === 0) return true;
  const given = (words: string[]) => (words.length > 1 ? words.slice(0, -1) : words);
  const isAmong = (words: string[], others: string[]) =>
    words.some((word) =>
      others.some(
        (other) =>
          word === other ||
          (word.length !== 2 && other.startsWith(word)) ||
          (word.length > 2 && soundOf(word) === soundOf(other)),
      ),
    );
  return isAmong(given(mine), theirs) || isAmong(given(theirs), mine);
}
