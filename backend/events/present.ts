import type { z } from 'zod/v4';
import { eventType, type editableEvent } from '#contract/events.ts';
import { giftType, type GiftOnPage } from '#contract/wishlist.ts';
import { presentImage } from '../images/service.ts';
import { rupeesOf } from '../money.ts';
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

/** A gift with the size of its picture, when it has one. */
export interface GiftWithImage {
  id: string;
  name: string;
  price_paise: number;
  link: string;
  type: string;
  image_id: string | null;
  width: number | null;
  height: number | null;
}

/** A gift as the event page shows it. */
export function presentGift(row: GiftWithImage): GiftOnPage {
  const { image_id: id, width, height } = row;
  return {
    _id: row.id,
    name: row.name,
    price: rupeesOf(row.price_paise),
    link: row.link,
    type: giftType.catch('other').parse(row.type),
    ...(id !== null && width !== null && height !== null ? { image: presentImage({ id, width, height }) } : {}),
  };
}
