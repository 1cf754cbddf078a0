import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { guestFunctionsChange } from '#contract/events/functions.ts';
import * as words from '#messages/functions/pages/en.ts';

const guestPage = ({ eventId, guestId }: LoaderFunctionArgs['params']) =>
  `/event/${eventId}/invite/guests/${guestId}`;

/** The address belongs to a button; whoever opens it goes to the guest's page. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(guestPage(params));
}

/** Says to which functions a guest is invited. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '', guestId = '' } = params;
  const page = guestPage(params);
  const form = await readForm(request);
  const body = guestFunctionsChange.safeParse({
    shown: form.getAll('shown'),
    invited: form.getAll('invited'),
  });
  if (!body.success) return redirectWithFlash(page, { tone: 'error', text: words.notSaved });
  return redirectWithOutcome(
    request,
    page,
    await backend(request).call('changeGuestFunctions', { params: { eventId, guestId }, body: body.data }),
    words.notSaved,
  );
}
