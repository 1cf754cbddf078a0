import { redirect } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { redirectToSignIn } from '#app/server/backend.server.ts';
import { answerInvitation, keepForLater } from '#app/event-page/answer.server.ts';
import { EventError, EventMissing } from '#app/invited/event-error.tsx';
import { metaOf } from '#app/invited/event-meta.ts';
import { showEvent } from '#app/event-page/event-loader.server.ts';
import { EventPageView } from '#app/event-page/event-page.tsx';
import { readEvent, showProblem } from '#app/invited/read-event.server.ts';
import { revalidateReply, sendOrKeep } from '#app/replies/reply-form.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { inlineStyles: true };

export const meta: PageMeta<typeof loader> = ({ data }) => metaOf(data);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const read = await readEvent(request, params.eventId);
  return 'problem' in read ? showProblem(request, read.problem) : showEvent(request, read.page);
}

/** A signed-in guest answers without a personal link. */
export async function action({ request, params }: RouteArgs<'eventId'>) {
  const eventId = params.eventId;
  const read = await readEvent(request, eventId);
  if ('problem' in read) {
    const { status } = read.problem;
    if (status >= 500 || status === 429) return keepForLater(request, status);
    // the page says why it cannot be shown
    return redirect(`/event/${eventId}`, 303);
  }
  const { viewer } = read.page;
  if (viewer.relation === 'visitor') return redirectToSignIn(request);
  // the page says why somebody who is no guest cannot answer
  if (!viewer.guest) return redirect(`/event/${eventId}`, 303);
  return answerInvitation(request, { eventId, guestId: viewer.guest._id });
}

export const shouldRevalidate = revalidateReply;

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendOrKeep(request, serverAction<typeof action>);
}

export default function Event() {
  const shown = useLoaderData<typeof loader>();
  return 'problem' in shown ? <EventMissing {...shown.problem} /> : <EventPageView {...shown} />;
}

export const ErrorBoundary = EventError;
