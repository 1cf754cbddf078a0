import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { z } from 'zod/v4';
import { LikelyEmail } from '#app/invitations/likely-email.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { InvitationReview, invitationReviewQuery } from '#contract/guests/invitations.ts';
import * as likelyWords from '#messages/guests/likely-email/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

interface ReviewSendProps {
  eventId: string;
  review: InvitationReview;
  /** How many of the guest list are invited to each. */
  functions: readonly { _id: string; name: string; everyone: boolean; invited: number }[];
  query: z.output<typeof invitationReviewQuery>;
  /** What else may be done instead of sending now. */
  children: ReactNode;
}

type Way = keyof InvitationReview['ways'];

/** How many get the invitation in which way, who is left out and why, and the one button that sends. */
export function ReviewSend({
  eventId,
  review: { ways, leftOut, likelyEmails },
  functions,
  query,
  children,
}: ReviewSendProps) {
  const used = (Object.keys(ways) as Way[]).filter((way) => ways[way] > 0);
  const total = used.reduce((sum, way) => sum + ways[way], 0);
  return (
    <Card title={invitationWords.reviewWho} className="stack">
      {total === 0 ? (
        <p>{invitationWords.reviewNobody}</p>
      ) : (
        <ul className="ms-5 list-disc">
          {used.map((way) => (
            <li key={way}>{invitationWords.reviewWays[way](ways[way])}</li>
          ))}
        </ul>
      )}
      {leftOut.count > 0 ? (
        <details open={leftOut.count <= 3}>
          <summary className="min-h-11 py-2 font-semibold">
            {invitationWords.reviewLeftOut(leftOut.count)}
          </summary>
          <ul className="ms-5 list-disc text-sm">
            {leftOut.guests.map((guest) => (
              <li key={guest._id}>
                <Link to={`/event/${eventId}/invite/guests/${guest._id}`} discover="none">
                  {`${guest.firstName} ${guest.lastName}`.trim()}
                </Link>{' '}
                {invitationWords.reviewWhy[guest.why]}
              </li>
            ))}
            {leftOut.count > leftOut.guests.length ? (
              <li>{invitationWords.reviewMoreLeftOut(leftOut.count - leftOut.guests.length)}</li>
            ) : null}
          </ul>
        </details>
      ) : null}
      {likelyEmails.count > 0 ? (
        <Alert live={false} title={likelyWords.addresses(likelyEmails.count)}>
          <ul className="stack gap-4">
            {likelyEmails.guests.map(({ _id, email, likely, ...name }) => (
              <li key={_id}>
                <Link to={`/event/${eventId}/invite/guests/${_id}`} discover="none">
                  {`${name.firstName} ${name.lastName}`.trim() || email}
                </Link>
                <LikelyEmail guestId={_id} email={email} likely={likely} />
              </li>
            ))}
            {likelyEmails.count > likelyEmails.guests.length ? (
              <li>{likelyWords.more(likelyEmails.count - likelyEmails.guests.length)}</li>
            ) : null}
          </ul>
        </Alert>
      ) : null}
      {functions.length > 0 ? (
        <section aria-labelledby="review-functions">
          <h3 id="review-functions" className="text-base">
            {invitationWords.reviewFunctions}
          </h3>
          <ul className="ms-5 list-disc">
            {functions.map(({ _id, name, invited, everyone }) => (
              <li key={_id}>
                <Link to={`/event/${eventId}/functions/${_id}/guests`} discover="none">
                  {invitationWords.reviewFunctionGuests(name, invited, everyone)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {total > 0 ? (
        <Form method="post" action={`/event/${eventId}/invite/send`}>
          <input type="hidden" name="channel" value={query.channel} />
          <input type="hidden" name="reviewed" value="on" />
          <FormButton
            name="guests"
            value={query.guests}
            action={`/event/${eventId}/invite/send`}
            pendingLabel={invitationWords.sendingNow}
          >
            {invitationWords.reviewSend(total)}
          </FormButton>
        </Form>
      ) : null}
      {children}
    </Card>
  );
}
