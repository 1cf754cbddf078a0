import { useEffect, useState } from 'react';
import type { InviteAnswer } from '#app/invitations/add-invitees.server.ts';
import { addGuestPage } from '#app/invitations/add-guest-page.ts';
import { ImportLink } from '#app/invitations/import/import-link.tsx';
import { InviteForm } from '#app/invitations/invite-form.tsx';
import { InviteResults, type DeliveriesNow } from '#app/invitations/invite-results.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Alert } from '#app/ui/alert.tsx';
import type { GuestList } from '#contract/guests/guests.ts';
import * as eventWords from '#messages/events/en.ts';
import * as importWords from '#messages/guests/import/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

interface InviteCardProps {
  eventId: string;
  answer: InviteAnswer | undefined;
  deliveries: DeliveriesNow;
  requestId: string;
  /** True while the list is empty: then inviting is what the page is about. */
  firstGuests: boolean;
  canMessage: boolean;
  /** What the owner's plan says of an event's guests; null without limit. */
  room: { limit: GuestList['guestLimit']; total: number };
}

/** What became of the last sending, and the form for the next. Folded away below a guest list until it is wanted. */
export function InviteCard({
  eventId,
  answer,
  deliveries,
  requestId,
  firstGuests,
  canMessage,
  room,
}: InviteCardProps) {
  // what somebody opened stays open, also when the list below is filtered while they type
  const [open, setOpen] = useState(firstGuests || answer !== undefined);
  useEffect(() => {
    if (answer) setOpen(true);
  }, [answer]);
  return (
    <>
      {answer?.results ? <InviteResults results={answer.results} now={deliveries} /> : null}
      <Disclosure
        title={firstGuests ? invitationWords.inviteFirst : invitationWords.inviteMore}
        open={open}
        onToggle={setOpen}
      >
        <GuestRoom {...room} />
        <p className="row mb-4 gap-y-1">
          {importWords.haveList}
          <ImportLink eventId={eventId} variant="secondary" />
        </p>
        <InviteForm answer={answer} requestId={requestId} canMessage={canMessage} />
        <p className="mt-4">
          <ButtonLink to={addGuestPage(eventId)} variant="quiet">
            {invitationWords.addWithoutSending}
          </ButtonLink>
        </p>
      </Disclosure>
    </>
  );
}

/** How many more guests fit, before somebody types them. */
function GuestRoom({ limit: allowed, total }: InviteCardProps['room']) {
  if (!allowed) return null;
  const { plan, limit } = allowed;
  const text = eventWords.planHoldsGuestsLeft(eventWords.planNames[plan], limit, Math.max(0, limit - total));
  return total < limit ? (
    <p className="field-help mb-4">{text}</p>
  ) : (
    <Alert live={false} className="mb-4">
      {text}
    </Alert>
  );
}
