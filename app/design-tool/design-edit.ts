import { redirect } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { designPage } from '#app/design-tool/design-page.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** Leads to where a design is edited now: such addresses end, so each press asks for it anew. */
export async function loader({ request, params: { eventId, designId } }: RouteArgs<'eventId' | 'designId'>) {
  const result = await backend(request).send('openToolDesign', { params: { designId } });
  if (result.ok) return redirect(result.data.edit_url);
  return redirectWithFlash(designPage(eventId), {
    tone: 'error',
    text: result.error.code === 'not_connected' ? result.error.message : designToolWords.openFailed,
  });
}
