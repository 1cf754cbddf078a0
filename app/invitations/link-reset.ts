import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import * as words from '#messages/invitations/en.ts';

const guestPage = ({ eventId, guestId }: LoaderFunctionArgs['params']) =>
  `/event/${eventId}/invite/guests/${guestId}`;

/** The address belongs to a button; whoever opens it goes to the guest's page. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(guestPage(params));
}

/** Replaces the guest's personal link: the old one stops working. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '', guestId = '' } = params;
  const result = await backend(request).call('resetPersonalLink', { params: { eventId, guestId } });
  if (result.ok) {
    return redirectWithFlash(guestPage(params), { tone: 'success', text: words.linkReplaced });
  }
  return redirectWithFailure(request, guestPage(params), result);
}
