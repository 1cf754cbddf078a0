import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { RouteError } from '#app/frame/route-error.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';

/**
 * What is shown when a page cannot be opened. To everybody who is no operator it does not exist, and looks as any
 * unknown page does.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const body = isRouteErrorResponse(error)
    ? (error.data as { message?: unknown; again?: unknown } | null)
    : null;
  if (typeof body?.again !== 'string' || body.again === '') return <RouteError />;
  return (
    <ErrorPage
      status={403}
      message={String(body.message)}
      actions={
        <ButtonLink to="/auth/login?again=1&returnTo=%2Foperator" reloadDocument discover="none">
          {body.again}
        </ButtonLink>
      }
    />
  );
}
