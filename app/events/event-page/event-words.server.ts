import type { EventPage } from '#contract/events/events.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** The event page's words for what this viewer is shown, in the reader's language. */
export function eventWords({ viewer }: EventPage, language: Language) {
  const { page, stranger, visitor } = eventPageWords[language];
  return {
    ...page,
    stranger: viewer.relation === 'stranger' ? stranger : null,
    visitor: viewer.relation === 'visitor' ? visitor : null,
  };
}
