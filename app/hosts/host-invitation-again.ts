import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Sends an invitation to help once more. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; hostId: string }) => `/event/${eventId}/hosts`,
  press: (api, params) => api.call('resendHostInvitation', { params }),
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
