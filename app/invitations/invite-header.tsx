import { HelpingLine } from '#app/hosting/helping-line.tsx';
import type { HostView } from '#app/hosting/hosted-event.server.ts';
import { InviteTabs } from '#app/invitations/invite-tabs.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import { parts } from '#messages/events/menu/en.ts';

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
