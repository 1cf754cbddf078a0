import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { readForm } from '#app/form-data.server.ts';
import { redirectWithNotice } from '#app/notice.server.ts';
import { guestFunctionsChange } from '#contract/functions.ts';
import * as words from '#messages/functions/pages/en.ts';

const guestPage = ({ eventId, guestId }: LoaderFunctionArgs['params']) => `/event/${eventId}/invite/guests/${guestId}`;

/** The address belongs to a button; whoever opens it goes to the guest's page. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(guestPage(params));
}

/** Says to which functions a guest is invited. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '', guestId = '' } = params;
  const page = guestPage(params);
  const form = await readForm(request);
  const body = guestFunctionsChange.safeParse({ shown: form.getAll('shown'), invited: form.getAll('invited') });
  if (!body.success) return redirectWithNotice(page, { tone: 'error', text: words.notSaved });
  const result = await backend(request).call('changeGuestFunctions', { params: { eventId, guestId }, body: body.data });
  if (result.ok) return redirectWithNotice(page, { tone: 'success', text: result.data.message });
  if (result.status === 401) return redirectToSignIn(new Request(new URL(page, request.url)));
  return redirectWithNotice(page, { tone: 'error', text: result.status < 500 ? result.error.message : words.notSaved });
}
