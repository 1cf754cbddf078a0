import type { Mount } from '#backend/platform/http/implement.ts';
import { closeChat, getChat, listChats, recordChatReply, writeToChat } from './service.ts';

export const mountChats: Mount = (ctx, implement) => {
  implement('listChats', ({ viewer, params, query }) => listChats(ctx, viewer, params.eventId, query));
  implement('getChat', ({ viewer, params }) => getChat(ctx, viewer, params));
  implement('recordChatReply', ({ viewer, params, body }) => recordChatReply(ctx, viewer, params, body));
  implement('closeChat', ({ viewer, params, body }) => closeChat(ctx, viewer, params, body));
  implement('writeToChat', ({ viewer, params, body }) => writeToChat(ctx, viewer, params, body));
};
