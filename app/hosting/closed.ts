import * as eventWords from '#messages/events/en.ts';
import * as replyWords from '#messages/guests/reply/en.ts';

/** Why nothing can be sent or answered any more, or null while it can. */
export function sentenceOfClosed(event: { status: 'active' | 'cancelled'; over: boolean }): string | null {
  if (event.status === 'cancelled') return eventWords.cancelledAlready;
  return event.over ? replyWords.eventOver : null;
}
