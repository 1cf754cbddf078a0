import type { FieldErrors } from '#contract/common/errors.ts';
import { blankGuest, eachGuestField, type GuestValues } from '#contract/guests/guest-fields.ts';
import type { GuestEntry } from '#contract/guests/guests.ts';
import type { SharedChoice } from '#contract/guests/shared-contact.ts';
import { PHONE_PREFIX } from '#contract/common/phone.ts';
import { listWords } from '#messages/guests/list/words.ts';
import { sharedWords } from '#messages/guests/shared/words.ts';
import { conflict, invalid, type Problem } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import { guestName } from './guest-name.ts';
import { joinHousehold } from './join-household.ts';
import { sharedContact, sharedMessage } from './shared-contact.ts';

/** A guest ready to be stored: phone in E.164 or empty, e-mail in lower case or empty. */
export interface NormalisedGuest extends GuestValues {
  /** Place among the entries it came from, counted from 0. */
  index: number;
  /** What the organiser says becomes of them where somebody else has their contact. */
  shared?: SharedChoice;
}

/** An entry, with what becomes of whoever shares a contact. */
export type StatedGuest = GuestEntry & { shared?: SharedChoice | undefined };

/**
 * What could not be used of an entry. `phone`: the number was left out, the guest is kept. Else an earlier entry has the same
 * contact, and this is what became of the guest: left out as the `same` one, with what the earlier lacked taken; in one
 * `household` with it; kept as their `own`, without the contact; or left out until somebody says so (`ask`). Messages never quote a
 * contact of anybody but the guest named.
 */
interface GuestProblem {
  index: number;
  kind: 'phone' | SharedChoice;
  name: string;
  message: string;
}

/**
 * Makes entries ready to be stored. Rows with no name, e-mail or phone are dropped (spec
 * section 5); of entries with the same e-mail or phone the first has it (`sharedContact`).
 */
export function normaliseGuests(entries: readonly StatedGuest[]): {
  guests: NormalisedGuest[];
  problems: GuestProblem[];
} {
  const guests: NormalisedGuest[] = [];
  const problems: GuestProblem[] = [];
  /** The place of the guest who has it. */
  const [emails, phones] = [new Map<string, number>(), new Map<string, number>()];
  const keep = (place: number, guest: NormalisedGuest) => {
    guests[place] = guest;
    if (guest.email && !emails.has(guest.email)) emails.set(guest.email, place);
    if (guest.phone && !phones.has(guest.phone)) phones.set(guest.phone, place);
  };
  const metAt = (place: number | undefined) => {
    const fields = place === undefined ? undefined : guests[place];
    return place === undefined || !fields ? undefined : { place, fields };
  };

  entries.forEach((entry, index) => {
    const guest: NormalisedGuest = {
      ...(eachGuestField((name) => entry[name]) as GuestValues),
      index,
      firstName: entry.firstName.trim(),
      lastName: entry.lastName.trim(),
      phone: '',
      email: entry.email.trim().toLowerCase(),
      ...(entry.shared && { shared: entry.shared }),
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
    const shared = sharedContact(guest, {
      email: metAt(emails.get(guest.email)),
      phone: metAt(phones.get(guest.phone)),
    });
    if (!shared) return keep(guests.length, guest);
    const { becomes, other } = shared;
    problems.push({ index, kind: becomes, name, message: sharedMessage(guest, shared, false) });
    if (becomes === 'own') keep(guests.length, { ...guest, ...shared.without });
    if (becomes === 'same') keep(other.place, withBlanksFilled(other.fields, guest));
    if (becomes === 'household') keep(other.place, joinHousehold(other.fields, guest).joined);
  });
  return { guests, problems };
}

/** Who was stated twice, by name and contact of both. */
function withBlanksFilled(first: NormalisedGuest, again: NormalisedGuest): NormalisedGuest {
  const { title, firstName, lastName } = first.firstName || first.lastName ? first : again;
  return {
    ...first,
    title: title || again.title,
    firstName,
    lastName,
    email: first.email || again.email,
    phone: first.phone || again.phone,
  };
}

/** One entry ready to be stored. @throws {Problem} 400 for a phone that is no number, and for nothing to know the guest by */
export function normaliseGuest(entry: StatedGuest): NormalisedGuest {
  const { guests, problems } = normaliseGuests([entry]);
  const [wrongPhone] = problems;
  if (wrongPhone) throw invalid({ phone: [wrongPhone.message] }, wrongPhone.message);
  const [guest] = guests;
  if (!guest) throw invalid({ firstName: [listWords.nothingToKnow] }, listWords.nothingToKnow);
  return guest;
}

/** Refuses a form whose organiser asked about those who share a contact. @throws {Problem} 409 `contact_shared` on the fields of those who do */
export function requireClear(
  asked: readonly { index: number; message: string }[],
  fieldOf: (index: number) => string,
): void {
  if (asked.length > 0)
    throw conflict(
      sharedWords.question,
      'contact_shared',
      Object.fromEntries(asked.map(({ index, message }) => [fieldOf(index), [message]])),
    );
}

/** The refusal of a contact that another guest of the event has; `asks`: with the question what the two are. */
export function contactTaken(
  other: { first_name: string; last_name: string; email: string },
  { email }: { email: string },
  { asks = false } = {},
): Problem {
  const field = other.email !== '' && other.email === email ? 'email' : 'phone';
  const name = guestName({ firstName: other.first_name, lastName: other.last_name });
  const message = listWords.contactTaken(name, field);
  return conflict(message, 'contact_taken', {
    [field]: [message],
    ...(asks && { shared: [sharedWords.sayWhich] }),
  });
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
