import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import * as words from '#messages/reminders/page/en.ts';

const pageOf = (eventId = '') => `/event/${eventId}/invite/reminders`;

/** The address belongs to a button; whoever opens it goes to the page of reminders. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(pageOf(params.eventId));
}

/** Reminds everybody who has not answered. */
export async function action({ request, params: { eventId = '' } }: ActionFunctionArgs) {
  const page = pageOf(eventId);
  return redirectWithOutcome(
    request,
    page,
    await backend(request).call('remindNow', { params: { eventId } }),
    words.failed,
  );
}
