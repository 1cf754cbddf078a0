import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { hostRole } from '#contract/events/hosts.ts';

/** The address belongs to a button; whoever opens it goes to the list. */
export function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  return redirect(`/event/${eventId}/hosts`);
}

/** Changes what a co-host may do. */
export async function action({ request, params: { eventId = '', hostId = '' } }: ActionFunctionArgs) {
  const role = hostRole.catch('viewer').parse((await readForm(request)).get('role'));
  return redirectWithOutcome(
    request,
    `/event/${eventId}/hosts`,
    await backend(request).call('changeHostRole', { params: { eventId, hostId }, body: { role } }),
  );
}
