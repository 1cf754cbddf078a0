import type { Mount } from '#backend/platform/http/implement.ts';
import type { EventTextDesk } from './event-text-desk.ts';
import { generateDescription } from './service.ts';

export const mountEventText =
  (desk: EventTextDesk): Mount =>
  (_ctx, implement) => {
    implement('generateDescription', ({ viewer, body, http }) =>
      generateDescription(desk, viewer, body, http.req.raw.signal),
    );
  };
