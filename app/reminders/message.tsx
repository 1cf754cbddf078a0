import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { newRequestId } from '#app/invitations/add-invitees.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { MessageConfirm } from '#app/reminders/message-confirm.tsx';
import { MessageForm } from '#app/reminders/message-form.tsx';
import { handleMessage, type SendMessageResult } from '#app/reminders/send-message.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Alert } from '#app/ui/alert.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { guestMessage } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

export const handle: EventPageHandle = { part: 'messages' };

export const meta = eventTitle(reminderPageWords.writePageTitle, reminderPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const api = backend(request);
  const [reminders, { event, host }] = await Promise.all([
    api.load('getReminders', { params }),
    loadHosted(request, params.eventId, { toEdit: true }),
  ]);
  const { audiences, functions, allowed } = reminders;
  // the page of a function's guests leads here for them
  const functionId = guestMessage.shape.functionId
    .catch('')
    .parse(new URL(request.url).searchParams.get('functionId') ?? '');
  return {
    event,
    host,
    audiences,
    functions,
    functionId,
    allowed,
    closed: sentenceOfClosed(event),
    requestId: newRequestId(),
  };
}

export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const answer = await handleMessage(request, eventId);
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}

/** A message in the organiser's own words: written, looked at as the guests will read it, and only then sent. */
export default function MessagePage() {
  const { event, host, audiences, functions, functionId, allowed, closed, requestId } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as SendMessageResult | undefined;
  const reminders = `/event/${event._id}/invite/reminders`;
  const refused = closed ?? (allowed ? null : reminderPageWords.planNote);
  return (
    <HostPage
      event={event}
      host={host}
      width="narrow"
      title={answer?.preview ? reminderPageWords.confirmTitle : reminderPageWords.messageTitle}

      back={<BackLink to={reminders}>{reminderPageWords.back}</BackLink>}
    >
      {refused ? (
        <Alert tone="info" live={false} title={refused}>
          {closed ? (
            <Link to={reminders}>{reminderPageWords.back}</Link>
          ) : (
            <Link to="/contact">{reminderPageWords.seePlans}</Link>
          )}
        </Alert>
      ) : answer?.preview ? (
        <MessageConfirm
          preview={answer.preview}
          draft={answer.draft}
          functions={functions}
          page={reminders}
        />
      ) : (
        <MessageForm
          audiences={audiences}
          functions={functions}
          draft={answer?.draft ?? { audience: 'all', functionId, text: '', requestId }}
          problem={answer?.problem ?? null}
        />
      )}
    </HostPage>
  );
}
