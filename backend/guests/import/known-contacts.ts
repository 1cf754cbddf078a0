import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { normalisePhone } from '#backend/platform/phone.ts';

/** How a guest already on the list can be reached; either may be missing. */
export type KnownContact = { email?: string | null; phone?: string | null };

// Stands for a guest on the list already, who has no row in this file.
const ON_THE_LIST = 0;

/** Remembers who is on the list, to find rows that repeat one: same e-mail in any case, or same phone however written. */
export function knownContacts(existing: readonly KnownContact[]) {
  const emails = new Map<string, number>();
  const phones = new Map<string, number>();

  function remember(email: string, phone: string, rowNumber: number): void {
    if (email && !emails.has(email)) emails.set(email, rowNumber);
    if (phone && !phones.has(phone)) phones.set(phone, rowNumber);
  }
  for (const { email, phone } of existing) {
    const read = normalisePhone(phone ?? '');
    remember((email ?? '').trim().toLowerCase(), read.ok ? read.e164 : '', ON_THE_LIST);
  }

  return {
    add: (row: GuestListRow) => remember(row.email, row.phone, row.rowNumber),

    /** Says which guest the row repeats; `null` when it is new. */
    repeats(row: GuestListRow): string | null {
      const email = emails.get(row.email);
      const phone = phones.get(row.phone);
      const earlier = email ?? phone;
      if (earlier === undefined) return null;
      const shared = email === undefined ? 'phone' : email === phone ? 'both' : 'email';
      return earlier === ON_THE_LIST
        ? fileWords.repeatsGuest(row.rowNumber, shared)
        : fileWords.repeatsRow(row.rowNumber, shared, earlier);
    },
  };
}
