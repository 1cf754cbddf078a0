import { buttonRoute } from '#app/forms/button-route.server.ts';
import * as chatPageWords from '#messages/chats/page/en.ts';

/** Records what a guest wrote as their answer. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; guestId: string }) => `/event/${eventId}/invite/chats`,
  press: (api, params, form) =>
    api.call('recordChatReply', {
      params,
      body: {
        messageId: String(form.get('messageId') ?? ''),
        rsvp: form.get('rsvp') as 'yes' | 'no',
        // not asked of a guest who comes alone
        ...Object.fromEntries(
          ['adults', 'children', 'version'].flatMap((name) =>
            form.has(name) ? [[name, form.get(name)]] : [],
          ),
        ),
      },
    }),
  failed: chatPageWords.recordFailed,
});

export const loader = button.loader;
export const action = button.action;
