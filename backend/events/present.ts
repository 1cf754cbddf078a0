import { eventType, type BrideGroomDetails, type EventFields } from '#contract/events/events.ts';
import type { Venue } from '#contract/events/venue.ts';
import { hasField } from '#contract/events/event-fields.ts';
import type { EventRow } from './access.ts';
import { textsOf } from './columns.ts';

const unnamed = { firstName: '', lastName: '', phone: '' };
const unnamedCouple: BrideGroomDetails = { bride: unnamed, groom: unnamed };

/** What every payload about an event holds; the couple's phone numbers only where the reader is a host. */
export function presentEvent(row: EventRow, { toHost }: { toHost: boolean }): EventFields {
  const type = eventType.parse(row.event_type);
  // a wedding of two whom nobody named yet has both, without a name (docs/decisions/0103)
  const couple = row.bride_groom_details ?? (hasField(type, 'brideGroomDetails') ? unnamedCouple : null);
  return {
    _id: row.id,
    eventType: type,
    ...textsOf(row),
    startsAt: row.starts_at.toISOString(),
    venue: presentVenue(row),
    ...(row.give_together === null ? {} : { giveTogether: row.give_together }),
    ...(couple
      ? {
          brideGroomDetails: toHost
            ? couple
            : { bride: withoutPhone(couple.bride), groom: withoutPhone(couple.groom) },
        }
      : {}),
    status: row.status,
    version: row.version,
  };
}

/** A picture that pages of the event show; the address never shows another. */
export const presentPicture = ({ id, width, height }: { id: string; width: number; height: number }) => ({
  path: `/events/images/${id}`,
  width,
  height,
});

const withoutPhone = ({ firstName, lastName }: BrideGroomDetails['bride']) => ({
  firstName,
  lastName,
  phone: '',
});

type VenueColumns = Pick<
  EventRow,
  'venue_name' | 'venue_location' | 'venue_lat' | 'venue_lng' | 'venue_place_id'
>;

/** Where an event is, or a function of it. */
export const presentVenue = (row: VenueColumns): Venue => ({
  name: row.venue_name,
  location: row.venue_location,
  ...(row.venue_lat !== null && row.venue_lng !== null ? { lat: row.venue_lat, lng: row.venue_lng } : {}),
  ...(row.venue_place_id !== null ? { placeId: row.venue_place_id } : {}),
});
