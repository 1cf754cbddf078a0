import { Link } from '@remix-run/react';
import type { Flash as Said } from '#app/forms/flash.server.ts';
import { unreachablePlace } from '#app/hosting/next-step-place.ts';
import { ChannelField } from '#app/invitations/channel-field.tsx';
import { SendingProgress } from '#app/invitations/sending-progress.tsx';
import { FilterInputs } from '#app/hosting/filter-parts.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { MessageCircle } from '#app/ui/icons.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { GuestList, GuestListQuery } from '#contract/guests/guests.ts';
import type { SendingRun } from '#contract/guests/invitations.ts';
import { showUnreachable, unreachable as unreachableWords } from '#messages/guests/answers/en.ts';
import * as importWords from '#messages/guests/import/en.ts';
import * as manyWords from '#messages/guests/many/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import * as progressWords from '#messages/invitations/progress/en.ts';
import * as planWords from '#messages/invitations/plan/en.ts';
import * as messageWords from '#messages/phone-messages/pages/en.ts';

interface SendPanelProps {
  eventId: string;
  counts: GuestList['counts'];
  /** The first of those without e-mail and phone. */
  unreachable: GuestList['unreachable'];
  /** Null where it could not be had. */
  runs: SendingRun[] | null;
  /** When invitations go out by themselves, in words; empty when none do. */
  planned: string;
  notice: Said | null;
  /** The part of the list that is shown, to come back to. */
  query: GuestListQuery;
  /** False for a cancelled event: nothing can be sent. */
  open: boolean;
  channels: GuestList['messageChannels'];
}

/** What can be sent to the whole list, and how far sending got. */
export function SendPanel({
  eventId,
  counts,
  unreachable,
  runs,
  planned,
  notice,
  query,
  open,
  channels,
}: SendPanelProps) {
  const underWay = runs?.some((run) => run.endedAt === null);
  const text = [underWay ? notice?.sending : '', notice?.text].filter(Boolean).join(' ');
  // what is left once they are out is who got none
  const tone = notice?.sending && !underWay ? 'info' : notice?.tone;
  return (
    <div className="stack" data-print="no">
      <FlashMessage notice={tone && text ? { tone, text } : null}>
        {notice?.undoImport ? (
          <ButtonLink
            to={`/event/${eventId}/invite/import/${notice.undoImport}/undo`}
            variant="secondary"
            className="mt-2"
          >
            {importWords.undoImport}
          </ButtonLink>
        ) : null}
        {notice?.undo ? <Undo eventId={eventId} changeId={notice.undo} query={query} /> : null}
      </FlashMessage>
      {runs ? (
        <SendingProgress eventId={eventId} runs={runs} />
      ) : (
        <MissingPart>{progressWords.missing}</MissingPart>
      )}
      {open && planned ? (
        <p>
          {planWords.plannedFor(planned)}{' '}
          <Link to={`/event/${eventId}/invite/review`}>{planWords.change}</Link>
        </p>
      ) : null}
      {open && counts.sendable + counts.undelivered > 0 ? (
        <Form method="post" action={`/event/${eventId}/invite/send`} className="row gap-x-2 gap-y-1">
          {counts.sendable > 0 ? (
            <SendButton guests="not-invited">{invitationWords.inviteUninvited(counts.sendable)}</SendButton>
          ) : null}
          {counts.undelivered > 0 ? (
            <SendButton guests="undelivered">
              {invitationWords.sendUndelivered(counts.undelivered)}
            </SendButton>
          ) : null}
          <Button
            name="guests"
            value={counts.sendable > 0 ? 'not-invited' : 'undelivered'}
            formMethod="get"
            formAction={`/event/${eventId}/invite/review`}
            variant="quiet"
            className="-ms-3 max-sm:text-sm"
          >
            {invitationWords.review}
          </Button>
          {channels.length > 0 ? (
            <details>
              <summary className="min-h-11 py-2.5 font-semibold text-rani max-sm:text-sm">
                {invitationWords.howItGoes}
              </summary>
              <ChannelField channels={channels} />
            </details>
          ) : null}
        </Form>
      ) : null}
      {open && counts.unreachable > 0 ? (
        <p>
          {unreachableWords(
            counts.unreachable,
            unreachable.map((guest) => `${guest.firstName} ${guest.lastName}`.trim()),
          )}{' '}
          <Link to={`/event/${eventId}${unreachablePlace}`}>{showUnreachable}</Link>
        </p>
      ) : null}
      {open && counts.linkReady > 0 ? (
        <p>
          <ButtonLink to={`/event/${eventId}/invite/send-next`}>
            <MessageCircle size={18} aria-hidden /> {messageWords.sendNextAction(counts.linkReady)}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

function SendButton({ guests, children }: { guests: string; children: string }) {
  return (
    <SubmitButton name="guests" value={guests} variant="secondary" pendingLabel={invitationWords.sendingNow}>
      {children}
    </SubmitButton>
  );
}

/** Takes back what the sentence beside it says. */
function Undo({ eventId, changeId, query }: { eventId: string; changeId: string; query: GuestListQuery }) {
  const action = `/event/${eventId}/invite/changes/${changeId}/undo`;
  return (
    <Form method="post" action={action}>
      <FilterInputs filter={query} />
      {query.page > 1 ? <input type="hidden" name="page" value={query.page} /> : null}
      <Button variant="secondary" className="mt-2">
        {manyWords.undo}
      </Button>
    </Form>
  );
}
