import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Drops a file that was read and not made into an event. */
const button = buttonRoute({
  page: (_: { importId: string }) => '/import-event',
  press: (api, params) => api.call('discardEventImport', { params }),
});

export const loader = button.loader;
export const action = button.action;
