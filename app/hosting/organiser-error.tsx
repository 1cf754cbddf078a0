import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { offlineTexts } from '#app/frame/route-error.tsx';
import { UnsentForm, useUnsent } from '#app/frame/unsent.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import * as eventWords from '#messages/events/en.ts';
import * as siteWords from '#messages/site/pages/en.ts';

/**
 * What an organiser's page shows when it cannot be opened (spec section 2): a guest is told
 * why (`denied`), a co-host what their role leaves out, to anybody else the event does not exist, anything else is a load error.
 */
export function OrganiserError({ denied }: { denied: string }) {
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
