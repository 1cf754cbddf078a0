import { id, outcome } from '#contract/common/fields.ts';
import { eventParams, type Operation } from '#contract/operation.ts';
import * as filters from './guest-filter.ts';

/** The calls of what guests are found by, and of filters under a name: a part of the table in `operations.ts`. */
export const guestListOperations = {
  getGuestLists: {
    method: 'GET',
    path: '/events/{eventId}/guest-lists',
    summary: 'What guests can be found by: tags, sides and functions, and the filters saved under a name',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    response: filters.guestLists,
  },
  saveGuestList: {
    method: 'POST',
    path: '/events/{eventId}/guest-lists',
    summary: 'Save a filter of guests under a name, in place of one of the same name',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'hosts',
    params: eventParams,
    body: filters.guestListEntry,
    status: 201,
    response: filters.savedGuestList,
  },
  deleteGuestList: {
    method: 'DELETE',
    path: '/events/{eventId}/guest-lists/{listId}',
    summary: 'Delete a filter that was saved; its guests stay',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: eventParams.extend({ listId: id }),
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
