import { id, outcome } from '#contract/common/fields.ts';
import { eventParams, type Operation } from '#contract/operation.ts';
import * as changes from './guest-changes.ts';

/** The calls that change many guests at once: a part of the table in `operations.ts`. */
export const guestChangeOperations = {
  changeGuests: {
    method: 'POST',
    path: '/events/{eventId}/guest-changes',
    summary:
      'Change many guests at once, named or found by a filter: tags, side, language, functions, or off the list',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'hosts',
    params: eventParams,
    body: changes.guestsChange,
    response: changes.guestsChanged,
  },
  undoGuestChange: {
    method: 'POST',
    path: '/events/{eventId}/guest-changes/{changeId}/undo',
    summary: 'Take a change of many guests back, within a minute, by whoever made it',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: eventParams.extend({ changeId: id }),
    response: outcome,
  },
  getGuestRemoval: {
    method: 'GET',
    path: '/events/{eventId}/guest-removal',
    summary: 'What goes with guests who would be removed, named or found by a filter',
    access: 'editor',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    query: changes.guestRemovalQuery,
    response: changes.guestRemoval,
  },
} as const satisfies Record<string, Operation>;
