import { buttonRoute } from '#app/forms/button-route.server.ts';
import { importPageOf } from '#app/invitations/import/import-preview.server.ts';

/** Drops a file that was read and not added. */
const button = buttonRoute({
  page: ({ eventId }: { eventId: string; importId: string }) => importPageOf(eventId),
  press: (api, params) => api.call('discardGuestImport', { params }),
});

export const loader = button.loader;
export const action = button.action;
