import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as passkeyWords from '#messages/security/passkeys/en.ts';

/**
 * Stands where a way into the account is changed once somebody signed in too long ago: passkeys, unless `said` and `why`
 * speak of another. Signing in leads back to `page`.
 */
export function SignInFirst({
  title,
  page,
  message = passkeyWords.signInFirst,
  why = passkeyWords.signInFirstWhy,
}: {
  title: string;
  page: string;
  message?: string;
  why?: string;
}) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={title} />
      <SignInAgain page={page} message={message} why={why}>
        <ButtonLink to="/security" variant="secondary">
          {passkeyWords.back}
        </ButtonLink>
      </SignInAgain>
    </Page>
  );
}

/** Why signing in comes first, and the way there and back to `page`; `children` stand beside the button. */
export function SignInAgain({
  page,
  message,
  why,
  children,
}: {
  page: string;
  message: string;
  why: string;
  children?: ReactNode;
}) {
  return (
    <>
      <Alert live={false} title={message}>
        {why}
      </Alert>
      <div className="row mt-4">
        <ButtonLink
          to={`/auth/login?${new URLSearchParams({ again: '1', returnTo: page })}`}
          reloadDocument
          discover="none"
        >
          {passkeyWords.signInNow}
        </ButtonLink>
        {children}
      </div>
    </>
  );
}
