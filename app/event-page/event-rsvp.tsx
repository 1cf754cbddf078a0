import { redirect } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { redirectToSignIn } from '#app/server/backend.server.ts';
import { answerInvitation } from '#app/event-page/answer.server.ts';
import { EventError, EventMissing } from '#app/invited/event-error.tsx';
import { metaOf } from '#app/invited/event-meta.ts';
import { showEvent } from '#app/event-page/event-loader.server.ts';
import { EventPageView } from '#app/event-page/event-page.tsx';
import { leadToJoined, readEvent, showDeadLink, showProblem } from '#app/invited/read-event.server.ts';
import { revalidateReply, sendOrKeep } from '#app/replies/reply-form.ts';
import type { RouteHandle } from '#app/frame/inline-page.ts';

export const handle: RouteHandle = { inlineStyles: true, forInvited: true };

export const meta: PageMeta<typeof loader> = ({ data }) => metaOf(data);

/**
 * The event page behind a personal link. Its key stands in for a sign-in; without one the
 * guest named in the link has to be signed in. It only reads: mail scanners open links.
 */
export async function loader({ request, params }: RouteArgs<'eventId' | 'guestId' | 'response' | 'source'>) {
  const { eventId, guestId, response } = params;
  const { pathname, searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? undefined;
  const read = await readEvent(request, eventId, { guest: guestId, key });
  if ('problem' in read) return showProblem(request, read.problem);
  const { page } = read;
  const { relation, guest } = page.viewer;
  if (key && (relation === 'visitor' || relation === 'stranger')) return showDeadLink(request, pathname);
  if (relation === 'visitor') throw redirectToSignIn(request);
  const isJoined = await leadToJoined(request, guestId, page);
  // signed in as another guest of this event: their own answer is there
  if (guest && guest._id !== guestId && !isJoined) throw redirect(`/event/${eventId}`);
  return showEvent(request, page, { pressed: asAnswer(response), isJoined });
}

export async function action({ request, params }: RouteArgs<'eventId' | 'guestId' | 'response' | 'source'>) {
  const { eventId, guestId, source } = params;
  return answerInvitation(request, { eventId, guestId, source });
}

export const shouldRevalidate = revalidateReply;

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendOrKeep(request, serverAction<typeof action>);
}

export default function EventRsvp() {
  const shown = useLoaderData<typeof loader>();
  return 'problem' in shown ? <EventMissing {...shown.problem} /> : <EventPageView {...shown} />;
}

/** The button of the invitation that was pressed; links without buttons say something else. */
const asAnswer = (response: string | undefined): 'yes' | 'no' | undefined =>
  response === 'yes' || response === 'no' ? response : undefined;

export const ErrorBoundary = EventError;
