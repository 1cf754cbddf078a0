import type { Mount } from '#backend/platform/http/implement.ts';
import type { EventTextContext } from './event-text-context.ts';
import { generateDescription } from './service.ts';

export const mountEventText =
  (context: EventTextContext): Mount =>
  (_ctx, implement) => {
    implement('generateDescription', ({ viewer, body, http }) =>
      generateDescription(context, viewer, body, http.req.raw.signal),
    );
  };
