import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as collaborationWords from '#messages/collaboration/en.ts';
import { formatEventMoment } from '#contract/common/format.ts';
import * as eventWords from '#messages/events/en.ts';
import * as functionWords from '#messages/functions/pages/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta = eventTitle(eventWords.cancelPageTitle, eventWords.cancelPageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const api = backend(request);
  const place = { params: { eventId: params.eventId } };
  const [editable, refunds] = await Promise.all([
    api.load('getEditableEvent', place),
    api.load('getRefundPreview', place),
  ]);
  return { ...editable, refunds };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  const eventId = params.eventId;
  await readForm(request);
  const result = await backend(request).send('cancelEvent', { params: { eventId } });
  if (result.ok) return redirect(`/event/${eventId}`, 303);
  return { problem: result.error.message };
}

/** Asks once more, and says what follows, before an event is cancelled for good. */
export default function EventCancel() {
  const { event, guestCount, functionCount, refunds } = useLoaderData<typeof loader>();
  const back = { to: `/event/${event._id}`, reloadDocument: true };
  if (event.status === 'cancelled') {
    return (
      <Page width="narrow" className="stack">
        <PageHeader title={event.eventName} />
        <Alert tone="error" live={false}>
          {eventWords.cancelledAlready}
        </Alert>
        <p>
          <ButtonLink {...back} variant="secondary">
            {eventWords.backToEvent}
          </ButtonLink>
        </p>
      </Page>
    );
  }
  return (
    <ConfirmPage
      title={eventWords.cancelTitle(event.eventName)}
      description={formatEventMoment(event)}
      confirm={{ label: eventWords.cancelConfirm, pending: eventWords.cancelling }}
      keep={{ ...back, label: eventWords.cancelLeave }}
    >
      <Card title={eventWords.cancelWhatHappens}>
        <ul className="prose list-disc ps-5">
          <li>{guestCount > 0 ? eventWords.cancelNotificationNote : eventWords.cancelNoGuests}</li>
          {functionCount > 0 ? <li>{functionWords.cancelsAll(functionCount)}</li> : null}
          {refunds.contributions > 0 ? (
            <li>{collaborationWords.goesBack(refunds.amount, refunds.contributions)}</li>
          ) : null}
          {refunds.used > 0 ? <li>{collaborationWords.usedStays(refunds.used)}</li> : null}
          <li>{eventWords.cancelRepliesClose}</li>
          <li>{eventWords.cancelNothingDeleted}</li>
          <li>{eventWords.cancelForGood}</li>
        </ul>
      </Card>
    </ConfirmPage>
  );
}
