import { site } from '#app/backend.server.ts';
import { viewGifts } from '#app/events/event-page/gift-view.server.ts';
import type { Giving } from '#app/events/event-page/giving.server.ts';
import { coupleEventTypes, eventSentences, eventTypeNames, type EventPage } from '#contract/events.ts';
import { count, formatEventDate, formatEventTime } from '#contract/format.ts';
import { REPLIES_CLOSE_AFTER_MS } from '#contract/guests.ts';
import * as guestWords from '#messages/guests/en.ts';

/**
 * What the event page shows, ready to be written out: this travels twice in the page's
 * HTML (as markup and for hydration), so it holds nothing that is not shown.
 */
export function viewEvent(page: EventPage, giving: Giving) {
  const { event, viewer } = page;
  const { venue } = event;
  const cancelled = event.status === 'cancelled';
  const over = Date.parse(event.startsAt) + REPLIES_CLOSE_AFTER_MS < Date.now();
  const place = [venue.name, venue.location].filter(Boolean).join(', ');
  const couple = coupleEventTypes.includes(event.eventType) ? event.brideGroomDetails : undefined;
  return {
    id: event._id,
    name: event.eventName,
    type: eventTypeNames[event.eventType],
    description: event.description,
    host: event.organiserName,
    day: formatEventDate(event),
    time: formatEventTime(event),
    venue: venue.name || venue.location,
    location: venue.name ? venue.location : '',
    map: place ? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}` : '',
    bride: couple ? fullName(couple.bride) : '',
    groom: couple ? fullName(couple.groom) : '',
    guests: count(event.guestCount, 'guest'),
    gifts: viewGifts(page, giving),
    /** How many gifts are wished for beyond those listed; 0 when all are. */
    moreGifts: event.giftCount - event.gifts.length,
    cancelled,
    /** Why nobody can answer any more; empty while answers are open. */
    closed: cancelled ? eventSentences.cancelledAlready : over ? guestWords.eventOver : '',
    relation: viewer.relation,
    /** The address to share: the page's own may hold a guest's key. */
    url: `${site.appUrl}/event/${event._id}`,
    picture: site.appUrl + (event.designPicture?.path ?? `/og/${event.eventType}.png`),
    /** Pixels, where it is not as large as our own pictures. */
    ...oddSize(event.designPicture),
  };
}

export type EventView = ReturnType<typeof viewEvent>;

/** The guest the page is opened for, with the answer as recorded. */
export function viewReply({ viewer }: EventPage) {
  if (!viewer.guest) return null;
  const { _id, firstName, withFamily, partyLimit, reply } = viewer.guest;
  const { rsvp, adults, children, note, version } = reply;
  return { guest: _id, firstName, withFamily, partyLimit, rsvp, adults, children, note, version };
}

export type ReplyView = NonNullable<ReturnType<typeof viewReply>>;

function oddSize(picture: { width: number; height: number } | undefined): { pictureSize?: { width: number; height: number } } {
  if (!picture || (picture.width === 1200 && picture.height === 630)) return {};
  return { pictureSize: { width: picture.width, height: picture.height } };
}

const fullName = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`.trim();
