import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { securitySentences } from '#contract/security.ts';

/** What the security centre shows when it cannot be loaded (spec section 2). */
export function SecurityError() {
  const error = useRouteError();
  return (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      title={securitySentences.errorTitle}
      message={securitySentences.loadFailed}
      actions={
        <>
          <ButtonLink to="/security" reloadDocument>
            Try Again
          </ButtonLink>
          <ButtonLink to="/profile" variant="secondary">
            Back to Profile
          </ButtonLink>
        </>
      }
    />
  );
}
