import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { importPageOf } from '#app/invitations/import/import-preview.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';

/** An address that takes a press alone leads to where the file is chosen. */
export const loader = ({ params: { eventId = '' } }: LoaderFunctionArgs) => redirect(importPageOf(eventId));

export async function action({ request, params: { eventId = '', importId = '' } }: ActionFunctionArgs) {
  const result = await backend(request).call('discardGuestImport', { params: { eventId, importId } });
  return redirectWithOutcome(request, importPageOf(eventId), result);
}
