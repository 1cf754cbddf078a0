import { z } from 'zod/v4';
import { outcome } from '#contract/common/fields.ts';
import { comingEvents, eventOverview } from './coming-events.ts';
import * as events from './events.ts';
import { eventParams, MB, type Operation } from '#contract/operation.ts';

/** A guest by their personal link. */
const guestClaim = z.object({ guest: z.string().max(64).optional(), key: z.string().max(100).optional() });

/** The calls of events and their pages: a part of the table in `operations.ts`. */
export const eventOperations = {
  getMyEvents: {
    method: 'GET',
    path: '/events/my-events',
    summary: 'Every event the user created or joined, whole',
    access: 'signed-in',
    apiKey: 'events:read',
    response: events.myEvents,
  },
  getEventStats: {
    method: 'GET',
    path: '/events/stats',
    summary: 'Counts for the dashboard',
    access: 'signed-in',
    apiKey: 'events:read',
    response: events.eventStats,
  },
  listComingEvents: {
    method: 'GET',
    path: '/events/coming',
    summary: 'The next events the user organises or helps with, how their guests answered, and drafts',
    access: 'signed-in',
    apiKey: 'events:read',
    response: comingEvents,
  },
  getPlanRoom: {
    method: 'GET',
    path: '/events/plan',
    summary: 'What the user’s plan still allows this year',
    access: 'signed-in',
    apiKey: 'events:read',
    response: events.planRoom,
  },
  listOrganisedEvents: {
    method: 'GET',
    path: '/events/organised',
    summary: 'Events the user created or helps with, a page of 20',
    access: 'signed-in',
    apiKey: 'events:read',
    query: events.eventListQuery,
    response: events.eventList,
  },
  listAttendingEvents: {
    method: 'GET',
    path: '/events/attending',
    summary: 'Events the user is a guest of, a page of 20',
    access: 'signed-in',
    apiKey: 'events:read',
    query: events.eventListQuery,
    response: events.eventList,
  },
  createEvent: {
    method: 'POST',
    path: '/events/create',
    summary: 'Create an event with its guests and gifts',
    access: 'signed-in',
    apiKey: 'events:write',
    status: 201,
    body: events.createEventForm,
    response: events.createdEvent,
    maxBodyBytes: 32 * MB,
  },
  getEvent: {
    method: 'GET',
    path: '/events/{eventId}',
    summary: 'The event page as the viewer may see it',
    access: 'anyone',
    apiKey: 'events:read',
    params: eventParams,
    query: guestClaim,
    response: events.eventPage,
  },
  getEventOverview: {
    method: 'GET',
    path: '/events/{eventId}/overview',
    summary: 'Where an event stands, for its hosts: days left, answers, what came in, the next thing to do',
    access: 'viewer',
    apiKey: 'events:read',
    params: eventParams,
    response: eventOverview,
  },
  getEditableEvent: {
    method: 'GET',
    path: '/events/{eventId}/edit',
    summary: 'The values an edit form starts from',
    access: 'viewer',
    apiKey: 'events:read',
    params: eventParams,
    response: events.editableEvent,
  },
  updateEvent: {
    method: 'PUT',
    path: '/events/{eventId}',
    summary: 'Change an event; guests already invited are told when date, time or venue changed',
    access: 'editor',
    apiKey: 'events:write',
    params: eventParams,
    body: events.updateEventForm,
    response: events.editableEvent,
  },
  cancelEvent: {
    method: 'POST',
    path: '/events/{eventId}/cancel',
    summary: 'Cancel an event; guests already invited are told',
    access: 'organiser',
    apiKey: 'never',
    params: eventParams,
    response: outcome,
  },
  getEventCalendar: {
    method: 'GET',
    path: '/events/{eventId}/calendar.ics',
    summary:
      'The event as a calendar file; for a guest with functions one entry for each they have not declined',
    access: 'anyone',
    apiKey: 'events:read',
    params: eventParams,
    query: guestClaim,
  },
} as const satisfies Record<string, Operation>;
