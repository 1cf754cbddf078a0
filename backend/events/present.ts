import type { z } from 'zod/v4';
import { eventType, type editableEvent } from '#contract/events.ts';
import type { EventRow } from './access.ts';

type EventFields = z.infer<typeof editableEvent>['event'];

/** What every payload about an event holds. Nothing in it is secret. */
export function presentEvent(row: EventRow): EventFields {
  return {
    _id: row.id,
    eventType: eventType.parse(row.event_type),
    eventName: row.event_name,
    description: row.description,
    date: row.date,
    time: row.time,
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    venue: {
      name: row.venue_name,
      location: row.venue_location,
      ...(row.venue_lat !== null && row.venue_lng !== null ? { lat: row.venue_lat, lng: row.venue_lng } : {}),
      ...(row.venue_place_id !== null ? { placeId: row.venue_place_id } : {}),
    },
    ...(row.bride_groom_details ? { brideGroomDetails: row.bride_groom_details } : {}),
    status: row.status,
    version: row.version,
  };
}
