import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { postForm } from '#app/forms/form-result.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { SignInFirst } from '#app/frame/sign-in-first.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { SecretField } from '#app/security/secret-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { API_KEY_NAME_LENGTH } from '#contract/accounts/api-key-limits.ts';
import { keyScopes } from '#contract/common/api-key-scopes.ts';
import { keyTerms, newApiKey } from '#contract/accounts/api-keys.ts';
import * as keyWords from '#messages/security/api-keys/en.ts';

export const meta: PageMeta = () => [{ title: keyWords.makePageTitle }];

export async function loader({ request }: RouteArgs) {
  const { signInFirst } = await backend(request).load('listApiKeys', {});
  return { signInFirst };
}

export async function action({ request }: RouteArgs) {
  return postForm(await readForm(request), {
    schema: newApiKey,
    send: (body) => backend(request).send('makeApiKey', { body }),
    // the one page that shows it: no address leads to it again
    done: ({ key, secret }) => data({ made: { name: key.name, secret } }, { status: 201 }),
    fallback: keyWords.makeFailed,
  });
}

/** Makes an API key: what it is called, what it may do and for how long; then shows it, once. */
export default function ApiKeyNew() {
  const { signInFirst } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'made' in answer) return <MadeKey {...answer.made} />;
  if (signInFirst)
    return (
      <SignInFirst
        title={keyWords.makeTitle}
        page="/security/api-keys/new"
        message={keyWords.signInFirst}
        why={keyWords.signInFirstWhy}
      />
    );
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={keyWords.makeTitle}
        description={keyWords.makeIntro}
        back={<BackLink to="/security">{keyWords.back}</BackLink>}
      />
      <NewKeyForm />
    </Page>
  );
}

function NewKeyForm() {
  const [form, fields] = useConform({
    id: 'api-key',
    defaultValue: { scopes: ['events:read'], lasts: 'quarter' },
    ...checkedInPage(newApiKey),
  });
  return (
    <ConformForm
      form={form}
      labels={{ name: keyWords.nameLabel, scopes: keyWords.scopesLabel, lasts: keyWords.lastsLabel }}
    >
      <TextField
        field={fields.name}
        label={keyWords.nameLabel}
        help={keyWords.nameHelp}
        required
        maxLength={API_KEY_NAME_LENGTH}
        autoComplete="off"
      />
      <CheckboxGroup
        field={fields.scopes}
        label={keyWords.scopesLabel}
        options={keyScopes.map((value) => ({
          value,
          label: keyWords.scopeNames[value],
          help: keyWords.scopeMeans[value],
        }))}
      />
      <RadioGroup
        field={fields.lasts}
        label={keyWords.lastsLabel}
        required
        options={keyTerms.map((value) => ({ value, label: keyWords.lastsNames[value] }))}
      />
      <div>
        <FormButton pendingLabel={keyWords.making}>{keyWords.makeIt}</FormButton>
      </div>
    </ConformForm>
  );
}

/** Shows a key that was just made, the only time anybody sees it. */
function MadeKey({ name, secret }: { name: string; secret: string }) {
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
