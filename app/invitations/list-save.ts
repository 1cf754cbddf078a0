import { addressOfForm, filterOfForm } from '#app/hosting/guest-lists.server.ts';
import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Saves the present filter of the guest list under a name. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string }, form) => `/event/${eventId}/invite${addressOfForm(form)}`,
  press: (api, params, form) =>
    api.call('saveGuestList', {
      params,
      body: { name: String(form.get('name') ?? ''), filter: filterOfForm(form) },
    }),
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
