import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';

/** Somebody who comes here without pressing a button is shown the questions. */
export function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  return redirect(`/event/${eventId}/questions`);
}

/** Asks a question one place earlier or later. */
export async function action({ request, params: { eventId = '', questionId = '' } }: ActionFunctionArgs) {
  const direction = (await readForm(request)).get('direction') === 'up' ? 'up' : 'down';
  const result = await backend(request).call('moveQuestion', {
    params: { eventId, questionId },
    body: { direction },
  });
  if (result.ok) return redirect(`/event/${eventId}/questions`, 303);
  if (result.status === 401) return redirectToSignIn(request);
  return redirectWithFlash(`/event/${eventId}/questions`, { tone: 'error', text: result.error.message });
}
