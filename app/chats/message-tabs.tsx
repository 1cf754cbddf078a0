import { Tabs } from '#app/ui/tabs.tsx';
import * as chatPageWords from '#messages/chats/page/en.ts';

/** The two ways of the part 'Messages': to guests, and from them, with how many wait. */
export const MessageTabs = ({
  eventId,
  current,
  open,
}: {
  eventId: string;
  current: 'reminders' | 'chats';
  open: number;
}) => (
  <Tabs
    label={chatPageWords.tabsLabel}
    tabs={[
      {
        to: `/event/${eventId}/invite/reminders`,
        label: chatPageWords.remindersTab,
        current: current === 'reminders',
      },
      {
        to: `/event/${eventId}/invite/chats`,
        label: chatPageWords.chatsTab,
        current: current === 'chats',
        ...(open > 0 ? { count: open } : {}),
      },
    ]}
  />
);
