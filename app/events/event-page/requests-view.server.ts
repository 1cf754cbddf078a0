import type { RequestsView } from '#app/collaboration/requests.server.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** Requests with the words around them, which only travel where there are any. */
export const viewRequests = (requests: RequestsView, language: Language) => ({
  ...requests,
  words: requests.received.length + requests.sent.length > 0 ? eventPageWords[language].requests : null,
});

export type RequestsOnPage = ReturnType<typeof viewRequests>;
