import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { withoutLinks } from '#contract/common/links-in-text.ts';
import { plainLine, plainText } from '#contract/common/plain-line.ts';
import { eventLines } from '#contract/events/event-lines.ts';
import { functionWords } from '#messages/functions/guests/by-language.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import type { Language } from '#messages/language.ts';
import { senderAddress } from '#backend/providers/mail.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { hasOwnPlace } from '#backend/events/functions/present.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/repository.ts';
import type { EventRow } from './access.ts';
import { textsOf } from './columns.ts';
import { startsAt } from './dates.ts';
import { eventIn } from './second-language.ts';

/** How long an event lasts in calendars: organisers state only when it begins. */
export const DURATION = { hours: 3 };

const zonesWithRules = new Set(tzlib_get_timezones());

/** What a calendar holds one entry for: the event itself, or one of its functions. */
interface Entry {
  id: string;
  sequence: number;
  changed: Date;
  date: string;
  time: string;
  summary: string;
  place: Place;
}

type Place = Pick<EventRow, 'venue_name' | 'venue_location' | 'venue_lat' | 'venue_lng'>;

/** An event as one calendar holds it: with the functions of whoever reads it. Those they said no to are left out. */
interface CalendarEvent {
  event: EventRow;
  functions?: readonly AnsweredFunctionRow[];
  /** Whoever reads is one of its hosts, whose functions are all there are. */
  forHost?: boolean;
  language?: Language;
  /** It goes out with a mail: nothing in it is a link but ours (docs/decisions/0097). */
  isMailed?: boolean;
}

/** Of the settings, what a calendar is made with. */
type CalendarEnv = Pick<Env, 'APP_URL' | 'MAIL_FROM'>;

/** Calendars that read an address again and again are asked to do so this often, in seconds. */
const READ_AGAIN_S = 3600;

/**
 * Events as an iCalendar file (RFC 5545): the same UID for ever and a growing
 * SEQUENCE, so that a calendar which has an event already changes it instead of adding
 * another; times in the event's own zone with its rules. All day when there is no time.
 *
 * Whoever is invited to functions and said no to less than all of them gets an entry for each
 * instead of the event's, which stays where none of them is on its day. Nothing else in it is
 * of any guest, so it may be attached to every mail about the event. Its ORGANIZER, which RFC 5546 asks for, has who
 * invites, else the event's name, and the address that our mails come from: nobody's own. `name` is for a calendar that is read again and again.
 */
export function buildCalendar(
  events: readonly CalendarEvent[],
  { APP_URL: appUrl, MAIL_FROM }: CalendarEnv,
  { name }: { name?: string } = {},
): string {
  const entries = events.flatMap(entriesOf);
  const email = senderAddress({ MAIL_FROM });
  const calendar = ical({
    prodId: { company: 'Shagun', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(name === undefined ? {} : { name, ttl: READ_AGAIN_S }),
  });
  const zones = new Map(entries.flatMap(({ zone }) => (zone ? [[zone.tzid, zone.block]] : [])));
  for (const { event, language, zone, id, sequence, changed, date, time, summary, place, shown } of entries) {
    const url = `${appUrl}/event/${event.id}`;
    const start = startsAt({ date, time, timeZone: event.time_zone });
    const allDay = time === '';
    calendar.createEvent({
      id: `${id}@${new URL(appUrl).host}`,
      sequence,
      // fixed by the event itself: the same event always makes the same file
      stamp: DateTime.fromJSDate(changed, { zone: 'utc' }),
      start,
      end: start.plus(allDay ? { days: 1 } : DURATION),
      allDay,
      // without a zone times are written in UTC
      ...(zone ? { timezone: zone.tzid } : {}),
      summary: shown(plainLine(summary)),
      // within quotes, where no quote may stand and nothing is escaped (RFC 5545, 3.2); an empty one is refused
      organizer: {
        name: shown(plainLine(event.invitation_from || event.event_name)).replace(/["\\]/g, "'") || 'Shagun',
        email,
      },
      description: [shown(described(event, language)), url].filter(Boolean).join('\n\n'),
      location: locationOf(place, shown),
      status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url,
    });
  }
  // where all share a zone, it is the calendar's own
  const [only = ''] = zones.keys();
  const isShared = new Set(events.map(({ event }) => event.time_zone)).size === 1;
  const zoneName = only && isShared ? `X-WR-TIMEZONE:${only}\r\n` : '';
  // RFC 5545 (3.4) has a calendar's properties before its zones, which the library would write first
  return calendar
    .toString()
    .replace('BEGIN:VEVENT', () => `${zoneName}${[...zones.values()].join('')}BEGIN:VEVENT`);
}

/** The file of one event. */
export const buildEventCalendar = (
  event: EventRow,
  env: CalendarEnv,
  reader: Omit<CalendarEvent, 'event'> = {},
): string => buildCalendar([{ event, ...reader }], env);

/**
 * What of an event stands in the calendar: itself, or its functions, or both where none of these is on its day: a wedding
 * with a Mehndi two days before is still a wedding. A guest who was chosen for a function may be invited to that one alone.
 * A date without a time has no zone.
 */
function entriesOf({
  event: row,
  functions = [],
  forHost = false,
  language = 'en',
  isMailed,
}: CalendarEvent) {
  const event = eventIn(row, language);
  const coming = functions.filter(({ people }) => people !== 0);
  const isBeside = functions.every(({ everyone, date }) => (forHost || everyone) && date !== event.date);
  const entries = [
    ...(coming.length === 0 || isBeside ? [entryOfEvent(event)] : []),
    ...coming.map((one) => entryOfFunction(event, one, language)),
  ];
  const zone = zoneRules(event.time_zone);
  return entries.map((entry) => ({
    ...entry,
    event,
    language,
    zone: entry.time === '' ? null : zone,
    shown: (text: string) => (isMailed ? withoutLinks(text) : text),
  }));
}

/** What the host wrote, and the lines of the event. */
function described(event: EventRow, language: Language): string {
  const lines = eventLines(textsOf(event), language).map(({ term, value }) => `${term}: ${value}`);
  return [plainText(event.description), lines.join('\n')].filter(Boolean).join('\n\n');
}

const entryOfEvent = (event: EventRow): Entry => ({
  id: event.id,
  sequence: event.calendar_sequence,
  changed: event.updated_at,
  date: event.date,
  time: event.time,
  summary: event.event_name,
  place: event,
});

/** Also changes with the event, whose zone, place and cancellation are the function's. */
const entryOfFunction = (event: EventRow, row: AnsweredFunctionRow, language: Language): Entry => ({
  id: row.id,
  sequence: event.calendar_sequence + row.version - 1,
  changed: row.updated_at > event.updated_at ? row.updated_at : event.updated_at,
  date: row.date,
  time: row.time,
  summary: functionWords[language].calendarTitle(functionNameIn(row.name, language), event.event_name),
  place: hasOwnPlace(row) ? row : event,
});

function locationOf(place: Place, shown: (text: string) => string) {
  const title = shown(plainLine([place.venue_name, place.venue_location].filter(Boolean).join(', ')));
  if (title === '') return null;
  const { venue_lat: lat, venue_lng: lon } = place;
  return lat !== null && lon !== null ? { title, geo: { lat, lon } } : { title };
}

/** Name and rules of a zone under its current name; null for one the library does not know: such times are written in UTC. */
function zoneRules(name: string): { tzid: string; block: string } | null {
  if (!zonesWithRules.has(name)) return null;
  const [block, tzid] = tzlib_get_ical_block(name);
  return block && tzid
    ? { block: `${block.trim().replace(/\r?\n/g, '\r\n')}\r\n`, tzid: tzid.replace(/^TZID=/, '') }
    : null;
}
