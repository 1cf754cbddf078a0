import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ErrorPage } from '#app/ui/error-page.tsx';

/** The face of everything that can go wrong with a page: the backend's sentence where there is one. */
export function RouteError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  const spoken = (error.data as { message?: unknown } | null)?.message;
  return <ErrorPage status={error.status} message={typeof spoken === 'string' ? spoken : undefined} />;
}
