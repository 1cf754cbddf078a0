import { SecretField } from '#app/security/secret-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as words from '#messages/webhooks/en.ts';

/** Shows the secret of a webhook that was just made, the only time anybody sees it. */
export function ShownSecret({ webhookId, secret }: { webhookId: string; secret: string }) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={words.secretTitle} description={words.secretMeans} />
      <Alert tone="success">{words.copySecret}</Alert>
      <SecretField label={words.yourSecret} secret={secret} copy={words.copy} />
      <div>
        <ButtonLink to={`/security/webhooks/${webhookId}`} variant="secondary">
          {words.secretDone}
        </ButtonLink>
      </div>
    </Page>
  );
}
