import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { UnsentForm, useUnsent } from '#app/frame/unsent.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import * as securityWords from '#messages/security/en.ts';

/** What the security centre shows when it cannot be loaded (spec section 2). */
export function ErrorBoundary() {
  const error = useRouteError();
  const unsent = useUnsent();
  if (unsent) return <UnsentForm unsent={unsent} />;
  return (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      title={securityWords.errorTitle}
      message={securityWords.loadFailed}
      actions={
        <>
          <ButtonLink to="/security" reloadDocument>
            {securityWords.tryAgain}
          </ButtonLink>
          <ButtonLink to="/profile" variant="secondary">
            {securityWords.backToProfile}
          </ButtonLink>
        </>
      }
    />
  );
}
