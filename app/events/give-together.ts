import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Answers whether guests give together, where a yes was ticked beforehand (docs/decisions/0094). */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string }) => `/event/${eventId}`,
  press: (api, params, form) =>
    api.call('answerGiveTogether', { params, body: { giveTogether: form.get('giveTogether') === 'yes' } }),
});

export const loader = button.loader;
export const action = button.action;
