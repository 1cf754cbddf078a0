import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { languageChoice } from '#contract/guests/guests.ts';

const listOf = (eventId = '') => `/event/${eventId}/invite`;

/** The address belongs to a button; whoever opens it goes to the guest list. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(listOf(params.eventId));
}

/** Saves the language for guests who have not chosen one. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '' } = params;
  const form = await readForm(request);
  const language = languageChoice.catch('any').parse(form.get('language'));
  return redirectWithOutcome(
    request,
    listOf(eventId),
    await backend(request).call('setGuestLanguage', { params: { eventId }, body: { language } }),
  );
}
