import type { LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';

/** The file itself, passed on as it comes. */
export async function loader({ request, params: { eventId = '' } }: LoaderFunctionArgs): Promise<Response> {
  return backend(request).load('exportEvent', { params: { eventId } });
}
