import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import type { Unsent } from '#app/server/unsent.server.ts';
import { HeldForm } from '#app/ui/held-form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { landingPathNear } from '#contract/accounts/landing-path.ts';
import * as unsentWords from '#messages/site/unsent/en.ts';

/** The form an action did not take before its writer has signed in (`unsentForm`), for error boundaries; null for any other error. */
export function useUnsent(): Unsent | null {
  const error = useRouteError();
  const body = isRouteErrorResponse(error) ? (error.data as Partial<Unsent> | null) : null;
  return body?.unsent ? (body as Unsent) : null;
}

const textsByReason = {
  'signed-out': unsentWords.signedOut,
  'other-account': unsentWords.otherAccount,
  'long-ago': unsentWords.longAgo,
};

/** Holds what was typed while its writer signs in in another tab, and sends it to where it was meant for. Works without scripts. */
export function UnsentForm({ unsent: { unsent, hadFiles, why, to } }: { unsent: Unsent }) {
  const { pathname, search } = useLocation();
  // it takes the place of a page that may have been longer
  useEffect(() => window.scrollTo(0, 0), []);
  const texts = textsByReason[why];
  const returnTo = landingPathNear(pathname, search);
  const signIn = `/auth/login?${new URLSearchParams({ ...(why !== 'signed-out' && { again: '1' }), returnTo })}`;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={texts.title} description={texts.kept} />
      <ol className="stack list-decimal ps-6">
        <li>
          <a href={signIn} target="_blank" rel="noopener" className="font-semibold">
            {texts.signIn}
          </a>
        </li>
        <li>{why === 'long-ago' ? unsentWords.comeBackAndGoOn : unsentWords.comeBack}</li>
      </ol>
      {hadFiles ? <p>{unsentWords.filesAgain}</p> : null}
      <HeldForm
        action={to}
        fields={unsent}
        label={why === 'long-ago' ? unsentWords.goOn : unsentWords.send}
      />
    </Page>
  );
}
