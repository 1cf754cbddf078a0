import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { addInviteesAction, newRequestId } from '#app/invitations/add-invitees.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { InvitationGuests } from '#app/invitations/guest-list.tsx';
import { InviteCard } from '#app/invitations/invite-card.tsx';
import { InviteHeader } from '#app/invitations/invite-header.tsx';
import { LanguageForm } from '#app/invitations/language-form.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { SendPanel } from '#app/invitations/send-panel.tsx';
import { ClosedAlert } from '#app/hosting/host-page.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Page } from '#app/ui/page.tsx';
import { useKeptAnswer } from '#app/ui/use-kept-answer.ts';
import { queryOf } from '#app/server/query.server.ts';
import { filterAddress } from '#app/hosting/filter-parts.tsx';
import { loadGuestLists } from '#app/hosting/guest-lists.server.ts';
import { isNarrowed, type GuestFilter } from '#contract/guests/guest-filter.ts';
import { ImportLink } from '#app/invitations/import/import-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Download, Share2 } from '#app/ui/icons.tsx';
import { formatInstant } from '#contract/common/format.ts';
import { guestListQuery } from '#contract/guests/guests.ts';
import { findDuplicates } from '#messages/guests/merge/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { shareInvitation } from '#messages/sharing/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta = eventTitle(invitationWords.listTitle, invitationWords.listTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const query = queryOf(request, guestListQuery);
  const place = { eventId: params.eventId };
  const api = backend(request);
  const [list, { data: sending }, { event, host }, lists] = await Promise.all([
    api.load('listGuests', { params: place, query }),
    api.extra('getSendingProgress', { params: place }),
    loadHosted(request, place.eventId),
    loadGuestLists(api, place.eventId),
  ]);
  return {
    list,
    lists,
    runs: sending && sending.runs,
    stopped: sending?.stopped,
    planned: sending?.planned ? formatInstant(sending.planned.at, event.timeZone) : '',
    event,
    host,
    query,
    notice: await readFlash(request),
    closed: sentenceOfClosed(event),
    requestId: newRequestId(),
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  return addInviteesAction(request, params.eventId);
}

/** Guest Management of the spec: who is invited, who answered, what did not arrive, and the form that invites more. */
export default function InvitePage() {
  const { event, host, list, lists, runs, stopped, planned, query, notice, closed, requestId } =
    useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  const open = closed === null && host.edits;
  return (
    <Page width="wide" className="stack gap-2">
      <InviteHeader event={event} host={host} tab="guests" />
      <ClosedAlert event={event} closed={closed} />
      {stopped ? <Alert live={false}>{stopped}</Alert> : null}
      <SendPanel
        eventId={event._id}
        counts={list.counts}
        unreachable={list.unreachable}
        runs={runs}
        planned={planned}
        notice={notice}
        query={query}
        open={open}
        channels={list.messageChannels}
      />
      {open ? (
        <InviteCard
          answer={answer}
          deliveries={{
            items: list.items,
            underWay: runs?.some(({ endedAt }) => endedAt === null) ?? true,
          }}
          eventId={event._id}
          requestId={requestId}
          firstGuests={list.counts.total === 0}
          canMessage={list.messageChannels.length > 0}
          room={{ limit: list.guestLimit, total: list.counts.total }}
        />
      ) : null}
      <InvitationGuests
        event={event}
        list={list}
        query={query}
        lists={lists}
        open={open}
        answerable={closed === null}
        edits={host.edits}
      />
      {list.counts.total > 0 ? <TakeAlong eventId={event._id} filter={query} adds={open} /> : null}
      {open ? <LanguageForm eventId={event._id} language={list.guestLanguage} /> : null}
    </Page>
  );
}

/** The list, or those found of it, as a file, on paper for the door, the way to a message for anybody; for who may add guests, a file brought in. */
function TakeAlong({ eventId, filter, adds }: { eventId: string; filter: GuestFilter; adds: boolean }) {
  const found = isNarrowed(filter);
  const these = found ? filterAddress(filter) : '';
  return (
    <div className="row" data-print="no">
      <ButtonLink to={`/events/${eventId}/guests.csv${these}`} reloadDocument download variant="secondary">
        <Download size={18} aria-hidden /> {found ? invitationWords.exportFound : invitationWords.exportCsv}
      </ButtonLink>
      {adds ? <ImportLink eventId={eventId} variant="quiet" /> : null}
      <ButtonLink to={`/event/${eventId}/invite/print${these}`} variant="quiet">
        {found ? invitationWords.printFound : invitationWords.printList}
      </ButtonLink>
      <ButtonLink to={`/event/${eventId}/invite/catering`} variant="quiet">
        {invitationWords.catering}
      </ButtonLink>
      {adds && found ? (
        <ButtonLink to={`/event/${eventId}/invite/reminders/message${these}`} variant="quiet">
          {invitationWords.writeToFound}
        </ButtonLink>
      ) : null}
      {adds ? (
        <ButtonLink to={`/event/${eventId}/invite/duplicates`} variant="quiet">
          {findDuplicates}
        </ButtonLink>
      ) : null}
      <ButtonLink to={`/event/${eventId}/invite/share`} variant="quiet">
        <Share2 size={18} aria-hidden /> {shareInvitation}
      </ButtonLink>
    </div>
  );
}
