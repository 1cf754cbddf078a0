import { data } from '@remix-run/node';
import { backend } from '#app/backend.server.ts';
import { eventSentences, type EventPage } from '#contract/events.ts';

interface Claim {
  guest?: string | undefined;
  key?: string | undefined;
}

/**
 * The event as whoever asks may see it; `claim` is the guest and key of a personal link.
 *
 * @throws the answer of the page's error boundary, in the words of spec section 8
 */
export async function readEvent(request: Request, eventId: string, claim: Claim = {}): Promise<EventPage> {
  // longer than any real one: a wrong claim counts as none, it is no reason to refuse the page
  const query = { guest: claim.guest?.slice(0, 64), key: claim.key?.slice(0, 100) };
  const result = await backend(request).call('getEvent', { params: { eventId }, query });
  if (result.ok) return result.data;
  const message = result.status === 404 ? eventSentences.notFoundHint : eventSentences.loadFailed;
  throw data({ message }, { status: result.status });
}
