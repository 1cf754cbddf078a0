import { Form, useNavigation } from '@remix-run/react';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import type { RequestView } from '#app/collaboration/requests.server.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

/** Requests that wait for the viewer, who alone can answer them (spec section 6). */
export function ReceivedRequests({ view: { event, gift, requests } }: { view: GiftTogether }) {
  if (requests.received.length === 0) return null;
  return (
    <Card title={requests.received.length === 1 ? 'You are asked' : 'You are asked by several'}>
      <ul className="divide-y divide-line">
        {requests.received.map((each) => (
          <Received key={each.id} request={each} eventId={event.id} giftId={gift.id} />
        ))}
      </ul>
    </Card>
  );
}

function Received({ request, eventId, giftId }: { request: RequestView; eventId: string; giftId: string }) {
  const action = `/event/${eventId}/collaboration-requests/${request.id}`;
  const answering = useNavigation().formAction === action;
  const words = `asked-${request.id}`;
  return (
    <li className="stack gap-3 py-3">
      <div className="flex items-start gap-3">
        <Avatar src={request.src} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p id={words}>
            <strong>{request.who}</strong> asks to give this gift together with you.
          </p>
          {request.message ? <p className="text-ink-soft">“{request.message}”</p> : null}
        </div>
      </div>
      <Form method="post" action={action} className="row">
        <input type="hidden" name="gift" value={giftId} />
        <Button name="status" value="accepted" aria-describedby={words} pending={answering}>
          Accept
        </Button>
        <Button name="status" value="rejected" variant="secondary" aria-describedby={words} pending={answering}>
          Reject
        </Button>
      </Form>
    </li>
  );
}

const states: Record<RequestView['status'], { tone: BadgeTone; words: string }> = {
  pending: { tone: 'neutral', words: 'Pending' },
  accepted: { tone: 'yes', words: 'Accepted' },
  rejected: { tone: 'no', words: 'Rejected' },
};

/** What the viewer asked, and what became of it. */
export function SentRequests({ requests }: { requests: readonly RequestView[] }) {
  if (requests.length === 0) return null;
  return (
    <Card title="Requests you sent">
      <ul className="divide-y divide-line">
        {requests.map(({ id, who, src, message, status }) => (
          <li key={id} className="flex items-start gap-3 py-3">
            <Avatar src={src} />
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p>{who}</p>
              <p>
                <Badge tone={states[status].tone}>{states[status].words}</Badge>
              </p>
              {message ? <p className="text-ink-soft">“{message}”</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
