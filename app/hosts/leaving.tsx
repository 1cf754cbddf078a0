import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta: PageMeta = () => [{ title: hostPageWords.leavePageTitle }];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event, host } = await loadHosted(request, eventId);
  // an owner has nobody to leave the event to
  if (host.role === 'organiser') throw redirect(`/event/${eventId}/hosts`);
  return {
    event: { _id: event._id, eventName: event.eventName },
    owner: host.owner || hostPageWords.theOwner,
  };
}

export const action = removalAction<'eventId'>(
  () => '/dashboard',
  (api, params) => api.call('leaveEvent', { params }),
);

/** Asks a co-host once more before they stop helping. */
export default function Leaving() {
  const { event, owner } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={hostPageWords.leaveTitle}
      event={event.eventName}
      confirm={{ label: hostPageWords.leaveConfirm, pending: hostPageWords.leaving }}
      keep={{ label: hostPageWords.stay, to: `/event/${event._id}`, reloadDocument: true }}
    >
      <p>{hostPageWords.leaveMeans(owner)}</p>
    </ConfirmPage>
  );
}
