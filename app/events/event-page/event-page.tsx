import type { RequestsView } from '#app/collaboration/requests.server.ts';
import { CollaborationRequests } from '#app/events/event-page/collaboration-requests.tsx';
import { EventDetails } from '#app/events/event-page/event-details.tsx';
import type { EventView, ReplyView } from '#app/events/event-page/event-view.server.ts';
import { ReplyCard } from '#app/events/event-page/reply-card.tsx';
import { Wishlist } from '#app/events/event-page/wishlist.tsx';
import { Alert, type AlertTone } from '#app/ui/alert.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';

interface EventPageProps {
  event: EventView;
  /** The guest the page is opened for; null for everybody else. */
  reply: ReplyView | null;
  requests: RequestsView;
  /** What the last press of a button did. */
  notice?: { tone: AlertTone; text: string } | null;
  /** The button pressed in the invitation, which chose nothing yet. */
  pressed?: 'yes' | 'no' | undefined;
}

/** The event (spec section 2, Event detail screen). The answer comes first: it is what a guest came for. */
export function EventPage({ event, reply, requests, notice, pressed }: EventPageProps) {
  return (
    <article className="event">
      <header className="event-head">
        <div className="card-head">
          <p className="badge">{event.type}</p>
          <CopyButton text={event.url} copied="Link copied to clipboard!" variant="quiet">
            Share
          </CopyButton>
        </div>
        <h1>{event.name}</h1>
        <p>
          {event.day}
          <br />
          {[event.time, event.venue].filter(Boolean).join(' · ')}
        </p>
      </header>
      <div className="event-side">
        {notice ? <Alert tone={notice.tone}>{notice.text}</Alert> : null}
        <Side event={event} reply={reply} pressed={pressed} />
        <CollaborationRequests eventId={event.id} requests={requests} />
      </div>
      <div>
        <EventDetails event={event} />
        <Wishlist event={event} />
      </div>
    </article>
  );
}

/** What the one who looks can do here. */
function Side({ event, reply, pressed }: Pick<EventPageProps, 'event' | 'reply' | 'pressed'>) {
  const { id, relation, cancelled, closed, host } = event;
  const notice = cancelled || (closed && reply) ? (
    <Alert tone={cancelled ? 'error' : 'info'} live={false}>
      {closed}
    </Alert>
  ) : null;
  if (relation === 'organiser') {
    return (
      <>
        {notice}
        <nav className="card stack" aria-label="Organise this event">
          <a className="btn btn-primary" href={`/event/${id}/invite`}>
            {cancelled ? 'Guests and replies' : 'Invite guests'}
          </a>
          <a className="btn btn-secondary" href={`/event/${id}/wishlist`}>
            Manage wishlist
          </a>
          {cancelled ? null : (
            <>
              <a className="btn btn-secondary" href={`/event/${id}/edit`}>
                Edit event
              </a>
              <a className="btn btn-quiet" href={`/event/${id}/cancel`}>
                Cancel event
              </a>
            </>
          )}
        </nav>
      </>
    );
  }
  if (notice) return notice;
  if (reply) return <ReplyCard reply={reply} pressed={pressed} host={host} />;
  if (relation === 'stranger') {
    return (
      <p className="card">
        You are not registered as a guest for this event. If you were invited, open the personal link in your
        invitation, or sign in with the e-mail address it was sent to.
      </p>
    );
  }
  return (
    <p className="card">
      Anyone with this link can see the event. Invited guests reply from their personal link, which is in the
      invitation, or after <a href={`/auth/login?returnTo=/event/${id}`}>signing in</a>.
    </p>
  );
}
