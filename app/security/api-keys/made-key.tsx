import { SecretField } from '#app/security/secret-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as keyWords from '#messages/security/api-keys/en.ts';

/** Shows a key that was just made, the only time anybody sees it. */
export function MadeKey({ name, secret }: { name: string; secret: string }) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={keyWords.made(name)} />
      <Alert tone="success">{keyWords.copyNow}</Alert>
      <SecretField label={keyWords.yourKey} secret={secret} copy={keyWords.copy} />
      <p>
        {keyWords.howToUse} <a href="/api/docs">{keyWords.describedAt}</a>
      </p>
      <div>
        <ButtonLink to="/security" variant="secondary">
          {keyWords.doneWithIt}
        </ButtonLink>
      </div>
    </Page>
  );
}
