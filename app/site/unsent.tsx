import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { HeldForm } from '#app/ui/held-form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { landingPathNear } from '#contract/accounts/landing-path.ts';
import * as words from '#messages/site/unsent/en.ts';

/** A form that came after the session of its writer had ended. */
export interface Unsent {
  /** Names and values of its fields. */
  unsent: [string, string][];
  hadFiles: boolean;
  /** Whether somebody else is signed in by now. */
  byOther: boolean;
}

/** The form an action did not take because its writer is not signed in (`requireWriter`), for error boundaries; null for any other error. */
export function useUnsent(): Unsent | null {
  const error = useRouteError();
  const said = isRouteErrorResponse(error) ? (error.data as Partial<Unsent> | null) : null;
  return said?.unsent ? (said as Unsent) : null;
}

/** Holds what was typed while its writer signs in in another tab, and sends it to where it was meant for. Works without scripts. */
export function UnsentForm({ unsent: { unsent, hadFiles, byOther } }: { unsent: Unsent }) {
  const { pathname, search } = useLocation();
  // it takes the place of a page that may have been longer
  useEffect(() => window.scrollTo(0, 0), []);
  const signIn = `/auth/login?${new URLSearchParams({ returnTo: landingPathNear(pathname, search) })}`;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={byOther ? words.otherTitle : words.title}
        description={byOther ? words.otherKept : words.kept}
      />
      <ol className="stack list-decimal ps-6">
        <li>
          <a href={signIn} target="_blank" rel="noopener" className="font-semibold">
            {byOther ? words.otherSignIn : words.signIn}
          </a>
        </li>
        <li>{words.comeBack}</li>
      </ol>
      {hadFiles ? <p>{words.filesAgain}</p> : null}
      <HeldForm action={pathname + search} fields={unsent} label={words.send} />
    </Page>
  );
}
