import { useNavigation, useParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { TypedResult } from '#app/invitations/add-invitees.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { isTyping } from '#app/framework/sending.ts';
import { Form } from '#app/ui/form.tsx';
import { MessageCircle, Smartphone } from '#app/ui/icons.tsx';
import type { DeliveryStatus } from '#contract/guests/guest-filter.ts';
import type { GuestListItem } from '#contract/guests/guests.ts';
import type { InviteResult } from '#contract/guests/invitations.ts';
import * as listWords from '#messages/guests/list/en.ts';
import { DeliveryBadge, isUnderway } from '#app/invitations/delivery-state.tsx';
import * as invitationWords from '#messages/invitations/en.ts';

/** How far the invitations on the page's list got, and whether any is still on its way. */
export interface DeliveriesNow {
  items: readonly Pick<GuestListItem, '_id' | 'delivery'>[];
  underWay: boolean;
}

type Shown = Omit<TypedResult, 'status'> & { status: InviteResult['status'] | null };

/** A row with what became of it since it was answered: the list below knows, or sending as a whole is over. */
function newestOf(result: TypedResult, { items, underWay }: DeliveriesNow): Shown {
  const { status } = result;
  if (status in invitationWords.notSent || !isUnderway(status as DeliveryStatus)) return result;
  const known = items.find(({ _id }) => _id === result.guestId)?.delivery.status;
  const now = known ?? (underWay ? status : null);
  return now === status ? result : { ...result, status: now, message: result.note ?? '' };
}

/** What happened to each row of the last sending (spec section 2), with the links that are left to send by hand. */
export function InviteResults({ results, now }: { results: readonly TypedResult[]; now: DeliveriesNow }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, [results]);
  const added = results.filter(({ status }) => !(status in invitationWords.notSent)).length;
  return (
    <div ref={heading} tabIndex={-1} data-print="no">
      <Card title={invitationWords.invitedGuests(added)}>
        <ul className="divide-y divide-line">
          {results.map((result, index) => (
            <Result key={index} result={newestOf(result, now)} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Result({ result }: { result: Shown }) {
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="row gap-2">
          <strong className="break-words">{result.name}</strong>
          <span className="text-sm text-ink-soft">{invitationWords.contactTypes[result.type]}</span>
          {result.status ? <Status status={result.status} /> : null}
        </p>
        {result.message ? <p className="text-sm text-ink-soft">{result.message}</p> : null}
      </div>
      {result.status === 'duplicate' && result.guestId ? (
        <SendAgain guestId={result.guestId} name={result.name} />
      ) : null}
      {result.addPage ? (
        <p>
          <ButtonLink to={result.addPage} variant="secondary">
            {invitationWords.addWithoutSendingTo(result.name)}
          </ButtonLink>
        </p>
      ) : null}
      {result.links ? (
        <p className="row">
          <ButtonLink
            to={result.links.whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
          >
            <MessageCircle size={18} aria-hidden /> {invitationWords.whatsapp}
          </ButtonLink>
          <ButtonLink to={result.links.sms} reloadDocument variant="secondary">
            <Smartphone size={18} aria-hidden /> {invitationWords.sms}
          </ButtonLink>
        </p>
      ) : null}
    </li>
  );
}

/** For somebody who was invited before and whom the host typed once more. */
function SendAgain({ guestId, name }: { guestId: string; name: string }) {
  const { eventId } = useParams();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={`/event/${eventId}/invite/send`}>
      <input type="hidden" name="guests" value={guestId} />
      <Button
        variant="secondary"
        aria-label={invitationWords.sendAgainTo(name)}
        pending={formData?.get('guests') === guestId}
      >
        {invitationWords.sendAgain}
      </Button>
    </Form>
  );
}

function Status({ status }: { status: InviteResult['status'] }) {
  if (status in invitationWords.notSent)
    return <Badge tone="no">{invitationWords.notSent[status as keyof typeof invitationWords.notSent]}</Badge>;
  return status in listWords.deliveryNames ? <DeliveryBadge status={status as DeliveryStatus} /> : null;
}
