import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';

/** The address belongs to a button; whoever opens it goes to the profile. */
export const loader = () => redirect('/profile');

/** Sends the mail again that confirms the address of the profile. */
export async function action({ request }: ActionFunctionArgs) {
  return redirectWithOutcome(request, '/profile', await backend(request).call('sendEmailConfirmation', {}));
}
