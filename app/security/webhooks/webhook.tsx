import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { readFlash } from '#app/forms/flash.server.ts';
import { SignInAgain } from '#app/frame/sign-in-first.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { actOnWebhook } from '#app/security/webhooks/act.server.ts';
import { ShownSecret } from '#app/security/webhooks/shown-secret.tsx';
import { TopicsField } from '#app/security/webhooks/topics-field.tsx';
import {
  messageView,
  webhookView,
  type WebhookView,
  type MessageView,
} from '#app/security/webhooks/view.server.ts';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { OLD_SECRET_HOURS, DELIVERY_DAYS } from '#contract/messaging/webhook-limits.ts';
import { webhookChange } from '#contract/messaging/webhooks.ts';
import * as webhookWords from '#messages/webhooks/en.ts';

export const meta: PageMeta = () => [{ title: webhookWords.pageTitle }];

export async function loader({ request, params }: RouteArgs<'webhookId'>) {
  const { webhook, deliveries, signInFirst } = await backend(request).load('getWebhook', {
    params,
  });
  return {
    webhook: webhookView(webhook),
    messages: deliveries.map(messageView),
    signInFirst,
    notice: await readFlash(request),
  };
}

export async function action({ request, params: { webhookId } }: RouteArgs<'webhookId'>) {
  return actOnWebhook(request, webhookId);
}

/** One webhook: what it is told, its secret, and what became of its latest messages. */
export default function WebhookPage() {
  const { webhook, messages, signInFirst, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'secret' in answer)
    return <ShownSecret webhookId={webhook.webhookId} secret={answer.secret} />;
  const here = `/security/webhooks/${webhook.webhookId}`;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={webhookWords.title}
        description={<span className="wrap-anywhere">{webhook.url}</span>}
        back={<BackLink to="/security/webhooks">{webhookWords.backToList}</BackLink>}
      />
      <FlashMessage notice={notice} />
      <p>
        <Badge tone={webhook.state.tone}>{webhook.state.text}</Badge>
      </p>
      <Card title={webhookWords.settingsTitle}>
        <SettingsForm key={`${webhook.topicText}${webhook.isOn}`} webhook={webhook} />
      </Card>
      <Card title={webhookWords.deliveriesTitle}>
        <MessageList messages={messages} isOn={webhook.isOn} />
        {webhook.isOn ? (
          <Form method="post" className="row mt-4">
            <WriterField />
            <SubmitButton name="act" value="test" variant="secondary" pendingLabel={webhookWords.testing}>
              {webhookWords.test}
            </SubmitButton>
            <ButtonLink to={here} variant="secondary" reloadDocument>
              {webhookWords.refresh}
            </ButtonLink>
          </Form>
        ) : null}
      </Card>
      <Card title={webhookWords.yourSecret}>
        {signInFirst ? (
          <SignInAgain page={here} message={webhookWords.signInFirst} why={webhookWords.signInFirstWhy} />
        ) : (
          <Form method="post" className="stack">
            <WriterField />
            <p>{webhookWords.replaceMeans(OLD_SECRET_HOURS)}</p>
            <div>
              <SubmitButton
                name="act"
                value="secret"
                variant="secondary"
                pendingLabel={webhookWords.replacing}
              >
                {webhookWords.replace}
              </SubmitButton>
            </div>
          </Form>
        )}
      </Card>
      <div>
        <ButtonLink to={`${here}/remove`} variant="secondary">
          {webhookWords.remove}
        </ButtonLink>
      </div>
    </Page>
  );
}

function SettingsForm({ webhook }: { webhook: WebhookView }) {
  const [form, fields] = useConform({
    id: 'webhook',
    defaultValue: { topics: [...webhook.topics] },
    ...checkedInPage(webhookChange.pick({ topics: true })),
  });
  return (
    <ConformForm form={form} labels={{ topics: webhookWords.topicsLabel }}>
      <TopicsField field={fields.topics} />
      <CheckboxField name="on" label={webhookWords.onLabel} defaultChecked={webhook.isOn} />
      <div>
        <SubmitButton name="act" value="save" pendingLabel={webhookWords.saving}>
          {webhookWords.save}
        </SubmitButton>
      </div>
    </ConformForm>
  );
}

/** The latest messages to an address, each with what became of it, what was sent, and the way to send it again. */
function MessageList({ messages, isOn }: { messages: readonly MessageView[]; isOn: boolean }) {
  const sending = useNavigation().formData?.get('deliveryId');
  return (
    <>
      <p className="text-ink-soft">{webhookWords.deliveriesHelp(DELIVERY_DAYS)}</p>
      {messages.length === 0 ? <p className="mt-4">{webhookWords.noDeliveries}</p> : null}
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={webhookWords.deliveriesTitle}>
        {messages.map(({ deliveryId, type, at, state, came, payload, canResend }) => (
          <li key={deliveryId} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">
                <code>{type}</code>
              </p>
              <Badge tone={state.tone}>{state.text}</Badge>
            </div>
            <p className="text-sm text-ink-soft">{at}</p>
            <p className="text-sm text-ink-soft">{came}</p>
            <details>
              <summary className="min-h-11 py-2">{webhookWords.showPayload}</summary>
              <pre className="overflow-x-auto text-sm">{payload}</pre>
            </details>
            {isOn && canResend ? (
              <Form method="post">
                <WriterField />
                <input type="hidden" name="deliveryId" value={deliveryId} />
                <Button
                  name="act"
                  value="resend"
                  variant="secondary"
                  aria-label={webhookWords.resendOf(type, at)}
                  pending={sending === deliveryId}
                  pendingLabel={webhookWords.testing}
                >
                  {webhookWords.resend}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
