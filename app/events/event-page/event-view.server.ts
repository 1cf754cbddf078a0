import { site } from '#app/backend.server.ts';
import { coupleEventTypes, eventSentences, eventTypeNames, type EventPage } from '#contract/events.ts';
import { count, formatEventDate, formatEventTime, formatRupees } from '#contract/format.ts';
import { guestSentences, REPLIES_CLOSE_AFTER_MS } from '#contract/guests.ts';
import type { GiftOnPage } from '#contract/wishlist.ts';

/**
 * What the event page shows, ready to be written out: this travels twice in the page's
 * HTML (as markup and for hydration), so it holds nothing that is not shown.
 */
export function viewEvent({ event, viewer }: EventPage) {
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
    gifts: groupGifts(event.gifts),
    /** How many gifts are wished for beyond those listed; 0 when all are. */
    moreGifts: event.giftCount - event.gifts.length,
    cancelled,
    /** Why nobody can answer any more; empty while answers are open. */
    closed: cancelled ? eventSentences.cancelledAlready : over ? guestSentences.eventOver : '',
    relation: viewer.relation,
    /** The address to share: the page's own may hold a guest's key. */
    url: `${site.appUrl}/event/${event._id}`,
    picture: `${site.appUrl}/og/${event.eventType}.png`,
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

const fullName = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`.trim();

interface GiftView {
  id: string;
  name: string;
  price: string;
  link?: string;
  image?: string;
  /** How far giving it together has come, in words and in percent. */
  collected?: string;
  percent?: number;
  delivered?: boolean;
}

/** Spec section 9. */
function collected({ price, totalCollected = 0 }: GiftOnPage) {
  const remaining = Math.max(0, Math.round((price - totalCollected) * 100) / 100);
  return {
    collected: `${formatRupees(totalCollected)} of ${formatRupees(price)} collected, ${formatRupees(remaining)} remaining`,
    percent: price > 0 ? Math.min(100, Math.round((totalCollected / price) * 100)) : 0,
  };
}

function groupGifts(gifts: readonly GiftOnPage[]) {
  const groups = new Map<string, GiftView[]>();
  for (const gift of gifts) {
    const group = groups.get(gift.type) ?? [];
    groups.set(gift.type, group);
    group.push({
      id: gift._id,
      name: gift.name,
      price: formatRupees(gift.price),
      ...(gift.link ? { link: gift.link } : {}),
      ...(gift.image ? { image: gift.image.thumbnailUrl } : {}),
      ...(gift.isCollaborative ? collected(gift) : {}),
      ...(gift.isDelivered ? { delivered: true } : {}),
    });
  }
  return [...groups].map(([type, items]) => ({ type: type[0]?.toUpperCase() + type.slice(1), items }));
}
