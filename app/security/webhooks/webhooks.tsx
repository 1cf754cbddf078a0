import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { postForm } from '#app/forms/form-result.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { SignInAgain } from '#app/frame/sign-in-first.tsx';
import { ShownSecret } from '#app/security/webhooks/shown-secret.tsx';
import { TopicsField } from '#app/security/webhooks/topics-field.tsx';
import { webhookView, type WebhookView } from '#app/security/webhooks/view.server.ts';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FlashMessage } from '#app/ui/flash-message.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { MOST_WEBHOOKS, WEBHOOK_URL_LENGTH } from '#contract/messaging/webhook-limits.ts';
import { newWebhook, webhookTopics } from '#contract/messaging/webhooks.ts';
import * as webhookWords from '#messages/webhooks/en.ts';

export const meta: PageMeta = () => [{ title: webhookWords.pageTitle }];

export async function loader({ request }: RouteArgs) {
  const { webhooks, signInFirst } = await backend(request).load('listWebhooks', {});
  return { webhooks: webhooks.map(webhookView), signInFirst, notice: await readFlash(request) };
}

export async function action({ request }: RouteArgs) {
  return postForm(await readForm(request), {
    schema: newWebhook,
    send: (body) => backend(request).send('addWebhook', { body }),
    done: ({ webhook: { webhookId }, secret }) => data({ made: { webhookId, secret } }, { status: 201 }),
    fallback: webhookWords.addFailed,
  });
}

/** The addresses that are told what changes in one's events, and the form to add one. */
export default function WebhooksPage() {
  const { webhooks, signInFirst, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'made' in answer) return <ShownSecret {...answer.made} />;
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={webhookWords.title}
        description={webhookWords.intro}
        back={<BackLink to="/security">{webhookWords.back}</BackLink>}
      />
      <FlashMessage notice={notice} />
      {webhooks.length === 0 ? <p>{webhookWords.none}</p> : <WebhookList webhooks={webhooks} />}
      {webhooks.length >= MOST_WEBHOOKS ? (
        <p>{webhookWords.tooMany(MOST_WEBHOOKS)}</p>
      ) : (
        <Card title={webhookWords.addTitle}>
          {signInFirst ? (
            <SignInAgain
              page="/security/webhooks"
              message={webhookWords.signInFirst}
              why={webhookWords.signInFirstWhy}
            />
          ) : (
            <AddForm key={webhooks.length} />
          )}
        </Card>
      )}
    </Page>
  );
}

function WebhookList({ webhooks }: { webhooks: readonly WebhookView[] }) {
  return (
    <Card title={webhookWords.listLabel}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {webhooks.map(({ webhookId, url, topicText, state }) => (
          <li key={webhookId} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <Link
              to={`/security/webhooks/${webhookId}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {url}
            </Link>
            <p className="row text-sm text-ink-soft">
              <Badge tone={state.tone}>{state.text}</Badge>
              <span>{topicText}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AddForm() {
  const [form, fields] = useConform({
    id: 'webhook',
    defaultValue: { topics: [...webhookTopics] },
    ...checkedInPage(newWebhook),
  });
  return (
    <ConformForm form={form} labels={{ url: webhookWords.urlLabel, topics: webhookWords.topicsLabel }}>
      <TextField
        field={fields.url}
        label={webhookWords.urlLabel}
        help={webhookWords.urlHelp}
        type="url"
        inputMode="url"
        required
        maxLength={WEBHOOK_URL_LENGTH}
        autoComplete="off"
      />
      <TopicsField field={fields.topics} />
      <div>
        <FormButton pendingLabel={webhookWords.adding}>{webhookWords.add}</FormButton>
      </div>
    </ConformForm>
  );
}
