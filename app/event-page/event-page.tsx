import { useActionData } from '@remix-run/react';
import { CollaborationRequests } from '#app/event-page/collaboration-requests.tsx';
import { HostPart } from '#app/event-page/host-part.tsx';
import { DetailsPart, InvitationPart } from '#app/event-page/drawn-parts.tsx';
import type { EventView } from '#app/event-page/event-view.server.ts';
import { ReplyCard } from '#app/event-page/reply-card.tsx';
import type { ReplyView } from '#app/event-page/reply-view.server.ts';
import type { OverviewView } from '#app/events/overview/overview.server.ts';
import type { OtherLanguage } from '#app/frame/language.server.ts';
import type { RequestsOnPage } from '#app/event-page/giving.server.ts';
import { ShareButton, WaysThere } from '#app/event-page/ways-on.tsx';
import { Alert, type AlertTone } from '#app/ui/alert.tsx';

interface EventPageProps {
  event: EventView;
  /** The guest the page is opened for; null for everybody else. */
  reply: ReplyView | null;
  requests: RequestsOnPage;
  /** The way to this page in the other language. */
  otherLanguage: OtherLanguage | null;
  /** Where the event stands; for hosts. */
  overview?: OverviewView | null;
  /** What the last press of a button did. */
  notice?: { tone: AlertTone; text: string } | null;
}

/** The event (spec section 2, Event detail screen). The answer comes first: it is what a guest came for. */
export function EventPageView({ event, reply, requests, overview, notice, otherLanguage }: EventPageProps) {
  const coming = reply?.rsvp === 'yes' && !event.closed;
  // with much to say, or to choose, what is for later stands below the answer
  const isLong = event.long || reply?.fields.attendance !== undefined;
  const ways = coming ? null : <WaysThere event={event} />;
  const answered = useActionData() !== undefined;
  const page = (
    <article className="event">
      {otherLanguage ? (
        <a href={otherLanguage.href} lang={otherLanguage.lang} hrefLang={otherLanguage.lang} rel="nofollow">
          {otherLanguage.text}
        </a>
      ) : null}
      {event.cancelled && !event.hosting ? (
        // first of all: nobody should read when and where before it
        <header>
          <Closed event={event} />
        </header>
      ) : null}
      <header className="invite">
        <InvitationPart event={event} />
        {ways && !isLong && <div className="ways">{ways}</div>}
      </header>
      <div className="event-side">
        {notice && !overview && !answered ? <Alert tone={notice.tone}>{notice.text}</Alert> : null}
        <Side event={event} reply={reply} />
        <CollaborationRequests eventId={event.id} requests={requests} />
        {!coming && (
          <div className="ways">
            {isLong && ways}
            <ShareButton event={event} />
          </div>
        )}
      </div>
      <div>
        <DetailsPart event={event} />
      </div>
    </article>
  );
  return overview ? (
    <>
      <HostPart overview={overview} />
      {page}
    </>
  ) : (
    page
  );
}

/** Why nobody can answer any more. */
const Closed = ({ event: { cancelled, closed } }: Pick<EventPageProps, 'event'>) => (
  <Alert tone={cancelled ? 'error' : 'info'} live={false}>
    {closed}
  </Alert>
);

/** What the one who looks can do here. */
function Side({ event, reply }: Pick<EventPageProps, 'event' | 'reply'>) {
  const { id, cancelled, closed, hosting, words } = event;
  const { stranger, visitor } = words;
  // the overview says it to hosts
  if (!hosting && cancelled) return null;
  if (!hosting && closed && reply) return <Closed event={event} />;
  if (reply && !closed) return <ReplyCard reply={reply} event={event} />;
  if (hosting) return null;
  if (stranger) return <p className="card">{stranger}</p>;
  return (
    <p className="card">
      {visitor?.explanation} <a href={`/auth/login?returnTo=/event/${id}`}>{visitor?.signIn}</a>
    </p>
  );
}
