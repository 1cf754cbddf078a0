import { Outlet, useMatches, useParams } from '@remix-run/react';
import { BelowEventMenu, type EventPartName } from '#app/hosting/event-menu.tsx';
import { OrganiserError } from '#app/hosting/organiser-error.tsx';
import * as eventWords from '#messages/events/en.ts';

/** What each page of this layout says of itself in its `handle`. */
export interface EventPageHandle {
  /** The part of the event it is, or is in; without one the page has no menu. */
  part?: EventPartName;
  /** Whether others see it too, such as givers: then its loader answers as `organises` who is to have the menu. */
  shared?: true;
  /** What whoever may not open it reads, if not that guests are the organiser's alone. */
  denied?: string;
}

/** The page of this layout that is shown. */
function useEventPage() {
  const { handle, data } = useMatches().at(-1)!;
  return {
    ...(handle as EventPageHandle),
    organises: (data as { organises?: boolean } | null | undefined)?.organises === true,
  };
}

/** The pages of those who run an event, and those that guests see too, without the menu. */
export default function EventLayout() {
  const { eventId = '' } = useParams();
  const { part, shared, organises } = useEventPage();
  if (!part || (shared && !organises)) return <Outlet />;
  return (
    <BelowEventMenu eventId={eventId} current={part}>
      <Outlet />
    </BelowEventMenu>
  );
}

export function ErrorBoundary() {
  return <OrganiserError denied={useEventPage().denied ?? eventWords.organisersOnlyInvitations} />;
}
