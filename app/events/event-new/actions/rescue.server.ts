import { createCookie, data, redirect, redirectDocument } from '@remix-run/node';
import { backend } from '#app/backend.server.ts';
import { site } from '#app/backend-door.server.ts';
import type { Work } from '#app/events/event-new/actions/work.server.ts';
import { addressOf, placeOf } from '#app/events/event-new/place.ts';
import type { EventType } from '#contract/events/events.ts';

/**
 * Ties a rescued form to the browser it was typed in: a link with somebody else's token
 * must not be able to replace what is in one's own draft.
 */
const rescueCookie = createCookie('shagun_rescue', {
  path: '/create-event',
  httpOnly: true,
  sameSite: 'lax',
  secure: site.appUrl.startsWith('https:'),
  maxAge: 3600,
});

/**
 * Keeps what was typed by somebody whose session has ended, and sends them to sign in and
 * back. Without scripts by way of the landing page's link: a posted form may not be led
 * on to the identity provider's site (`form-action` of the content security policy).
 */
export async function sendToSignIn({
  request,
  eventType,
  entries,
  form,
  place,
  enhanced,
}: Work): Promise<Response> {
  const rescued = await backend(request).call('rescueEventDraft', { body: { eventType, entries } });
  const hadFiles = [...form.values()].some((value) => value instanceof File && value.size > 0);
  const back = new URL(addressOf(eventType, place), site.appUrl);
  if (rescued.ok) back.searchParams.set('rescue', rescued.data.token);
  if (hadFiles) back.searchParams.set('files', '1');
  const returnTo = new URLSearchParams({ returnTo: back.pathname + back.search });
  const headers = rescued.ok ? { 'Set-Cookie': await rescueCookie.serialize(rescued.data.token) } : undefined;
  return redirectDocument(`${enhanced ? '/auth/login' : '/'}?${returnTo}`, { status: 303, headers });
}

/**
 * Takes a rescued form into the draft of whoever came back from signing in, and leads to
 * the clean address. Null when the address speaks of no rescue, `missing` when it could not be had: the address tries again.
 */
export async function claimRescue(
  request: Request,
  eventType: EventType,
): Promise<Response | 'missing' | null> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('rescue');
  if (!token) return null;
  const place = placeOf(searchParams);
  if ((await rescueCookie.parse(request.headers.get('Cookie'))) !== token)
    return redirect(addressOf(eventType, place));
  const { error } = await backend(request).extra('claimEventDraft', { params: { token } });
  if (error?.code === 'not_found') throw data(error, { status: 404 });
  if (error) return 'missing';
  const done = searchParams.has('files') ? 'restored-without-files' : 'restored';
  return redirect(addressOf(eventType, place, { done }), {
    headers: { 'Set-Cookie': await rescueCookie.serialize('', { maxAge: 0 }) },
  });
}
