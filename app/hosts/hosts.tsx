import { useLoaderData } from '@remix-run/react';
import { newHost } from '#contract/events/hosts.ts';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { HostItem } from '#app/hosts/host-item.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { InviteHostForm } from '#app/hosts/invite-host-form.tsx';
import { readForm } from '#app/forms/form-data.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import { readFlash, flashMessage } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { MAX_HOSTS } from '#contract/common/host-roles.ts';
import * as eventWords from '#messages/events/en.ts';
import * as hostPageWords from '#messages/hosts/page/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta = eventTitle(hostPageWords.pageTitle, hostPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  // first of all who may see the list: its refusal is the page's
  const { hosts } = await backend(request).load('listHosts', { params });
  const { event } = await loadHosted(request, params.eventId);
  return {
    hosts,
    event: {
      _id: event._id,
      eventName: event.eventName,
      timeZone: event.timeZone,
      open: event.status === 'active',
    },
    notice: await readFlash(request),
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  return postForm(await readForm(request), {
    schema: newHost,
    send: (body) => backend(request).send('inviteHost', { params, body }),
    done: flashMessage(`/event/${params.eventId}/hosts`),
  });
}

/** Who helps the owner of an event: invited, changed and removed here. */
export default function HostsPage() {
  const { hosts, event, notice } = useLoaderData<typeof loader>();
  const page = `/event/${event._id}/hosts`;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={hostPageWords.title} event={event.eventName} />
      <FlashMessage notice={notice} />
      <p>{hostPageWords.about}</p>
      {hosts.length === 0 ? (
        <EmptyState title={hostPageWords.none}>{event.open ? hostPageWords.noneHint : null}</EmptyState>
      ) : (
        <Card title={hostPageWords.listTitle}>
          <ul className="divide-y divide-line">
            {hosts.map((host) => (
              <HostItem key={host._id} host={host} page={page} timeZone={event.timeZone} open={event.open} />
            ))}
          </ul>
        </Card>
      )}
      {event.open && hosts.length < MAX_HOSTS ? (
        <Card title={hostPageWords.inviteTitle}>
          <InviteHostForm key={hosts.length} />
        </Card>
      ) : (
        <p>{event.open ? hostPageWords.full : hostPageWords.cancelled}</p>
      )}
    </Page>
  );
}
