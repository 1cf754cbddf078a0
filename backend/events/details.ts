import type { BrideGroomDetails, EventDetails, EventType } from '#contract/events/events.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { PHONE_PREFIX } from '#contract/common/phone.ts';
import type { Venue } from '#contract/events/venue.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import { columnsOfTexts, type EventColumn } from './columns.ts';
import { momentProblems, startsAt } from './dates.ts';

/**
 * Bride and groom as they are kept: only for weddings and engagements, phones in E.164,
 * null when nothing was filled in.
 */
export function coupleOf(
  eventType: EventType,
  given: BrideGroomDetails | undefined,
): { couple: BrideGroomDetails | null; problems: FieldErrors } {
  const problems: FieldErrors = {};
  if (!given || !hasField(eventType, 'brideGroomDetails')) return { couple: null, problems };
  const person = (who: 'bride' | 'groom') => {
    const input = given[who].phone;
    // the prefix alone is what the form starts with, not a number
    if (input === '' || input === PHONE_PREFIX) return { ...given[who], phone: '' };
    const read = normalisePhone(input);
    if (!read.ok) problems[`brideGroomDetails.${who}.phone`] = [read.message];
    return { ...given[who], phone: read.ok ? read.e164 : '' };
  };
  const couple = { bride: person('bride'), groom: person('groom') };
  const filled = [couple.bride, couple.groom].some(
    ({ firstName, lastName, phone }) => firstName || lastName || phone,
  );
  return { couple: filled ? couple : null, problems };
}

/** What the date rules find in those of the three that can be read. */
export const wrongMoment = (
  { date, time = '', timeZone }: ValidParts<Pick<EventDetails, 'date' | 'time' | 'timeZone'>>,
  now: Date,
): FieldErrors =>
  date === undefined || timeZone === undefined ? {} : (momentProblems({ date, time, timeZone }, now) ?? {});

/** What is wrong with the couple's phones, of those that can be read. */
export function wrongCouple(
  eventType: EventType | undefined,
  given: ValidParts<BrideGroomDetails> | undefined,
): FieldErrors {
  if (!eventType || !given) return {};
  const person = (who: 'bride' | 'groom') => ({
    firstName: '',
    lastName: '',
    phone: given[who]?.phone ?? '',
  });
  return coupleOf(eventType, { bride: person('bride'), groom: person('groom') }).problems;
}

/** The columns an organiser's details fill, for a new event and a changed one alike. */
export function columnsOf(
  details: Omit<EventDetails, 'giveTogether'> & { giveTogether?: boolean | null | undefined },
  couple: BrideGroomDetails | null,
) {
  return {
    ...columnsOfTexts(details),
    starts_at: startsAt(details).toJSDate(),
    ...venueColumns(details.venue),
    give_together: details.giveTogether,
    bride_groom_details: couple ? JSON.stringify(couple) : null,
  } satisfies Record<EventColumn | 'starts_at', unknown>;
}

/** The columns a place fills, of an event or of a function of it. */
export function venueColumns({ name, location, lat, lng, placeId }: Venue) {
  // half a position is none
  const placed = lat !== undefined && lng !== undefined;
  return {
    venue_name: name,
    venue_location: location,
    venue_lat: placed ? lat : null,
    venue_lng: placed ? lng : null,
    venue_place_id: placeId || null,
  };
}
