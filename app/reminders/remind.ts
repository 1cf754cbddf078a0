import { buttonRoute } from '#app/forms/button-route.server.ts';
import { filterAddress } from '#app/hosting/filter-parts.tsx';
import { filterOfForm } from '#app/hosting/guest-lists.server.ts';
import { guestFilterQuery } from '#contract/guests/guest-filter.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** Reminds everybody who has not answered, or those of them whom a filter finds. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string }, form) =>
    `/event/${eventId}/invite/reminders${form ? filterAddress(guestFilterQuery.parse(filterOfForm(form))) : ''}`,
  press: (api, params, form) => api.call('remindNow', { params, body: { filter: filterOfForm(form) } }),
  failed: reminderPageWords.failed,
});

export const loader = button.loader;
export const action = button.action;
