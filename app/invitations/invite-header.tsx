import { Link } from '@remix-run/react';
import { EventMenu } from '#app/events/event-menu.tsx';
import { HelpingLine } from '#app/hosts/helping-line.tsx';
import type { HostView } from '#app/hosts/hosted-event.server.ts';
import { PageHeader } from '#app/ui/page.tsx';
import { formatEventMoment } from '#contract/common/format.ts';
import * as words from '#messages/invitations/en.ts';

interface InviteHeaderProps {
  event: {
    _id: string;
    eventName: string;
    date: string;
    time: string;
    timeZone: string;
    startsAt: string;
  };
  host: HostView;
}

/** Which event the guest list belongs to, the event's menu, and how a co-host helps with it. */
export function InviteHeader({ event, host }: InviteHeaderProps) {
  return (
    <>
      <PageHeader
        title={event.eventName}
        description={formatEventMoment(event)}
        back={
          <p data-print="no">
            <Link to="/organised-events">{words.yourEvents}</Link>
          </p>
        }
      />
      <EventMenu eventId={event._id} current="guests" />
      <HelpingLine host={host} />
    </>
  );
}
