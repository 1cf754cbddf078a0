import { redirect } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';

/** The dashboard of the spec links here; the list lives at `/attending-events` (spec section 2). */
export function loader({ request }: RouteArgs) {
  return redirect(`/attending-events${new URL(request.url).search}`, 301);
}
