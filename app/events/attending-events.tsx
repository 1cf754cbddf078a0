import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import type { AccountPageHandle } from '#app/frame/account-layout.tsx';
import { backend } from '#app/server/backend.server.ts';
import { CalendarLink } from '#app/calendar-feed/calendar-link.tsx';
import { EventListView } from '#app/events/event-list.tsx';
import { NoEventsJoined } from '#app/events/no-events.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { queryOf } from '#app/server/query.server.ts';
import { eventListQuery } from '#contract/events/events.ts';
import * as eventWords from '#messages/events/en.ts';

export const handle: AccountPageHandle = { failed: { message: eventWords.listFailed } };

export const meta: PageMeta = () => [{ title: eventWords.attendingPageTitle }];

export async function loader({ request }: RouteArgs) {
  const query = queryOf(request, eventListQuery);
  const list = await backend(request).load('listAttendingEvents', { query });
  return { query, list };
}

export default function AttendingEvents() {
  const { list, query } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeader title={eventWords.attendingTitle} actions={list.total > 0 ? <CalendarLink /> : null} />
      <EventListView kind="attending" list={list} query={query} empty={<NoEventsJoined />} />
    </Page>
  );
}
