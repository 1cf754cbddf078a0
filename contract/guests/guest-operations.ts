import { replyWords } from '#messages/guests/reply/by-language.ts';
import { outcome } from '#contract/common/fields.ts';
import { cateringSheet } from './catering.ts';
import { doorList } from './door-list.ts';
import { guestFilterQuery } from './guest-filter.ts';
import * as guests from './guests.ts';
import * as replies from './replies.ts';
import { eventParams, guestParams, type Operation } from '#contract/operation.ts';

/** The calls of the guest list and of replies: a part of the table in `operations.ts`. */
export const guestOperations = {
  listGuests: {
    method: 'GET',
    path: '/events/{eventId}/guests',
    summary: 'Guests with replies and delivery, a page of 25',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    query: guests.guestListQuery,
    response: guests.guestList,
  },
  exportGuests: {
    method: 'GET',
    path: '/events/{eventId}/guests.csv',
    summary:
      'The guest list as CSV, whole or those whom a filter finds, a row for each guest or for each person',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    query: guests.guestExportQuery,
  },
  getDoorList: {
    method: 'GET',
    path: '/events/{eventId}/door-list',
    summary: 'Every guest by name with the reply, or those invited to one function, for a list on paper',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    query: guestFilterQuery,
    response: doorList,
  },
  getCatering: {
    method: 'GET',
    path: '/events/{eventId}/catering',
    summary: 'People who come by function and by what they eat, for whoever cooks',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    response: cateringSheet,
  },
  getGuest: {
    method: 'GET',
    path: '/events/{eventId}/guests/{guestId}',
    summary: 'One guest with reply and delivery',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: guestParams,
    response: guests.listedGuest,
  },
  updateGuest: {
    method: 'PUT',
    path: '/events/{eventId}/guests/{guestId}',
    summary: 'Correct a guest’s name or contact',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'editors',
    params: guestParams,
    body: guests.guestUpdate,
    response: guests.guestUpdated,
  },
  removeGuest: {
    method: 'DELETE',
    path: '/events/{eventId}/guests/{guestId}',
    summary: 'Remove a guest from the list',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: guestParams,
    response: outcome,
  },
  setRsvp: {
    method: 'PATCH',
    path: '/events/{eventId}/guests/{guestId}/rsvp',
    summary: 'Record a guest’s reply',
    access: 'guest-or-key',
    apiKey: 'events:write',
    readers: 'guestOrEditors',
    params: guestParams,
    body: replies.rsvpForm,
    bodyIn: (language) => replies.rsvpFormIn(replyWords[language]),
    response: replies.rsvpOutcome,
  },
  resetRsvp: {
    method: 'PATCH',
    path: '/events/{eventId}/guests/{guestId}/unrsvp',
    summary: 'Take a reply back to pending',
    access: 'guest-or-key',
    apiKey: 'events:write',
    readers: 'guestOrEditors',
    params: guestParams,
    body: replies.unrsvpForm,
    response: replies.rsvpOutcome,
  },
} as const satisfies Record<string, Operation>;
