import { buttonRoute } from '#app/forms/button-route.server.ts';
import { languageChoice } from '#contract/guests/guests.ts';

/** Saves the language for guests who have not chosen one. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string }) => `/event/${eventId}/invite`,
  press: (api, params, form) =>
    api.call('setGuestLanguage', {
      params,
      body: { language: languageChoice.catch('any').parse(form.get('language')) },
    }),
});

export const loader = button.loader;
export const action = button.action;
