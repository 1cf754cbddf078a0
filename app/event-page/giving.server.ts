import { backend, hasSession } from '#app/server/backend.server.ts';
import { loadRequests, type RequestsView, type RequestView } from '#app/collaboration/requests.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** What a signed-in viewer may know of giving together at an event, beyond what everybody sees. */
export interface Giving {
  /** By gift; empty when nothing was asked for. */
  gifts: ReadonlyMap<string, WishlistGift>;
  requests: Omit<RequestsView, 'received'> & { received: (RequestView & { over: Over })[] };
}

/** Why nobody can be let in any more, so that a request can only be rejected. */
type Over = 'bought' | 'cancelled' | null;

/** Of somebody without a session. */
export const nothingGiven: Giving = { gifts: new Map(), requests: { received: [], sent: [] } };

/**
 * Asks once for all gifts, and once for the requests. Nothing is asked for somebody without
 * a session, nor while no gift is given together: the page then costs what it always did.
 * When the answer fails to come, the page shows what everybody sees.
 */
export async function loadGiving(request: Request, { event, viewer }: EventPage): Promise<Giving> {
  const isShared =
    event.gifts.some(({ isCollaborative }) => isCollaborative) || event.giftCount > event.gifts.length;
  if (!hasSession(request) || viewer.relation === 'visitor' || !isShared) return nothingGiven;
  const [{ data: groups }, requests] = await Promise.all([
    backend(request).extra('getWishlist', { params: { eventId: event._id }, query: {} }),
    loadRequests(request, { eventId: event._id }),
  ]);
  const gifts = (groups ?? []).flatMap(({ items }) => items);
  const byId = new Map(gifts.map((gift) => [gift._id, gift]));
  const overOf = (giftId: string): Over =>
    event.status === 'cancelled' ? 'cancelled' : byId.get(giftId)?.isPurchased ? 'bought' : null;
  const received = requests.received.map((each) => ({ ...each, over: overOf(each.gift.id) }));
  return { gifts: byId, requests: { ...requests, received } };
}

/** Requests with the words around them, which only travel where there are any. */
export const viewRequests = (requests: Giving['requests'], language: Language) =>
  requests.received.length + requests.sent.length > 0
    ? { ...requests, words: eventPageWords[language].requests }
    : null;

export type RequestsOnPage = ReturnType<typeof viewRequests>;
