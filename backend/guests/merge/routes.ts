import type { Mount } from '#backend/platform/http/implement.ts';
import { getDuplicateGuests, getGuestMerge, mergeGuests } from './service.ts';

export const mountGuestMerges: Mount = (ctx, implement) => {
  implement('getDuplicateGuests', ({ viewer, params, query }) =>
    getDuplicateGuests(ctx, viewer, params.eventId, query.guest),
  );
  implement('getGuestMerge', ({ viewer, params, query }) => getGuestMerge(ctx, viewer, params, query.with));
  implement('mergeGuests', ({ viewer, params, body }) => mergeGuests(ctx, viewer, params, body));
};
