import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { removalAction } from '#app/forms/redirect-with-outcome.server.ts';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import * as webhookWords from '#messages/webhooks/en.ts';

export const meta: PageMeta = () => [{ title: webhookWords.pageTitle }];

export async function loader({ request, params: { webhookId } }: RouteArgs<'webhookId'>) {
  const { webhook } = await backend(request).load('getWebhook', { params: { webhookId } });
  return { webhookId, url: webhook.url };
}

export const action = removalAction<'webhookId'>(
  () => '/security/webhooks',
  (api, params) => api.call('removeWebhook', { params }),
);

/** Asks once more before an address is told nothing any more. */
export default function WebhookRemoval() {
  const { webhookId, url } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={webhookWords.removeTitle}
      description={<span className="wrap-anywhere">{url}</span>}
      confirm={{ label: webhookWords.remove, pending: webhookWords.removing }}
      keep={{ label: webhookWords.keep, to: `/security/webhooks/${webhookId}` }}
    >
      <p>{webhookWords.removeMeans}</p>
    </ConfirmPage>
  );
}
