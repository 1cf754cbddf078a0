import { outcome } from '#contract/common/fields.ts';
import { eventParams, guestParams, type Operation } from '#contract/operation.ts';
import * as chats from './chats.ts';

/** The calls of what guests write by WhatsApp: a part of the table in `operations.ts`. */
export const chatOperations = {
  listChats: {
    method: 'GET',
    path: '/events/{eventId}/chats',
    summary: 'What guests wrote by WhatsApp, those first whose message waits for a host',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    query: chats.chatsQuery,
    response: chats.chats,
  },
  getChat: {
    method: 'GET',
    path: '/events/{eventId}/chats/{guestId}',
    summary: 'What one guest and the hosts wrote to each other by WhatsApp',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: guestParams,
    response: chats.chat,
  },
  recordChatReply: {
    method: 'POST',
    path: '/events/{eventId}/chats/{guestId}/reply',
    summary: 'Record what a guest wrote as their answer, which is confirmed to them in the chat',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'editors',
    params: guestParams,
    body: chats.chatReplyForm,
    response: outcome,
  },
  closeChat: {
    method: 'POST',
    path: '/events/{eventId}/chats/{guestId}/done',
    summary: 'Take what a guest wrote off the list of what waits, without recording anything',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: guestParams,
    body: chats.chatDoneForm,
    response: outcome,
  },
  writeToChat: {
    method: 'POST',
    path: '/events/{eventId}/chats/{guestId}/messages',
    summary: 'Write to a guest by WhatsApp: freely for 24 hours after they wrote, as a template later',
    access: 'editor',
    apiKey: 'messages:send',
    readers: 'editors',
    params: guestParams,
    body: chats.chatMessageForm,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
