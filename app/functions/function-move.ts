import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';

/** Somebody who comes here without pressing a button is shown the functions. */
export function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  return redirect(`/event/${eventId}/functions`);
}

/** Shows a function one place earlier or later. */
export async function action({ request, params: { eventId = '', functionId = '' } }: ActionFunctionArgs) {
  const list = `/event/${eventId}/functions`;
  const direction = (await readForm(request)).get('direction') === 'up' ? 'up' : 'down';
  const result = await backend(request).call('moveFunction', {
    params: { eventId, functionId },
    body: { direction },
  });
  if (result.ok) return redirect(list, 303);
  return redirectWithFailure(request, list, result);
}
