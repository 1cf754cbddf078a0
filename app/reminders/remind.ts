import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** Reminds everybody who has not answered. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string }) => `/event/${eventId}/invite/reminders`,
  press: (api, params) => api.call('remindNow', { params }),
  failed: reminderPageWords.failed,
});

export const loader = button.loader;
export const action = button.action;
