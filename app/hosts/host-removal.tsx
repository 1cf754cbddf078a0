import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectAfterRemoval } from '#app/forms/redirect-with-outcome.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
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

export async function action({ request, params: { eventId, hostId } }: RouteArgs<'eventId' | 'hostId'>) {
  return redirectAfterRemoval(
    request,
    `/event/${eventId}/hosts`,
    await backend(request).call('removeHost', { params: { eventId, hostId } }),
  );
}

/** Asks once more before a co-host is out. */
export default function HostRemoval() {
  const { who, accepted, eventId } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <ConfirmPage
      header={<PageHeader title={hostPageWords.removalTitle(who)} />}
      problem={problem}
      confirm={{ label: hostPageWords.removeConfirm, pending: hostPageWords.removing }}
      keep={
        <ButtonLink to={`/event/${eventId}/hosts`} variant="secondary">
          {hostPageWords.keep}
        </ButtonLink>
      }
    >
      <p>{accepted ? hostPageWords.removalMeans : hostPageWords.takeBackMeans}</p>
    </ConfirmPage>
  );
}
