import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

/** Says to which functions a guest is invited. */
const button = buttonRoute({
  page: ({ eventId, guestId }: { eventId: string; guestId: string }) =>
    `/event/${eventId}/invite/guests/${guestId}`,
  press: (api, params, form) =>
    api.call('changeGuestFunctions', {
      params,
      body: { shown: form.getAll('shown').map(String), invited: form.getAll('invited').map(String) },
    }),
  failed: functionPageWords.notSaved,
});

export const loader = button.loader;
export const action = button.action;
