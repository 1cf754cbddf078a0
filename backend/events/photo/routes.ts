import type { Mount } from '#backend/platform/http/implement.ts';
import { sentPicture } from '#backend/platform/images/sent-picture.ts';
import { removeEventPhoto, setEventPhoto } from './service.ts';

export const mountEventPhoto: Mount = (ctx, implement) => {
  implement('setEventPhoto', async ({ viewer, params, http }) =>
    setEventPhoto(ctx, viewer, params.eventId, await sentPicture(http.req)),
  );
  implement('removeEventPhoto', ({ viewer, params }) => removeEventPhoto(ctx, viewer, params.eventId));
};
