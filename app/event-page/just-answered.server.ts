import { createCookie } from '@remix-run/node';
import { site } from '#app/server/backend-transport.server.ts';

/**
 * Tells the page that follows an answer from one that is opened later: it is shown with joy, once. It names the guest, for
 * a family answers on one phone.
 */
const cookie = createCookie('shagun_answered', {
  path: '/event',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 60,
  secure: site.appUrl.startsWith('https:'),
});

/** Headers of the answer that leads back to the page. */
export const markAnswered = async (guestId: string): Promise<HeadersInit> => ({
  'Set-Cookie': await cookie.serialize(guestId),
});

/** Whether this guest answered a moment ago; the mark goes with being read. */
export async function takeAnswered(
  request: Request,
  guestId: string | undefined,
  headers: Headers,
): Promise<boolean> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie'));
  if (guestId === undefined || kept !== guestId) return false;
  headers.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }));
  return true;
}
