import { EventListView } from '#app/events/event-list.tsx';
import { NoEventsJoined, NoEventsOrganized } from '#app/events/no-events.tsx';
import { Alert } from '#app/ui/alert.tsx';
import type { EventList, EventListQuery } from '#contract/events/events.ts';
import * as eventWords from '#messages/events/en.ts';

interface ProfileEventsProps {
  tab: 'organized' | 'joined';
  events: { query: EventListQuery; list: EventList | null } | null;
}

/** The tabs Events Organized and Events Joined: the lists of the standalone pages without their search. */
export function ProfileEvents({ tab, events }: ProfileEventsProps) {
  if (!events?.list) return <Alert tone="error">{eventWords.listFailed}</Alert>;
  return (
    <EventListView
      // the filter starts anew with each tab
      key={tab}
      kind={tab === 'organized' ? 'organised' : 'attending'}
      list={events.list}
      query={events.query}
      tab={tab}
      empty={tab === 'organized' ? <NoEventsOrganized /> : <NoEventsJoined />}
    />
  );
}
