import { plainLine } from '#contract/common/plain-line.ts';
import type { EventRow } from './access.ts';
import { DURATION } from './calendar.ts';
import { startsAt } from './dates.ts';

/**
 * Where Google's calendar opens with the event filled in, for its reader to save. All day when there is no time.
 * Source: the address that Google's own *Add to Calendar* buttons lead to; it takes one event.
 */
export function googleCalendarLink(event: EventRow, appUrl: string): string {
  const start = startsAt({ date: event.date, time: event.time, timeZone: event.time_zone });
  const dates = event.time
    ? [start, start.plus(DURATION)].map((moment) => moment.toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'"))
    : [start, start.plus({ days: 1 })].map((day) => day.toFormat('yyyyMMdd'));
  const entry = new URLSearchParams({
    action: 'TEMPLATE',
    text: plainLine(event.event_name),
    dates: dates.join('/'),
    details: `${appUrl}/event/${event.id}`,
    location: plainLine([event.venue_name, event.venue_location].filter(Boolean).join(', ')),
  });
  return `https://calendar.google.com/calendar/render?${entry}`;
}
