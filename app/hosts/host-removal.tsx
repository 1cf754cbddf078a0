import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as hostWords from '#messages/hosts/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta: PageMeta = () => [{ title: hostPageWords.removalPageTitle }];

export async function loader({ request, params: { eventId, hostId } }: RouteArgs<'eventId' | 'hostId'>) {
  const { hosts } = await backend(request).load('listHosts', { params: { eventId } });
  const host = hosts.find(({ _id }) => _id === hostId);
  if (!host) throw data({ message: hostWords.gone }, { status: 404 });
  return { who: host.name || host.email, accepted: host.state === 'accepted', eventId };
}

export const action = removalAction<'eventId' | 'hostId'>(
  ({ eventId }) => `/event/${eventId}/hosts`,
  (api, params) => api.call('removeHost', { params }),
);

/** Asks once more before a co-host is out. */
export default function HostRemoval() {
  const { who, accepted, eventId } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={hostPageWords.removalTitle(who)}
      confirm={{ label: hostPageWords.removeConfirm, pending: hostPageWords.removing }}
      keep={{ label: hostPageWords.keep, to: `/event/${eventId}/hosts` }}
    >
      <p>{accepted ? hostPageWords.removalMeans : hostPageWords.takeBackMeans}</p>
    </ConfirmPage>
  );
}
