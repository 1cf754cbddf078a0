import { outcome } from '#contract/common/fields.ts';
import { eventParams, type Operation } from '#contract/operation.ts';
import { guestFilterQuery } from './guest-filter.ts';
import * as reminders from './reminders.ts';

/** The calls of the reply-by date, of reminders and of messages to guests: a part of the table in `operations.ts`. */
export const reminderOperations = {
  getReminders: {
    method: 'GET',
    path: '/events/{eventId}/reminders',
    summary: 'The reply-by date, the reminders that will go out, and who would get one now',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    query: guestFilterQuery,
    response: reminders.reminders,
  },
  saveReminders: {
    method: 'PUT',
    path: '/events/{eventId}/reminders',
    summary: 'Set the reply-by date and the days on which automatic reminders go out',
    access: 'editor',
    apiKey: 'messages:send',
    readers: 'anyone',
    params: eventParams,
    body: reminders.reminderSettings,
    response: outcome,
  },
  listRecipients: {
    method: 'GET',
    path: '/events/{eventId}/reminders/guests',
    summary: 'Who would get a reminder or a message, and who would not and why',
    access: 'viewer',
    // with personal links, as `getPersonalLink`
    apiKey: 'messages:send',
    readers: 'hosts',
    params: eventParams,
    query: reminders.recipientsQuery,
    response: reminders.recipients,
  },
  remindNow: {
    method: 'POST',
    path: '/events/{eventId}/reminders/send',
    summary:
      'Remind everybody who has not answered, or those of them whom a filter finds; nobody twice a day, and never at night',
    access: 'editor',
    apiKey: 'messages:send',
    readers: 'editors',
    params: eventParams,
    body: reminders.remindRequest,
    response: reminders.sentOutcome,
  },
  previewGuestMessage: {
    method: 'POST',
    path: '/events/{eventId}/messages/preview',
    summary: 'How a message to guests would read, and how many would get it',
    access: 'editor',
    apiKey: 'messages:send',
    readers: 'hosts',
    params: eventParams,
    body: reminders.messageDraft,
    response: reminders.messagePreview,
  },
  sendGuestMessage: {
    method: 'POST',
    path: '/events/{eventId}/messages',
    summary:
      'Send a message to all guests, to those who come or to those who have not answered, of the event or of one function',
    access: 'editor',
    apiKey: 'messages:send',
    readers: 'editors',
    params: eventParams,
    body: reminders.guestMessage,
    response: reminders.sentOutcome,
  },
} as const satisfies Record<string, Operation>;
