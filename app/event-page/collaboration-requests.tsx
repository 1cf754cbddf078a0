import type { RequestView } from '#app/collaboration/requests.server.ts';
import type { RequestsOnPage } from '#app/event-page/giving.server.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

/**
 * The requests about gifts that concern the viewer (spec section 2): what waits for their
 * answer, then what they sent. Plain forms, which need no script and bring none along.
 */
export function CollaborationRequests({ eventId, requests }: { eventId: string; requests: RequestsOnPage }) {
  if (!requests) return null;
  const { received, sent, words } = requests;
  return (
    <Card title={words.title}>
      <ul className="gifts">
        {received.map((request) => (
          <Item key={request.id} eventId={eventId} request={request} words={words.received}>
            {request.over === 'bought' ? <p>{words.bought}</p> : null}
            <form
              method="post"
              noValidate
              action={`/event/${eventId}/collaboration-requests/${request.id}`}
              className="row"
            >
              {request.over ? null : (
                <Button name="status" value="accepted" aria-describedby={request.id}>
                  {words.accept}
                </Button>
              )}
              <Button name="status" value="rejected" variant="secondary" aria-describedby={request.id}>
                {words.reject}
              </Button>
            </form>
          </Item>
        ))}
        {sent.map((request) => (
          <Item key={request.id} eventId={eventId} request={request} words={words.sent}>
            <p className="badge">{words.states[request.status]}</p>
          </Item>
        ))}
      </ul>
    </Card>
  );
}

interface ItemProps {
  eventId: string;
  request: RequestView;
  /** Around the person and the gift. */
  words: readonly string[];
  children: React.ReactNode;
}

function Item({ eventId, request: { id, who, src, gift, message }, words, children }: ItemProps) {
  return (
    <li>
      <Avatar src={src} className="self-start" />
      <div>
        <p id={id}>
          {words[0]}
          <strong>{who}</strong>
          {words[1]}
          <a className="inline" href={`/event/${eventId}/gift/${gift.id}`}>
            {gift.name}
          </a>
          {words[2]}
        </p>
        {message ? <p>“{message}”</p> : null}
        {children}
      </div>
    </li>
  );
}
