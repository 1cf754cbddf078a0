import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectAfterRemoval } from '#app/forms/redirect-with-outcome.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { PageHeader } from '#app/ui/page.tsx';
import * as webhookWords from '#messages/webhooks/en.ts';

export const meta: PageMeta = () => [{ title: webhookWords.pageTitle }];

export async function loader({ request, params: { webhookId } }: RouteArgs<'webhookId'>) {
  const { webhook } = await backend(request).load('getWebhook', { params: { webhookId } });
  return { webhookId, url: webhook.url };
}

export async function action({ request, params: { webhookId } }: RouteArgs<'webhookId'>) {
  const result = await backend(request).call('removeWebhook', { params: { webhookId } });
  return redirectAfterRemoval(request, '/security/webhooks', result);
}

/** Asks once more before an address is told nothing any more. */
export default function WebhookRemoval() {
  const { webhookId, url } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      header={
        <PageHeader
          title={webhookWords.removeTitle}
          description={<span className="wrap-anywhere">{url}</span>}
        />
      }
      problem={useActionData<typeof action>()?.problem}
      confirm={{ label: webhookWords.remove, pending: webhookWords.removing }}
      keep={
        <ButtonLink to={`/security/webhooks/${webhookId}`} variant="secondary">
          {webhookWords.keep}
        </ButtonLink>
      }
    >
      <p>{webhookWords.removeMeans}</p>
    </ConfirmPage>
  );
}
