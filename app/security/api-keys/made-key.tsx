import { SecretField } from '#app/security/secret-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as words from '#messages/security/api-keys/en.ts';

/** Shows a key that was just made, the only time anybody sees it. */
export function MadeKey({ name, secret }: { name: string; secret: string }) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.made(name)} />
      <Alert tone="success">{words.copyNow}</Alert>
      <SecretField label={words.yourKey} secret={secret} copy={words.copy} />
      <p>
        {words.howToUse} <a href="/api/docs">{words.describedAt}</a>
      </p>
      <div>
        <ButtonLink to="/security" variant="secondary">
          {words.doneWithIt}
        </ButtonLink>
      </div>
    </Page>
  );
}
