import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';

/** The file itself, passed on as it comes. */
export async function loader({ request, params }: RouteArgs<'eventId'>): Promise<Response> {
  return backend(request).load('exportEvent', { params });
}
