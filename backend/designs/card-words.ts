import { DEFAULT_TIME_ZONE, type BrideGroomDetails, type EventType } from '#contract/events/events.ts';
import { hasField } from '#contract/events/event-fields.ts';
import { whoseTime } from '#contract/common/format.ts';
import { cardCatalogues } from '#contract/designs/invitation-wording.ts';
import { locales, type Language } from '#messages/language.ts';
import { plain } from './plain.ts';

/** What a card tells of an event. */
export interface CardFacts {
  eventType: EventType;
  eventName: string;
  /** `YYYY-MM-DD` and `HH:MM` in `timeZone`; the time is empty for the whole day. */
  date: string;
  time: string;
  timeZone: string;
  venueName: string;
  venueLocation: string;
  couple: BrideGroomDetails | null;
  /** Until when to answer, `YYYY-MM-DD`, or empty. */
  replyBy: string;
  /** Who invites, where hosts say it otherwise than by the design. */
  invitationFrom?: string;
}

/** Until when to answer, as one line; empty when nothing is asked. */
export function rsvpLine({ replyBy, date }: CardFacts, language: Language): string {
  const day = new Date(`${replyBy}T00:00:00Z`);
  if (replyBy === '' || Number.isNaN(day.getTime())) return '';
  const sameYear = replyBy.slice(0, 4) === date.slice(0, 4);
  const text = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(day);
  return cardCatalogues[language].rsvpBy(text);
}

/** The couple of a wedding or an engagement, when both are named. */
export function coupleNames({ couple, eventType }: CardFacts): [string, string] | null {
  if (!couple || !hasField(eventType, 'brideGroomDetails')) return null;
  const called = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    plain(`${firstName} ${lastName}`);
  const [bride, groom] = [called(couple.bride), called(couple.groom)];
  return bride && groom ? [bride, groom] : null;
}

/** The time in words, with its zone when that is not India's. */
export function clockIn(language: Language, time: string, timeZone: string, date: string): string {
  if (!/^\d\d:\d\d$/.test(time)) return '';
  const words = cardCatalogues[language];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = words.atTime(
    words.time({ hour: hours % 12 || 12, minute: String(minutes).padStart(2, '0'), hours }),
  );
  if (timeZone === DEFAULT_TIME_ZONE) return clock;
  const whose = language === 'en' ? whoseTime(timeZone) : '';
  if (whose) return `${clock}, ${whose}`;
  const zone = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(`${date}T${time}:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return words.timeInZone(clock, zone?.value ?? timeZone);
}
