import type { EventType } from '#contract/events/events.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { uploadedList } from '#backend/guests/import/uploaded-list.ts';
import { wrongPhonesIn } from '#backend/guests/service.ts';
import * as guests from './guests-service.ts';
import type { DraftKey } from './repository.ts';
import * as drafts from './service.ts';

/** The draft of whoever asks, of the type in the address. */
const keyOf = (request: { viewer: SignedIn; params: { eventType: EventType } }): DraftKey => ({
  userId: request.viewer.userId,
  eventType: request.params.eventType,
});

export const mountDrafts: Mount = (ctx, implement) => {
  implement('getEventDraft', (request) => drafts.getEventDraft(ctx, keyOf(request), request.query));
  implement('saveEventDraft', (request) => drafts.saveEventDraft(ctx, keyOf(request), request.body));
  implement('deleteEventDraft', (request) => drafts.deleteEventDraft(ctx, keyOf(request)));

  implement('addDraftGuest', (request) => guests.addDraftGuests(ctx, keyOf(request), request.body.guests), {
    alsoWrong: ({ body }) => wrongPhonesIn(body.guests),
  });
  implement(
    'updateDraftGuest',
    (request) => guests.updateDraftGuest(ctx, keyOf(request), request.params.guestId, request.body),
    { alsoWrong: ({ body }) => wrongPhonesIn([body], () => 'phone') },
  );
  implement('removeDraftGuest', (request) =>
    guests.removeDraftGuest(ctx, keyOf(request), request.params.guestId),
  );
  implement('setDraftFamily', (request) =>
    guests.setDraftFamily(ctx, keyOf(request), request.body.withFamily),
  );

  implement('readGuestListFile', async (request) =>
    guests.readGuestListFile(ctx, keyOf(request), await uploadedList(request.http.req)),
  );
  implement('chooseGuestListFile', (request) =>
    guests.chooseGuestListFile(ctx, keyOf(request), request.body),
  );
  implement('addImportedGuests', (request) => guests.addImportedGuests(ctx, keyOf(request)));
  implement('discardImport', (request) => guests.discardImport(ctx, keyOf(request)));
};
