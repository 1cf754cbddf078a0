import { HelpingLine } from '#app/hosting/helping-line.tsx';
import type { HostView } from '#app/hosting/hosted-event.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FlashMessage, type Notice } from '#app/ui/flash-message.tsx';
import { Page, PageHeader, type PageHeaderProps, type PageProps } from '#app/ui/page.tsx';

interface HostPageProps extends Omit<PageHeaderProps, 'event'>, PageProps {
  event: { eventName: string; status?: 'active' | 'cancelled' };
  host: HostView;
  /** What the last press of a button did. */
  notice?: Notice | null;
  /** Why nothing can be sent or changed any more; null while it can. */
  closed?: string | null;
}

/** A page of an event's hosts: what it is called, how a co-host helps, what was done last, and whether anything can be done yet. */
export function HostPage({
  width = 'normal',
  className = 'stack',
  event,
  host,
  notice = null,
  closed = null,
  children,
  ...header
}: HostPageProps) {
  return (
    <Page width={width} className={className}>
      <PageHeader {...header} event={event.eventName} />
      <HelpingLine host={host} />
      <FlashMessage notice={notice} />
      <ClosedAlert event={event} closed={closed} />
      {children}
    </Page>
  );
}

/** Says why nothing can be done any more; a cancelled event is the bad one of the reasons. */
export function ClosedAlert({ event, closed }: Pick<HostPageProps, 'event'> & { closed: string | null }) {
  if (closed === null) return null;
  return (
    <Alert tone={event.status === 'cancelled' ? 'error' : 'info'} live={false}>
      {closed}
    </Alert>
  );
}
