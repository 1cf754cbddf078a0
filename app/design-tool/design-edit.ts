import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { designPage } from '#app/design-tool/design-tool-action.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import * as words from '#messages/design-tool/en.ts';

/** Leads to where a design is edited now: such addresses end, so each press asks for it anew. */
export async function loader({ request, params: { eventId = '', designId = '' } }: LoaderFunctionArgs) {
  const result = await backend(request).call('openToolDesign', { params: { designId } });
  if (result.ok) return redirect(result.data.edit_url);
  if (result.status === 401) return redirectToSignIn(new Request(new URL(designPage(eventId), request.url)));
  return redirectWithFlash(designPage(eventId), {
    tone: 'error',
    text: result.error.code === 'not_connected' ? result.error.message : words.openFailed,
  });
}
