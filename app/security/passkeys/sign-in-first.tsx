import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as words from '#messages/security/passkeys/en.ts';

/** Stands where passkeys are changed once somebody signed in too long ago; signing in leads back to `page`. */
export function SignInFirst({ title, page }: { title: string; page: string }) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={title} />
      <Alert live={false} title={words.signInFirst}>
        {words.signInFirstWhy}
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
