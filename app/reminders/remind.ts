import { buttonRoute } from '#app/forms/button-route.server.ts';
import { addressOfForm, filterOfForm } from '#app/hosting/guest-lists.server.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** Reminds everybody who has not answered, or those of them whom a filter finds. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string }, form) =>
    `/event/${eventId}/invite/reminders${addressOfForm(form)}`,
  press: (api, params, form) => api.call('remindNow', { params, body: { filter: filterOfForm(form) } }),
  failed: reminderPageWords.failed,
});

export const loader = button.loader;
export const action = button.action;
