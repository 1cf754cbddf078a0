import type { Mount } from '#backend/platform/http/implement.ts';
import { changeGuests } from './change-service.ts';
import { getGuestRemoval, type BeforeRemovals } from './removal-service.ts';
import { undoGuestChange } from './undo-service.ts';

/** The calls that change many guests at once; `beforeRemovals`: what else ends with their place on the list. */
export const mountGuestChanges =
  (beforeRemovals: BeforeRemovals): Mount =>
  (ctx, implement) => {
    implement('changeGuests', ({ viewer, params, body }) =>
      changeGuests(ctx, viewer, params.eventId, body, beforeRemovals),
    );
    implement('undoGuestChange', ({ viewer, params }) => undoGuestChange(ctx, viewer, params));
    implement('getGuestRemoval', ({ viewer, params, query }) =>
      getGuestRemoval(ctx, viewer, params.eventId, query),
    );
  };
