import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/backend.server.ts';

/** The short address in a text message leads to the guest's own link. */
export async function loader({ request, params: { key = '' } }: LoaderFunctionArgs) {
  const { path } = await backend(request).load('openShortLink', { params: { key } });
  return redirect(`${path}?${new URLSearchParams({ key }).toString()}`, { headers: { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' } });
}
