import type { ChangedPart } from '#messages/invitations/changed-part.ts';
import type { Language } from '#messages/language.ts';
import type { EventRow } from '#backend/events/access.ts';
import { startsAt } from '#backend/events/dates.ts';
import { dateAndTime, eventFacts, whereInWords } from './event-facts.ts';

/** When and where an event was to be before somebody changed it. */
export type EventBefore = Pick<EventRow, 'date' | 'time' | 'time_zone' | 'venue_name' | 'venue_location'>;

/** Of an event, what {@link EventBefore} keeps. */
export const keepBefore = ({ date, time, time_zone, venue_name, venue_location }: EventRow): EventBefore => ({
  date,
  time,
  time_zone,
  venue_name,
  venue_location,
});

/** What of when and where somebody changed; empty where nothing was kept, or only how it is written differs. */
export function changedOf(event: EventRow, before: EventBefore | undefined): ChangedPart[] {
  if (!before) return [];
  const place = ({ venue_name, venue_location }: EventBefore) => `${venue_name}\n${venue_location}`;
  return [
    ...(event.date === before.date ? [] : (['date'] as const)),
    ...(event.time === before.time ? [] : (['time'] as const)),
    ...(place(event) === place(before) ? [] : (['place'] as const)),
  ];
}

/** What of when and where is different now, as it was: 'Saturday, 5 December 2026, 7:30 pm'. Empty where nothing is, or nothing was said. */
export function beforeInWords(event: EventRow, before: EventBefore | undefined, language: Language): string {
  if (!before) return '';
  const moment = { date: before.date, time: before.time, timeZone: before.time_zone };
  const was = eventFacts({ ...event, ...before, starts_at: startsAt(moment).toJSDate() }, language);
  const is = eventFacts(event, language);
  return [dateAndTime, whereInWords]
    .filter((say) => say(was) !== '' && say(was) !== say(is))
    .map((say) => say(was))
    .join(' · ');
}
