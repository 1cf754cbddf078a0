import { Link } from '@remix-run/react';
import { HelpingLine } from '#app/hosts/helping-line.tsx';
import type { HostView } from '#app/hosts/hosted-event.server.ts';
import { PageHeader } from '#app/ui/page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatEventMoment } from '#contract/common/format.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import * as words from '#messages/invitations/en.ts';
import * as questionWords from '#messages/questions/page/en.ts';

interface InviteHeaderProps {
  event: {
    _id: string;
    eventName: string;
    date: string;
    time: string;
    timeZone: string;
    startsAt: string;
    status: 'active' | 'cancelled';
  };
  host: HostView;
}

/** Which event the guest list belongs to, the way to its page, and how a co-host helps with it. */
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
        actions={
          <span data-print="no" className="row">
            <ButtonLink to={`/event/${event._id}`} reloadDocument variant="secondary">
              {words.openEventPage}
            </ButtonLink>
            <ButtonLink to={`/event/${event._id}/questions`} variant="quiet">
              {questionWords.open}
            </ButtonLink>
            <ButtonLink to={`/event/${event._id}/functions`} variant="quiet">
              {functionWords.open}
            </ButtonLink>
            {event.status === 'active' && host.edits ? (
              <ButtonLink to={`/event/${event._id}/edit`} reloadDocument variant="quiet">
                {words.editEvent}
              </ButtonLink>
            ) : null}
          </span>
        }
      />
      <HelpingLine host={host} />
    </>
  );
}
