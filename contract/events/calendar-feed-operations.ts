import { outcome } from '#contract/common/fields.ts';
import type { Operation } from '#contract/operation.ts';
import { calendarFeed, calendarFeedKey, calendarFeedParams } from './calendar-feed.ts';

/** The calls of the calendar of all events of a person: a part of the table in `operations.ts`. */
export const calendarFeedOperations = {
  getCalendarFeed: {
    method: 'GET',
    path: '/api/calendar-feed',
    summary: 'The address a calendar may read the user’s events from',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'depends',
    readers: 'self',
    response: calendarFeed,
  },
  makeCalendarFeed: {
    method: 'POST',
    path: '/api/calendar-feed',
    summary: 'Make that address, or a new one, which ends the one before',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
    readers: 'anyone',
    response: outcome,
  },
  removeCalendarFeed: {
    method: 'DELETE',
    path: '/api/calendar-feed',
    summary: 'End that address: calendars that read it get nothing any more',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'anyone',
    response: outcome,
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/api/calendar-feed/{feedId}/calendar.ics',
    summary:
      'Every event its owner hosts, or is a guest of and has not declined, from 90 days ago on, as a calendar file. Whoever has the address reads it',
    access: 'anyone',
    apiKey: 'never',
    readers: 'self',
    params: calendarFeedParams,
    query: calendarFeedKey,
  },
} as const satisfies Record<string, Operation>;
