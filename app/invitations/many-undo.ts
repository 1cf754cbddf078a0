import { filterAddress } from '#app/hosting/filter-parts.tsx';
import { buttonRoute } from '#app/forms/button-route.server.ts';
import { guestListQuery } from '#contract/guests/guests.ts';
import * as manyWords from '#messages/guests/many/en.ts';

/** Takes a change of many guests back, and leads to the same guests. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; changeId: string }, form) => {
    const { page, ...filter } = guestListQuery.parse(form ? Object.fromEntries(form) : {});
    return `/event/${eventId}/invite${filterAddress(filter, page > 1 ? { page: String(page) } : {})}`;
  },
  press: (api, params) => api.call('undoGuestChange', { params }),
  failed: manyWords.failed,
});

export const loader = button.loader;
export const action = button.action;
