import type { EventType } from '#contract/events/events.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { uploadedList } from '#backend/guests/import/uploaded-list.ts';
import { wrongPhonesIn } from '#backend/guests/service.ts';
import * as guests from './guests-service.ts';
import type { DraftKey } from './repository.ts';
import * as drafts from './service.ts';

/** The draft of whoever asks, of the type in the address. */
const keyOf = (asked: { viewer: SignedIn; params: { eventType: EventType } }): DraftKey => ({
  userId: asked.viewer.userId,
  eventType: asked.params.eventType,
});

export const mountDrafts: Mount = (ctx, implement) => {
  implement('getEventDraft', (asked) => drafts.getEventDraft(ctx, keyOf(asked), asked.query));
  implement('saveEventDraft', (asked) => drafts.saveEventDraft(ctx, keyOf(asked), asked.body));
  implement('deleteEventDraft', (asked) => drafts.deleteEventDraft(ctx, keyOf(asked)));

  implement('addDraftGuest', (asked) => guests.addDraftGuests(ctx, keyOf(asked), asked.body.guests), {
    alsoWrong: ({ body }) => wrongPhonesIn(body.guests),
  });
  implement(
    'updateDraftGuest',
    (asked) => guests.updateDraftGuest(ctx, keyOf(asked), asked.params.guestId, asked.body),
    { alsoWrong: ({ body }) => wrongPhonesIn([body], () => 'phone') },
  );
  implement('removeDraftGuest', (asked) => guests.removeDraftGuest(ctx, keyOf(asked), asked.params.guestId));
  implement('setDraftFamily', (asked) => guests.setDraftFamily(ctx, keyOf(asked), asked.body.withFamily));

  implement('readGuestListFile', async (asked) =>
    guests.readGuestListFile(ctx, keyOf(asked), await uploadedList(asked.http.req)),
  );
  implement('addImportedGuests', (asked) => guests.addImportedGuests(ctx, keyOf(asked)));
  implement('discardImport', (asked) => guests.discardImport(ctx, keyOf(asked)));
};
