import { useNavigation } from '@remix-run/react';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import type { RequestView } from '#app/collaboration/requests.server.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

/** Requests that wait for the viewer, who alone can answer them (spec section 6). */
export function ReceivedRequests({ view: { event, gift, requests, isOpen } }: { view: GiftTogether }) {
  if (requests.received.length === 0) return null;
  return (
    <Card title={togetherWords.receivedTitle(requests.received.length)}>
      <ul className="divide-y divide-line">
        {requests.received.map((each) => (
          <Received key={each.id} request={each} eventId={event.id} giftId={gift.id} isOpen={isOpen} />
        ))}
      </ul>
    </Card>
  );
}

interface ReceivedProps {
  request: RequestView;
  eventId: string;
  giftId: string;
  /** Whether anybody can still be let in. */
  isOpen: boolean;
}

function Received({ request, eventId, giftId, isOpen }: ReceivedProps) {
  const action = `/event/${eventId}/collaboration-requests/${request.id}`;
  const answering = useNavigation().formAction === action;
  const sentence = `asked-${request.id}`;
  return (
    <li className="stack gap-3 py-3">
      <div className="flex items-start gap-3">
        <Avatar src={request.src} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p id={sentence}>
            <RichText text={togetherWords.received} parts={{ who: () => <strong>{request.who}</strong> }} />
          </p>
          {request.message ? <p className="text-ink-soft">{togetherWords.quoted(request.message)}</p> : null}
        </div>
      </div>
      <Form method="post" action={action} className="row">
        <input type="hidden" name="gift" value={giftId} />
        {isOpen ? (
          <Button name="status" value="accepted" aria-describedby={sentence} pending={answering}>
            {togetherWords.accept}
          </Button>
        ) : null}
        <Button
          name="status"
          value="rejected"
          variant="secondary"
          aria-describedby={sentence}
          pending={answering}
        >
          {togetherWords.reject}
        </Button>
      </Form>
    </li>
  );
}

const tones: Record<RequestView['status'], BadgeTone> = {
  pending: 'neutral',
  accepted: 'yes',
  rejected: 'no',
};

/** What the viewer asked, and what became of it. */
export function SentRequests({ requests }: { requests: readonly RequestView[] }) {
  if (requests.length === 0) return null;
  return (
    <Card title={togetherWords.sentTitle}>
      <ul className="divide-y divide-line">
        {requests.map(({ id, who, src, message, status }) => (
          <li key={id} className="flex items-start gap-3 py-3">
            <Avatar src={src} />
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p>{who}</p>
              <p>
                <Badge tone={tones[status]}>{togetherWords.requestStates[status]}</Badge>
              </p>
              {message ? <p className="text-ink-soft">{togetherWords.quoted(message)}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
