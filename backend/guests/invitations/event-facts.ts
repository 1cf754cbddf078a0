import { hasField } from '#contract/events/event-fields.ts';
import { eventLines } from '#contract/events/event-lines.ts';
import type { EventType } from '#contract/events/event-types.ts';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import { mapLink, type MapSite } from '#contract/events/map-link.ts';
import { joinNames, twoNamed } from '#contract/events/couple-names.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import type { Language } from '#messages/language.ts';
import { factWords } from '#messages/invitations/facts/words.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import type { EventRow } from '#backend/events/access.ts';
import { textsOf } from '#backend/events/columns.ts';
import { eventIn } from '#backend/events/second-language.ts';
import { startsAt } from '#backend/events/dates.ts';
import { hasOwnPlace, type AnsweredFunctionRow } from '#backend/events/functions/service.ts';

type Place = Pick<EventRow, 'venue_name' | 'venue_location' | 'venue_lat' | 'venue_lng' | 'venue_place_id'>;
type FunctionPlaceAndTime = Place & Pick<AnsweredFunctionRow, 'name' | 'date' | 'time'>;

/** What a message says of an event, worded for people, in the event's own time zone. */
export interface EventFacts {
  name: string;
  /** `Meera & Rohan` for a wedding or an engagement whose name does not say so itself, or empty. */
  couple: string;
  /** `Saturday, 14 February 2026`. */
  date: string;
  /** `7:30 pm`, or empty for the whole day. */
  time: string;
  venueName: string;
  venueLocation: string;
  /** The venue on a map, or empty when none is named. */
  mapUrl: string;
  /** What else the organiser says in a line: what it is called, and what it says. */
  lines: { term: string; value: string }[];
  description: string;
}

/** What a message says of a function. */
export interface FunctionFacts {
  name: string;
  /** `Thursday, 12 February 2026, 5 pm`. */
  when: string;
  /** Where it is, the event's own place where it has none; or empty. */
  where: string;
  /** A map of its own place; the event's stands with the event. */
  mapUrl: string;
}

const DESCRIPTION_LENGTH = 600;

/** Words the facts of an event as they stand. */
export function eventFacts(row: EventRow, language: Language, site: MapSite = 'google'): EventFacts {
  const event = eventIn(row, language);
  const when = { time: event.time, startsAt: event.starts_at.toISOString(), timeZone: event.time_zone };
  return {
    name: plainLine(event.event_name),
    couple: couple(event, { spelledAnew: event.event_name !== row.event_name }),
    date: formatEventDate(when, 'long', language),
    time: formatEventTime(when, language),
    venueName: plainLine(event.venue_name),
    venueLocation: plainLine(event.venue_location),
    mapUrl: mapUrl(event, site),
    lines: eventLines(textsOf(event), language),
    description: shortened(event.description),
  };
}

/** Words the facts of a function as they stand. */
export function functionFacts(
  row: FunctionPlaceAndTime,
  event: EventRow,
  language: Language,
  site: MapSite = 'google',
): FunctionFacts {
  const own = hasOwnPlace(row);
  const place = own ? row : event;
  const when = {
    time: row.time,
    startsAt: startsAt({ date: row.date, time: row.time, timeZone: event.time_zone })
      .toJSDate()
      .toISOString(),
    timeZone: event.time_zone,
  };
  return {
    name: plainLine(functionNameIn(row.name, language)),
    when: dateAndTime({
      date: formatEventDate(when, 'long', language),
      time: formatEventTime(when, language),
    }),
    where: whereInWords({
      venueName: plainLine(place.venue_name),
      venueLocation: plainLine(place.venue_location),
    }),
    mapUrl: own ? mapUrl(place, site) : '',
  };
}

/** `Saturday, 14 February 2026` for a calendar date, which has no zone. */
export const dateInWords = (date: string, language: Language): string =>
  formatEventDate({ startsAt: `${date}T12:00:00Z`, timeZone: 'UTC' }, 'long', language);

/** `on Saturday, 14 February 2026 at 7:30 pm`, for a sentence in English. */
export const whenInWords = ({ date, time }: EventFacts): string => factWords.when(date, time);

/** `Saturday, 14 February 2026, 7:30 pm`. */
export const dateAndTime = ({ date, time }: Pick<EventFacts, 'date' | 'time'>): string =>
  time ? `${date}, ${time}` : date;

/** `The Grand, Baner Road, Pune`, or empty. */
export const whereInWords = ({
  venueName,
  venueLocation,
}: Pick<EventFacts, 'venueName' | 'venueLocation'>): string =>
  [venueName, venueLocation].filter(Boolean).join(', ');

/** `spelledAnew`: the name was given in a second language, which may write the two in another script than they are kept in. */
function couple(
  { event_type, event_name: eventName, bride_groom_details: details }: EventRow,
  { spelledAnew }: { spelledAnew: boolean },
): string {
  const type = event_type as EventType;
  if (!details || !hasField(type, 'brideGroomDetails')) return '';
  if (spelledAnew && twoNamed({ eventType: type, eventName })) return '';
  const called = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    plainLine(firstName || lastName);
  const names = [called(details.bride), called(details.groom)].filter(Boolean);
  const isInName = names.every((name) => eventName.toLowerCase().includes(name.toLowerCase()));
  return isInName ? '' : joinNames(names);
}

function mapUrl(
  {
    venue_name: name,
    venue_location: location,
    venue_lat: lat,
    venue_lng: lng,
    venue_place_id: placeId,
  }: Place,
  site: MapSite,
): string {
  return mapLink(
    {
      name,
      location,
      ...(lat !== null && lng !== null ? { lat, lng } : {}),
      ...(placeId !== null ? { placeId } : {}),
    },
    site,
  );
}

/** Cut at a word, so that a long description does not push the answer out of sight. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text
    .slice(0, DESCRIPTION_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\s+\S*$/, '')}…`;
}
