import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { backToProfile, loadFailed } from '#messages/events/page/en.ts';

/** What `readEvent` says of a missing event, or of one that could not be loaded. */
export interface EventProblem {
  title?: string;
  message?: string;
  back?: string;
}

/** A missing event, or one that could not be loaded, in the words of spec sections 2 and 8. */
export function EventError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, message = loadFailed, back = backToProfile } = (isRouteErrorResponse(error) ? (error.data as EventProblem | null) : null) ?? {};
  return (
    <ErrorPage
      status={status}
      title={title}
      message={message}
      actions={
        <ButtonLink to="/profile" reloadDocument discover="none">
          {back}
        </ButtonLink>
      }
    />
  );
}
