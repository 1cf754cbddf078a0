import { HelpingLine } from '#app/hosting/helping-line.tsx';
import type { HostView } from '#app/hosting/hosted-event.server.ts';
import { PageHeader } from '#app/ui/page.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { parts } from '#messages/events/menu/en.ts';
import * as designWords from '#messages/designs/page/en.ts';

interface InviteHeaderProps {
  event: { _id: string; eventName: string };
  host: HostView;
  tab: 'guests' | 'design';
}

/** Which event the invitation page belongs to, its two tabs, and how a co-host helps with it. */
export function InviteHeader({ event, host, tab }: InviteHeaderProps) {
  return (
    <>
      <PageHeader title={parts[tab === 'design' ? 'invitation' : 'guests']} event={event.eventName} />
      <div className="-mt-3 -mb-6">
        <InviteTabs eventId={event._id} current={tab} />
      </div>
      <HelpingLine host={host} />
    </>
  );
}

/** The two tabs of the invitation page (spec section 2): links, each with an address of its own. */
function InviteTabs({ eventId, current }: { eventId: string; current: 'guests' | 'design' }) {
  const guests = `/event/${eventId}/invite`;
  return (
    <div data-print="no">
      <Tabs
        label={designWords.tabsLabel}
        tabs={[
          { to: guests, label: designWords.guestsTab, current: current === 'guests' },
          { to: `${guests}/design`, label: designWords.designTab, current: current === 'design' },
        ]}
      />
    </div>
  );
}
