import { data } from '@remix-run/node';
import { flashMessage } from '#app/forms/flash.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { webhookChange } from '#contract/messaging/webhooks.ts';
import * as webhookWords from '#messages/webhooks/en.ts';

/** Does what a button of a webhook's page says: `act` is its name, `deliveryId` the message it stands beside. */
export async function actOnWebhook(request: Request, webhookId: string) {
  const form = await readForm(request);
  const page = `/security/webhooks/${webhookId}`;
  const api = backend(request);
  const params = { webhookId };
  switch (form.get('act')) {
    case 'test':
      return redirectWithOutcome(
        request,
        page,
        await api.call('testWebhook', { params }),
        webhookWords.actFailed,
      );
    case 'resend': {
      const deliveryId = String(form.get('deliveryId') ?? '');
      const result = await api.call('resendDelivery', { params: { webhookId, deliveryId } });
      return redirectWithOutcome(request, page, result, webhookWords.actFailed);
    }
    case 'secret': {
      const result = await api.call('replaceWebhookSecret', { params });
      if (!result.ok) return redirectWithOutcome(request, page, result, webhookWords.actFailed);
      return data({ secret: result.data.secret });
    }
    default:
      return postForm(form, {
        schema: webhookChange.pick({ topics: true }),
        send: ({ topics }) =>
          api.send('changeWebhook', { params, body: { topics, on: form.get('on') === 'on' } }),
        done: flashMessage(page),
        fallback: webhookWords.actFailed,
      });
  }
}
