import type { FieldErrors } from '#contract/common/errors.ts';
import { blankGuest, eachGuestField, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
import { PHONE_PREFIX } from '#contract/common/phone.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { conflict, invalid, type Problem } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { normalisePhone } from '#backend/platform/phone.ts';

/** A guest ready to be stored: phone in E.164 or empty, e-mail in lower case or empty. */
export interface NormalisedGuest extends GuestValues {
  /** Place among the entries it came from, counted from 0. */
  index: number;
}

/**
 * What could not be used of an entry. `phone`: the number was left out, the guest is kept.
 * `duplicate`: the guest repeats an earlier entry and was left out. Messages never quote
 * a contact of anybody but the guest named.
 */
interface GuestProblem {
  index: number;
  kind: 'phone' | 'duplicate';
  name: string;
  message: string;
}

/** How a guest is called in messages to the organiser: by name, or else by how they are reached. */
export function guestName(guest: {
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
}): string {
  return `${guest.firstName} ${guest.lastName}`.trim() || guest.email || guest.phone || listWords.someGuest;
}

/** The same of a row of `guests`. */
export const guestNameOf = (row: {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}): string =>
  guestName({ firstName: row.first_name, lastName: row.last_name, email: row.email, phone: row.phone });

/**
 * Makes entries ready to be stored. Rows with no name, e-mail or phone are dropped (spec
 * section 5); of entries with the same e-mail or phone the first is kept.
 */
export function normaliseGuests(entries: readonly GuestEntry[]): {
  guests: NormalisedGuest[];
  problems: GuestProblem[];
} {
  const guests: NormalisedGuest[] = [];
  const problems: GuestProblem[] = [];
  const emails = new Set<string>();
  const phones = new Set<string>();

  entries.forEach((entry, index) => {
    const guest: NormalisedGuest = {
      ...(eachGuestField((name) => entry[name]) as GuestValues),
      index,
      firstName: entry.firstName.trim(),
      lastName: entry.lastName.trim(),
      phone: '',
      email: entry.email.trim().toLowerCase(),
    };
    // `+91` alone is the prefix a form offers, not a number
    const phoneInput = entry.phone.trim() === PHONE_PREFIX ? '' : entry.phone.trim();
    if (!guest.firstName && !guest.lastName && !guest.email && !phoneInput) return;

    const name = guestName({ ...guest, phone: phoneInput });
    if (phoneInput) {
      const read = normalisePhone(phoneInput);
      if (read.ok) guest.phone = read.e164;
      else problems.push({ index, kind: 'phone', name, message: read.message });
    }
    const repeats =
      (guest.email !== '' && emails.has(guest.email)) || (guest.phone !== '' && phones.has(guest.phone));
    if (repeats) {
      problems.push({ index, kind: 'duplicate', name, message: listWords.namedTwice(name) });
      return;
    }
    if (guest.email) emails.add(guest.email);
    if (guest.phone) phones.add(guest.phone);
    guests.push(guest);
  });
  return { guests, problems };
}

/** One entry ready to be stored. @throws {Problem} 400 for a phone that is no number, and for nothing to know the guest by */
export function normaliseGuest(entry: GuestEntry): NormalisedGuest {
  const { guests, problems } = normaliseGuests([entry]);
  const [wrongPhone] = problems;
  if (wrongPhone) throw invalid({ phone: [wrongPhone.message] }, wrongPhone.message);
  const [guest] = guests;
  if (!guest) throw invalid({ firstName: [listWords.nothingToKnow] }, listWords.nothingToKnow);
  return guest;
}

/** The refusal of a contact that another guest of the event has. */
export function contactTaken(
  other: { first_name: string; last_name: string; email: string },
  { email }: { email: string },
): Problem {
  const field = other.email !== '' && other.email === email ? 'email' : 'phone';
  const name = guestName({ firstName: other.first_name, lastName: other.last_name });
  const message = listWords.contactTaken(name, field);
  return conflict(message, 'contact_taken', { [field]: [message] });
}

/** Which phones are no number, of entries that can be read only in part: messages by the field that `fieldOf` names. */
export function wrongPhonesIn(
  entries: ValidParts<Pick<GuestEntry, 'phone'>[]> = [],
  fieldOf = (index: number) => `guests[${index}].phone`,
): FieldErrors {
  const { problems } = normaliseGuests(
    entries.map((entry) => ({ ...blankGuest, phone: entry?.phone ?? '' })),
  );
  const ofPhones = problems.filter(({ kind }) => kind === 'phone');
  return Object.fromEntries(ofPhones.map(({ index, message }) => [fieldOf(index), [message]]));
}
