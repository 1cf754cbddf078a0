import * as eventWords from '#messages/events/en.ts';
import * as replyWords from '#messages/guests/reply/en.ts';

/** Replies and invitations stay open for a day after the start, as the backend counts it. */
const OPEN_AFTER_START_MS = 24 * 3600 * 1000;

/** Why nothing can be sent or answered any more, or null while it can. */
export function whyClosed(event: { status: 'active' | 'cancelled'; startsAt: string }, now: Date): string | null {
  if (event.status === 'cancelled') return eventWords.cancelledAlready;
  return Date.parse(event.startsAt) + OPEN_AFTER_START_MS < now.getTime() ? replyWords.eventOver : null;
}
