import { redirect } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';

/** The payment page of the spec links here; the list lives at `/organised-events` (spec section 2). */
export function loader({ request }: RouteArgs) {
  return redirect(`/organised-events${new URL(request.url).search}`, 301);
}
