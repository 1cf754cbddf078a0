import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import type { Context } from '../context.ts';
import type { Viewer } from '../http/viewer.ts';
import { accessEvent, type EventRow } from './access.ts';
import { startsAt } from './dates.ts';

/** How long an event lasts in calendars: organisers state only when it begins. */
const DURATION = { hours: 3 };

const zonesWithRules = new Set(tzlib_get_timezones());

/**
 * The event as an iCalendar file (RFC 5545): the same UID for ever and a growing
 * SEQUENCE, so that a calendar which has it already changes it instead of adding
 * another; times in the event's own zone with its rules. All day when there is no time.
 *
 * Holds nothing of any guest, so it may be attached to every mail about the event.
 */
export function buildEventCalendar(event: EventRow, { appUrl }: { appUrl: string }): string {
  const url = `${appUrl}/event/${event.id}`;
  const zone = zoneRules(event.time_zone);
  const start = startsAt({ date: event.date, time: event.time, timeZone: event.time_zone });
  const allDay = event.time === '';
  const calendar = ical({
    prodId: { company: 'Shagun', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  // a date without a time has no zone either
  if (zone && !allDay) calendar.timezone({ name: zone.tzid, generator: () => zone.block });
  calendar.createEvent({
    id: `${event.id}@${new URL(appUrl).host}`,
    sequence: event.calendar_sequence,
    // fixed by the event itself: the same event always makes the same file
    stamp: DateTime.fromJSDate(event.updated_at, { zone: 'utc' }),
    start,
    end: start.plus(allDay ? { days: 1 } : DURATION),
    allDay,
    // without a zone times are written in UTC
    ...(zone && !allDay ? { timezone: zone.tzid } : {}),
    summary: event.event_name,
    description: `${event.description}\n\n${url}`,
    location: placeOf(event),
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
  });
  return calendar.toString();
}

/** The calendar file of an event and a name to save it under. @throws {Problem} 404 */
export async function getEventCalendar(ctx: Context, eventId: string, viewer: Viewer): Promise<{ fileName: string; text: string }> {
  const { event } = await accessEvent(ctx.db, eventId, viewer);
  const words = event.event_name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60);
  return { fileName: `${words || 'event'}.ics`, text: buildEventCalendar(event, { appUrl: ctx.env.APP_URL }) };
}

function placeOf(event: EventRow) {
  const title = [event.venue_name, event.venue_location].filter(Boolean).join(', ');
  if (title === '') return null;
  const { venue_lat: lat, venue_lng: lon } = event;
  return lat !== null && lon !== null ? { title, geo: { lat, lon } } : { title };
}

/** Name and rules of a zone under its current name; null for one the library does not know: such times are written in UTC. */
function zoneRules(name: string): { tzid: string; block: string } | null {
  if (!zonesWithRules.has(name)) return null;
  const [block, tzid] = tzlib_get_ical_block(name);
  return block && tzid ? { block, tzid: tzid.replace(/^TZID=/, '') } : null;
}
