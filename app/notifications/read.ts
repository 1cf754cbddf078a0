import { redirect } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { listAddress } from '#app/notifications/list-address.ts';
import { id } from '#contract/common/fields.ts';
import { landingPath } from '#contract/accounts/landing-path.ts';

/** The address belongs to buttons; whoever opens it goes to the list. */
export function loader() {
  return redirect('/notifications');
}

/**
 * Marks one notification as read (`id`), or all without one, and goes to `go`, a page of
 * this site, or back to the list with its `limit`. That it failed is no reason to stay.
 */
export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  const one = id.safeParse(form.get('id'));
  if (one.success || !form.has('id')) {
    const result = await backend(request).call('markNotificationsRead', {
      body: { notificationIds: one.success ? [one.data] : [] },
    });
    if (!result.ok && result.status === 401)
      return redirectToSignIn(new Request(new URL('/notifications', request.url)));
  }
  return redirect(landingPath(form.get('go')) ?? listAddress(form.get('limit'), one.data), 303);
}
