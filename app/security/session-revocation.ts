import { redirect } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import * as securityWords from '#messages/security/en.ts';

const LIST = '/security';

/** The address belongs to a button; whoever opens it goes to the list. */
export function loader() {
  return redirect(LIST);
}

/** Ends a session. One's own signs out and leads to `/login` (spec section 4), any other back to the list. */
export async function action({ request, params }: RouteArgs<'sessionId'>) {
  await readForm(request);
  const result = await backend(request).send('revokeSession', { params });
  if (result.ok && result.data.action === 'logout') {
    const headers = result.setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    return redirect('/login?signed-out=1', { status: 303, headers });
  }
  if (result.ok) return redirectWithFlash(LIST, result.data.message);
  // ended before, perhaps by the first of two presses: what was wanted has happened
  if (result.status === 404)
    return redirectWithFlash(LIST, { tone: 'info', text: securityWords.endedAlready });
  return redirectWithFlash(LIST, { tone: 'error', text: securityWords.revokeFailed });
}
export { ErrorBoundary } from '#app/security/security-layout.tsx';
