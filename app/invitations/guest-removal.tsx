import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { nameOf, partyOf } from '#app/invitations/delivery-state.tsx';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as invitationWords from '#messages/invitations/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta = () => [{ title: invitationWords.removalTitle }];

export async function loader({ request, params: { eventId, guestId } }: RouteArgs<'eventId' | 'guestId'>) {
  await loadHosted(request, eventId, { toEdit: true });
  const { guest } = await backend(request).load('getGuest', { params: { eventId, guestId } });
  return { guest, eventId };
}

export const action = removalAction<'eventId' | 'guestId'>(
  ({ eventId }) => `/event/${eventId}/invite`,
  (api, params) => api.call('removeGuest', { params }),
);

/** Asks once more before a guest and the reply are gone. */
export default function GuestRemoval() {
  const { guest, eventId } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={invitationWords.removalHeading(nameOf(guest))}
      confirm={{ label: invitationWords.removeGuest, pending: invitationWords.removing }}
      keep={{ label: invitationWords.keepGuest, to: `/event/${eventId}/invite/guests/${guest._id}` }}
    >
      <p>{invitationWords.removalMeans(guest.rsvp !== 'pending', partyOf(guest.reply))}</p>
    </ConfirmPage>
  );
}
