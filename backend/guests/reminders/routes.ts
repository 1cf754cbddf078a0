import type { Mount } from '#backend/platform/http/implement.ts';
import { whichOf } from '#backend/guests/filter-repository.ts';
import { previewGuestMessage, sendGuestMessage } from './message-service.ts';
import { getReminders, listRecipients } from './overview-service.ts';
import { remindNow } from './service.ts';
import { saveReminders } from './settings-service.ts';

export const mountReminders: Mount = (ctx, implement) => {
  implement('getReminders', ({ viewer, params, query }) => getReminders(ctx, viewer, params.eventId, query));
  implement('saveReminders', ({ viewer, params, body }) => saveReminders(ctx, viewer, params.eventId, body));
  implement('listRecipients', ({ viewer, params, query }) =>
    listRecipients(ctx, viewer, params.eventId, query),
  );
  implement('remindNow', ({ viewer, params, body }) => remindNow(ctx, viewer, params.eventId, whichOf(body)));
  implement('previewGuestMessage', ({ viewer, params, body }) =>
    previewGuestMessage(ctx, viewer, params.eventId, body),
  );
  implement('sendGuestMessage', ({ viewer, params, body }) =>
    sendGuestMessage(ctx, viewer, params.eventId, body),
  );
};
