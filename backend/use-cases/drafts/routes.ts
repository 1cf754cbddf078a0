import type { Mount } from '#backend/platform/http/implement.ts';
import { uploadedList } from '#backend/guests/import/uploaded-list.ts';
import * as guests from './guests-service.ts';
import * as drafts from './service.ts';

export const mountDrafts: Mount = (ctx, implement) => {
  implement('getEventDraft', ({ viewer, params, query }) =>
    drafts.getEventDraft(ctx, viewer, params.eventType, query),
  );
  implement('saveEventDraft', ({ viewer, params, body }) =>
    drafts.saveEventDraft(ctx, viewer, params.eventType, body),
  );
  implement('deleteEventDraft', ({ viewer, params }) =>
    drafts.deleteEventDraft(ctx, viewer, params.eventType),
  );

  implement(
    'addDraftGuest',
    ({ viewer, params, body }) => guests.addDraftGuests(ctx, viewer, params.eventType, body.guests),
    { alsoWrong: ({ body }) => guests.wrongInDraftGuests(body.guests) },
  );
  implement(
    'updateDraftGuest',
    ({ viewer, params, body }) =>
      guests.updateDraftGuest(ctx, viewer, params.eventType, params.guestId, body),
    { alsoWrong: ({ body }) => guests.wrongInDraftGuest(body) },
  );
  implement('removeDraftGuest', ({ viewer, params }) =>
    guests.removeDraftGuest(ctx, viewer, params.eventType, params.guestId),
  );
  implement('setDraftFamily', ({ viewer, params, body }) =>
    guests.setDraftFamily(ctx, viewer, params.eventType, body.withFamily),
  );

  implement('readGuestListFile', async ({ viewer, params, http }) =>
    guests.readGuestListFile(ctx, viewer, params.eventType, await uploadedList(http.req)),
  );
  implement('addImportedGuests', ({ viewer, params }) =>
    guests.addImportedGuests(ctx, viewer, params.eventType),
  );
  implement('discardImport', ({ viewer, params }) => guests.discardImport(ctx, viewer, params.eventType));
};
