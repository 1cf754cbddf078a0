import { Tabs } from '#app/ui/tabs.tsx';
import * as designWords from '#messages/designs/page/en.ts';

/** The two tabs of the invitation page (spec section 2): links, each with an address of its own. */
export function InviteTabs({ eventId, current }: { eventId: string; current: 'guests' | 'design' }) {
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
