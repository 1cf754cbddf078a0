import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { AccountPageHandle } from '#app/frame/account-layout.tsx';
import { backend } from '#app/server/backend.server.ts';
import { CalendarLink } from '#app/calendar-feed/calendar-link.tsx';
import { EventListView } from '#app/events/event-list.tsx';
import { NoEventsOrganized } from '#app/events/no-events.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { queryOf } from '#app/server/query.server.ts';
import { eventListQuery } from '#contract/events/events.ts';
import * as eventWords from '#messages/events/en.ts';
import * as transferWords from '#messages/events/transfer/en.ts';

export const handle: AccountPageHandle = { failed: { message: eventWords.listFailed } };

export const meta: PageMeta = () => [{ title: eventWords.organisedPageTitle }];

export async function loader({ request }: RouteArgs) {
  const query = queryOf(request, eventListQuery);
  const list = await backend(request).load('listOrganisedEvents', { query });
  return { query, list };
}

export default function OrganisedEvents() {
  const { list, query } = useLoaderData<typeof loader>();
  const actions = (
    <>
      <ButtonLink to="/dashboard">{eventWords.createNew}</ButtonLink>
      <CalendarLink />
      <ButtonLink to="/import-event" variant="quiet">
        {transferWords.importTitle}
      </ButtonLink>
    </>
  );
  return (
    <Page>
      <PageHeader title={eventWords.organisedTitle} actions={list.total > 0 ? actions : null} />
      <EventListView kind="organised" list={list} query={query} empty={<NoEventsOrganized />} />
    </Page>
  );
}
