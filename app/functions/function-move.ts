import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Shows a function one place earlier or later. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; functionId: string }) => `/event/${eventId}/functions`,
  press: (api, params, form) =>
    api.call('moveFunction', { params, body: { direction: form.get('direction') === 'up' ? 'up' : 'down' } }),
  // the list shows it
  done: () => '',
});

export const loader = button.loader;
export const action = button.action;
