import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { landingPathNear } from '#contract/accounts/landing-path.ts';
import * as words from '#messages/site/unsent/en.ts';

/** A form that came after the session had ended. */
export interface Unsent {
  /** Names and values of its fields. */
  unsent: [string, string][];
  hadFiles: boolean;
}

/** The form an action did not take because nobody was signed in (`keepUntilSignedIn`), for error boundaries; null for any other error. */
export function useUnsent(): Unsent | null {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 401) return null;
  const said = error.data as Partial<Unsent> | null;
  return said?.unsent ? { unsent: said.unsent, hadFiles: said.hadFiles === true } : null;
}

/** Holds what was typed while its writer signs in in another tab, and sends it to where it was meant for. Works without scripts. */
export function UnsentForm({ unsent: { unsent, hadFiles } }: { unsent: Unsent }) {
  const { pathname, search } = useLocation();
  const signIn = `/auth/login?${new URLSearchParams({ returnTo: landingPathNear(pathname, search) })}`;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.title} description={words.kept} />
      <ol className="stack list-decimal ps-6">
        <li>
          <a href={signIn} target="_blank" rel="noopener" className="font-semibold">
            {words.signIn}
          </a>
        </li>
        <li>{words.comeBack}</li>
      </ol>
      {hadFiles ? <p>{words.filesAgain}</p> : null}
      <form method="post" noValidate action={pathname + search}>
        {unsent.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button>{words.send}</Button>
      </form>
    </Page>
  );
}
