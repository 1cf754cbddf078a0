import { data, redirect } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';

/** The file itself, passed on as it comes. Whoever signed in a while ago is asked on the page that led here. */
export async function loader({ request }: RouteArgs): Promise<Response> {
  const result = await backend(request).send('exportAccount', {});
  if (result.ok) return result.data;
  if (result.error.code === 'sign_in_again') throw redirect('/profile/data?sign-in=again');
  throw data(result.error, { status: result.status });
}
