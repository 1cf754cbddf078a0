import type { descriptionRequest } from '#app/events/suggested-text/description-request.ts';
import type { EventText } from '#contract/events/event-text.ts';
import * as suggestionWords from '#messages/suggested-text/en.ts';

/** What asking came to: a text, or a sentence to show. */
type DescriptionReply = { ok: true; text: EventText } | { ok: false; message: string };

/** Asks the API from the page. Null when it was given up. */
export async function askDescription(
  body: ReturnType<typeof descriptionRequest>,
  signal: AbortSignal,
): Promise<DescriptionReply | null> {
  // spec section 5; the API says the same
  if (!body.eventName.trim() || !body.date) return { ok: false, message: suggestionWords.nameAndDateFirst };
  try {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const response = await fetch('/events/generate-description', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    // what is our failure is said in the specification's words, as without scripts
    if (response.status >= 500) return { ok: false, message: suggestionWords.failed };
    const answer = (await response.json()) as EventText & { message: string };
    return response.ok ? { ok: true, text: answer } : { ok: false, message: answer.message };
  } catch {
    return signal.aborted ? null : { ok: false, message: suggestionWords.failed };
  }
}
