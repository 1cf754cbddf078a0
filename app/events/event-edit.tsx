import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { EventEditForm } from '#app/events/event-change/event-edit-form.tsx';
import { saveEvent } from '#app/events/event-change/save-event.server.ts';
import { readVenueSearch } from '#app/events/venue/venue-search-view.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import * as eventWords from '#messages/events/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta = eventTitle(eventWords.editPageTitle, eventWords.editPageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const [editable, venueSearch] = await Promise.all([
    loadHosted(request, params.eventId, { toEdit: true }),
    readVenueSearch(request),
  ]);
  return { ...editable, venueSearch, now: new Date().toISOString(), takesPayments: site.takesPayments };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  return saveEvent(request, params.eventId);
}

export default function EventEdit() {
  const { event, host, guestCount, functionCount, venueSearch, now, takesPayments } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const page = `/event/${event._id}`;
  return (
    <HostPage event={event} host={host} width="narrow" title={eventWords.editTitle}>
      {event.status === 'cancelled' ? (
        <>
          <Alert tone="error" live={false}>
            {eventWords.cancelledForGood}
          </Alert>
          <p>
            <ButtonLink to={page} reloadDocument variant="secondary">
              {eventWords.backToEvent}
            </ButtonLink>
          </p>
        </>
      ) : (
        <EventEditForm
          event={event}
          guestCount={guestCount}
          functionCount={functionCount}
          venueSearch={venueSearch}
          now={now}
          asksGiving={takesPayments && host.role === 'organiser'}
          answer={answer}
        />
      )}
    </HostPage>
  );
}
