import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { redirectWithNotice } from '#app/notice.server.ts';
import * as words from '#messages/reminders/page/en.ts';

const pageOf = (eventId = '') => `/event/${eventId}/invite/reminders`;

/** The address belongs to a button; whoever opens it goes to the page of reminders. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(pageOf(params.eventId));
}

/** Reminds everybody who has not answered. */
export async function action({ request, params: { eventId = '' } }: ActionFunctionArgs) {
  const page = pageOf(eventId);
  const result = await backend(request).call('remindNow', { params: { eventId } });
  if (result.ok) return redirectWithNotice(page, { tone: 'success', text: result.data.message });
  if (result.status === 401) return redirectToSignIn(new Request(new URL(page, request.url)));
  return redirectWithNotice(page, { tone: 'error', text: result.status < 500 ? result.error.message : words.failed });
}
