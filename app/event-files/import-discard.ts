import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';

/** An address that takes a press alone leads to where the file is chosen. */
export const loader = () => redirect('/import-event');

export async function action({ request, params: { importId = '' } }: ActionFunctionArgs) {
  const result = await backend(request).call('discardEventImport', { params: { importId } });
  return redirectWithOutcome(request, '/import-event', result);
}
