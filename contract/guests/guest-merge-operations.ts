import { outcome } from '#contract/common/fields.ts';
import { eventParams, guestParams, type Operation } from '#contract/operation.ts';
import * as merges from './guest-merge.ts';

/** The calls that join two guests who are one: a part of the table in `operations.ts`. */
export const guestMergeOperations = {
  getDuplicateGuests: {
    method: 'GET',
    path: '/events/{eventId}/duplicate-guests',
    summary:
      'Guests who may be on the list twice: by a phone, an address or a name; all, or those who may be one guest',
    access: 'editor',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    query: merges.duplicatesQuery,
    response: merges.duplicateGuests,
  },
  getGuestMerge: {
    method: 'GET',
    path: '/events/{eventId}/guests/{guestId}/merge',
    summary: 'Two guests beside each other, and the one they would be',
    access: 'editor',
    apiKey: 'events:read',
    readers: 'hosts',
    params: guestParams,
    query: merges.mergeQuery,
    response: merges.guestMerge,
  },
  mergeGuests: {
    method: 'POST',
    path: '/events/{eventId}/guests/{guestId}/merge',
    summary: 'Join another guest with this one: answer, people, gifts, messages; their link leads here',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: guestParams,
    body: merges.mergeForm,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
