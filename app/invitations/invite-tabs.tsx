import { Tabs } from '#app/ui/tabs.tsx';
import * as words from '#messages/designs/page/en.ts';
import * as reminderWords from '#messages/reminders/page/en.ts';

/** The tabs of the invitation page (spec section 2), and the reminders: links, each with an address of its own. */
export function InviteTabs({
  eventId,
  current,
}: {
  eventId: string;
  current: 'guests' | 'design' | 'reminders';
}) {
  const guests = `/event/${eventId}/invite`;
  return (
    <div data-print="no">
      <Tabs
        label={words.tabsLabel}
        tabs={[
          { to: guests, label: words.guestsTab, current: current === 'guests' },
          { to: `${guests}/design`, label: words.designTab, current: current === 'design' },
          { to: `${guests}/reminders`, label: reminderWords.tab, current: current === 'reminders' },
        ]}
      />
    </div>
  );
}
