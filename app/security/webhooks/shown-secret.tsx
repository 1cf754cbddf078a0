import { SecretField } from '#app/security/secret-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as webhookWords from '#messages/webhooks/en.ts';

/** Shows the secret of a webhook that was just made, the only time anybody sees it. */
export function ShownSecret({ webhookId, secret }: { webhookId: string; secret: string }) {
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={webhookWords.secretTitle} description={webhookWords.secretMeans} />
      <Alert tone="success">{webhookWords.copySecret}</Alert>
      <SecretField label={webhookWords.yourSecret} secret={secret} copy={webhookWords.copy} />
      <div>
        <ButtonLink to={`/security/webhooks/${webhookId}`} variant="secondary">
          {webhookWords.secretDone}
        </ButtonLink>
      </div>
    </Page>
  );
}
