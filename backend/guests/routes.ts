import type { Mount } from '#backend/platform/http/implement.ts';
import { removeGuest, settleEmail, updateGuest, wrongInGuest } from './change-service.ts';
import { cateringOf } from './catering-service.ts';
import { addGuest } from './invitations/add-guest-service.ts';
import { listForTheDoor } from './door-list.ts';
import { deleteGuestList, getGuestLists, saveGuestList } from './guest-lists-service.ts';
import { exportGuests, getGuest, listGuests } from './list-service.ts';
import type { BeforeRemovals } from './many/removal-service.ts';
import { resetReply, setReply } from './replies/service.ts';

/** The calls of a guest list; `beforeRemovals`: what else ends with a guest's place on it. */
export const mountGuests =
  (beforeRemovals: BeforeRemovals): Mount =>
  (ctx, implement) => {
    implement('listGuests', ({ viewer, params, query }) => listGuests(ctx, viewer, params.eventId, query));
    implement('getGuest', ({ viewer, params }) => getGuest(ctx, viewer, params));
    implement('exportGuests', ({ viewer, params, query }) =>
      exportGuests(ctx, viewer, params.eventId, query),
    );
    implement('getGuestLists', ({ viewer, params }) => getGuestLists(ctx, viewer, params.eventId));
    implement('saveGuestList', ({ viewer, params, body }) =>
      saveGuestList(ctx, viewer, params.eventId, body),
    );
    implement('deleteGuestList', ({ viewer, params }) => deleteGuestList(ctx, viewer, params));
    implement('getDoorList', ({ viewer, params, query }) =>
      listForTheDoor(ctx, viewer, params.eventId, query),
    );
    implement('getCatering', ({ viewer, params }) => cateringOf(ctx, viewer, params.eventId));
    implement('addGuest', ({ viewer, params, body }) => addGuest(ctx, viewer, params.eventId, body), {
      alsoWrong: ({ viewer, params, body }) => wrongInGuest(ctx, viewer, params, body),
    });
    implement('updateGuest', ({ viewer, params, body }) => updateGuest(ctx, viewer, params, body), {
      alsoWrong: ({ viewer, params, body }) => wrongInGuest(ctx, viewer, params, body),
    });
    implement('settleEmail', ({ viewer, params, body }) => settleEmail(ctx, viewer, params, body));
    implement('removeGuest', ({ viewer, params }) => removeGuest(ctx, viewer, params, beforeRemovals));
    implement('setRsvp', ({ viewer, params, body, language }) =>
      setReply(ctx, viewer, params, body, language),
    );
    implement('resetRsvp', ({ viewer, params, body, language }) =>
      resetReply(ctx, viewer, params, body, language),
    );
  };
