import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as chatPageWords from '#messages/chats/page/en.ts';

/** Takes what a guest wrote off the list of what waits. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; guestId: string }) => `/event/${eventId}/invite/chats`,
  press: (api, params, form) =>
    api.call('closeChat', { params, body: { messageId: String(form.get('messageId') ?? '') } }),
  failed: chatPageWords.recordFailed,
});

export const loader = button.loader;
export const action = button.action;
