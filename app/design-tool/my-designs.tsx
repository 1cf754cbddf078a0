import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { DesignToolPanel } from '#app/design-tool/design-tool-panel.tsx';
import { designToolView } from '#app/design-tool/design-tool-view.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { BackLink } from '#app/ui/page.tsx';
import * as designToolWords from '#messages/design-tool/en.ts';

export const handle: EventPageHandle = { part: 'invitation' };

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: designToolWords.pageTitle(data?.event.eventName ?? '') },
];

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  const { event, host } = await loadHosted(request, eventId, { toEdit: true });
  return { event, host, view: await designToolView(request, eventId), notice: await readFlash(request) };
}

/** The person's own designs for one event, with paging; the invitation's design tab shows the same panel. */
export default function MyDesigns() {
  const { event, host, view, notice } = useLoaderData<typeof loader>();
  return (
    <HostPage
      event={event}
      host={host}
      notice={notice}
      width="wide"
      title={designToolWords.pageHeading}

      back={<BackLink to={`/event/${event._id}/invite`}>{designToolWords.backToGuests}</BackLink>}
    >
      <DesignToolPanel event={event} view={view} />
    </HostPage>
  );
}
