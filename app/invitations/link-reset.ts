import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** Replaces the guest's personal link: the old one stops working. */
const button = buttonRoute({
  page: ({ eventId, guestId }: { eventId: string; guestId: string }) =>
    `/event/${eventId}/invite/guests/${guestId}`,
  press: (api, params) => api.call('resetPersonalLink', { params }),
  done: () => invitationWords.linkReplaced,
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
