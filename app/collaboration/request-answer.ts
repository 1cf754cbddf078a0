import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';
import { respondForm } from '#contract/gifts/collaboration.ts';
import { id } from '#contract/common/fields.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

const eventPage = ({ eventId }: LoaderFunctionArgs['params']) => `/event/${eventId}`;

/** The address belongs to two buttons; whoever opens it goes to the event, where requests are shown. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(eventPage(params));
}

/** Accepts or rejects a request and leads back to where it was answered: the event's page or, with `gift` in the form, that gift's. */
export async function action({ request, params }: RouteArgs<'eventId' | 'requestId'>) {
  const { eventId, requestId } = params;
  const form = await readForm(request);
  const gift = id.safeParse(form.get('gift'));
  const back = gift.success ? `${eventPage(params)}/gift/${gift.data}` : eventPage(params);
  const pressed = respondForm.safeParse({ status: form.get('status') });
  if (!pressed.success) return redirectWithFlash(back, { tone: 'error', text: togetherWords.answerNeeded });
  const { status } = pressed.data;
  const result = await backend(request).call('respondToCollaborationRequest', {
    params: { eventId, requestId },
    body: { status },
  });
  if (result.ok) return redirectWithFlash(back, togetherWords.responded(status));
  // the second of two presses: what was wanted has happened
  if (result.error.code === `already_${status}`)
    return redirectWithFlash(back, togetherWords.responded(status));
  return redirectWithFailure(request, back, result, togetherWords.respondFailed(status));
}
