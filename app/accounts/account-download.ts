import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';

/** The file itself, passed on as it comes. Whoever signed in a while ago is asked on the page that led here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const result = await backend(request).call('exportAccount', {});
  if (result.ok) return result.data;
  if (result.status === 401) throw redirectToSignIn(request);
  if (result.error.code === 'sign_in_again') throw redirect('/profile/data?sign-in=again');
  throw data(result.error, { status: result.status });
}
