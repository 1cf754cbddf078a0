import { redirect } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import * as securityWords from '#messages/security/en.ts';

/** The address belongs to a button; whoever opens it goes to the page. */
export function loader() {
  return redirect('/security');
}

/** The heartbeat. That it failed is in the backend's log alone (spec section 8); the page then says what is wrong. */
export async function action({ request }: RouteArgs) {
  const result = await backend(request).call('keepSessionAlive', {});
  return result.ok
    ? redirectWithFlash('/security', { tone: 'info', text: securityWords.refreshed })
    : redirect('/security', 303);
}
