import { z } from 'zod/v4';
import { id, outcome } from '#contract/common/fields.ts';
import * as functions from './functions.ts';
import { eventParams, guestParams, type Operation } from '#contract/operation.ts';

const functionParams = z.object({ eventId: id, functionId: id });

/** The calls of an event's functions: a part of the table in `operations.ts`. Guests read theirs with the event and answer with their reply. */
export const functionOperations = {
  listFunctions: {
    method: 'GET',
    path: '/events/{eventId}/functions',
    summary: 'The functions of an event, with totals per answer',
    access: 'viewer',
    apiKey: 'events:read',
    params: eventParams,
    response: functions.functionList,
  },
  addFunction: {
    method: 'POST',
    path: '/events/{eventId}/functions',
    summary: 'Add a function, after the existing ones',
    access: 'editor',
    apiKey: 'events:write',
    status: 201,
    params: eventParams,
    body: functions.newFunction,
    response: functions.savedFunction,
  },
  updateFunction: {
    method: 'PUT',
    path: '/events/{eventId}/functions/{functionId}',
    summary: 'Change a function; guests already invited are told when date, time or venue changed',
    access: 'editor',
    apiKey: 'events:write',
    params: functionParams,
    body: functions.functionEntry,
    response: functions.savedFunction,
  },
  moveFunction: {
    method: 'POST',
    path: '/events/{eventId}/functions/{functionId}/move',
    summary: 'Show a function earlier or later',
    access: 'editor',
    apiKey: 'events:write',
    params: functionParams,
    body: functions.functionMove,
    response: outcome,
  },
  deleteFunction: {
    method: 'DELETE',
    path: '/events/{eventId}/functions/{functionId}',
    summary: 'Delete a function with what guests answered to it; those invited already are told',
    access: 'editor',
    apiKey: 'events:write',
    params: functionParams,
    response: outcome,
  },
  listFunctionGuests: {
    method: 'GET',
    path: '/events/{eventId}/functions/{functionId}/guests',
    summary: 'Who is invited to a function and comes, a page of 25',
    access: 'viewer',
    apiKey: 'events:read',
    params: functionParams,
    query: functions.functionGuestsQuery,
    response: functions.functionGuests,
  },
  changeFunctionGuests: {
    method: 'PUT',
    path: '/events/{eventId}/functions/{functionId}/guests',
    summary: 'Set who is invited to a function',
    access: 'editor',
    apiKey: 'events:write',
    params: functionParams,
    body: functions.functionGuestsChange,
    response: outcome,
  },
  changeGuestFunctions: {
    method: 'PUT',
    path: '/events/{eventId}/guests/{guestId}/functions',
    summary: 'Set the functions a guest is invited to',
    access: 'editor',
    apiKey: 'events:write',
    params: guestParams,
    body: functions.guestFunctionsChange,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
