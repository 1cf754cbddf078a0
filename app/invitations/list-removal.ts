import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Deletes a list that a host saved; its guests stay. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; listId: string }) => `/event/${eventId}/invite`,
  press: (api, params) => api.call('deleteGuestList', { params }),
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
