import { plainLine } from '#contract/common/plain-line.ts';
import type { MapSite } from '#contract/events/map-link.ts';
import { invitationWords } from '#messages/invitations/mail/by-language.ts';
import { languages, type Language } from '#messages/language.ts';
import type { EventRow } from '#backend/events/access.ts';
import { eventFacts, type EventFacts } from './event-facts.ts';

type PersonName = { first_name: string; last_name: string };

/** What mails and messages to guests are worded with, all in one language. */
export interface InvitingWords {
  language: Language;
  facts: EventFacts;
  /** Who invites, as guests know them: as hosts have it, else the organiser. */
  host: string;
  words: (typeof invitationWords)[Language];
}

/** The event as it stands and its organiser, in `language`; what shows maps says whose. */
export function invitingWords(
  event: EventRow,
  organiser: PersonName,
  language: Language,
  maps?: MapSite,
): InvitingWords {
  const words = invitationWords[language];
  return {
    language,
    words,
    facts: eventFacts(event, language, maps),
    host: plainLine(event.invitation_from) || hostName(organiser) || words.someHost,
  };
}

/** The language of what is written to a guest: their own, else the event's, else English. */
export const languageOf = (
  guest: { language: Language | null },
  event: Pick<EventRow, 'guest_language'>,
): Language => guest.language ?? event.guest_language ?? 'en';

/** The languages these guests are written to in, English first; the event's where there are none. */
export function languagesOf(
  guests: readonly { language: Language | null }[],
  event: Pick<EventRow, 'guest_language'>,
): Language[] {
  const guestLanguages = new Set(guests.map((guest) => languageOf(guest, event)));
  return guestLanguages.size > 0
    ? languages.filter((language) => guestLanguages.has(language))
    : [languageOf({ language: null }, event)];
}

const hostName = ({ first_name: firstName, last_name: lastName }: PersonName): string =>
  plainLine(`${firstName} ${lastName}`);
