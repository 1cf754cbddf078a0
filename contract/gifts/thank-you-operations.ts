import { id, outcome } from '#contract/common/fields.ts';
import * as thankYous from './thank-yous.ts';
import { eventParams, type Operation } from '#contract/operation.ts';

const giverParams = eventParams.extend({ giverId: id });

/** The calls of thanking whoever gave: a part of the table in `operations.ts`. As contributions, they are the owner's. */
export const thankYouOperations = {
  listThankYous: {
    method: 'GET',
    path: '/events/{eventId}/thank-yous',
    summary: 'Who gave what with which blessing, and who is still to be thanked, a page of 25',
    access: 'organiser',
    apiKey: 'money:read',
    readers: 'owner',
    params: eventParams,
    query: thankYous.thankYouListQuery,
    response: thankYous.thankYouList,
  },
  getPreparedThankYou: {
    method: 'GET',
    path: '/events/{eventId}/thank-yous/{giverId}',
    summary: 'A message of thanks to begin with, in the giver’s language, and the ways it can go',
    access: 'organiser',
    apiKey: 'money:read',
    readers: 'owner',
    params: giverParams,
    query: thankYous.preparedThankYouQuery,
    response: thankYous.preparedThankYou,
  },
  getThankYouLink: {
    method: 'POST',
    path: '/events/{eventId}/thank-yous/{giverId}/whatsapp',
    summary: 'A link that opens WhatsApp on the organiser’s phone with the message; nothing is kept',
    access: 'organiser',
    apiKey: 'messages:send',
    readers: 'owner',
    params: giverParams,
    body: thankYous.thankYouDraft,
    response: thankYous.thankYouLink,
  },
  thankGiver: {
    method: 'POST',
    path: '/events/{eventId}/thank-yous/{giverId}',
    summary: 'Thank somebody by mail, or note that they were thanked by WhatsApp or in person',
    access: 'organiser',
    apiKey: 'messages:send',
    readers: 'anyone',
    params: giverParams,
    body: thankYous.newThankYou,
    response: outcome,
  },
  undoThankYou: {
    method: 'DELETE',
    path: '/events/{eventId}/thank-yous/{giverId}',
    summary: 'Take back the note that somebody was thanked by WhatsApp or in person; a mail stays sent',
    access: 'organiser',
    apiKey: 'messages:send',
    readers: 'anyone',
    params: giverParams,
    response: outcome,
  },
  listGiversByEvent: {
    method: 'GET',
    path: '/api/thank-yous',
    summary:
      'Of each of one’s own events the latest givers, how many there are, and how many are still to be thanked',
    access: 'signed-in',
    apiKey: 'money:read',
    readers: 'owner',
    response: thankYous.giversByEvent,
  },
} as const satisfies Record<string, Operation>;
