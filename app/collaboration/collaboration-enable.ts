import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

/** Lets a gift be given together. */
const button = buttonRoute({
  page: ({ eventId, giftId }: { eventId: string; giftId: string }) => `/event/${eventId}/gift/${giftId}`,
  press: (api, params) => api.call('enableCollaboration', { params }),
  done: ({ gift }) => togetherWords.enabled(gift.name),
  failed: togetherWords.enableFailed,
});

export const loader = button.loader;
export const action = button.action;
