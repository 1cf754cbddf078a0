import { Link, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { nameOf } from '#app/invitations/delivery-state.tsx';
import { FilterLine } from '#app/hosting/filter-parts.tsx';
import { loadGuestLists } from '#app/hosting/guest-lists.server.ts';
import { isNarrowed } from '#contract/guests/guest-filter.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { queryOf } from '#app/server/query.server.ts';
import { recipientsQuery, type Recipient } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

export const handle: EventPageHandle = { part: 'messages' };

export const meta = eventTitle(reminderPageWords.whoPageTitle, reminderPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const query = queryOf(request, recipientsQuery);
  const api = backend(request);
  const [list, { event, host }, { functions }] = await Promise.all([
    api.load('listRecipients', { params, query }),
    loadHosted(request, params.eventId),
    isNarrowed(query) ? loadGuestLists(api, params.eventId) : { functions: [] },
  ]);
  return { list, event, host, query, functions };
}

/** Everybody who would get a reminder or a message, then those who would not, each with the reason. */
export default function RecipientsPage() {
  const { list, event, host, query, functions } = useLoaderData<typeof loader>();
  const reminders = `/event/${event._id}/invite/reminders`;
  return (
    <HostPage
      event={event}
      host={host}
      title={reminderPageWords.whoTitles[query.to]}

      description={list.functionName}
      back={<BackLink to={reminders}>{reminderPageWords.back}</BackLink>}
    >
      <FilterLine
        filter={query}
        functions={functions}
        more={{ to: query.to, functionId: query.functionId }}
      />
      {list.items.length === 0 ? (
        <EmptyState title={reminderPageWords.nobody} />
      ) : (
        <Card as="div">
          <ul className="divide-y divide-line">
            {list.items.map((guest) => (
              <Row key={guest._id} guest={guest} eventId={event._id} />
            ))}
          </ul>
        </Card>
      )}
      <Pagination page={list.page} pageCount={list.pages} label={reminderPageWords.pages} />
    </HostPage>
  );
}

function Row({ guest, eventId }: { guest: Recipient; eventId: string }) {
  const name = nameOf(guest);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="wrap-anywhere">
        <Link
          to={`/event/${eventId}/invite/guests/${guest._id}`}
          className="inline-flex min-h-11 items-center font-semibold"
          aria-label={reminderPageWords.openGuest(name)}
        >
          {name}
        </Link>
      </span>
      {guest.channel ? <Badge tone="yes">{reminderPageWords.channels[guest.channel]}</Badge> : null}
      {guest.why && !guest.whatsapp ? <Badge>{reminderPageWords.why[guest.why]}</Badge> : null}
      {guest.whatsapp ? (
        <ButtonLink to={guest.whatsapp} variant="secondary" target="_blank" rel="noopener noreferrer">
          {reminderPageWords.openWhatsApp}
        </ButtonLink>
      ) : null}
    </li>
  );
}
