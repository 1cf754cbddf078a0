import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';

/** The address belongs to a button; whoever opens it goes to the list. */
export function loader({ params: { eventId = '' } }: LoaderFunctionArgs) {
  return redirect(`/event/${eventId}/hosts`);
}

/** Sends an invitation to help once more. */
export async function action({ request, params: { eventId = '', hostId = '' } }: ActionFunctionArgs) {
  return redirectWithOutcome(
    request,
    `/event/${eventId}/hosts`,
    await backend(request).call('resendHostInvitation', { params: { eventId, hostId } }),
  );
}
