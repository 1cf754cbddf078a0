import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Asks a question one place earlier or later. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; questionId: string }) => `/event/${eventId}/questions`,
  press: (api, params, form) =>
    api.call('moveQuestion', { params, body: { direction: form.get('direction') === 'up' ? 'up' : 'down' } }),
  // the list shows it
  done: () => '',
});

export const loader = button.loader;
export const action = button.action;
