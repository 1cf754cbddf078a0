import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { RouteError } from '#app/site/route-error.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { profileSentences } from '#contract/accounts.ts';

/** The full-page error of spec section 8 when the user could not be loaded; refusals keep their own words. */
export function ProfileError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status < 500) return <RouteError />;
  const actions = (
    <>
      <ButtonLink to="/profile" reloadDocument>
        Try Again
      </ButtonLink>
      <ButtonLink to="/contact" variant="secondary">
        Contact support
      </ButtonLink>
    </>
  );
  return <ErrorPage status={status} title={profileSentences.loadFailed} message={profileSentences.loadHint} actions={actions} />;
}
