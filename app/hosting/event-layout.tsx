import { Outlet, useMatches, useParams, isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { BelowEventMenu, type EventPartName } from '#app/hosting/event-menu.tsx';
import { offlineTexts } from '#app/frame/route-error.tsx';
import { UnsentForm, useUnsent } from '#app/frame/unsent.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as siteWords from '#messages/site/pages/en.ts';

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

/**
 * What an organiser's page shows when it cannot be opened (spec section 2): a guest is told
 * why (`denied`), a co-host what their role leaves out, to anybody else the event does not exist, anything else is a load error.
 */
function OrganiserError({ denied }: { denied: string }) {
  const error = useRouteError();
  const unsent = useUnsent();
  const answer = isRouteErrorResponse(error) ? error : null;
  if (unsent) return <UnsentForm unsent={unsent} />;
  const back = <ButtonLink to="/dashboard">{siteWords.backToDashboard}</ButtonLink>;
  const problem = answer?.data as { message?: unknown; code?: unknown } | null | undefined;
  const message = problem?.message;
  if (answer?.status === 403) {
    // who helps with the event hears what their role leaves out
    return (
      <ErrorPage
        status={403}
        message={problem?.code === 'host_role' && typeof message === 'string' ? message : denied}
        actions={back}
      />
    );
  }
  if (answer?.status === 404 && typeof message === 'string' && problem?.code !== 'event_not_found') {
    return <ErrorPage status={404} title={message} actions={back} />;
  }
  if (answer?.status === 404) {
    return (
      <ErrorPage status={404} title={eventWords.notFound} message={eventWords.notFoundHint} actions={back} />
    );
  }
  if (answer && answer.status < 500 && typeof message === 'string')
    return (
      <ErrorPage status={answer.status} title={siteWords.couldNotOpen} message={message} actions={back} />
    );
  return (
    <ErrorPage
      status={answer?.status ?? 500}
      {...(offlineTexts(error) ?? { title: eventWords.fetchFailed, message: eventWords.loadFailed })}
      actions={back}
    />
  );
}
