import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';

/** A missing event, or one that could not be loaded, in the words of spec sections 2 and 8. */
export function EventError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const spoken = isRouteErrorResponse(error) ? (error.data as { message?: unknown } | null)?.message : undefined;
  return (
    <ErrorPage
      status={status}
      title={status === 404 ? 'Event not found' : undefined}
      message={typeof spoken === 'string' ? spoken : 'Failed to load event details. Please try again later.'}
      actions={
        <ButtonLink to="/profile" reloadDocument discover="none">
          Back to Profile
        </ButtonLink>
      }
    />
  );
}
