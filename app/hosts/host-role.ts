import { buttonRoute } from '#app/forms/button-route.server.ts';
import { hostRole } from '#contract/events/hosts.ts';

/** Changes what a co-host may do. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; hostId: string }) => `/event/${eventId}/hosts`,
  press: (api, params, form) =>
    api.call('changeHostRole', { params, body: { role: hostRole.catch('viewer').parse(form.get('role')) } }),
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
