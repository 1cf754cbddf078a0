import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as words from '#messages/security/passkeys/en.ts';

/**
 * Stands where a way into the account is changed once somebody signed in too long ago: passkeys, unless `said` and `why`
 * speak of another. Signing in leads back to `page`.
 */
export function SignInFirst({
  title,
  page,
  said = words.signInFirst,
  why = words.signInFirstWhy,
}: {
  title: string;
  page: string;
  said?: string;
  why?: string;
}) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={title} />
      <Alert live={false} title={said}>
        {why}
      </Alert>
      <div className="row">
        <ButtonLink
          to={`/auth/login?${new URLSearchParams({ again: '1', returnTo: page })}`}
          reloadDocument
          discover="none"
        >
          {words.signInNow}
        </ButtonLink>
        <ButtonLink to="/security" variant="secondary">
          {words.back}
        </ButtonLink>
      </div>
    </Page>
  );
}
