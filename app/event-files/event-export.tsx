import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Download } from '#app/ui/icons.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as words from '#messages/events/transfer/en.ts';

export const handle: EventPageHandle = { part: 'settings', denied: eventWords.organisersOnlyEvent };

export const meta: PageMeta<typeof loader> = ({ data: found }) => [
  { title: found ? words.exportPageTitle(found.event.eventName) : words.exportPageTitleUnknown },
];

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
      <PageHeader title={words.exportTitle} event={event.eventName} description={words.exportLead} />
      <Card title={words.inTitle}>
        <ul className="prose list-disc ps-5">
          {words.inside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card title={words.outTitle}>
        <ul className="prose list-disc ps-5">
          {words.outside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <div className="stack">
        <p className="text-ink-soft">{words.caution}</p>
        <div>
          <ButtonLink to={`/event/${event._id}/export/file`} reloadDocument discover="none" download>
            <Download size={18} aria-hidden /> {words.downloadFile}
          </ButtonLink>
        </div>
        <p className="text-ink-soft">{words.bringInElsewhere}</p>
      </div>
    </Page>
  );
}
