import { normalized, withoutJoiners } from '#contract/common/unicode.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { normalisePhone } from '#backend/platform/phone.ts';

/** Who is on the list already, and how they can be reached; any of it may be missing. */
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
 * Where both have names and these have no word in common but the family's, they are two people who share it.
 * A name alone says less: so many rows with it repeat a guest as there are such guests on the list, and rows of one
 * file never repeat each other by it.
 */
export function knownContacts(existing: readonly KnownContact[]) {
  const emails = new Map<string, Met>();
  const phones = new Map<string, Met>();
  const names = new Map<string, number>();

  function remember(email: string, phone: string, met: Met): void {
    if (email && !emails.has(email)) emails.set(email, met);
    if (phone && !phones.has(phone)) phones.set(phone, met);
  }
  for (const { email, phone, name = '' } of existing) {
    const read = normalisePhone(phone ?? '');
    remember((email ?? '').trim().toLowerCase(), read.ok ? read.e164 : '', { name, at: null });
    if (name && !email && !phone) names.set(folded(name), (names.get(folded(name)) ?? 0) + 1);
  }

  /** Takes one guest of that name off those still to be found in the file. */
  function foundByName(name: string): boolean {
    const left = names.get(folded(name)) ?? 0;
    names.set(folded(name), left - 1);
    return left > 0;
  }

  return {
    /** `at` names the row: `Row 4`. */
    add: (row: GuestListRow, at: string) => remember(row.email, row.phone, { name: nameOf(row), at, row }),

    /** Says which guest the row that `at` names repeats; `null` when it is new. Asked once for each row. */
    repeats(row: GuestListRow, at: string): Repeated | null {
      const name = nameOf(row);
      const byName = (): Repeated | null =>
        name && foundByName(name) ? { kind: 'duplicate', message: fileWords.repeatsName(at, name) } : null;
      const email = emails.get(row.email);
      const phone = phones.get(row.phone);
      const earlier = email ?? phone;
      if (!row.email && !row.phone) return byName();
      if (!earlier) return null;
      const shared = !email ? 'phone' : email === phone ? 'both' : 'email';
      if (![email, phone].some((met) => met && isSamePerson(name, met.name))) {
        const without = { ...(email && { email: '' }), ...(phone && { phone: '' }) };
        const left = { ...row, ...without };
        return (
          (left.email || left.phone ? null : byName()) ?? {
            kind: 'shared',
            without,
            ...(earlier.row && earlier.at !== null && { of: { row: earlier.row, at: earlier.at } }),
            message: fileWords.sharesContact(at, { name, shared, other: earlier.name, otherAt: earlier.at }),
          }
        );
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

const nameOf = ({ firstName, lastName }: Pick<GuestListRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const folded = (name: string): string =>
  withoutJoiners(normalized(name)).toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether two names may be one person's: one is missing, or they share a word, or its beginning, that is not only the family's at the end. */
function isSamePerson(one: string, other: string): boolean {
  const [mine, theirs] = [folded(one), folded(other)].map((name) => name.split(/[\s.]+/).filter(Boolean)) as [
    string[],
    string[],
  ];
  if (mine.length === 0 || theirs.length === 0) return true;
  const given = (words: string[]) => (words.length > 1 ? words.slice(0, -1) : words);
  const isAmong = (words: string[], others: string[]) =>
    words.some((word) =>
      others.some((other) => word === other || (word.length !== 2 && other.startsWith(word))),
    );
  return isAmong(given(mine), theirs) || isAmong(given(theirs), mine);
}

/** A file's rows of guests who are new, and what is said of each that repeats a guest on the list. */
export function apartFromListed(rows: readonly GuestListRow[], existing: readonly KnownContact[]) {
  const known = knownContacts(existing);
  const fresh: GuestListRow[] = [];
  const listed: { rowNumber: number; table: number; message: string }[] = [];
  for (const row of rows) {
    const { rowNumber, table } = row;
    const repeated = known.repeats(row, fileWords.rowName(rowNumber, row.sheet ?? ''));
    if (repeated?.kind === 'duplicate') listed.push({ rowNumber, table, message: repeated.message });
    else fresh.push(repeated ? { ...row, ...repeated.without } : row);
  }
  return { fresh, listed };
}
