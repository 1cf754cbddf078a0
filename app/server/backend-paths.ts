import type { RouteArgs } from '#app/server/route-types.ts';
import { forwardToBackend } from '#app/server/backend-transport.server.ts';

export async function loader({ request }: RouteArgs) {
  return forwardToBackend(request);
}

export async function action({ request }: RouteArgs) {
  return forwardToBackend(request);
}
