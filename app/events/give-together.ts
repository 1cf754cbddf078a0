import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';

const pageOf = ({ eventId = '' }: LoaderFunctionArgs['params']) => `/event/${eventId}`;

/** The address belongs to two buttons; whoever opens it goes to the event. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(pageOf(params));

/** Answers whether guests give together, where a yes was ticked beforehand (docs/decisions/0094). */
export async function action({ request, params }: ActionFunctionArgs) {
  const { eventId = '' } = params;
  const form = await readForm(request);
  const body = { giveTogether: form.get('giveTogether') === 'yes' };
  return redirectWithOutcome(
    request,
    pageOf(params),
    await backend(request).call('answerGiveTogether', { params: { eventId }, body }),
  );
}
