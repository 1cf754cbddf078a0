import { normalized } from '#contract/common/unicode.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { normalisePhone } from '#backend/platform/phone.ts';

/** How a guest already on the list can be reached; either may be missing. Who cannot be reached at all is known by `name`. */
export type KnownContact = { email?: string | null; phone?: string | null; name?: string };

// Stands for a guest on the list already, who has no row in this file.
const ON_THE_LIST = 0;

/**
 * Remembers who is on the list, to find rows that repeat one: same e-mail in any case, or same phone however written.
 * A name alone says less: so many rows with it repeat a guest as there are such guests on the list, and rows of one
 * file never repeat each other by it.
 */
export function knownContacts(existing: readonly KnownContact[]) {
  const emails = new Map<string, number>();
  const phones = new Map<string, number>();
  const names = new Map<string, number>();

  function remember(email: string, phone: string, rowNumber: number): void {
    if (email && !emails.has(email)) emails.set(email, rowNumber);
    if (phone && !phones.has(phone)) phones.set(phone, rowNumber);
  }
  for (const { email, phone, name } of existing) {
    const read = normalisePhone(phone ?? '');
    remember((email ?? '').trim().toLowerCase(), read.ok ? read.e164 : '', ON_THE_LIST);
    if (name && !email && !phone) names.set(folded(name), (names.get(folded(name)) ?? 0) + 1);
  }

  /** Takes one guest of that name off those still to be found in the file. */
  function foundByName(name: string): boolean {
    const left = names.get(folded(name)) ?? 0;
    names.set(folded(name), left - 1);
    return left > 0;
  }

  return {
    add: (row: GuestListRow) => remember(row.email, row.phone, row.rowNumber),

    /** Says which guest the row repeats; `null` when it is new. Asked once for each row. */
    repeats(row: GuestListRow): string | null {
      const { rowNumber } = row;
      if (!row.email && !row.phone) {
        const name = `${row.firstName} ${row.lastName}`.trim();
        return name && foundByName(name) ? fileWords.repeatsName(rowNumber, name) : null;
      }
      const email = emails.get(row.email);
      const phone = phones.get(row.phone);
      const earlier = email ?? phone;
      if (earlier === undefined) return null;
      const shared = email === undefined ? 'phone' : email === phone ? 'both' : 'email';
      return earlier === ON_THE_LIST
        ? fileWords.repeatsGuest(rowNumber, shared)
        : fileWords.repeatsRow(rowNumber, shared, earlier);
    },
  };
}

const folded = (name: string): string => normalized(name).toLowerCase().replace(/\s+/g, ' ').trim();

/** A file's rows of guests who are new, and what is said of each that repeats a guest on the list. */
export function apartFromListed(rows: readonly GuestListRow[], existing: readonly KnownContact[]) {
  const known = knownContacts(existing);
  const fresh: GuestListRow[] = [];
  const listed: { rowNumber: number; message: string }[] = [];
  for (const row of rows) {
    const message = known.repeats(row);
    if (message === null) fresh.push(row);
    else listed.push({ rowNumber: row.rowNumber, message });
  }
  return { fresh, listed };
}
