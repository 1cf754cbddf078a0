import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Download } from '#app/ui/icons.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as transferWords from '#messages/events/transfer/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta = eventTitle(transferWords.exportPageTitle, transferWords.exportPageTitleUnknown);

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  // the download would refuse others as well, with nothing to read
  const { event } = await loadHosted(request, eventId, { toOwn: true });
  return { event: { _id: event._id, eventName: event.eventName } };
}

/** What the file of an event has in it and what it has not, and the file. */
export default function EventExport() {
  const { event } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={transferWords.exportTitle}
        event={event.eventName}
        description={transferWords.exportLead}
      />
      <Card title={transferWords.inTitle}>
        <ul className="prose list-disc ps-5">
          {transferWords.inside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card title={transferWords.outTitle}>
        <ul className="prose list-disc ps-5">
          {transferWords.outside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <div className="stack">
        <p className="text-ink-soft">{transferWords.caution}</p>
        <div>
          <ButtonLink to={`/event/${event._id}/export/file`} reloadDocument discover="none" download>
            <Download size={18} aria-hidden /> {transferWords.downloadFile}
          </ButtonLink>
        </div>
        <p className="text-ink-soft">{transferWords.bringInElsewhere}</p>
      </div>
    </Page>
  );
}
